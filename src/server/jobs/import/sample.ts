import type { FieldType } from '../../../contract/generated/meta.ts';
import type { FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { notEndedSql } from '../../data/access/ended.ts';
import { sightOf } from '../../data/access/rights.ts';
import { rowCondition, scopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import type { ImportColumn } from './columns.ts';
import { codesOf, nameParts, partsSql, waysToWrite } from './named.ts';
import { SAMPLE_MARK } from './sheet.ts';

/** A row of the school by which a template shows how a reference is written. */
export interface ReferenceExample {
  /** Its name in parts, where it has such. */
  readonly parts: readonly string[] | undefined;
  /** Every way in which one cell may name it. */
  readonly ways: readonly string[];
}

/** What references may look like in this school, by field; none where names are people's, or nothing is there yet. */
export async function exampleOf(
  engine: Engine,
  caller: Caller,
  field: FieldModel,
): Promise<ReferenceExample | undefined> {
  const entity = entityOf(engine, field.ref ?? '');
  const label = entity.fields.get(entity.label);
  const isPersonal = label?.class === 'personal' || label?.class === 'sensitive';
  if (!label || isPersonal || sightOf(entity, label, caller) !== 'plain') return undefined;
  const parts = nameParts(engine, entity);
  const shown = parts ? partsSql(parts, 't', 'label').map((part, at) => `${part} AS "_Part${at}"`) : [];
  const named = [...new Set([label, ...codesOf(entity).slice(0, 1)])];
  const { database } = engine;
  const binder = new Binder();
  const { file } = entity;
  const reach = file.lookup ? 'TRUE' : scopeSql(engine.catalog, entity, caller, binder, 't');
  const reads = field.filter ? compileCondition(field.filter).reads : [];
  const isFixed = field.filter !== undefined && !reads.some((path) => path.startsWith('form.'));
  const names = { me: caller.subject, now: await databaseNow(database) };
  const offered = isFixed ? rowCondition(entity, field.filter!, names, binder, 't') : 'TRUE';
  const { rows } = await database.query<Row>(
    `SELECT ${[wireColumns(entity, 't', named), ...shown].join(', ')} FROM ${ident(entity.table)} t
     WHERE t."IsDeleted" = 0 AND ${reach} AND ${offered} AND ${notEndedSql(field, entity, binder, 't')} ORDER BY t."Id" LIMIT 1`,
    binder.values,
  );
  const [row] = rows;
  if (!row) return undefined;
  const texts = parts?.map((_, at) => String(row[`_Part${at}`] ?? ''));
  const ways = texts
    ? waysToWrite(texts, row, label)
    : named.flatMap(({ name }) => (typeof row[name] === 'string' ? [String(row[name])] : []));
  return { parts: texts, ways };
}

/** One line that shows what each cell looks like; its first cell says that it is no row. */
export function sampleLine(
  engine: Engine,
  columns: readonly ImportColumn[],
  examples: ReadonlyMap<FieldModel, ReferenceExample>,
): (string | null)[] {
  return columns.map((column, at) => {
    const text = sampleOf(engine, column, examples.get(column.field));
    return at === 0 ? `${SAMPLE_MARK}${text === null ? '' : `（如 ${text}）`}` : text;
  });
}

/** Types whose cells look alike whatever the field is. */
const LOOKS: Partial<Record<FieldType, string>> = {
  date: '2026-09-01',
  datetime: '2026-09-01 08:30:00',
  bool: '否',
  phone: '13800000000',
  idcard: '18位证件号码',
  email: 'name@school.edu.cn',
};

/** A time that the field may well have: rules may take some hours of the day alone. */
export const timeLike = ({ default: usual }: FieldModel): string =>
  typeof usual === 'string' ? usual : '08:30';

function sampleOf(
  engine: Engine,
  { field, part, title }: ImportColumn,
  example: ReferenceExample | undefined,
): string | null {
  const names = (count: number) =>
    engine.catalog.codes
      .get(field.dict ?? '')
      ?.items.slice(0, count)
      .map(({ name }) => name)
      .join('、') || null;
  switch (field.type) {
    case 'ref':
    case 'refs':
      return (part === undefined ? example?.ways[0] : example?.parts?.[part]) ?? null;
    case 'dict':
      return names(1);
    case 'dicts':
      return names(2);
    case 'time':
      return timeLike(field);
    case 'int':
    case 'decimal':
    case 'money':
      return String(field.default ?? field.min ?? 1);
    default:
      return LOOKS[field.type] ?? field.placeholder ?? `示例${title}`.slice(0, field.length ?? 20);
  }
}
