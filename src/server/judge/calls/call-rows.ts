import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { CallFile, CallRows, RowsBeside } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { beyondOptions } from '../../data/counted/beyond.ts';
import { allLive, withLive } from '../../data/counted/live.ts';
import { displayFields } from '../../data/schemas/display-fields.ts';
import { Binder } from '../../data/sql/sql.ts';
import { saidSql } from '../../engines/rows/find.ts';
import { namesOfRow, type Shape } from '../../engines/rows/output.ts';
import { checkFilter, checkQueries, readsOf } from '../entities/query-check.ts';
import { beyondNames, type Inspection } from '../names/references.ts';
import { nearest } from '../names/near.ts';
import { checkSelecting, reportUnsaid } from '../values/selecting.ts';

type At = readonly (string | number)[];
type Said = Pick<CallRows, 'where' | 'sort' | 'values' | 'each'>;

const INPUT: Record<string, ConditionType> = { input: 'dyn' };

/** What conditions are given beside the row, with a value of each kind. */
const GIVEN = {
  input: {},
  me: NOBODY,
  buttons: [],
  closed: [],
  now: '2000-01-01 00:00:00',
  today: '2000-01-01',
};

/** Holds the rows that a call tells of against their entity, and against the call's own answer. */
export function checkRowsCall(inspection: Inspection, call: CallFile): void {
  const { answer, rows } = call;
  if ((answer === 'rows') !== (rows !== undefined))
    return inspection.report(['answer'], '"answer": "rows" 和 "rows" 须同时存在');
  if (!rows) return;
  const { behind, beside = {}, filter = {}, search = [], id, refuse = [], summary } = rows;
  if (id !== undefined) inspection.condition(['rows', 'id'], id, INPUT);
  for (const [index, { when }] of refuse.entries())
    inspection.condition(['rows', 'refuse', index, 'when'], when, INPUT, 'bool');
  if (behind) checkBehind(inspection, rows);
  const entity = inspection.entity(['rows', 'entity'], rows.entity);
  if (!entity) return;
  const { Keyword, ...fields } = filter;
  checkFilter(inspection, ['rows', 'filter'], entity, fields);
  if (typeof Keyword === 'string') inspection.condition(['rows', 'filter', 'Keyword'], Keyword, INPUT);
  if (search.length > 0 && Keyword === undefined)
    inspection.report(['rows', 'search'], '"search" 须与 "filter" 的 "Keyword" 同用');
  for (const [index, name] of search.entries()) inspection.field(['rows', 'search', index], entity, name);
  const isPlain = behind !== undefined || rows.reach === 'all';
  const names = namesOfRow(rowShape(call)).filter((name) => beside[name] === undefined);
  checkSaid(inspection, ['rows'], entity, rows, names, isPlain);
  checkAround(inspection, call, rows);
  if (summary) checkSummary(inspection, call, rows);
}

/** What the output has of one row. */
function rowShape({ output, rows }: CallFile): Shape {
  const shape = output as Shape;
  if (rows?.id !== undefined) return shape;
  return shape.items ?? shape.properties?.['rows']?.items ?? {};
}

function checkBehind(inspection: Inspection, { behind, reach, id }: CallRows): void {
  const at = ['rows', 'behind'];
  if (reach !== undefined) inspection.report(['rows', 'reach'], '"reach" 不与 "behind" 同用');
  if (id !== undefined) inspection.report(['rows', 'id'], '"id" 不与 "behind" 同用');
  inspection.condition([...at, 'id'], behind!.id, INPUT);
  const entity = inspection.entity([...at, 'entity'], behind!.entity);
  if (entity) checkWhere(inspection, at, entity, behind!.where);
}

/** Rows of others and numbers stand beside what the output has a place for. */
function checkAround(
  inspection: Inspection,
  { output }: CallFile,
  { id, beside = {}, summary }: CallRows,
): void {
  const { items, properties = {} } = output as Shape;
  const isPage = items === undefined && id === undefined;
  if (isPage && properties['rows']?.items === undefined)
    inspection.report(['rows'], '输出须为数组，或有 "total" 和 "rows"；只有一条时用 "id"');
  if (summary && (!isPage || properties['Summary'] === undefined))
    inspection.report(['rows', 'summary'], '"summary" 须与有 "rows"、"Summary" 的输出同用');
  for (const [name, one] of Object.entries(beside)) {
    const at = ['rows', 'beside', name];
    if (id === undefined) inspection.report(at, '"beside" 须与 "id" 同用');
    else if (properties[name] === undefined)
      inspection.report(at, `输出没有 "${name}"`, nearest(name, Object.keys(properties)));
    checkBeside(inspection, at, one, properties[name]?.items ?? {});
  }
}

function checkBeside(inspection: Inspection, at: At, beside: RowsBeside, items: Shape): void {
  const entity = inspection.entity([...at, 'entity'], beside.entity);
  const names = beside.first === undefined ? namesOfRow(items) : [beside.first];
  if (entity) checkSaid(inspection, at, entity, beside, names, true);
}

function checkSaid(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  { where, sort, values = {}, each = {} }: Said,
  names: readonly string[],
  isPlain: boolean,
): void {
  checkWhere(inspection, at, entity, where);
  if (sort !== undefined) inspection.sort([...at, 'sort'], entity, sort);
  for (const [name, source] of Object.entries(values)) {
    if (!names.includes(name))
      inspection.report([...at, 'values', name], `输出没有 "${name}"`, nearest(name, names));
    checkValue(inspection, [...at, 'values', name], entity, source);
  }
  for (const [name, path] of Object.entries(each)) checkEach(inspection, [...at, 'each', name], entity, path);
  const known = [...entity.fields.keys(), ...(isPlain ? [] : displayFields(entity).keys())];
  for (const name of names.filter((one) => values[one] === undefined && each[one] === undefined)) {
    inspection.known(at, 'field', name, known, `${entity.name} 的字段`);
    refuseSecret(inspection, at, entity, name);
  }
}

const namesBeside = (inspection: Inspection, entity: EntityModel): Record<string, ConditionType> => ({
  ...beyondNames(inspection.set, entity),
  ...INPUT,
  today: 'string',
  closed: 'list',
});

function checkWhere(inspection: Inspection, at: At, entity: EntityModel, where: string | undefined): void {
  if (where === undefined) return;
  inspection.condition([...at, 'where'], where, namesBeside(inspection, entity), 'bool');
  checkSelecting(inspection, [...at, 'where'], entity, where, GIVEN);
}

function checkValue(inspection: Inspection, at: At, entity: EntityModel, source: string): void {
  inspection.condition(at, source, namesBeside(inspection, entity));
  for (const read of readsOf(source)) {
    const [subject, name = ''] = read.split('.');
    if (subject === 'row') refuseSecret(inspection, at, entity, name);
  }
  const entities = allLive(inspection.set.entities);
  const binder = new Binder();
  reportUnsaid(inspection, at, '数据库须能算出', () =>
    saidSql(source, {
      ...beyondOptions({ entities }, withLive(entities, entity), 't'),
      names: GIVEN,
      bind: (value) => binder.bind(value),
      constants: true,
    }),
  );
}

function refuseSecret(inspection: Inspection, at: At, { fields }: EntityModel, name: string): void {
  if (fields.get(name)?.secret) inspection.report(at, `字段 "${name}" 不能离开服务器`);
}

function checkEach(inspection: Inspection, at: At, entity: EntityModel, path: string): void {
  const [own = '', theirs = ''] = path.split('.');
  inspection.field(at, entity, own, [], 0);
  const field = entity.fields.get(own);
  if (field && field.type !== 'refs') inspection.report(at, `字段 "${own}" 不是 refs`);
  const target = inspection.set.entities.get(field?.ref ?? '');
  if (target) inspection.field(at, target, theirs, [], own.length + 1);
}

/** The numbers beside a page are held as those of a call that tells of them alone. */
function checkSummary(inspection: Inspection, call: CallFile, { summary }: CallRows): void {
  const { Summary = {} } = (call.output as Shape).properties ?? {};
  checkQueries(inspection, { ...call, answer: 'query', query: summary, output: { ...Summary } }, [
    'rows',
    'summary',
  ]);
}
