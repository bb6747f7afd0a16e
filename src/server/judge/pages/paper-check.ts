import type { PaperPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkCall } from '../blocks/source-check.ts';
import { checkButtons } from './button-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';

/** What a page that hands out its questions one by one has no use for. */
const WHOLE = ['save', 'every', 'one', 'mark', 'switches'] as const;

/** Holds a page of questions against the call that tells them and the EnCodes that take the answers. */
export function checkPaper(inspection: Inspection, entity: EntityModel, page: PaperPage): void {
  const { each, submit, mark } = page;
  const wanted = [
    'Questions',
    ...(submit === undefined ? ['Preview'] : []),
    ...(each === undefined ? [] : ['At', 'Of']),
  ];
  checkCall(inspection, ['source'], page.source, rowNames(entity), { '': wanted });
  checkButtons(inspection, ['actions'], entity, page.actions);
  const takes = (key: 'save' | 'submit' | 'each', param: string, more = '') => {
    const enCode = page[key];
    if (enCode !== undefined && !entity.actions.get(enCode)?.params?.[param])
      inspection.report([more || key], `"${enCode}" 没有参数 "${param}"${more && '，标记无处保存'}`);
  };
  for (const key of ['save', 'submit', 'each'] as const) {
    const enCode = page[key];
    if (enCode === undefined || !inspection.enCode([key], enCode)) continue;
    if (key === 'each') ['Question', 'Answer'].forEach((param) => takes(key, param));
    else if (each === undefined) takes(key, 'Answers');
    if (key === 'save' && mark) takes(key, 'Marks', 'mark');
  }
  if (each === undefined) return;
  if (submit === undefined) inspection.report(['each'], '逐题作答后由 "submit" 交卷，应写明 "submit"');
  for (const key of WHOLE)
    if (page[key] !== undefined) inspection.report([key], `逐题作答（"each"）时不能使用 "${key}"`);
}
