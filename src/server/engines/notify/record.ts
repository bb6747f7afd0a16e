import type { Queryable } from '../../data/database/database.ts';

const MOST = 50;

/** A message that was sent about a row. */
export interface ToldOf {
  readonly Time: string;
  readonly Title: string;
  readonly Channel: string;
  readonly State: string;
  readonly Total: number;
  readonly Read: number;
  /** How many there are. */
  readonly All: number;
}

// SQL: p is PushTask

/** The latest messages that were sent by templates about a row. */
export async function toldOf(queryable: Queryable, entity: string, id: string): Promise<ToldOf[]> {
  const { rows } = await queryable.query<ToldOf>(
    `SELECT to_char(p."PlanTime", 'YYYY-MM-DD HH24:MI:SS') AS "Time", p."Title", p."Channel", p."State", p."Total",
       coalesce(p."ReadCount", 0) AS "Read", (count(*) OVER ())::int AS "All"
     FROM "PushTask" p WHERE p."BizType" = $1 AND p."BizId" = $2 AND p."IsDeleted" = 0
     ORDER BY p."PlanTime" DESC, p."Id" DESC LIMIT $3`,
    [entity, id, MOST],
  );
  return rows;
}
