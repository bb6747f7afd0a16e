import {
  ENABLE,
  GATE_DIR,
  HANDLE_STATE,
  LATE_KIND,
  LATE_SOURCE,
  NIGHT_STATE,
  STAY_STATE,
} from '../../../contract/generated/codes.ts';
import { entities, messages } from '../../../contract/generated/entities.ts';
import { STUDENT_COPY } from '../../../contract/model.ts';
import { dayAfter, isRestDay } from '../../../contract/school-calendar.ts';
import { changeWhere, forgetWhere } from '../../data/write/change-where.ts';
import { insertFrom } from '../../data/write/insert-from.ts';
import { byClock } from '../../data/time/by-clock.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { cameInSql, lastPassSql } from '../../engines/presence/passes.ts';
import { awaySql } from '../../engines/presence/away.ts';
import { tell } from '../../engines/notify/tell.ts';
import { PRESENT_STATUS } from './members.ts';

// SQL: p is GateRecord

/** A night of the dormitories, by the date of its evening. */
export interface Night {
  readonly date: string;
  /** Who is in at this moment has slept at home, wherever they go in the morning. */
  readonly settled: string;
  /** Until then one may still come back late. */
  readonly until: string;
  readonly isFinal: boolean;
}

/** A building that closes before this time does so after midnight. */
export const MORNING = '06:30';

/** The nights that are to be judged at a moment: the present one for the first time, the last one for good. */
export function nightsDue(now: string): Night[] {
  const [today, time] = [now.slice(0, 10), now.slice(11)];
  const nights: Night[] = [];
  if (time >= MORNING) {
    const [settled, until] = [`${today} 05:00:00`, `${today} ${MORNING}:00`];
    nights.push({ date: dayAfter(today, -1), settled, until, isFinal: true });
  }
  if (time >= '23:30:00') nights.push({ date: today, settled: now, until: now, isFinal: false });
  return nights;
}

/** What the gates say of a night: who came late and who did not come, and how many were where. */
export async function keepNights(engine: Engine): Promise<void> {
  await byClock(engine, 'dormitory nights', judgeNights);
}

/** Judges the nights that are due at the moment of the context, each once. */
export async function judgeNights(context: WriteContext): Promise<void> {
  for (const night of nightsDue(context.now))
    if (!(await isJudged(context, night))) await judge(context, night);
}

async function isJudged({ tx }: WriteContext, { date, isFinal }: Night): Promise<boolean> {
  const answer = await tx.query(
    `SELECT 1 FROM "DormNightStat" WHERE "StatDate" = $1::date AND "IsFinal"::int >= $2 AND "IsDeleted" = 0 LIMIT 1`,
    [date, isFinal ? 1 : 0],
  );
  return answer.rowCount > 0;
}

async function judge(context: WriteContext, night: Night): Promise<void> {
  const binder = new Binder();
  const where = nightSql(night, binder, context.engine.catalog);
  await context.tx.query(`CREATE TEMPORARY TABLE night AS ${where}`, binder.values);
  const corrected = await correct(context, night);
  const found = await note(context, night);
  await count(context, night);
  await context.tx.query('DROP TABLE night');
  if (corrected + found > 0) await tellOfNight(context, night);
}

/** Tells counsellors of their students and the keepers of their buildings; in the morning also of those who have been away for two nights. */
async function tellOfNight(context: WriteContext, { date, isFinal }: Night): Promise<void> {
  await tell(context, messages.lateReturnNight, { NightDate: date });
  if (isFinal) await tell(context, messages.lateReturnLong, { NightDate: date });
}

/** Of a night: what the gates tell up to a moment, and until when one may still come back. */
type Asked = Pick<Night, 'date' | 'settled' | 'until'>;

/**
 * SQL of everybody who lives in a dormitory, with their place, what the gates told last, and `state`: in, late, out while their
 * building is still open, absent, leave or unknown. The evening before a day off closes later, whether that day is of a weekend or of the calendar. What the dormitory office noted down of tonight (`marked`) counts until the student passes a gate again.
 * Each resident is looked up alone (LIMIT, OFFSET 0): a table of tonight that was filled a moment ago has no statistics, and joined as a whole it was read
 * through for every resident, which took half a minute for 20,000.
 */
export function nightSql({ date, settled, until }: Asked, binder: Binder, catalog: Catalog): string {
  const isFree = isRestDay(catalog.calendar, dayAfter(date));
  const limit = isFree ? '"LateTimeWeekend"' : '"LateTime"';
  const moment = (time: string) => `${binder.bind(time)}::timestamptz`;
  const day = `(${binder.bind(date)}::date + CASE WHEN b.${limit} < '${MORNING}' THEN 1 ELSE 0 END)`;
  const closes = `((${day} || ' ' || b.${limit})::timestamp AT TIME ZONE 'Asia/Shanghai')`;
  const back = cameInSql('s."Id"', moment(settled), moment(until));
  return `SELECT s.*, d."BuildingId" AS building, d."RoomId" AS "roomId", o."RoomNo" AS room, o."FloorNo" AS floor, e."BedNo" AS bed, v.back,
      p."Direction" AS direction, p."PassTime" AS passed, m."MarkTime" AS marked, ${closes} AS closes,
      CASE WHEN m."State" = '${NIGHT_STATE.In}' THEN 'in'
        WHEN m."State" = '${NIGHT_STATE.Absent}' THEN 'absent'
        WHEN v.back <= ${closes} THEN 'in'
        WHEN ${awaySql(catalog, entities.Student, 's."Id"', () => closes, binder)} THEN 'leave'
        WHEN p."Direction" IS NULL THEN 'unknown'
        WHEN v.back IS NOT NULL THEN 'late'
        WHEN ${closes} > ${moment(until)} THEN 'out' ELSE 'absent' END AS state
    FROM "BedStay" d JOIN "Student" s ON s."Id" = d."StudentId" AND s."IsDeleted" = 0
      AND s."StudentStatus" = ANY(${binder.bind(PRESENT_STATUS)}::text[])
    JOIN "Building" b ON b."Id" = d."BuildingId" AND b."IsDeleted" = 0 AND b."State" = '${ENABLE.On}'
    LEFT JOIN "Room" o ON o."Id" = d."RoomId"
    LEFT JOIN "Bed" e ON e."Id" = d."BedId"
    ${lastPassSql('s."Id"', moment(settled))}
    LEFT JOIN LATERAL (SELECT m."State", m."MarkTime" FROM "DormTonight" m WHERE m."StudentId" = s."Id" AND m."NightDate" = ${binder.bind(date)}::date
      AND m."IsDeleted" = 0 AND m."MarkTime" >= coalesce(p."PassTime", m."MarkTime") LIMIT 1) m ON TRUE
    CROSS JOIN LATERAL (SELECT CASE WHEN p."Direction" = '${GATE_DIR.In}' THEN p."PassTime" ELSE ${back} END AS back OFFSET 0) v
    WHERE d."IsDeleted" = 0 AND d."StayState" = '${STAY_STATE.Living}'`;
}

const KIND = `CASE WHEN n.state = 'late' THEN '${LATE_KIND.Late}' ELSE '${LATE_KIND.Absent}' END`;
const RETURNED = `CASE WHEN n.state = 'late' THEN n.back END`;

/** Judges anew what the gates said of the night before, as long as nobody has dealt with it. @returns how many differ */
async function correct(context: WriteContext, { date }: Night): Promise<number> {
  const answer = await changeWhere(
    context,
    entities.LateReturn,
    `UPDATE "LateReturn" l SET "LateKind" = ${KIND}, "ReturnTime" = ${RETURNED},
       "IsDeleted" = CASE WHEN n.state IN ('late', 'absent') THEN 0 ELSE 1 END
     FROM night n
     WHERE n."Id" = l."StudentId" AND l."NightDate" = $1::date AND l."Source" = '${LATE_SOURCE.Gate}'
       AND l."HandleState" = '${HANDLE_STATE.Open}' AND n.state <> 'unknown'
       AND (n.state NOT IN ('late', 'absent') OR (l."LateKind", l."ReturnTime") IS DISTINCT FROM (${KIND}, ${RETURNED}))`,
    [date],
    { as: 'record' },
  );
  return answer.count;
}

/** What is copied of the student as the row is made; from then on the engine keeps it. */
const COPIED = STUDENT_COPY.copy.map(ident);

/** Notes who came late or did not come, and is not noted yet. @returns how many */
async function note(context: WriteContext, { date }: Night): Promise<number> {
  const answer = await insertFrom(
    context,
    entities.LateReturn,
    `INSERT INTO "LateReturn" (${ident(STUDENT_COPY.from)}, ${COPIED.join(', ')}, "NightDate", "LateKind", "ReturnTime", "Source", "BuildingId", "RoomNo",
       "HandleState")
     SELECT n."Id", ${COPIED.map((name) => `s.${name}`).join(', ')}, $1::date, ${KIND}, ${RETURNED}, '${LATE_SOURCE.Gate}', n.building, n.room,
       '${HANDLE_STATE.Open}'
     FROM night n JOIN "Student" s ON s."Id" = n."Id"
     WHERE n.state IN ('late', 'absent') AND NOT EXISTS (SELECT 1 FROM "LateReturn" l
       WHERE l."StudentId" = n."Id" AND l."NightDate" = $1::date AND l."IsDeleted" = 0)
     ORDER BY s."Id" FOR SHARE OF s`,
    [date],
    { as: 'record' },
  );
  return answer.count;
}

/** SQL of how many are in one of these states. */
const countOf = (...states: readonly string[]) =>
  `count(*) FILTER (WHERE n.state IN (${states.map((state) => `'${state}'`).join(', ')}))`;

/** How many of each building were where; the final count takes the place of the first. */
async function count(context: WriteContext, { date, isFinal }: Night): Promise<void> {
  const before = `DELETE FROM "DormNightStat" WHERE "StatDate" = $1::date`;
  await forgetWhere(context, entities.DormNightStat, before, [date]);
  await insertFrom(
    context,
    entities.DormNightStat,
    `INSERT INTO "DormNightStat" ("StatDate", "BuildingId", "IsFinal", "Should", "InCount", "LateCount", "AbsentCount", "LeaveCount", "UnknownCount")
     SELECT $1::date, b."Id", $2, count(n."Id"), ${countOf('in', 'late')}, ${countOf('late')}, ${countOf('absent')}, ${countOf('leave')},
       ${countOf('unknown', 'out')}
     FROM "Building" b LEFT JOIN night n ON n.building = b."Id"
     WHERE b."IsDeleted" = 0 AND b."State" = '${ENABLE.On}' GROUP BY b."Id"`,
    [date, isFinal ? 1 : 0],
    { as: 'record' },
  );
}
