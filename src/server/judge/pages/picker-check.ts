import { paramsModel } from '../../../contract/asks.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { CallSource, FieldUse, PickerPage } from '../../../contract/generated/meta.ts';
import { rowTypeOf, type EntityModel } from '../../../contract/model.ts';
import { checkCall } from '../blocks/source-check.ts';
import { checkButtons } from './button-check.ts';
import { nearest } from '../names/near.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { checkTrack } from './track-check.ts';

/** Holds a map of places against its entity, its source and its actions. */
export function checkPicker(inspection: Inspection, entity: EntityModel, page: PickerPage): void {
  const named = (at: readonly (string | number)[], use: PickerPage['groups'][number]) => {
    if (typeof use === 'string') inspection.field(at, entity, use);
    else if (!page.source) inspection.report(at, `"${use.key}" 需要 "source"`);
  };
  for (const [index, group] of page.groups.entries()) named(['groups', index], group);
  const filter = page.asks && { filter: checkAsks(inspection, entity, page, page.asks) };
  if (page.source)
    checkCall(
      inspection,
      ['source'],
      sourceOf(page.source, page),
      { ...rowNames(entity), ...filter },
      isList(inspection, page.source) ? undefined : { '': ['Rows'] },
    );
  if (page.own) {
    inspection.condition(['own', 'when'], page.own.when, rowNames(entity), 'bool');
    if (page.own.until !== undefined) inspection.field(['own', 'until'], entity, page.own.until);
  }
  inspection.field(['label'], entity, page.label);
  if (page.text !== undefined) named(['text'], page.text);
  for (const key of ['tip', 'table'] as const)
    for (const [index, use] of (page[key] ?? []).entries()) named([key, index], use);
  inspection.field(['state'], entity, page.state);
  const type = entity.fields.get(page.state)?.type;
  if (type !== undefined && type !== 'dict')
    inspection.report(['state'], `字段 "${page.state}" 应为 dict 类型，实际为 ${type}`);
  checkButtons(inspection, ['actions'], entity, page.actions);
  const { chance } = page;
  if (chance === undefined) return;
  const names = page.actions.map(({ EnCode }) => EnCode);
  if (!names.includes(chance))
    inspection.report(['chance'], `"actions" 中没有 "${chance}"`, nearest(chance, names));
  if (entity.actions.get(chance)?.table)
    inspection.report(['chance'], `"${chance}" 不针对位置（"table"），不用 "chance"`);
}

/** Whether a source answers the places alone, without a line to stand above them. */
const isList = ({ set }: Inspection, { call }: CallSource): boolean =>
  (set.calls.get(call)?.output as { readonly type?: unknown } | undefined)?.type === 'array';

/** The source with what the picker itself asks for. */
function sourceOf(source: CallSource, { groups: [first, ...others], whole }: PickerPage): CallSource {
  const isAsked = typeof first === 'string' && others.length > 0 && !whole;
  return isAsked ? { ...source, input: { ...source.input, [first]: "''" } } : source;
}

/** Holds what is chosen above the map against the parameters of the actions; answers what it is for formulas. */
function checkAsks(
  inspection: Inspection,
  entity: EntityModel,
  page: PickerPage,
  asks: readonly FieldUse[],
): ConditionType {
  const asked = paramsModel(page, entity);
  const names = [...asked.fields.keys()];
  for (const [index, use] of asks.entries()) {
    const { field, track } = typeof use === 'string' ? { field: use } : use;
    const at = ['asks', index];
    if (!names.includes(field))
      inspection.report(at, `"actions" 中没有操作带参数 "${field}"`, nearest(field, names));
    if (track) checkTrack(inspection, [...at, 'track'], asked, asks, index);
  }
  return rowTypeOf(asked);
}
