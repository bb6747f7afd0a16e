import type { WriteContext } from '../../data/module.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { ident } from '../../data/sql/sql.ts';
import { secondsLater } from '../../data/time/clock.ts';
import type { Taking } from './answer.ts';
import type { Reader } from './own-paper.ts';
import { statementOf, tableOf, type Parts } from './parts.ts';
import type { Published } from './published.ts';

// SQL: t is paper.taking

/** Whether a person's own time runs from the first look at the questions on. */
export const isTimed = ({ TimeLimit }: Published): boolean => (TimeLimit ?? 0) > 0;

/** Whether it counts how long a person has had the questions before the eyes. */
export const isMeasured = (paper: Published): boolean => isTimed(paper) || (paper.MinSeconds ?? 0) > 0;

/** Until when this person may answer: the end of the paper, or of the person's own time. */
export function deadlineOf({ EndTime, TimeLimit }: Published, begun: string | null): string | null {
  if (begun === null || !TimeLimit) return EndTime;
  const own = secondsLater(begun, TimeLimit * 60);
  return EndTime !== null && EndTime < own ? EndTime : own;
}

/** Begins a person's time, once, whatever tab or device is first. @returns when it began */
export async function begin(context: WriteContext, parts: Parts, taking: Taking): Promise<string> {
  const { takings } = parts;
  // The figures of the last sheet are no part of this one.
  const fresh = ['SwitchCount', 'Answered']
    .filter((name) => takings.fields.has(name))
    .map((name) => `, ${ident(name)} = CASE WHEN t."BeginTime" IS NULL THEN 0 ELSE t.${ident(name)} END`)
    .join('');
  const { rows } = await changeWhere<{ Begun: string }>(
    context,
    takings.name,
    `UPDATE ${tableOf(takings)} t SET "BeginTime" = coalesce(t."BeginTime", now())${fresh} WHERE t."Id" = $1
     RETURNING to_char(t."BeginTime" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS "Begun"`,
    [taking.Id],
    { as: 'count', name: statementOf(parts, 'begin') },
  );
  return rows[0]!.Begun;
}

/** The page that was opened now is the one that counts: what an earlier one still sends is refused. @returns its number */
export async function takeTurn(
  { engine, parts, caller }: Reader,
  { Id }: Taking,
  now: string,
): Promise<number> {
  const { takings } = parts;
  return engine.database.transaction(async (tx) => {
    const { rows } = await changeWhere<{ Turn: number }>(
      { engine, tx, caller, now },
      takings.name,
      `UPDATE ${tableOf(takings)} t SET "Turn" = coalesce(t."Turn", 0) + 1 WHERE t."Id" = $1 RETURNING t."Turn"`,
      [Id],
      { as: 'count', name: statementOf(parts, 'turn') },
    );
    return rows[0]!.Turn;
  });
}
