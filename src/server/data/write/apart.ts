import { createHash } from 'node:crypto';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { FieldProblem } from '../../../contract/envelope.ts';
import { fieldProblem, isEmpty } from '../../../contract/field-rules.ts';
import type { ApartRows } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { apartSql, momentsSql } from '../sql/apart-sql.ts';
import { isTouched, type ComingRow, type FitContext } from './fits.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { records, typed } from './row-records.ts';
import { ident, prepared } from '../sql/sql.ts';

/**
 * Judges rows against those that may not stand beside them, and against each other. The writer of such a row locks what its
 * fields say first, in one order, so that of two people who ask in the same moment the second is told why.
 * @returns the refused fields of each row
 */
export async function judgeApart(
  context: FitContext,
  entity: EntityModel,
  coming: readonly ComingRow[],
): Promise<FieldProblem[][]> {
  const problems: FieldProblem[][] = coming.map(() => []);
  for (const rule of entity.file.apart ?? []) {
    const asked = coming.flatMap((row, at) => (isAsked(entity, rule, row) ? [{ row: row.after, at }] : []));
    if (asked.length === 0) continue;
    if (context.lock) await lockKeys(context, entity, rule, asked);
    const stored = await besideStored(context, entity, rule, asked, coming);
    for (const [index, { row, at }] of asked.entries()) {
      const other = stored.get(index) ?? asked.slice(0, index).find((one) => meets(rule, one.row, row))?.row;
      if (other) problems[at]!.push({ Key: rule.field, Message: messageOf(rule, other) });
    }
  }
  return problems;
}

interface Asked {
  readonly row: Row;
  readonly at: number;
}

/** Whether a row that is about to be stored can meet others by the rule, and could not before. */
function isAsked(entity: EntityModel, rule: ApartRows, coming: ComingRow): boolean {
  const { before, after } = coming;
  const names = namesOf(rule);
  if (after['IsDeleted'] === 1 || !isMeant(rule, after)) return false;
  // What stood at the same place was judged when it came there: an approval moves nothing.
  if (before !== null && before['IsDeleted'] !== 1 && isMeant(rule, before) && !isTouched(coming, names))
    return false;
  return names.every((name) => {
    const isOpen = name === rule.to && isEmpty(after[name]);
    return (
      isOpen || (!isEmpty(after[name]) && fieldProblem(entity.fields.get(name)!, after[name]) === undefined)
    );
  });
}

const isMeant = ({ when }: ApartRows, row: Row): boolean =>
  when === undefined || compileCondition(when).test({ row });

const namesOf = ({ fields, from, to }: ApartRows): string[] => [
  ...fields,
  ...[from, to].flatMap((name) => name ?? []),
];

const keyOf = ({ fields }: ApartRows, row: Row): string =>
  JSON.stringify(fields.map((name) => String(row[name])));

async function lockKeys(
  { queryable }: FitContext,
  entity: EntityModel,
  rule: ApartRows,
  asked: readonly Asked[],
): Promise<void> {
  const keys = [
    ...new Set(asked.map(({ row }) => `${entity.table} ${rule.fields.join()} ${keyOf(rule, row)}`)),
  ];
  const numbers = keys.map((key) => createHash('sha256').update(key).digest().readBigInt64BE().toString());
  await prepared(queryable, 'SELECT pg_advisory_xact_lock(n) FROM unnest($1::bigint[]) n', [numbers.sort()]);
}

/** The stored row that each row meets, by its place; the rows that are coming themselves are left out. */
async function besideStored(
  { queryable }: FitContext,
  entity: EntityModel,
  rule: ApartRows,
  asked: readonly Asked[],
  coming: readonly ComingRow[],
): Promise<Map<number, Row>> {
  const fields = ['Id', ...namesOf(rule)].map((name) => entity.fields.get(name)!);
  const told = [rule.from, rule.to].flatMap((name) => {
    if (name === undefined) return [];
    return [
      `${FIELD_KINDS[entity.fields.get(name)!.type].select(entity.fields.get(name)!, 't')} AS ${ident(name)}`,
    ];
  });
  const rows = asked.map(({ row }, index) => ({ ...row, Id: String(index) }));
  const own = coming.flatMap(({ before }) => (before ? [String(before['Id'])] : []));
  const equal = rule.fields.map((name) => `t.${ident(name)} = r.${ident(name)}`);
  const moments =
    rule.from === undefined ? [] : [`${momentsSql(entity, rule, 't')} && ${momentsSql(entity, rule, 'r')}`];
  const answer = await prepared<Row>(
    queryable,
    `SELECT DISTINCT ON (r."Id") r."Id" AS place${told.map((one) => `, ${one}`).join('')}
     FROM json_to_recordset($1::json) AS r(${typed(fields)})
     JOIN ${ident(entity.table)} t ON ${[...equal, ...moments].join(' AND ')}
     WHERE ${apartSql(entity, rule, 't')} AND t."Id" <> ALL($2) ORDER BY r."Id", t."Id"`,
    [records(fields, rows), own],
  );
  return new Map(answer.rows.map((row) => [Number(row['place']), row]));
}

/** Whether two coming rows meet; moments of one form have the order of their texts. */
function meets(rule: ApartRows, one: Row, other: Row): boolean {
  if (keyOf(rule, one) !== keyOf(rule, other)) return false;
  const { from, to } = rule;
  if (from === undefined) return true;
  const isDay = String(one[from]).length === 'YYYY-MM-DD'.length;
  const isBefore = (a: Row, b: Row) => {
    const end = to === undefined || isEmpty(a[to]) ? undefined : String(a[to]);
    return end !== undefined && (isDay ? end < String(b[from]) : end <= String(b[from]));
  };
  return !isBefore(one, other) && !isBefore(other, one);
}

/** The rule's words, with the times of the row that is there. */
function messageOf({ message, from, to }: ApartRows, row: Row): string {
  if (from === undefined) return message;
  const said = (name: string | undefined) =>
    name === undefined || isEmpty(row[name]) ? '' : String(row[name]).replace(/:00$/, '');
  return `${message}（${said(from)} 至 ${said(to) || '长期'}）`;
}
