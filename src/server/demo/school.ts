import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { changes } from './changes.ts';
import { absencesOf, Numbering } from './absences.ts';
import { board } from './board.ts';
import { businessTypes, wxBindings } from './bindings.ts';
import { Calendar } from './calendar.ts';
import { counsellorSurveys } from './counsellor-surveys.ts';
import { dailyReports } from './daily-reports.ts';
import { evaluations } from './evaluations.ts';
import { staffReports } from './staff-reports.ts';
import { Dice } from './dice.ts';
import { divisions } from './divide.ts';
import { desks } from './desks.ts';
import type { Portraits } from './drawn-portraits.ts';
import { dormitory } from './dormitory.ts';
import { dormitoryDays } from './dormitory-days.ts';
import { hardship } from './hardship.ts';
import { batches, freshmanAccounts, freshmanRoles, freshmanRows, outerLinks } from './freshmen.ts';
import { orientationRows } from './orientation-rows.ts';
import { orientationSteps } from './orientation-steps.ts';
import { classes, organisation } from './organisation.ts';
import { knowledge } from './knowledge.ts';
import { labour } from './labour.ts';
import { notices } from './notices.ts';
import { party } from './party.ts';
import { planSchool } from './plan.ts';
import { portraits } from './portraits.ts';
import { requests } from './requests.ts';
import { returns } from './returns.ts';
import { rolls } from './rolls.ts';
import { inBatches, type Batch, type DemoCatalog, type Making } from './rows.ts';
import { staff, staffAccounts, staffRoles } from './staff.ts';
import { studyRooms } from './study-rooms.ts';
import { surveys } from './surveys.ts';
import { exams } from './exams.ts';
import { quizzes } from './quizzes.ts';
import { votes } from './votes.ts';
import { textTasks } from './text-tasks.ts';
import { tools } from './tools.ts';
import {
  everyStudent,
  familyRows,
  studentAccount,
  studentRoles,
  studentRow,
  type StudentPlan,
} from './students.ts';

/** What the demo school is made from. The same options give the same rows, everywhere and always. */
export interface SchoolOptions {
  /** Default `xg2026`. */
  readonly seed?: string;
  /** How many students; default 2,000. */
  readonly students?: number;
  /** `YYYY-MM-DD HH:mm:ss`: the moment around which leave and outings lie. Default 2026-11-20 08:00:00. */
  readonly t0?: string;
  /** Hash of the password that all accounts begin with; without one nobody can log in. */
  readonly passwordHash?: string;
  /** Hash of the password of weak01. */
  readonly weakPasswordHash?: string;
  /** Ids of the built-in roles by code; default: the codes themselves. */
  readonly roleIds?: ReadonlyMap<string, string>;
  /** Pictures that the new students share; without them nobody has sent one. */
  readonly portraits?: Portraits | undefined;
  /** What the schemas say of questionnaires; without it nobody was asked. */
  readonly catalog?: DemoCatalog | undefined;
}

/**
 * The demo school (domain/03-demo-data section 2), in an order in which references always point backwards except those to
 * accounts. Rows of the first n students are the same in a school of any size. Nothing is held but classes, staff and who lies where.
 */
export function* generateSchool(options: SchoolOptions = {}): Generator<Batch> {
  const making = makingOf(options);
  const perStudent = (rowsOf: (student: StudentPlan) => Iterable<Row>) => each(making, rowsOf);
  yield* organisation(making);
  yield* staff(making);
  yield* classes(making);
  yield* inBatches(
    entities.Student,
    perStudent((student) => [studentRow(making, student)]),
  );
  yield* inBatches(
    entities.StudentFamily,
    perStudent((student) => familyRows(making, student)),
  );
  yield* inBatches(entities.SysUser, staffAccounts(making));
  yield* inBatches(
    entities.SysUser,
    perStudent((student) => [studentAccount(making, student)]),
  );
  yield* inBatches(entities.UserRole, staffRoles(making));
  yield* inBatches(
    entities.UserRole,
    perStudent((student) => studentRoles(making, student)),
  );
  yield* inBatches(entities.SysUser, freshmanAccounts(making));
  yield* inBatches(entities.UserRole, freshmanRoles(making));
  yield* batches(making);
  yield* orientationSteps(making);
  yield* outerLinks(making);
  yield* inBatches(entities.NewStudent, freshmanRows(making));
  yield* divisions(making);
  yield* orientationRows(making);
  yield* requests(making);
  yield* portraits(making);
  yield* desks(making);
  yield* dormitory(making);
  yield* dormitoryDays(making);
  yield* inBatches(entities.WxBind, wxBindings(making));
  yield* inBatches(entities.BusinessType, businessTypes(making));
  yield* absences(making);
  yield* changes(making);
  yield* surveys(making);
  yield* rolls(making);
  yield* dailyReports(making);
  yield* staffReports(making);
  yield* evaluations(making);
  yield* returns(making);
  yield* votes(making);
  yield* counsellorSurveys(making);
  yield* exams(making);
  yield* quizzes(making);
  yield* studyRooms(making);
  yield* labour(making);
  yield* hardship(making);
  yield* board(making);
  yield* notices(making);
  yield* knowledge(making);
  yield* textTasks(making);
  yield* party(making);
  yield* tools(making);
}

function makingOf(options: SchoolOptions): Making {
  const dice = new Dice(options.seed ?? 'xg2026');
  const calendar = new Calendar(options.t0 ?? '2026-11-20 08:00:00');
  return {
    dice,
    calendar,
    plan: planSchool(dice, options.students ?? 2_000, calendar.schoolYear),
    passwordHash: options.passwordHash ?? '',
    weakPasswordHash: options.weakPasswordHash ?? options.passwordHash ?? '',
    roleIds: options.roleIds ?? new Map(),
    portraits: options.portraits,
    catalog: options.catalog,
  };
}

function* each(making: Making, rowsOf: (student: StudentPlan) => Iterable<Row>): Generator<Row> {
  for (const student of everyStudent(making)) yield* rowsOf(student);
}

/** Absences are made once per student and handed out by entity whenever one of the four piles is high enough. */
function* absences(making: Making): Generator<Batch> {
  const numbers = new Numbering();
  const piles = {
    leaves: [] as Row[],
    outings: [] as Row[],
    cancels: [] as Row[],
    records: [] as Row[],
  };
  // They name outings, which have to be there before.
  const safes: Row[] = [];
  const reports: Row[] = [];
  const names = {
    leaves: entities.LeaveApply,
    outings: entities.OutingApply,
    cancels: entities.LeaveCancel,
    records: entities.ApprovalRecord,
  };
  const kinds = Object.keys(piles) as (keyof typeof piles)[];
  for (const student of everyStudent(making)) {
    const made = absencesOf(making, student, numbers);
    safes.push(...made.safes);
    reports.push(...made.reports);
    for (const kind of kinds) {
      piles[kind].push(...made[kind]);
      if (piles[kind].length >= PILE) yield { entity: names[kind], rows: piles[kind].splice(0) };
    }
  }
  for (const kind of kinds) if (piles[kind].length > 0) yield { entity: names[kind], rows: piles[kind] };
  yield* inBatches(entities.SafeReport, safes);
  yield* inBatches(entities.ResearchReport, reports);
}

/** A pile is handed out before one more student could take it over the size of a batch. */
const PILE = 4_900;
