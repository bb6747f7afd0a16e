import type { ListSummary } from '../../../contract/generated/meta.ts';
import type { Caller } from '../access/caller.ts';
import type { Engine } from '../engine.ts';
import { columnOf } from '../fields/kind.ts';
import type { ListPlan } from './list.ts';
import { sightOf } from '../access/rights.ts';
import { codeLiteral, ident } from '../sql/sql.ts';

/** Statistics over all rows that a list finds, by field; null where no row has a value. */
export type Summary = Readonly<Record<string, number | null>>;

function statSql({ stat, codes }: ListSummary, column: string): string {
  if (stat !== 'count') return `${stat}(${column})`;
  return `(count(*) FILTER (WHERE ${column} = ANY(ARRAY[${(codes ?? []).map(codeLiteral).join(', ')}]::text[])))`;
}

/**
 * Works out the statistics that a page declares, over the same rows as its list: scope and filter are those of the plan.
 * A field that the caller does not see plain on every row has none, since a sum over one row would spell it out.
 */
export async function summarize(
  engine: Engine,
  caller: Caller,
  { entity, from }: ListPlan,
  values: readonly unknown[],
  declared: readonly ListSummary[],
): Promise<Summary> {
  const shown = declared.filter(({ field: name }) => {
    const field = entity.fields.get(name);
    return field !== undefined && sightOf(entity, field, caller) === 'plain';
  });
  if (shown.length === 0) return {};
  const columns = shown.map((one) => {
    const column = columnOf(entity.fields.get(one.field)!, 't');
    return `${statSql(one, column)}::float8 AS ${ident(one.field)}`;
  });
  const answer = await engine.database.query<Summary>(`SELECT ${columns.join(', ')} ${from}`, values);
  return answer.rows[0]!;
}
