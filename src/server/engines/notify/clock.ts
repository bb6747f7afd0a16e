import { hash } from 'node:crypto';
import { dayAfter } from '../../../contract/school-calendar.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { dueDaySql } from '../../data/time/due.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { aboutEntity, allMessages, type Declared } from './messages.ts';
import { quietUntil } from './quiet.ts';
import { tellMessage } from './tell.ts';

/** Most rows of a message in one transaction: somebody who answers meanwhile waits for it. */
const MOST = 500;
/** Transactions in a minute: what a whole school is told of may begin within the hour. */
const ROUNDS = 60;
/** Most rows that are told of together. */
const MOST_TOGETHER = 20_000;

/** Tells what is due by the clock: each row once, whatever tells it, and nothing of a module that is switched off. */
export async function tellDue(engine: Engine): Promise<void> {
  const due = allMessages(engine.catalog).filter(({ at }) => at !== undefined);
  await oneByOne(due, async (message) => {
    let isMore = true;
    for (let round = 0; isMore && round < ROUNDS; round += 1) {
      isMore = false;
      await byClock(engine, 'messages due', async (context) => {
        isMore = await tellSome(context, message);
      });
    }
  });
}

/** @returns whether more rows may be due than one transaction tells of */
async function tellSome(context: WriteContext, message: Declared): Promise<boolean> {
  const { engine, now } = context;
  const quiet = message.at!.urgent ? undefined : await quietUntil(context);
  const { to, daily } = message.at!;
  if (quiet !== undefined && to === undefined) return false;
  if (daily !== undefined && !(await isItsTurn(context, message, daily))) return false;
  const entity = aboutEntity(engine.catalog, message);
  const binder = new Binder();
  const noted = ident(message.at!.noted);
  const most = daily === undefined ? MOST : MOST_TOGETHER;
  const time = `${binder.bind(now)}::timestamptz`;
  // What is too late in the morning is told in the night.
  const late = quiet === undefined ? '' : ` AND t.${ident(to!)} <= ${binder.bind(quiet)}::timestamptz`;
  const told = await changeWhere<{ Id: string }>(
    context,
    entity.name,
    `UPDATE ${ident(entity.table)} SET ${noted} = ${time} WHERE "Id" IN (
       SELECT t."Id" FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND t.${noted} IS NULL${dueSql(context, message, binder)}${late}
       ORDER BY t."Id" LIMIT ${most}) RETURNING "Id"`,
    binder.values,
    { as: 'count' },
  );
  const ids = told.rows.map(({ Id }) => Id);
  if (ids.length > 0) await tellMessage(context, message, { [message.about ?? 'Id']: ids });
  return daily === undefined && ids.length === MOST;
}

/**
 * Whether a digest is told now: the day of its last time is noted with what it tells, so that no other node tells it too. What
 * waits when a school begins with it waits for the next time.
 */
async function isItsTurn(
  { tx, now }: WriteContext,
  { entity, at, template, text }: Declared,
  daily: string,
): Promise<boolean> {
  const today = now.slice(0, 10);
  const turn = now.slice(11, 16) < daily ? dayAfter(today, -1) : today;
  const key = `${entity.name} ${hash('sha256', JSON.stringify([at, template, text]), 'hex').slice(0, 16)}`;
  const { rows } = await tx.query<{ isFirst: boolean }>(
    `INSERT INTO sys_meta AS m (key, value) VALUES ('message-day:' || $1, $2)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE m.value < excluded.value RETURNING xmax = 0 AS "isFirst"`,
    [key, turn],
  );
  return rows[0] !== undefined && (turn === today || !rows[0].isFirst);
}

/**
 * The rows under `t` that a message is told of, as SQL that goes on behind another condition.
 * @param then the moment until which it is looked ahead
 */
export function dueSql(
  { engine, now }: Pick<WriteContext, 'engine' | 'now'>,
  message: Declared,
  binder: Binder,
  then = now,
): string {
  const { when, from, due, before = 0, to, since } = message.at!;
  const entity = aboutEntity(engine.catalog, message);
  const at = (moment: string) => `${binder.bind(moment)}::timestamptz`;
  const begin = from && `t.${ident(from)} - make_interval(hours => ${before})`;
  const conditions = [when, message.given].flatMap((source) =>
    source === undefined ? [] : [rowCondition(entity, source, { now }, binder, 't')],
  );
  return [
    ...conditions,
    ...(due === undefined ? [] : [dueDaySql(engine.catalog.calendar, entity, due, then, binder)]),
    ...(begin === undefined ? [] : [`${begin} <= ${at(then)}`]),
    ...(to === undefined ? [] : [`t.${ident(to)} > ${at(now)}`]),
    ...(begin === undefined || to === undefined ? [] : [`${begin} < t.${ident(to)}`]),
    ...(begin === undefined || since === undefined ? [] : [`t.${ident(since)} <= ${begin}`]),
  ]
    .map((condition) => ` AND ${condition}`)
    .join('');
}
