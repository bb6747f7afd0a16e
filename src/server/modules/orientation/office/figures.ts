import { CHECKIN_STATE, ORI_STEP, PAY_STATE, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type NewStudent } from '../../../../contract/generated/entities.ts';
import type { Caller } from '../../../data/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { Binder, column } from '../../../data/sql.ts';
import { FINISHED } from '../../../engines/checklist/marks.ts';
import { countedBatches, countedGrade, countedRows } from './counted.ts';

// SQL: s is NewStudent

/** How many new students are where. */
export interface Figures {
  readonly Total: number;
  readonly Started: number;
  readonly Ready: number;
  readonly Info: number;
  readonly Photo: number;
  readonly Dorm: number;
  readonly Paid: number;
  readonly Green: number;
  readonly Late: number;
  readonly CheckedIn: number;
  readonly Rate: number;
  readonly NotComing: number;
  readonly Missing: number;
  readonly BatchIds: string[];
}

/** A college, a major or a class with its figures. */
export interface Unit extends Figures {
  readonly Name: string;
  readonly CollegeId: string | null;
  readonly MajorId: string | null;
  readonly ClassId: string | null;
  readonly GradeYear: number;
}

/** Columns over new students (alias s) and the codes of the steps behind each (f.codes). */
function columns(binder: Binder): string {
  const count = (condition: string, name: string) =>
    `(count(*) FILTER (WHERE ${condition}))::int AS "${name}"`;
  const state = (...codes: string[]) => `s."CheckinState" = ANY(${binder.bind(codes)}::text[])`;
  const did = (code: string) => `${binder.bind(code)} = ANY(f.codes)`;
  const { Waiting, Ready, CheckedIn, Late, NotComing } = CHECKIN_STATE;
  return [
    'count(*)::int AS "Total"',
    count(`NOT ${state(Waiting, NotComing)}`, 'Started'),
    count(state(Ready, CheckedIn), 'Ready'),
    count(did(ORI_STEP.Info), 'Info'),
    count(did(ORI_STEP.Photo), 'Photo'),
    count(`s."DormState" = ${binder.bind(STEP_STATE.Done)} OR ${did(ORI_STEP.Dorm)}`, 'Dorm'),
    count(`s."PayState" = ANY(${binder.bind([PAY_STATE.Paid, PAY_STATE.Green])}::text[])`, 'Paid'),
    count(`s."PayState" = ${binder.bind(PAY_STATE.Green)}`, 'Green'),
    count(state(Late), 'Late'),
    count(state(CheckedIn), 'CheckedIn'),
    `coalesce(round(100.0 * count(*) FILTER (WHERE ${state(CheckedIn)}) / nullif(count(*), 0), 1), 0)::float8 AS "Rate"`,
    count(state(NotComing), 'NotComing'),
    count(`NOT ${state(CheckedIn, NotComing)}`, 'Missing'),
  ].join(', ');
}

const behind = (finished: string) =>
  `LEFT JOIN (SELECT ns."NewStudentId" AS student, array_agg(ns."StepCode") AS codes FROM "NewStudentStep" ns
     WHERE ns."IsDeleted" = 0 AND ns."State" = ANY(${finished}) GROUP BY 1) f ON f.student = s."Id"`;

/** The figures over all new students that the caller reaches. */
export async function orientationFigures(engine: Engine, caller: Caller): Promise<Figures> {
  const binder = new Binder();
  const joins = behind(binder.bind(FINISHED));
  const rows = countedRows(engine, caller, entities.NewStudent, binder, joins);
  const answer = await engine.database.query<Figures>(
    `SELECT ${columns(binder)}, ${countedBatches(binder)} AS "BatchIds" ${rows}`,
    binder.values,
  );
  return answer.rows[0]!;
}

export type Level = 'college' | 'major' | 'class';

type Key = 'CollegeId' | 'MajorId' | 'ClassId';

/** Keys and name of each level; a coarser one has no finer keys. */
const LEVELS: Readonly<Record<Level, { keys: readonly Key[]; name: string }>> = {
  college: { keys: ['CollegeId'], name: 'max(o."OrgName")' },
  major: { keys: ['CollegeId', 'MajorId'], name: 'max(m."MajorName")' },
  class: {
    keys: ['CollegeId', 'MajorId', 'ClassId'],
    name: `coalesce(max(c."ClassName"), max(m."MajorName") || '（未分班）')`,
  },
};

/** The figures of each unit: those where most have not come yet first, or where the greatest part has. */
export async function unitFigures(
  engine: Engine,
  caller: Caller,
  level: Level,
  byRate = false,
): Promise<Unit[]> {
  const binder = new Binder();
  const { keys, name } = LEVELS[level];
  const joins = `LEFT JOIN "Org" o ON o."Id" = s."CollegeId" LEFT JOIN "Major" m ON m."Id" = s."MajorId"
    LEFT JOIN "ClassInfo" c ON c."Id" = s."ClassId" ${behind(binder.bind(FINISHED))}`;
  const rows = countedRows(engine, caller, entities.NewStudent, binder, joins);
  const shown = (['CollegeId', 'MajorId', 'ClassId'] as const).map((key) =>
    keys.includes(key) ? `s.${column<NewStudent>(key)}` : `NULL::text AS "${key}"`,
  );
  const answer = await engine.database.query<Unit>(
    `SELECT coalesce(${name}, '未知') AS "Name", ${shown.join(', ')}, ${countedGrade(binder)} AS "GradeYear", ${countedBatches(binder)} AS "BatchIds", ${columns(binder)} ${rows}
     GROUP BY ${keys.map((key) => `s.${column<NewStudent>(key)}`).join(', ')} ORDER BY ${byRate ? '"Rate"' : '"Missing"'} DESC, "Name"`,
    binder.values,
  );
  return answer.rows;
}
