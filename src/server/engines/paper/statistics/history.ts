import type { Caller } from '../../../data/access/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { scopeSql } from '../../../data/access/scope.ts';
import { Binder } from '../../../data/sql/sql.ts';
import { tableOf, type Parts } from '../parts.ts';
import { VALID } from './part.ts';
import type { Named } from './stats.ts';

// SQL: s is paper.sheet
// SQL: own is paper.sheet
// SQL: p is paper.paper
// SQL: o is paper.paper

/**
 * The totals of the valid sheets that the person of a sheet handed in for the same paper or scale, in the order of time; those
 * alone that the caller reads. One alone is no history.
 */
export async function totalsOf(
  engine: Engine,
  { paper, sheets, by }: Parts,
  caller: Caller,
  sheetId: string,
): Promise<Named[]> {
  const binder = new Binder();
  const id = binder.bind(sheetId);
  const scope = scopeSql(engine.catalog, sheets, caller, binder, 's');
  const isSameScale = paper.fields.has('ScaleCode') ? 'p."ScaleCode" = o."ScaleCode"' : 'FALSE';
  const answer = await engine.database.query<{ Name: string; Value: unknown }>(
    `SELECT to_char(s."SubmitTime" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS "Name", s."TotalScore" AS "Value"
     FROM ${tableOf(sheets)} own JOIN ${tableOf(paper)} o ON o."Id" = own.${by}
       JOIN ${tableOf(sheets)} s ON s."UserId" = own."UserId" JOIN ${tableOf(paper)} p ON p."Id" = s.${by}
     WHERE own."Id" = ${id} AND (p."Id" = o."Id" OR ${isSameScale}) AND s."IsDeleted" = 0 AND ${VALID}
       AND s."TotalScore" IS NOT NULL AND (${scope})
     ORDER BY s."SubmitTime"`,
    binder.values,
  );
  const totals = answer.rows.map(({ Name, Value }) => ({
    Name,
    Value: Number(Value),
  }));
  return totals.length > 1 ? totals : [];
}
