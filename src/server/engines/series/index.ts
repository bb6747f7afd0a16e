import type { Row } from '../../../contract/rules.ts';
import { dayAfter } from '../../../contract/school-calendar.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { ownerOf } from '../../auth/accounts/owner.ts';
import type { Queryable } from '../../data/database/queryable.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { databaseNow } from '../../data/time/clock.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import type { Engine } from '../../data/engine.ts';
import type { RowHook, ServerModule, WriteContext } from '../../data/module.ts';
import { refuseNobody } from '../../data/write/needs.ts';
import { refuseFields } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { countAudience } from '../audience/audience.ts';
import { nextDates } from './dates.ts';
import { comingOf, openToday, repeat, type Coming } from './days.ts';
import { differs, dropUnanswered, resumeToday, stopDays } from './follow.ts';

/**
 * Rows that come again, as the schemas say it (`series`): on each of their days, by the school's calendar, there is one row that
 * hands itself out, made once on whichever node, and none for nobody. What is put in use has a day ahead and people. Today's row
 * follows its own: it is made anew when that is changed before anybody answered, stops with it and goes on with it.
 */
export const series = {
  every: {
    takes: (_catalog, { file }) => file.series !== undefined,
    saving: requireDays,
    async saved(hooks) {
      for (const hook of hooks) await followSaved(hook);
    },
  },
  everyMinute: openDue,
  handoutsOf: (days, { entities }) =>
    [...entities.values()].flatMap((owner) =>
      owner.file.series?.entity === days.name ? [{ ended: endedOf(owner) }] : [],
    ),
} satisfies ServerModule;

/** Rows of a day are made from this time on. */
const FIRST_TIME = '00:10:00';

const isInUse = ({ series: { state } }: Coming, row: Row): boolean =>
  row[state.field] === state.coming || row[state.field] === state.running;

async function requireDays(hook: RowHook): Promise<void> {
  const coming = comingOf(hook, hook.entity);
  const { cycle, first, last, state, called, end } = coming.series;
  const { row, now, engine, entity } = hook;
  const isOnce = row[cycle.field] === cycle.once;
  if (isOnce) row[last] = row[first];
  if (!isInUse(coming, row)) return;
  const today = now.slice(0, 10);
  const comes = (from: string) => nextDates(coming.series, row, from, 1, engine.catalog.calendar).length > 0;
  if (!comes(today))
    throw refuseFields([{ Key: isOnce ? first : last, Message: `所选日期中没有今天或以后的${called}` }]);
  if (String(row[end.time]) <= now.slice(11, 16) && !comes(dayAfter(today)))
    throw refuseFields([{ Key: end.time, Message: `今天的${called}时间已过` }]);
  const chosen = { engine, entity: entity.name, row, owner: await ownerOf(hook, row) };
  if ((await countAudience(hook.tx, chosen)) === 0)
    throw await refuseNobody(hook, entity.file.audience?.type);
  row[state.field] = String(row[first]) <= today ? state.running : state.coming;
}

async function followSaved(hook: RowHook): Promise<void> {
  const { row, before, entity } = hook;
  const coming = comingOf(hook, entity);
  const id = String(row['Id']);
  if (before && differs(row, before, coming.series.state.field)) await dropUnanswered(hook, coming, id);
  if (!isInUse(coming, row)) return before ? stopDays(hook, coming, id) : undefined;
  if (!(await resumeToday(hook, coming, row))) await openToday(hook, coming, row);
}

async function openDue(engine: Engine): Promise<void> {
  const { catalog } = engine;
  const all = [...catalog.entities.values()].filter(
    ({ name, file }) => file.series && catalog.closed.entity(name) === undefined,
  );
  if (all.length === 0) return;
  const now = await databaseNow(engine.database);
  if (now.slice(11) < FIRST_TIME) return;
  await oneByOne(all, async (owner) => {
    const coming = comingOf({ engine }, owner);
    await oneByOne(await dueRows(engine.database, coming, now), ({ Id }) =>
      byClock(engine, 'series', async (context) => {
        for (const row of await dueRows(context.tx, coming, context.now, Id))
          await openToday(context, coming, row);
      }),
    );
  });
}

/** The rows without a row of today; one of them, which is locked. */
async function dueRows(
  queryable: Queryable,
  { series: how, owner, days }: Coming,
  now: string,
  one: unknown = null,
): Promise<readonly Row[]> {
  const { state, first, last } = how;
  const { rows } = await queryable.query<Row>(
    `SELECT ${wireColumns(owner, 't')} FROM ${ident(owner.table)} t
     WHERE t."IsDeleted" = 0 AND t.${ident(state.field)} = ANY($1) AND t.${ident(first)} <= $2::date AND t.${ident(last)} >= $2::date
       AND NOT EXISTS (SELECT 1 FROM ${ident(days.table)} d WHERE d.${ident(how.of)} = t."Id" AND d.${ident(how.date)} = $2::date AND d."IsDeleted" = 0)
       AND ($3::text IS NULL OR t."Id" = $3)
     ORDER BY t."Id" ${one === null ? '' : 'FOR NO KEY UPDATE OF t'}`,
    [[state.coming, state.running], now.slice(0, 10), one],
  );
  return rows;
}

/** The row tells of the day that ended last. */
const endedOf = (owner: EntityModel) => async (context: WriteContext, ids: readonly string[]) => {
  const coming = comingOf(context, owner);
  await repeat(context, coming, { ...coming.series.latest, ...coming.series.ended }, ids);
};
