import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type {
  CallFile,
  Query,
  QueryFilter,
  QueryGroup,
  QueryMeasure,
} from '../../../contract/generated/meta.ts';
import { isOneRow, measuresOf, namesOfOutput } from '../../engines/query/output.ts';
import { lastStep } from '../../../contract/field-path.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { nearest } from '../names/near.ts';
import { BEFORE, CHANGE } from '../../engines/query/compared.ts';
import { checkRequests } from './query-requests.ts';
import { rowNames, type Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

const ASKED: Record<string, ConditionType> = {
  input: 'dyn',
  now: 'string',
  today: 'string',
};

const KINDS = ['count', 'sum', 'mean', 'percentile', 'distinct', 'match', 'ratio'] as const;

/** Holds what a call counts against the entity whose rows it counts, and against its own answer; `place` is where the call says it. */
export function checkQueries(inspection: Inspection, call: CallFile, place: At = ['query']): void {
  if ((call.answer === 'query') !== (call.query !== undefined))
    return inspection.report(['answer'], '"answer": "query" 和 "query" 须同时存在');
  checkRequests(inspection, call, place);
  for (const [index, query] of (call.query ?? []).entries()) {
    const at = [...place, index];
    if (query.when) inspection.condition([...at, 'when'], query.when, { input: 'dyn' }, 'bool');
    const entity = inspection.entity([...at, 'entity'], query.entity);
    if (entity) checkQuery(inspection, at, call, query, entity);
  }
}

function checkQuery(inspection: Inspection, at: At, call: CallFile, query: Query, entity: EntityModel): void {
  const { owner, among, measures } = query;
  if (owner !== undefined) refOf(inspection, [...at, 'owner'], entity, owner);
  if (query.own && entity.file.own === undefined)
    inspection.report([...at, 'own'], `${entity.name} 没有 "own"，说不出哪些是本人的`);
  checkFilter(inspection, [...at, 'filter'], entity, query.filter);
  if (query.latest) inspection.field([...at, 'latest'], entity, query.latest);
  if (among) checkAmong(inspection, [...at, 'among'], entity, among);
  if (query.compare) checkCompare(inspection, [...at, 'compare'], query, entity);
  if (query.each) checkEach(inspection, [...at, 'each'], query, entity);
  if ((query.group ?? []).length > 1 && query.group?.some(({ fill }) => fill !== undefined))
    inspection.report([...at, 'group'], '"fill" 时只能有一个分组');
  for (const [place, one] of (query.group ?? []).entries())
    checkGroup(inspection, [...at, 'group', place], entity, one);
  if (Array.isArray(measures)) checkNamed(inspection, [...at, 'measures'], entity, measures);
  else checkMeasures(inspection, [...at, 'measures'], entity, measures as Measures, query.group ?? []);
  if (query.summed) checkSummed(inspection, [...at, 'summed'], query, entity);
  checkTold(inspection, at, query, entity);
  checkNames(inspection, at, call, query, entity);
}

/** Among the rows of another entity, each is counted once, or its latest alone. */
function checkAmong(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  among: NonNullable<Query['among']>,
): void {
  const target = refOf(inspection, [...at, 'field'], entity, among.field);
  if (target) {
    checkFilter(inspection, [...at, 'filter'], target, among.filter);
    if (among.latest) inspection.field([...at, 'latest'], target, among.latest);
  }
  if (among.value !== undefined && among.latest === undefined)
    inspection.report([...at, 'value'], '"value" 须与 "latest" 同用');
}

/** What is worked out of the numbers, which of the groups are told, and in what order. */
function checkTold(inspection: Inspection, at: At, query: Query, entity: EntityModel): void {
  const { values = {} } = query;
  const isCut = (query.top ?? query.last) !== undefined;
  const told = query.summed ? Object.keys(measuresOf(query, entity)) : namesOf(query, entity);
  const row = { fields: Object.fromEntries(told.map((name) => [name, 'dyn' as const])) };
  for (const [name, source] of Object.entries(values))
    inspection.condition([...at, 'values', name], source, { row, input: 'dyn' });
  if (query.only) inspection.condition([...at, 'only'], query.only, { row, input: 'dyn' }, 'bool');
  if (query.only && isCut) inspection.report([...at, 'only'], '"only" 不与 "top"、"last" 同用');
  for (const [place, word] of (query.order ?? []).entries()) {
    const name = word.replace(/^-/, '');
    const isWorked = name in values;
    if (isWorked && isCut)
      inspection.report([...at, 'order', place], `"${name}" 由 "values" 算出，不与 "top"、"last" 同用`);
    if (!isWorked && !told.includes(name))
      inspection.report([...at, 'order', place], `查询没有 "${word}"`, nearest(word, told));
  }
}

/** Counts and sums of groups add up; shares, means and what a few rows tell do not. */
function checkSummed(inspection: Inspection, at: At, query: Query, entity: EntityModel): void {
  const { group, order, top, last, each, compare } = query;
  if (!group) inspection.report(at, '"summed" 须有 "group"');
  if (order ?? top ?? last ?? each ?? compare)
    inspection.report(at, '"summed" 不与 "order"、"top"、"last"、"each"、"compare" 同用');
  if (entity.file.fewest !== undefined) inspection.report(at, `${entity.name} 有 "fewest"，不能合计各组`);
  for (const [name, { count, sum, match }] of Object.entries(measuresOf(query, entity)))
    if (!(count ?? sum ?? match))
      inspection.report(at, `"${name}" 不能相加，"summed" 只合计 count、sum、match`);
}

/** A period is compared that the filter bounds; numbers of other entities and rows by themselves have none. */
function checkCompare(inspection: Inspection, at: At, query: Query, entity: EntityModel): void {
  const { compare, filter, each } = query;
  const { field = '' } = compare ?? {};
  inspection.field([...at, 'field'], entity, field);
  const type = entity.fields.get(field)?.type;
  if (type === undefined) return;
  if (type !== 'date' && type !== 'datetime')
    inspection.report([...at, 'field'], `字段 "${field}" 不是日期或时间`);
  const span = filter?.[field];
  if (span === undefined || typeof span === 'string' || (span.from ?? span.lastDays) === undefined)
    inspection.report([...at, 'field'], `"filter" 没有说 "${field}" 从何时起`);
  const matching = Object.entries(measuresOf(query, entity)).filter(([, { match }]) => match);
  for (const [name] of matching) inspection.report(at, `"${name}" 有 "match"，不能比较`);
  if (each) inspection.report(at, '"compare" 不与 "each" 同用');
}

/** Rows that stand by themselves are few, in an order of their own columns, and tell of nobody among too few. */
function checkEach(
  inspection: Inspection,
  at: At,
  { measures, top, last, order, group }: Query,
  entity: EntityModel,
): void {
  if (measures !== undefined) inspection.report(at, '"each" 不与 "measures" 同用');
  if (top === undefined && last === undefined) inspection.report(at, '"each" 须有 "top" 或 "last"');
  if (entity.file.fewest !== undefined) inspection.report(at, `${entity.name} 有 "fewest"，不能逐条显示`);
  if (group?.some(({ time, root }) => time !== undefined || root))
    inspection.report(at, '"each" 的 "group" 不用 "time"、"root"');
  const columns = (group ?? []).map(({ field, as = lastStep(field) }) => as);
  if (!order?.every((word) => columns.includes(word.replace(/^-/, ''))))
    inspection.report(at, '"each" 须有 "order"，且只按 "group" 的值排列');
}

type Measures = Readonly<Record<string, QueryMeasure>>;

/** Holds the numbers of a query, or of an entity, against the fields that they are worked out of. */
export function checkMeasures(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  measures: Measures = {},
  groups: readonly QueryGroup[] = [],
): void {
  for (const [name, measure] of Object.entries(measures)) {
    checkMeasure(inspection, [...at, name], entity, measure);
    if (measure.match) checkMatch(inspection, [...at, name], entity, measure, groups);
  }
}

function checkNamed(inspection: Inspection, at: At, entity: EntityModel, names: readonly string[]): void {
  const known = Object.keys(entity.file.measures ?? {});
  for (const [place, name] of names.entries())
    if (!known.includes(name))
      inspection.report([...at, place], `${entity.name} 的 "measures" 没有 "${name}"`, nearest(name, known));
}

/** Every number that is counted is answered, and one that the answer must have is counted. */
function checkNames(inspection: Inspection, at: At, call: CallFile, query: Query, entity: EntityModel): void {
  const output = namesOfOutput(call);
  const { measures, values = {} } = query;
  const measured = Object.keys(measuresOf(query, entity));
  const places = [
    ...measured.map(
      (name) => [name, 'measures', Array.isArray(measures) ? measures.indexOf(name) : name] as const,
    ),
    ...Object.keys(values).map((name) => [name, 'values', name] as const),
  ];
  const read = [query.only ?? '', ...Object.values(values)].flatMap(readsOf);
  for (const [name, ...place] of places)
    if (!output.includes(name) && !read.includes(`row.${name}`))
      inspection.report([...at, ...place], `输出没有 "${name}"`, nearest(name, output));
  if (!query.summed && isOneRow(call) === (query.group !== undefined))
    inspection.report([...at, 'group'], '有 "group" 时输出为数组，没有时为一个对象');
  const worked = [...(query.summed ? measured : namesOf(query, entity)), ...Object.keys(values)];
  for (const name of output)
    if (!worked.includes(name) && !mayBeNull(call, name))
      inspection.report(at, `输出的 "${name}" 没有查询给出，也不可为空`, nearest(name, worked));
}

interface Shape {
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
}

function mayBeNull({ output }: CallFile, name: string): boolean {
  const { items, properties } = output as Shape;
  return [(items?.properties ?? properties)?.[name]?.type].flat().includes('null');
}

function namesOf(query: Query, entity: EntityModel): string[] {
  const { group, among } = query;
  const grouped = (group ?? []).flatMap(({ field, as, name }) => [
    as ?? lastStep(field),
    ...(name === undefined ? [] : [name]),
  ]);
  const own = Object.keys(measuresOf(query, entity));
  const measures = query.compare ? own.flatMap((name) => [name, name + BEFORE, name + CHANGE]) : own;
  return [...grouped, ...measures, ...[among?.ids, among?.value].flatMap((name) => name ?? [])];
}

function refOf(inspection: Inspection, at: At, entity: EntityModel, name: string): EntityModel | undefined {
  inspection.field(at, entity, name);
  const field = entity.fields.get(name);
  if (field && field.type !== 'ref') inspection.report(at, `字段 "${name}" 不是引用`);
  return inspection.set.entities.get(field?.ref ?? '');
}

/** Holds one step of a path, which is told of where it stands in the path. */
function holdStep(inspection: Inspection, at: At, entity: EntityModel, name: string, begins?: number): void {
  if (begins === undefined || entity.fields.has(name)) return inspection.field(at, entity, name, [], begins);
  inspection.known(at, 'field', name, entity.fields.keys(), `${entity.name} 的字段`, begins);
}

/** The field at the end of a path through references; each step is held against the entity that it stands in. */
function pathEnd(inspection: Inspection, at: At, entity: EntityModel, path: string): FieldModel | undefined {
  const steps = path.split('.');
  let target: EntityModel | undefined = entity;
  let begins = 0;
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    holdStep(inspection, at, target, step, steps.length === 1 ? undefined : begins);
    const field = target.fields.get(step);
    if (isLast || !field) return field;
    target = inspection.set.entities.get(field.ref ?? '');
    if (!target || field.type !== 'ref') {
      inspection.report(at, `字段 "${step}" 不是引用`);
      return undefined;
    }
    begins += step.length + 1;
  }
  return undefined;
}

function checkGroup(inspection: Inspection, at: At, entity: EntityModel, group: QueryGroup): void {
  const field = pathEnd(inspection, [...at, 'field'], entity, group.field);
  if (!field) return;
  const isTime = field.type === 'date' || field.type === 'datetime';
  if (group.time && !isTime) inspection.report([...at, 'time'], `字段 "${field.name}" 不是日期或时间`);
  if (group.time && group.name) inspection.report([...at, 'name'], '"time" 的值就是名称，不能再有 "name"');
  checkFill(inspection, at, group);
  if (group.root && !field.dict) inspection.report([...at, 'root'], `字段 "${field.name}" 没有字典`);
}

function checkFill(inspection: Inspection, at: At, { fill, time }: QueryGroup): void {
  if (fill === undefined) return;
  const isAnyDay = time === 'hour' || time === 'clock';
  if (!time) inspection.report([...at, 'fill'], '"fill" 须与 "time" 同用');
  else if (isAnyDay !== (fill === true))
    inspection.report([...at, 'fill'], 'hour、clock 的 "fill" 为 true，其他为 from 至 to');
  else if (fill !== true && fill.from > fill.to)
    inspection.report([...at, 'fill'], '"from" 不能在 "to" 之后');
}

function checkWithout(inspection: Inspection, at: At, entity: EntityModel, { without }: QueryMeasure): void {
  for (const [index, { field, entity: name, by, filter }] of [without ?? []].flat().entries()) {
    const place = Array.isArray(without) ? [...at, index] : at;
    inspection.field([...place, 'field'], entity, field);
    const other = inspection.entity([...place, 'entity'], name);
    if (!other) continue;
    inspection.field([...place, 'by'], other, by);
    checkFilter(inspection, [...place, 'filter'], other, filter);
  }
}

function checkMeasure(inspection: Inspection, at: At, entity: EntityModel, measure: QueryMeasure): void {
  const kinds = KINDS.filter((kind) => measure[kind] !== undefined);
  if (kinds.length !== 1) inspection.report(at, `须有且只有一个：${KINDS.join('、')}`);
  if (measure.filter && (measure.count || measure.ratio))
    inspection.report([...at, 'filter'], '"filter" 不与 count、ratio 同用');
  if (measure.without && measure.ratio) inspection.report([...at, 'without'], '"without" 不与 ratio 同用');
  checkWithout(inspection, [...at, 'without'], entity, measure);
  checkFilter(inspection, [...at, 'count'], entity, measure.count);
  if (!measure.match) checkFilter(inspection, [...at, 'filter'], entity, measure.filter);
  if (measure.distinct) inspection.field([...at, 'distinct'], entity, measure.distinct);
  const { row } = rowNames(entity);
  const formulas = { sum: measure.sum, mean: measure.mean };
  for (const [name, source] of Object.entries(formulas))
    if (source) inspection.condition([...at, name], source, { row: row! });
  if (measure.percentile)
    inspection.condition([...at, 'percentile', 'of'], measure.percentile.of, { row: row! });
  if (!measure.ratio) return;
  for (const side of ['part', 'whole'] as const) {
    const inner = measure.ratio[side];
    if (inner.ratio) inspection.report([...at, 'ratio', side], '比率不能由比率组成');
    checkMeasure(inspection, [...at, 'ratio', side], entity, inner);
  }
}

/** Rows of another entity are told apart by what the query groups by, as it stands in a row. */
function checkMatch(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  { match, filter, without }: QueryMeasure,
  groups: readonly QueryGroup[],
): void {
  const { entity: name, by } = match!;
  const plain = groups.filter(({ time, root }) => time === undefined && root === undefined);
  const fields = plain.map(({ field }) => field);
  const target = inspection.entity([...at, 'match', 'entity'], name);
  if (without) inspection.report([...at, 'without'], '"without" 不与 match 同用');
  if (!target) return;
  checkFilter(inspection, [...at, 'filter'], target, filter);
  for (const [theirs, own] of Object.entries(by)) {
    const place = [...at, 'match', 'by', theirs];
    inspection.field(place, target, theirs);
    if (!fields.includes(own)) {
      inspection.report(place, `查询没有按 "${own}" 分组`, nearest(own, fields));
      continue;
    }
    const [one, other] = [target.fields.get(theirs), entity.fields.get(own)];
    if (own === 'Id' && one?.ref === entity.name) continue;
    if (one && other && (one.ref !== other.ref || one.dict !== other.dict || one.type !== other.type))
      inspection.report(place, `字段 "${theirs}" 与 "${own}" 说的不是同一件事`);
  }
}

export function checkFilter(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  filter: QueryFilter = {},
): void {
  for (const [name, source] of Object.entries(filter)) {
    const place = [...at, name];
    const field = pathEnd(inspection, place, entity, name);
    const dictionary = field?.dict ?? '';
    if (typeof source !== 'string') {
      for (const [end, formula] of Object.entries(source))
        if (typeof formula === 'string') inspection.condition([...place, end], formula, ASKED);
      if (source.lastDays !== undefined && field?.type !== 'datetime')
        inspection.report([...place, 'lastDays'], `字段 "${name}" 不是时间`);
      continue;
    }
    inspection.condition(place, source, ASKED);
    for (const code of constantsOf(source)) {
      const items = inspection.set.codes.get(dictionary)?.items;
      if (items && !items.some((item) => item.code === code))
        inspection.report(place, `字典 ${dictionary} 没有代码 "${String(code)}"`);
    }
  }
}

/** What a formula looks at; what is wrong with it is said where it stands. */
export function readsOf(source: string): readonly string[] {
  try {
    return compileCondition(source).reads;
  } catch {
    return [];
  }
}

/** The values of a formula that reads nothing. */
function constantsOf(source: string): unknown[] {
  try {
    const condition = compileCondition(source);
    return condition.reads.length > 0 ? [] : [condition.evaluate({})].flat();
  } catch {
    return [];
  }
}
