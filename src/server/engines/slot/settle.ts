import type { Row } from '../../../contract/rules.ts';
import { changeRows, type RowChange } from '../../data/write/bulk-write.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { secondsLater } from '../../data/time/clock.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { limitedOf, type Limited } from './limited.ts';

/** How many places of a row are given, how many people wait, and the last number that was drawn. */
export interface Standing {
  given: number;
  waiting: number;
  turn: number;
}

/**
 * Brings places up to date, which are locked: what was held and not confirmed in time is free again, and those who wait have
 * what is free in the order in which they came. Everything that gives a place comes through here first.
 */
export async function settle(
  context: WriteContext,
  of: Limited,
  places: readonly Row[],
  enCode: string,
): Promise<Map<string, Standing>> {
  const { entries, taken } = of;
  const { now } = context;
  const ids = places.map(({ Id }) => Id);
  const over = (await overdue(context, of, ids)).map((before): RowChange => ({
    before,
    after: { ...before, [entries.state]: entries.left, [entries.until!]: null },
  }));
  const standing = await standingOf(context, of, ids);
  for (const { before } of over) standing.get(String(before[entries.place]))!.given -= 1;
  const next: RowChange[] = [];
  for (const place of places) {
    const at = standing.get(String(place['Id']))!;
    const free = Math.min(freeOf(of, place, at), at.waiting);
    if (free <= 0) continue;
    for (const before of await nextOf(context, of, place, free))
      next.push({ before, after: { ...before, ...promoted(of, now) } });
    at.given += free;
    at.waiting -= free;
  }
  await changeRows(context, taken, [...over, ...next], enCode);
  return standing;
}

/** How many places of a row are free. */
export function freeOf({ slot }: Limited, place: Row, { given }: Standing): number {
  const most = slot.capacity === undefined ? null : place[slot.capacity];
  return most === null || most === undefined ? Infinity : Number(most) - given;
}

function promoted({ slot, entries }: Limited, now: string): Row {
  if (!slot.waiting?.held) return { [entries.state]: entries.taken };
  return {
    [entries.state]: entries.held,
    [entries.until!]: secondsLater(now, slot.seconds!),
  };
}

async function overdue({ tx, now }: WriteContext, { taken, entries }: Limited, ids: readonly unknown[]) {
  if (entries.held === undefined || entries.until === undefined) return [];
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(taken, 't')} FROM ${ident(taken.table)} t WHERE t.${ident(entries.place)} = ANY($1)
       AND t.${ident(entries.state)} = $2 AND t.${ident(entries.until)} <= $3::timestamptz AND t."IsDeleted" = 0
     ORDER BY t."Id" FOR UPDATE`,
    [ids, entries.held, now],
  );
  return rows;
}

async function standingOf({ tx }: WriteContext, { taken, entries }: Limited, ids: readonly unknown[]) {
  const { rows } = await tx.query<Standing & { place: string }>(
    `SELECT ${ident(entries.place)} AS place, count(*) FILTER (WHERE ${ident(entries.state)} IN ($2, $3))::int AS given,
       count(*) FILTER (WHERE ${ident(entries.state)} = $4)::int AS waiting, coalesce(max(${ident(entries.turn)}), 0)::int AS turn
     FROM ${ident(taken.table)} WHERE ${ident(entries.place)} = ANY($1) AND "IsDeleted" = 0 GROUP BY 1`,
    [ids, entries.taken, entries.held ?? entries.taken, entries.waiting ?? null],
  );
  const known = new Map(rows.map(({ place, ...standing }) => [place, standing]));
  return new Map(ids.map((id) => [String(id), known.get(String(id)) ?? { given: 0, waiting: 0, turn: 0 }]));
}

async function nextOf({ tx }: WriteContext, { taken, entries }: Limited, place: Row, most: number) {
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(taken, 't')} FROM ${ident(taken.table)} t WHERE t.${ident(entries.place)} = $1
       AND t.${ident(entries.state)} = $2 AND t."IsDeleted" = 0 ORDER BY t.${ident(entries.turn)} LIMIT $3 FOR UPDATE`,
    [place['Id'], entries.waiting, most],
  );
  return rows;
}

/** Most rows in one minute, so that no transaction grows long. */
const MOST = 200;

/** Places that became free by time, or by what was changed elsewhere, go to those who wait. */
export async function settleDue(engine: Engine): Promise<void> {
  const all = [...engine.catalog.entities.values()].filter(({ file }) => file.slot?.entries);
  await oneByOne(all, (entity) =>
    byClock(engine, 'slots', async (context) => {
      const of = limitedOf(engine.catalog, entity)!;
      const places = await due(context, of);
      if (places.length > 0) await settle(context, of, places, enCodeOf(of));
    }),
  );
}

/** What the audit names where nobody pressed anything: the action by which places are taken. */
function enCodeOf({ places }: Limited): string {
  return [...places.actions].find(([, { slot }]) => slot !== undefined)?.[0] ?? '';
}

async function due({ tx, now }: WriteContext, { places, slot, taken, entries }: Limited): Promise<Row[]> {
  const [state, place] = [ident(entries.state), ident(entries.place)];
  const mine = `SELECT 1 FROM ${ident(taken.table)} e WHERE e.${place} = t."Id" AND e."IsDeleted" = 0`;
  const given = `(SELECT count(*) FROM ${ident(taken.table)} e WHERE e.${place} = t."Id" AND e."IsDeleted" = 0 AND e.${state} IN ($1, $2))`;
  const hasRoom =
    slot.capacity === undefined ? 'TRUE' : `coalesce(t.${ident(slot.capacity)} > ${given}, TRUE)`;
  const isOver =
    entries.until === undefined
      ? 'FALSE'
      : `EXISTS (${mine} AND e.${state} = $2 AND e.${ident(entries.until)} <= $4::timestamptz)`;
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(places, 't')} FROM ${ident(places.table)} t WHERE t."IsDeleted" = 0
       AND $4::timestamptz IS NOT NULL AND (${isOver} OR (EXISTS (${mine} AND e.${state} = $3) AND ${hasRoom}))
     ORDER BY t."Id" LIMIT ${MOST} FOR UPDATE OF t`,
    [entries.taken, entries.held ?? entries.taken, entries.waiting ?? null, now],
  );
  return rows;
}
