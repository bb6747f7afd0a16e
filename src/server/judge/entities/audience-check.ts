import type { AudienceKind, AudienceRows, AudienceWithout } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { nearest } from '../names/near.ts';
import { rowNames, type Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

/** Checks the audience of an entity against the fields that say it and against the people that it selects. */
export function checkAudience(inspection: Inspection, entity: EntityModel): void {
  const { audience } = entity.file;
  if (!audience) return;
  const people = inspection.entity(['audience', 'of'], audience.of);
  const type = chosenField(inspection, ['audience', 'type'], entity, audience.type);
  if (type && type.dict === undefined)
    inspection.report(['audience', 'type'], `字段 "${audience.type}" 没有字典`);
  const items = inspection.set.codes.get(type?.dict ?? '')?.items.map(({ code }) => code);
  if (!people) return;
  if (audience.when !== undefined) condition(inspection, ['audience', 'when'], people, audience.when);
  for (const [code, kind] of Object.entries(audience.kinds)) {
    const at = ['audience', 'kinds', code];
    if (items && !items.includes(code))
      inspection.report(at, `字典 ${type?.dict} 没有代码 "${code}"`, nearest(code, items));
    checkKind(inspection, at, entity, people, kind);
  }
  const { scope, everybody, within = {} } = audience.reach;
  const at = ['audience', 'reach'];
  if ((scope === undefined) === (everybody === undefined && audience.reach.within === undefined))
    inspection.report(at, '"scope" 与 "everybody"、"within" 只能用其一');
  for (const [index, role] of (everybody ?? []).entries()) inspection.role([...at, 'everybody', index], role);
  const byValue = Object.keys(audience.kinds).filter((code) => audience.kinds[code]?.in !== undefined);
  for (const code of Object.keys(within))
    if (!byValue.includes(code))
      inspection.report([...at, 'within', code], `"kinds" 没有按值选人的 "${code}"`, nearest(code, byValue));
  checkWithout(inspection, entity, people, audience.without);
  checkText(inspection, entity, audience.text);
}

/** What lists read of the people is written by the server alone. */
function checkText(inspection: Inspection, entity: EntityModel, name: string | undefined): void {
  if (name === undefined) return;
  inspection.field(['audience', 'text'], entity, name);
  const field = entity.fields.get(name);
  if (field && (field.type !== 'text' || !field.readonly))
    inspection.report(['audience', 'text'], `字段 "${name}" 应为 text 且 "readonly"`);
}

/** People are left out by rows that name the row. */
function checkWithout(
  inspection: Inspection,
  entity: EntityModel,
  people: EntityModel,
  without: AudienceWithout | undefined,
): void {
  if (!without) return;
  const { when, rows } = without;
  const at = ['audience', 'without'];
  if (when !== undefined) condition(inspection, [...at, 'when'], entity, when);
  checkRows(inspection, [...at, 'rows'], people, rows);
  const field = inspection.set.entities.get(rows.entity)?.fields.get(rows.field);
  if (field && field.ref !== entity.name)
    inspection.report([...at, 'rows', 'field'], `"${rows.field}" 不引用 ${entity.name}`);
}

/** A field of the entity, or a parameter of one of its actions. */
function chosenField(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  name: string,
): Pick<FieldModel, 'type' | 'dict'> | undefined {
  const param = [...entity.actions.values()].map(({ params }) => params?.[name]).find(Boolean);
  if (param && !entity.fields.has(name)) return param;
  inspection.field(at, entity, name);
  return entity.fields.get(name);
}

const condition = (inspection: Inspection, at: At, entity: EntityModel, source: string) =>
  inspection.condition(at, source, { row: rowNames(entity)['row']! }, 'bool');

function checkKind(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  people: EntityModel,
  kind: AudienceKind,
): void {
  if (kind.chosen !== undefined) {
    chosenField(inspection, [...at, 'chosen'], entity, kind.chosen);
    if (kind.in === undefined) inspection.report(at, '"chosen" 须与 "in" 同用，否则所选无人理会');
  }
  for (const [index, place] of (kind.in ?? []).entries()) {
    const where = [...at, 'in', index];
    if (typeof place === 'string') inspection.field(where, people, place);
    else checkRows(inspection, where, people, place);
  }
  const isByRows = (kind.in ?? []).every((place) => typeof place !== 'string');
  if (kind.reached && (kind.in === undefined || !isByRows))
    inspection.report([...at, 'reached'], '"reached" 只用于按其他数据选人，否则范围没有边界');
}

function checkRows(inspection: Inspection, at: At, people: EntityModel, rows: AudienceRows): void {
  const entity = inspection.entity([...at, 'entity'], rows.entity);
  if (rows.at !== undefined) inspection.field([...at, 'at'], people, rows.at);
  if (!entity) return;
  inspection.field([...at, 'by'], entity, rows.by);
  const [first = '', second] = rows.by.split('.');
  const between =
    second === undefined ? undefined : inspection.set.entities.get(entity.fields.get(first)?.ref ?? '');
  const named = (between ?? entity).fields.get(second ?? first);
  const wanted = rows.at === undefined ? people.name : people.fields.get(rows.at)?.ref;
  if (named && named.ref !== wanted)
    inspection.report([...at, 'by'], `"${rows.by}" 不引用 ${wanted ?? people.name}`);
  inspection.field([...at, 'field'], entity, rows.field);
  if (rows.when !== undefined) condition(inspection, [...at, 'when'], entity, rows.when);
  if (rows.live === undefined) return;
  inspection.field([...at, 'live', 'field'], entity, rows.live.field);
  const target = inspection.set.entities.get(entity.fields.get(rows.live.field)?.ref ?? '');
  if (target) condition(inspection, [...at, 'live', 'when'], target, rows.live.when);
}
