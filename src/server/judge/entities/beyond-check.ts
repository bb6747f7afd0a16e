import { readsCalendar } from '../../../contract/calendar-reads.ts';
import { lateNames, lateRules, lookedOver, looksBeyond } from '../../../contract/late.ts';
import { rowReads } from '../../../contract/formula-order.ts';
import { otherReads, storedKeysOf } from '../../../contract/look-keys.ts';
import type { FieldType } from '../../../contract/generated/meta.ts';
import { fieldOfPath, pathFieldName } from '../../../contract/list-paths.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import { throughReads } from '../../../contract/reached-row.ts';
import { rowPaths, type Path } from '../../../contract/reaching-rules.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { beyondCondition, formulaSqlOf } from '../../data/counted/late-sql.ts';
import { beyondOptions } from '../../data/counted/beyond.ts';
import { allLive, withLive, workedSql } from '../../data/counted/live.ts';
import { conditionToSql } from '../../data/expressions/condition-sql.ts';
import { Binder } from '../../data/sql/sql.ts';
import { reportUnsaid } from '../values/selecting.ts';
import { beyondNames, type Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';

type At = readonly (string | number)[];

/** So many references may follow each other: each is one more look at a table. */
const MOST_STEPS = 3;

/** Types of values that are worked out whenever they are read. */
const LIVE: readonly FieldType[] = ['int', 'decimal', 'money', 'text', 'dict', 'date', 'datetime', 'bool'];

/** Holds formulas and rules that look beyond their row against what the database can say, and against who may see what. */
export function checkBeyond(inspection: Inspection, entity: EntityModel): void {
  const found = inspection.problems.length;
  const late = lateNames(entity.fields);
  for (const [name, file] of Object.entries(entity.file.fields)) {
    const field = entity.fields.get(name) ?? { ...file, name, id: 0, implicit: false };
    checkWords(inspection, ['fields', name], entity, field, late.has(name));
  }
  for (const [name, { suggest }] of Object.entries(entity.file.fields))
    if (suggest !== undefined) checkSuggested(inspection, ['fields', name, 'suggest'], entity, name, suggest);
  checkParts(inspection, entity, late);
  if (inspection.problems.length > found) return;
  for (const name of late) {
    const field = entity.fields.get(name);
    if (!field) continue;
    const at = ['fields', name, 'value'];
    checkSights(inspection, at, entity, field.value ?? '', field);
    attempt(inspection, at, entity, (beyond, live) => formulaSqlOf(beyond, live, field, 't'));
    checkRing(inspection, at, entity, field);
  }
  for (const field of entity.fields.values())
    if (field.live) checkLive(inspection, ['fields', field.name, 'value'], entity, field);
  for (const [index, rule] of (entity.file.rules ?? []).entries()) {
    if (!lateRules(entity).includes(rule)) continue;
    const at = ['rules', index, 'deny'];
    checkSights(inspection, at, entity, rule.deny, undefined);
    attempt(inspection, at, entity, (beyond, live) => beyondCondition(beyond, live, rule.deny, 't'));
  }
}

/** A statement works out what is live, in lists and exports too. */
const checkLive = (inspection: Inspection, at: At, entity: EntityModel, field: FieldModel): void => {
  const entities = allLive(inspection.set.entities);
  const live = withLive(entities, entity);
  reportUnsaid(inspection, at, '"live" 的公式须能由数据库计算', () => workedSql(entities, live, field, 't'));
};

/** What a form suggests is a field that people may type into, and is told to all who read it. */
function checkSuggested(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  name: string,
  path: string,
): void {
  const found = inspection.problems.length;
  const row = 'row.';
  const source = row + path;
  inspection.condition(at, source, beyondNames(inspection.set, entity), undefined, row.length);
  const field = entity.fields.get(name);
  if (!field || inspection.problems.length > found) return;
  if (field.value !== undefined || field.readonly || isDerived(field))
    return inspection.report(at, '"suggest" 只用于可以填写的字段');
  checkSights(inspection, at, entity, source, field);
  attempt(inspection, at, entity, (beyond, live) =>
    formulaSqlOf(beyond, live, { ...field, value: source }, 't'),
  );
}

/** Holds what a list reads through references against what can be worked out for each row, and against who may see it. */
export function checkListPath(inspection: Inspection, at: At, entity: EntityModel, path: string): void {
  const found = inspection.problems.length;
  const file = fieldOfPath(inspection.set.entities, entity, path);
  if (!file) return;
  const field: FieldModel = { ...file, name: path, id: 0, implicit: false };
  if (entity.fields.has(pathFieldName(path)))
    inspection.report(at, `字段名 "${pathFieldName(path)}" 留给此处的路径`);
  if (!LIVE.includes(field.type))
    inspection.report(at, `列表只能经引用读取 ${LIVE.join('、')} 类型的字段，实际为 ${field.type}`);
  checkSights(inspection, at, entity, field.value ?? '', field);
  if (inspection.problems.length === found)
    attempt(inspection, at, entity, ({ catalog }, live) => workedSql(catalog.entities, live, field, 't'));
}

/** Which fields take part is decided before the row is stored: not by what is worked out only then, and not line by line. */
function checkParts(inspection: Inspection, entity: EntityModel, late: ReadonlySet<string>): void {
  for (const [name, file] of Object.entries(entity.file.fields))
    for (const key of ['visible', 'required', 'disabled'] as const) {
      const source = file[key];
      if (typeof source !== 'string') continue;
      const at = ['fields', name, key];
      const worked = rowReads(source).find((read) => late.has(read));
      if (worked !== undefined && key !== 'disabled')
        inspection.report(at, `"${worked}" 保存之后才算出，"${key}" 不能看它；经引用读取请直接写出路径`);
      if (entity.file.parent && throughReads(entity, source).length > 0)
        inspection.report(at, '子表的数据逐行填写，此处的条件不能经引用读取');
      else checkThrough(inspection, at, entity, source, entity.fields.get(name));
    }
}

/** Holds a condition of a form that reads through references against what can be read, and against who may see it. */
export function checkThrough(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  source: string,
  shown: FieldModel | undefined,
): void {
  const paths = throughReads(entity, source);
  if (paths.length === 0) return;
  const found = inspection.problems.length;
  checkSights(inspection, at, entity, source, shown);
  if (inspection.problems.length > found) return;
  for (const path of paths) {
    const text = path.join('.');
    checkListPath(inspection, at, entity, text);
    if (fieldAt(inspection.set, entity, path)?.live)
      inspection.report(at, `"row.${text}" 不是存储的字段，此处的条件不能经引用读取`);
  }
}

function fieldAt(set: SchemaSet, entity: EntityModel, [first = '', ...rest]: Path): FieldModel | undefined {
  const field = entity.fields.get(first);
  const target = rest.length === 0 ? undefined : set.entities.get(field?.ref ?? '');
  return target ? fieldAt(set, target, rest) : field;
}

/** Holds the condition of a button, or a limit of an action, that looks beyond its row against the same. */
export function checkLook(inspection: Inspection, at: At, entity: EntityModel, source: string): void {
  if (!looksBeyond(entity.fields, source)) return;
  checkSights(inspection, at, entity, source, undefined);
  attempt(inspection, at, entity, (beyond, live) => lookCondition(beyond, live, source));
}

const lookCondition = ({ catalog, binder, me, now }: Beyond, entity: EntityModel, source: string): string =>
  conditionToSql(source, {
    ...beyondOptions(catalog, entity, 't'),
    names: { me, now, buttons: [], params: {} },
    bind: (value) => binder.bind(value),
  });

function checkWords(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  field: FieldModel,
  isLate: boolean,
): void {
  const { value, live } = field;
  for (const word of ['live', 'kept', 'while'] as const)
    if (field[word] !== undefined && value === undefined)
      inspection.report([...at, word], `"${word}" 需要 "value"`);
  if (live && (field.kept || field.while !== undefined))
    inspection.report([...at, 'live'], '"live" 每次读取时计算，不与 "kept"、"while" 同用');
  if (live && !LIVE.includes(field.type))
    inspection.report([...at, 'live'], `"live" 只用于 ${LIVE.join('、')} 类型，实际为 ${field.type}`);
  checkCounting(inspection, at, entity, field);
  for (const word of ['required', 'unique', 'sealed'] as const)
    if (isLate && field[word]) inspection.report([...at, word], `保存之后才算出的字段不能有 "${word}"`);
}

/** A formula that counts other rows says when, and what is kept of it which rows belong to its own. */
function checkCounting(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  { value, live, kept, ...field }: FieldModel,
): void {
  const looks = lookedOver(value);
  if (looks.length > 0 && !live && !kept && field.while === undefined)
    inspection.report([...at, 'value'], '统计其他数据的公式须写明 "live"、"kept" 或 "while"');
  if (kept && value !== undefined && readsCalendar(value))
    inspection.report([...at, 'kept'], '"kept" 的结果在校历改变后不会重算；用 "live" 或存储的公式');
  if (kept && value !== undefined && looks.length === 0)
    inspection.report([...at, 'kept'], '"kept" 用于统计其他数据的公式');
  if (kept && looks.some((look) => storedKeysOf(look, entity).length === 0))
    inspection.report([...at, 'value'], '"kept" 的统计须以等式指明本行，如 x.BillId == row.Id');
}

type Beyond = Parameters<typeof formulaSqlOf>[0];

/** Reports what the database could not say of an entity, of which and of all others it knows what is worked out at every read. */
function attempt(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  work: (beyond: Beyond, live: EntityModel) => unknown,
): void {
  const catalog = { entities: allLive(inspection.set.entities) };
  const beyond = { catalog, me: NOBODY, now: '2000-01-01 00:00:00', binder: new Binder() };
  reportUnsaid(inspection, at, '涉及其他数据的公式和规则须能由数据库计算', () =>
    work(beyond, withLive(catalog.entities, entity)),
  );
}

/** A field that a formula reads of another row, with the path that leads to it. */
interface Read {
  readonly text: string;
  readonly owner: EntityModel;
  readonly field: FieldModel;
  readonly steps: number;
}

/** What a formula reads beyond its row. */
function readsBeyond(set: SchemaSet, entity: EntityModel, source: string): Read[] {
  const through = rowPaths(source).flatMap((path) => stepsOf(set, entity, path, 'row').slice(1));
  const counted = lookedOver(source).flatMap((look) => {
    const other = set.entities.get(look.entity);
    return other ? otherReads(look).flatMap((name) => stepsOf(set, other, [name], 'x')) : [];
  });
  return [...through, ...counted];
}

function stepsOf(set: SchemaSet, entity: EntityModel, path: Path, text: string, steps = 0): Read[] {
  const [first = '', ...rest] = path;
  const field = entity.fields.get(first);
  if (!field) return [];
  const here = { text: `${text}.${first}`, owner: entity, field, steps };
  const target = rest.length === 0 ? undefined : set.entities.get(field.ref ?? '');
  return [here, ...(target ? stepsOf(set, target, rest, here.text, steps + 1) : [])];
}

/** What a reader may not see of another row must not be told by what is worked out of it. */
function checkSights(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  source: string,
  shown: FieldModel | undefined,
): void {
  for (const { text, field, steps } of readsBeyond(inspection.set, entity, source)) {
    if (steps > MOST_STEPS) inspection.report(at, `"${text}" 经过的引用多于${MOST_STEPS}个`);
    const isNarrow =
      field.read !== undefined && !(shown?.read ?? ['*']).every((role) => field.read!.includes(role));
    if (field.secret || field.sealed || field.mask)
      inspection.report(at, `"${text}" 是保密的字段，公式和规则不能说出它`);
    else if (isNarrow)
      inspection.report(at, `"${text}" 只有 ${field.read!.join('、')} 可见，此处的 "read" 不能比它更宽`);
    else if (isDerived(field) && !field.live && text.startsWith('row.'))
      inspection.report(at, `"${text}" 不是存储的字段，不能经引用读取`);
  }
}

/** Numbers that are kept of each other have no value that could be relied upon. */
function checkRing(inspection: Inspection, at: At, entity: EntityModel, field: FieldModel): void {
  const ring = ringOf(inspection.set, entity, field, []);
  if (ring) inspection.report(at, `公式循环引用：${ring.join(' → ')}`);
}

function ringOf(
  set: SchemaSet,
  entity: EntityModel,
  field: FieldModel,
  path: readonly string[],
): readonly string[] | undefined {
  const name = `${entity.name}.${field.name}`;
  if (path[0] === name) return [...path, name];
  if (path.includes(name) || field.value === undefined) return undefined;
  const own = rowPaths(field.value).flatMap(([first = '']) => {
    const read = entity.fields.get(first);
    return read ? [{ owner: entity, field: read }] : [];
  });
  for (const read of [...own, ...readsBeyond(set, entity, field.value)]) {
    const found = ringOf(set, read.owner, read.field, [...path, name]);
    if (found) return found;
  }
  return undefined;
}
