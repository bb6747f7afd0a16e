import { STEP_STATE } from '../../../contract/generated/codes.ts';
import type { CallChecklist } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Engine } from '../../data/engine.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { countedRows } from '../query/rows.ts';
import { namesIn, type Checklist } from './lists.ts';

// SQL: st is checklist.step
// SQL: ns is checklist.mark

/**
 * Counts for each step, in their order, how far the people have come whom the caller reaches; a person without a mark has not
 * begun. Which lists are counted is said as queries say it (`among`), and each step tells of which it is.
 */
export async function stepFigures(
  engine: Engine,
  caller: Caller,
  list: Checklist,
  { among, ids }: Pick<CallChecklist, 'among' | 'ids'>,
): Promise<Row[]> {
  const binder = new Binder();
  const names = namesIn(list);
  const now = await databaseNow(engine.database);
  const { first, from } = countedRows({
    engine,
    caller,
    query: { entity: list.people.name, ...(among && { among: { ...among, field: list.block.list } }) },
    entity: list.people,
    joins: ` JOIN ${names.steps} st ON st.${names.list} = t.${names.list} AND st."IsDeleted" = 0
      LEFT JOIN ${names.marks} ns ON ns.${names.person} = t."Id" AND ns."StepCode" = st."StepCode" AND ns."IsDeleted" = 0`,
    binder,
    names: { input: {}, now, today: now.slice(0, 10) },
  });
  const waiting = binder.bind(STEP_STATE.Waiting);
  const numbers = Object.entries(STEP_STATE).map(
    ([key, state]) =>
      `(count(*) FILTER (WHERE coalesce(ns."State", ${waiting}) = ${binder.bind(state)}))::int AS ${ident(key)}`,
  );
  const day = (moment: string) => `to_char(${moment}, 'MM-DD HH24:MI')`;
  const lists = ids === undefined ? '' : `, jsonb_agg(DISTINCT st.${names.list}) AS ${ident(ids)}`;
  const answer = await engine.database.query<Row>(
    `${first}SELECT st."StepCode", max(st."StepName") AS "Name", CASE max(st."IsRequired"::int) WHEN 1 THEN '必办' ELSE '选办' END AS "Must",
       ${day('min(st."StartTime")')} || ' 至 ' || ${day('max(st."EndTime")')} AS "Window", count(*)::int AS "Total",
       ${numbers.join(', ')}${lists} ${from}
     GROUP BY st."StepCode" ORDER BY min(st."Sort"), st."StepCode"`,
    binder.values,
  );
  return answer.rows.map((row) => ({
    ...row,
    Rate: Math.round(((Number(row['Done']) + Number(row['Exempt'])) / Number(row['Total'])) * 1000) / 10,
  }));
}
