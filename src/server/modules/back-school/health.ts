import type { CallOutput } from '../../../contract/generated/calls.ts';
import { HEALTH_DAY, HEALTH_SCENE } from '../../../contract/generated/codes.ts';
import { entities, type HealthDeclare } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { dayAfter } from '../../../contract/school-calendar.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { listRows } from '../../data/read/list.ts';
import { databaseNow } from '../../data/time/clock.ts';

// A day without a row is a day too, which no count of rows tells with its date.

/** Days of the strip: today, and so many before it. */
const BEFORE = 13;
const SHOWN = ['DeclareDate', 'TempAm', 'IsAbnormal'];

type HealthOfDay = CallOutput['Back/Health'][number];

/** What a student declared on each of the last 14 days, as far as the caller reads it. */
export async function healthDays(engine: Engine, caller: Caller, student: string): Promise<HealthOfDay[]> {
  if (student === '') return [];
  const today = (await databaseNow(engine.database)).slice(0, 10);
  const days = Array.from({ length: BEFORE + 1 }, (_, at) => dayAfter(today, at - BEFORE));
  const { rows } = await listRows(engine, caller, {
    Entity: entities.HealthDeclare,
    Filter: { StudentId: student, Scene: HEALTH_SCENE.Back, DeclareDate: { From: days[0], To: today } },
    Columns: SHOWN,
    PageSize: days.length,
  });
  const declared = new Map(rows.map((row) => [String(row['DeclareDate']).slice(0, 10), row]));
  return days.map((day) => dayOf(day, declared.get(day)));
}

function dayOf(Day: string, row: (Row & Partial<HealthDeclare>) | undefined): HealthOfDay {
  if (!row) return { Day, State: HEALTH_DAY.Missing, Text: '', Temp: null, Url: '' };
  const Temp = typeof row.TempAm === 'number' ? row.TempAm : null;
  return {
    Day,
    State: row.IsAbnormal === 1 ? HEALTH_DAY.Ill : HEALTH_DAY.Well,
    Text: Temp === null ? '' : Temp.toFixed(1),
    Temp,
    Url: `/backSchool/healthInfo?Id=${encodeURIComponent(String(row['Id']))}`,
  };
}
