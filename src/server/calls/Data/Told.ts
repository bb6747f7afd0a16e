import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { itemsOf } from '../../data/labels.ts';
import { storedRow } from '../../data/one-row.ts';
import { outOfScope } from '../../data/refusal.ts';
import { mayRead } from '../../data/rights.ts';
import type { Handler } from '../call.ts';

const MOST = 50;

// SQL: p is PushTask

/** What people were told of a row, for those who read it: never who, and of a text for the bell alone nothing. */
export const told: Handler<'Data/Told'> = async ({ engine }, { caller, input }) => {
  const entity = entityOf(engine, input.Entity);
  const row = mayRead(engine.catalog, entity, caller)
    ? await storedRow(engine, caller, entity, ['Id', input.Id])
    : undefined;
  if (!row) throw outOfScope();
  const { rows } = await engine.database.query<{
    Time: string;
    Title: string;
    Channel: string;
    State: string;
    Total: number;
    Read: number;
    All: number;
  }>(
    `SELECT to_char(p."PlanTime", 'YYYY-MM-DD HH24:MI:SS') AS "Time", p."Title", p."Channel", p."State", p."Total",
       coalesce(p."ReadCount", 0) AS "Read", (count(*) OVER ())::int AS "All"
     FROM "PushTask" p WHERE p."BizType" = $1 AND p."BizId" = $2 AND p."IsDeleted" = 0
     ORDER BY p."PlanTime" DESC, p."Id" DESC LIMIT $3`,
    [entity.name, input.Id, MOST],
  );
  const fields = entityOf(engine, entities.PushTask).fields;
  const nameOf = (field: string, code: string) => {
    const file = engine.catalog.codes.get(fields.get(field)?.dict ?? '');
    return (file && itemsOf(file).get(code)?.name) ?? code;
  };
  return {
    Rows: rows.map(({ All: _all, Channel, State, ...one }) => ({
      ...one,
      Channel: nameOf('Channel', Channel),
      State: nameOf('State', State),
    })),
    Left: (rows[0]?.All ?? 0) - rows.length,
  };
};
