import { GATE_DIR, NIGHT_STATE } from '../../../contract/generated/codes.ts';
import { entities, type DormTonight } from '../../../contract/generated/entities.ts';
import { keepFound } from '../../data/write/keep-found.ts';
import { byClock } from '../../data/time/by-clock.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { MORNING, nightSql } from './nights.ts';
import { dayAfter } from '../../../contract/school-calendar.ts';

const EVERY_MS = 290_000;
const lastTimes = new WeakMap<Engine, number>();

/** Keeps where everybody is tonight, every five minutes. */
export async function keepTonight(engine: Engine): Promise<void> {
  const now = performance.now();
  if (now - (lastTimes.get(engine) ?? -Infinity) < EVERY_MS) return;
  lastTimes.set(engine, now);
  await byClock(engine, 'dormitories tonight', noteTonight);
}

const CELLS: readonly (readonly [keyof DormTonight & string, string])[] = [
  ['NightDate', '$1::date'],
  ['BuildingId', 'n.building'],
  ['RoomId', 'n."roomId"'],
  ['FloorName', `n.floor || '层'`],
  ['BedNo', 'n.bed'],
  ['State', 'n.code'],
  ['IsLate', `CASE WHEN n.code = '${NIGHT_STATE.Late}' THEN 1 ELSE 0 END`],
  ['ReturnTime', `CASE WHEN n.direction = '${GATE_DIR.In}' THEN n.passed END`],
  ['PassTime', 'n.passed'],
  ['Direction', 'n.direction'],
  ['MarkTime', 'n.marked'],
  ['Remark', `CASE WHEN n.marked IS NOT NULL THEN t."Remark" END`],
];

const CODE = `CASE n.state WHEN 'in' THEN '${NIGHT_STATE.In}' WHEN 'late' THEN '${NIGHT_STATE.Late}' WHEN 'leave' THEN '${NIGHT_STATE.Leave}'
  WHEN 'out' THEN '${NIGHT_STATE.Out}' WHEN 'absent' THEN '${NIGHT_STATE.Absent}' ELSE '${NIGHT_STATE.Unknown}' END`;

/** Where everybody who lives in a dormitory is at the moment of the context: one row each, changed only where something did. */
export async function noteTonight(context: WriteContext): Promise<void> {
  const { engine, tx, now } = context;
  const today = now.slice(0, 10);
  const date = now.slice(11) < MORNING ? dayAfter(today, -1) : today;
  const binder = new Binder();
  const people = nightSql({ date, settled: now, until: now }, binder, engine.catalog);
  await tx.query(
    `CREATE TEMPORARY TABLE tonight AS SELECT n.*, ${CODE} AS code FROM (${people} OFFSET 0) n`,
    binder.values,
  );
  await keepFound(
    context,
    entities.DormTonight,
    {
      select: `SELECT n."Id" AS "StudentId", ${CELLS.map(([name, sql]) => `${sql} AS ${ident(name)}`).join(', ')}
        FROM tonight n LEFT JOIN "DormTonight" t ON t."StudentId" = n."Id" AND t."IsDeleted" = 0`,
      values: [date],
      key: ['StudentId'],
      fields: CELLS.map(([name]) => name),
    },
    { as: 'record' },
  );
  await tx.query('DROP TABLE tonight');
}
