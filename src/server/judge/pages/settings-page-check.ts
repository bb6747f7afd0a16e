import type { SettingsPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { checkCall } from '../blocks/source-check.ts';
import type { Inspection } from '../names/references.ts';

const GROUP = ['Code', 'Title', 'Settings'];
const PARAMS = ['Group', 'Values', 'Versions'];

/** Holds a page of settings against the calls that tell of them and the action that saves them. */
export function checkSettingsPage(inspection: Inspection, entity: EntityModel, page: SettingsPage): void {
  const names = { me: SUBJECT_TYPE, now: 'string' } as const;
  checkCall(inspection, ['source'], page.source, names, { '': ['Groups'], Groups: GROUP });
  if (!inspection.enCode(['save'], page.save)) return;
  const action = entity.actions.get(page.save);
  if (!action) return inspection.report(['save'], `EnCode "${page.save}" 不属于 ${entity.name}`);
  if (action.table !== true) inspection.report(['save'], `EnCode "${page.save}" 应声明 "table": true`);
  for (const name of PARAMS)
    if (!action.params?.[name]) inspection.report(['save'], `"${page.save}" 没有参数 "${name}"`);
}
