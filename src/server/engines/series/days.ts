import type { Series } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { ownerOf } from '../../auth/accounts/owner.ts';
import { insertRows } from '../../data/write/bulk-write.ts';
import { changeWhere, forgetWhere } from '../../data/write/change-where.ts';
import { secondsLater } from '../../data/time/clock.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { newId } from '../../data/write/new-id.ts';
import { ident } from '../../data/sql/sql.ts';
import { recount } from '../handout/count.ts';
import { handOut } from '../handout/hand-out.ts';
import { handedNamed } from '../handout/handed.ts';
import { isDue } from './dates.ts';

/** Rows that come again. */
export interface Coming {
  readonly series: Series;
  readonly owner: EntityModel;
  readonly days: EntityModel;
}

/** What a row of an entity with `series` comes as. */
export function comingOf({ engine }: Pick<WriteContext, 'engine'>, owner: EntityModel): Coming {
  const series = owner.file.series;
  if (!series) throw new Error(`${owner.name} does not come again`);
  return { series, owner, days: entityOf(engine, series.entity) };
}

/** Makes today's row when the row comes today, has not ended and is not there yet; none for nobody. */
export async function openToday(context: WriteContext, coming: Coming, row: Row): Promise<void> {
  const { series, days } = coming;
  const { engine, now, tx } = context;
  const today = now.slice(0, 10);
  const day = dayOf(coming, row, today, now);
  if (!isDue(series, row, today, engine.catalog.calendar) || String(day[series.end.at]) <= now) return;
  const there = await tx.query(
    `SELECT 1 FROM ${ident(days.table)} WHERE ${ident(series.of)} = $1 AND ${ident(series.date)} = $2::date AND "IsDeleted" = 0`,
    [row['Id'], today],
  );
  if (there.rowCount > 0) return;
  await insertRows({ ...context, caller: await ownerOf(context, row) }, days, [day]);
  const handed = handedNamed(engine.catalog, days.name);
  if ((await handOut(context, handed, day)) === 0) {
    await forgetWhere(context, days.name, `DELETE FROM ${ident(days.table)} WHERE "Id" = $1`, [day['Id']]);
    return;
  }
  const id = String(day['Id']);
  for (const { handouts } of engine.modules) await handouts?.[days.name]?.answered?.(context);
  await recount(context, handed, [id]);
  await repeat(context, coming, series.latest, [id]);
}

function dayOf({ series, days }: Coming, row: Row, date: string, now: string): Row {
  const { of, begin, end, day, ahead } = series;
  const [from, to] = [begin, end].map(({ time }) => `${date} ${String(row[time])}:00`) as [string, string];
  const repeated = [...days.fields.values()].flatMap(({ name, follows }) =>
    follows?.through?.[0] === of ? [[name, row[follows.field ?? name] ?? null] as const] : [],
  );
  const counted = Object.keys(days.file.handout?.counts ?? {}).map((name) => [name, 0] as const);
  return {
    ...Object.fromEntries([...repeated, ...counted]),
    Id: newId(),
    [of]: row['Id'],
    [series.date]: date,
    [begin.at]: from,
    [end.at]: to,
    [day.field]: from <= now ? day.running : day.coming,
    ...(ahead ? { [ahead.at]: secondsLater(from, -60 * Number(row[ahead.minutes] ?? 0)) } : {}),
  };
}

/** The row repeats numbers of its days: those of `names`, a field of the row by the field of the day. */
export async function repeat(
  context: WriteContext,
  { series, owner, days }: Coming,
  names: Series['latest'],
  ids: readonly string[],
): Promise<void> {
  const set = Object.entries(names ?? {}).map(([name, from]) => `${ident(name)} = d.${ident(from)}`);
  if (set.length === 0) return;
  await changeWhere(
    context,
    owner.name,
    `UPDATE ${ident(owner.table)} t SET ${set.join(', ')} FROM ${ident(days.table)} d
     WHERE d.${ident(series.of)} = t."Id" AND d."Id" = ANY($1)`,
    [ids],
    { as: 'count', judged: JUDGED },
  );
}

/** The check refuses a series whose columns formulas or rules look at. */
export const JUDGED = 'series';
