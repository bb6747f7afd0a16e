import type { FieldType, Handout } from '../../../contract/generated/meta.ts';
import { lookedAt } from '../../../contract/looked-at.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { nearest } from '../names/near.ts';
import { checkMeasures } from './query-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { checkCode } from '../values/value-check.ts';

type At = readonly (string | number)[];

/** The check holds a handout against the fields of its entity, of the people and of the audience, and `away` against the fields of its own. */
export function checkHandout(inspection: Inspection, entity: EntityModel): void {
  checkAway(inspection, entity);
  const { handout } = entity.file;
  const given = givenBy(inspection, entity)?.file.handout;
  if (given) checkKey(inspection, entity, given);
  if (!handout) return;
  const at = ['handout'];
  if (handout.when !== undefined) condition(inspection, [...at, 'when'], entity, handout.when);
  checkWindow(inspection, entity, handout);
  for (const name of ['kept', 'window', 'end'] as const)
    if (handout.when === undefined && handout[name] !== undefined)
      inspection.report([...at, name], `"${name}" 须有 "when"`);
  if (handout.kept && !handout.state) inspection.report([...at, 'kept'], '须以 "state" 说明哪些还没有答复');
  const rows = inspection.entity([...at, 'entity'], handout.entity);
  if (!rows) return;
  const people = checkPeople(inspection, entity, rows, handout);
  checkValues(inspection, entity, rows, people, handout);
  checkState(inspection, entity, rows, handout);
  checkCounts(inspection, entity, rows, handout);
  checkEnd(inspection, entity, rows, handout);
}

/** The entity that hands out the rows of another. */
const givenBy = ({ set }: Inspection, { name }: EntityModel): EntityModel | undefined =>
  [...set.entities.values()].find(({ file }) => file.handout?.entity === name);

/** What keeps a second row from a person, on all nodes, is the database. */
function checkKey(inspection: Inspection, rows: EntityModel, { of, person }: Handout): void {
  const isKnown = [of, person].every((name) => rows.fields.get(name)?.type === 'ref') && of !== person;
  const isKey = (fields: readonly string[]) =>
    fields.length === 2 && fields.includes(of) && fields.includes(person);
  if (isKnown && !rows.file.unique?.some(isKey))
    inspection.report([], `须有 "unique": [["${of}", "${person}"]]，否则一人可以有两条`);
}

const condition = (inspection: Inspection, at: At, entity: EntityModel, source: string) =>
  inspection.condition(at, source, { row: rowNames(entity)['row']!, now: 'string' }, 'bool');

/** A field of an entity, of one of these types. */
export function typed(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  name: string,
  ...types: readonly FieldType[]
): FieldModel | undefined {
  inspection.use(at, 'field', `${entity.name}.${name}`);
  inspection.known(at, 'field', name, entity.fields.keys(), `${entity.name} 的字段`);
  const field = entity.fields.get(name);
  if (field && types.length > 0 && !types.includes(field.type))
    inspection.report(at, `字段 ${name} 应为 ${types.join('、')} 类型，实际为 ${field.type}`);
  return field;
}

/** The engine writes it past the rules of the row. */
export function written(inspection: Inspection, at: At, entity: EntityModel, name: string): void {
  if (lookedAt(entity).has(name)) inspection.report(at, `字段 "${name}" 由下发写入，公式或规则不能读取它`);
  if (entity.fields.get(name)?.sealed) inspection.report(at, `字段 "${name}" 加密保存，不能由下发写入`);
}

/** A field of a row, or of a row that it names. */
function path(inspection: Inspection, at: At, entity: EntityModel, source: string): FieldModel | undefined {
  inspection.field(at, entity, source);
  const [first = '', second] = source.split('.');
  const field = entity.fields.get(first);
  return second === undefined ? field : inspection.set.entities.get(field?.ref ?? '')?.fields.get(second);
}

function checkWindow(inspection: Inspection, entity: EntityModel, { window, state, end }: Handout): void {
  const at = ['handout', 'window'];
  for (const name of ['from', 'to'] as const)
    if (window) typed(inspection, [...at, name], entity, window[name], 'datetime');
  if (window) return;
  for (const [name, value] of Object.entries({ missed: state?.missed, excused: state?.excused, end }))
    if (value !== undefined) inspection.report(['handout'], `"${name}" 须有 "window"`);
}

function checkPeople(
  inspection: Inspection,
  entity: EntityModel,
  rows: EntityModel,
  { of, person, audience }: Handout,
): EntityModel | undefined {
  const at = ['handout'];
  const owner = typed(inspection, [...at, 'of'], rows, of, 'ref');
  if (owner?.ref !== undefined && owner.ref !== entity.name)
    inspection.report([...at, 'of'], `字段 "${of}" 不引用 ${entity.name}`);
  const chosen =
    audience === undefined ? undefined : typed(inspection, [...at, 'audience'], entity, audience, 'ref');
  const chooser = audience === undefined ? entity : inspection.set.entities.get(chosen?.ref ?? '');
  if (chooser && !chooser.file.audience)
    inspection.report(audience === undefined ? at : [...at, 'audience'], `${chooser.name} 没有 "audience"`);
  const who = chooser?.file.audience?.of;
  const named = typed(inspection, [...at, 'person'], rows, person, 'ref');
  if (who !== undefined && named?.ref !== undefined && named.ref !== who)
    inspection.report([...at, 'person'], `字段 "${person}" 引用的不是 "audience" 中的 ${who}`);
  return inspection.set.entities.get(who ?? '');
}

function checkValues(
  inspection: Inspection,
  entity: EntityModel,
  rows: EntityModel,
  people: EntityModel | undefined,
  { of, person, values = {}, people: beside = {} }: Handout,
): void {
  for (const [name, source] of Object.entries(values)) {
    const at = ['handout', 'values', name];
    const field = typed(inspection, at, rows, name);
    const from = path(inspection, at, entity, source);
    if (field && from && field.type !== from.type)
      inspection.report(at, `字段 ${name} 为 ${field.type} 类型，"${source}" 为 ${from.type}`);
    written(inspection, at, rows, name);
  }
  for (const [name, { entity: other, by, field, when, latest, else: instead }] of Object.entries(beside)) {
    const at = ['handout', 'people', name];
    typed(inspection, at, rows, name);
    written(inspection, at, rows, name);
    if ([of, person].includes(name) || name in values) inspection.report(at, `"${name}" 已有来源`);
    if (people && instead !== undefined) typed(inspection, [...at, 'else'], people, instead);
    const target = inspection.entity([...at, 'entity'], other);
    if (!target) continue;
    const names = typed(inspection, [...at, 'by'], target, by, 'ref');
    if (people && names?.ref !== undefined && names.ref !== people.name)
      inspection.report([...at, 'by'], `字段 "${by}" 不引用 ${people.name}`);
    typed(inspection, [...at, 'field'], target, field);
    if (latest !== undefined) typed(inspection, [...at, 'latest'], target, latest);
    if (when !== undefined) condition(inspection, [...at, 'when'], target, when);
  }
}

function checkState(
  inspection: Inspection,
  entity: EntityModel,
  rows: EntityModel,
  { state, window }: Handout,
): void {
  if (window?.own !== undefined)
    typed(inspection, ['handout', 'window', 'own'], rows, window.own, 'datetime');
  if (!state) return;
  const at = ['handout', 'state'];
  const field = typed(inspection, [...at, 'field'], rows, state.field, 'dict');
  written(inspection, [...at, 'field'], rows, state.field);
  for (const name of ['open', 'missed', 'excused'] as const)
    if (state[name] !== undefined) checkCode(inspection, [...at, name], field?.dict, state[name]);
  for (const name of ['excuses', 'by'] as const)
    if (state[name] !== undefined && state.excused === undefined)
      inspection.report([...at, name], `"${name}" 须与 "excused" 同用`);
  if (state.by !== undefined) typed(inspection, [...at, 'by'], rows, state.by, 'text');
  if (state.excuses === undefined) return;
  const said = path(inspection, [...at, 'excuses'], entity, state.excuses);
  if (said && said.type !== 'bool')
    inspection.report([...at, 'excuses'], `字段 ${said.name} 应为 bool 类型，实际为 ${said.type}`);
}

function checkCounts(
  inspection: Inspection,
  entity: EntityModel,
  rows: EntityModel,
  { counts = {} }: Handout,
): void {
  const known = Object.keys(rows.file.measures ?? {});
  for (const [name, measure] of Object.entries(counts)) {
    const at = ['handout', 'counts', name];
    typed(inspection, at, entity, name, 'int', 'decimal');
    written(inspection, at, entity, name);
    if (typeof measure !== 'string') checkMeasures(inspection, at.slice(0, -1), rows, { [name]: measure });
    else if (!known.includes(measure))
      inspection.report(at, `${rows.name} 的 "measures" 没有 "${measure}"`, nearest(measure, known));
  }
}

function checkEnd(inspection: Inspection, entity: EntityModel, rows: EntityModel, { end }: Handout): void {
  if (!end) return;
  const at = ['handout', 'end'];
  const state = typed(inspection, [...at, 'state'], entity, end.state, 'dict');
  checkCode(inspection, [...at, 'is'], state?.dict, end.is);
  typed(inspection, [...at, 'noted'], entity, end.noted, 'datetime');
  for (const name of [end.state, end.noted]) written(inspection, at, entity, name);
  const known = Object.keys(rows.file.messages ?? {});
  if (end.tell !== undefined && !known.includes(end.tell))
    inspection.report(
      [...at, 'tell'],
      `${rows.name} 的 "messages" 没有 "${end.tell}"`,
      nearest(end.tell, known),
    );
}

function checkAway(inspection: Inspection, entity: EntityModel): void {
  const { away } = entity.file;
  if (!away) return;
  typed(inspection, ['away', 'person'], entity, away.person, 'ref');
  for (const name of ['from', 'to'] as const)
    typed(inspection, ['away', name], entity, away[name], 'datetime');
  if (away.when !== undefined) condition(inspection, ['away', 'when'], entity, away.when);
}
