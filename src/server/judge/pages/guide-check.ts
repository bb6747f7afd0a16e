import type { GuidePage, GuideStep, PageFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { SWITCHES } from '../../../contract/modules.ts';
import { entityNameOf } from '../../../contract/page.ts';
import { nearest } from '../names/near.ts';
import { rowNames, type Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

/** Holds a guide against its entity, its EnCodes and what its steps name. */
export function checkGuide(inspection: Inspection, entity: EntityModel, page: GuidePage): void {
  for (const name of ['GuidePage', 'StepKey'])
    if (entity.fields.get(name)?.type !== 'text')
      inspection.report(['entity'], `${entity.name} 没有 text 类型的字段 "${name}"`);
  checkVerb(inspection, entity, 'skip', page.skip, 'add');
  checkVerb(inspection, entity, 'resume', page.resume, 'delete');
  const keys = page.steps.map(({ key }) => key);
  for (const [index, step] of page.steps.entries()) {
    const at = ['steps', index];
    if (keys.indexOf(step.key) < index) inspection.report([...at, 'key'], `步骤 "${step.key}" 出现两次`);
    checkStep(inspection, at, step);
    for (const [place, key] of (step.after ?? []).entries()) {
      const before = keys.slice(0, index);
      if (!before.includes(key))
        inspection.report([...at, 'after', place], `前面没有步骤 "${key}"`, nearest(key, before));
    }
  }
}

function checkVerb(
  inspection: Inspection,
  entity: EntityModel,
  key: 'skip' | 'resume',
  enCode: string,
  verb: string,
): void {
  if (!inspection.enCode([key], enCode)) return;
  const action = entity.actions.get(enCode);
  if (!action) inspection.report([key], `EnCode "${enCode}" 不属于 ${entity.name}`);
  else if (action.verb !== verb)
    inspection.report([key], `EnCode "${enCode}" 应为 ${verb}，实际为 ${action.verb}`);
}

function checkStep(inspection: Inspection, at: At, step: GuideStep): void {
  if (step.page !== undefined) inspection.page([...at, 'page'], step.page);
  const page = inspection.set.pages.get(step.page ?? '');
  if (step.group !== undefined) checkGroup(inspection, [...at, 'group'], step.group, page);
  const name = step.entity ?? (page && entityNameOf(page));
  const own =
    step.entity === undefined
      ? inspection.set.entities.get(name ?? '')
      : inspection.entity([...at, 'entity'], step.entity);
  for (const [place, enCode] of (step.buttons ?? []).entries())
    checkButton(inspection, [...at, 'buttons', place], step, enCode);
  if (name === undefined) {
    for (const key of ['when', 'missing'] as const)
      if (step[key] !== undefined && step.page === undefined)
        inspection.report([...at, key], `"${key}" 需要 "entity" 或 "page"`);
    return;
  }
  if (step.when !== undefined && own) inspection.condition([...at, 'when'], step.when, rowNames(own), 'bool');
  checkMissing(inspection, [...at, 'missing'], step.missing, own);
}

/** What keeps a step from being done is counted in rows, and mended on a page. */
function checkMissing(
  inspection: Inspection,
  at: At,
  missing: GuideStep['missing'],
  own: EntityModel | undefined,
): void {
  for (const [place, { entity, page, when }] of (missing ?? []).entries()) {
    const under = [...at, place];
    const counted = entity === undefined ? own : inspection.entity([...under, 'entity'], entity);
    if (counted) inspection.condition([...under, 'when'], when, rowNames(counted), 'bool');
    if (page !== undefined) inspection.page([...under, 'page'], page);
  }
}

function checkGroup(inspection: Inspection, at: At, group: string, page: PageFile | undefined): void {
  if (page && page.kind !== 'settings') inspection.report(at, `页面应为 settings，实际为 ${page.kind}`);
  const groups = [...inspection.set.settings.keys(), SWITCHES];
  if (!groups.includes(group)) inspection.report(at, `配置分组 "${group}" 不存在`, nearest(group, groups));
}

function checkButton(inspection: Inspection, at: At, step: GuideStep, enCode: string): void {
  if (!inspection.enCode(at, enCode)) return;
  const page = inspection.set.pages.get(step.page ?? '');
  // A page that is not there, or not sound, is reported itself.
  if (step.page !== undefined && !page) return;
  const offered = page?.kind === 'list' ? (page.toolbar ?? []).map((button) => button.EnCode) : [];
  if (!offered.includes(enCode))
    inspection.report(
      at,
      `页面 "${step.page ?? ''}" 的 "toolbar" 没有 "${enCode}"`,
      nearest(enCode, offered),
    );
}
