import {
  CHECKIN_STATE,
  ENABLE,
  GENDER,
  ORI_STEP,
  PAY_STATE,
  SELECT_MODE,
  STEP_STATE,
  TARGET_TYPE,
  TASK_STATE,
  TRAIN_LEVEL,
  USER_STATE,
  USER_TYPE,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { NEW_STUDENT_COPY } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
import { dayOfYear } from './calendar.ts';
import type { Dice, Weighted } from './dice.ts';
import { idCardOf, phoneOf } from './identity.ts';
import { nameOf } from './names.ts';
import { majorId, orgId } from './organisation.ts';
import type { ClassPlan } from './plan.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { account, roleOf } from './staff.ts';

export const WRITTEN = '2026-08-01 09:00:00';
/** The grade that comes in the school year of t0. */
const gradeOf = ({ calendar }: Making): number => calendar.schoolYear;
/** Index of the first new student among the people of the school. */
const PEOPLE_FROM = 40_000_000;
const CARDS_FROM = 700;
/** New students who can log in; the first five stand for one state of checking in each. */
export const LOGINS = 12;
/** Has been allowed to pay their tuition later; the one after them has asked for it. */
export const DEFERRED = 10;
/** Beside each other in one class. */
const BESIDE = 36;
/** So many wait for a class, in a school that awaits more than a few. */
const UNDIVIDED = 60;
const FEW = 200;

/** A new student, before they are a row. */
export interface FreshmanPlan {
  readonly index: number;
  readonly id: string;
  readonly userId: string | undefined;
  readonly login: string;
  readonly male: boolean;
  readonly class: ClassPlan | undefined;
  /** What they were admitted to. */
  readonly home: { readonly college: number; readonly major: number };
  /** Item of CHECKIN_STATE. */
  readonly state: string;
  /** Codes of the steps that are behind them. */
  readonly done: ReadonlySet<string>;
  /** They have chosen their bed already. */
  readonly hasChosen: boolean;
}

export const batchId = ({ dice }: Making) => dice.id('oriBatch', 0);

/** How many new students a school of this size awaits. */
export const freshmenCount = ({ plan }: Making) => Math.max(24, Math.ceil(plan.students / 8));

/** The new students in order; the same in a school of any size, but for their classes. */
export function* everyFreshman(making: Making): Generator<FreshmanPlan> {
  const { dice, plan } = making;
  const classes = plan.classes.filter(
    ({ grade, level }) => grade === gradeOf(making) && level === TRAIN_LEVEL.Bachelor,
  );
  const largest = largestMajor(classes);
  const count = freshmenCount(making);
  // The last ones wait for a class, where there are enough of them.
  const divided = count > FEW ? count - UNDIVIDED : count;
  for (let index = 0; index < count; index++) {
    const state = stateOf(dice, index);
    const done = doneOf(dice, index, state);
    const own =
      index < divided ? classes[Math.floor(index / BESIDE) % Math.max(1, classes.length)] : undefined;
    yield {
      index,
      id: dice.id('freshman', index),
      userId: index < LOGINS ? dice.id('freshmanUser', index) : undefined,
      login: `2636${String(index + 1).padStart(10, '0')}`,
      male: dice.percent(49, 'freshman.gender', index),
      class: own,
      home: own ?? largest,
      state,
      done,
      hasChosen: done.has(ORI_STEP.Dorm),
    };
  }
}

/** The major with the most classes of the grade. */
export function largestMajor(classes: readonly ClassPlan[]): {
  readonly college: number;
  readonly major: number;
} {
  const counts = new Map<string, { readonly one: ClassPlan; count: number }>();
  for (const one of classes) {
    const key = `${one.college}.${one.major}`;
    counts.set(key, { one, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [first] = [...counts.values()].sort((one, other) => other.count - one.count);
  return first?.one ?? { college: 0, major: 0 };
}

/** The first five stand for one state each, the others with an account have begun; of the rest some travelled far and came early. */
function stateOf(dice: Dice, index: number): string {
  if (index < EXAMPLES.length) return EXAMPLES[index]!;
  const { Waiting, Running, Ready } = CHECKIN_STATE;
  if (index < LOGINS) return Running;
  const state = dice.weighted(
    [
      [Waiting, 20],
      [Running, 50],
      [Ready, 30],
    ],
    'freshman.phase',
    index,
  );
  const isEarly = state === Ready && index >= BESIDE && dice.percent(60, 'freshman.early', index);
  return isEarly ? CHECKIN_STATE.CheckedIn : state;
}

/** Hours since a new student checked in: all through the day until now. */
export const hoursSinceComing = ({ dice }: Making, { index }: FreshmanPlan) =>
  index < LOGINS ? 4 : dice.between(2, 470, 'freshman.come', index) / 60;

const HAN = '01';
const NATIONS: Weighted<string> = [
  [HAN, 88],
  ['08', 3],
  ['11', 2],
  ['03', 2],
  ['15', 2],
  ['06', 2],
  ['05', 1],
];
const REGIONS: Weighted<string> = [
  ['360000', 40],
  ['430000', 9],
  ['410000', 9],
  ['440000', 7],
  ['420000', 6],
  ['340000', 6],
  ['350000', 5],
  ['330000', 4],
  ['370000', 4],
  ['130000', 3],
  ['510000', 3],
  ['520000', 2],
  ['450000', 1],
  ['650000', 1],
];

const { Info, Photo, Dorm, Cloth, Pay, Travel, Sheet, Scene, Key, Green } = ORI_STEP;
const BEFORE = [Info, Photo, Dorm, Cloth, Pay, Travel];
const EXAMPLES = Object.values(CHECKIN_STATE).slice(0, 5);

function doneOf(dice: Dice, index: number, state: string): ReadonlySet<string> {
  if (state === CHECKIN_STATE.Waiting) return new Set();
  if (state === CHECKIN_STATE.CheckedIn) return new Set([...BEFORE, Sheet, Scene, Key]);
  if (state === CHECKIN_STATE.Ready) return new Set(BEFORE);
  if (index === DEFERRED) return new Set([Info, Travel, Green]);
  if (index < LOGINS) return new Set([Info, Travel]);
  const later = [Photo, Dorm, Cloth, Travel].filter((code) => dice.percent(40, `freshman.${code}`, index));
  return new Set([Info, ...later]);
}

/** The batch in progress. */
export function* batches(making: Making): Generator<Batch> {
  const { calendar } = making;
  yield* inBatches(entities.OrientationBatch, [
    stamped(batchId(making), WRITTEN, {
      BatchName: `${gradeOf(making)}级本科新生`,
      GradeYear: gradeOf(making),
      TrainLevel: TRAIN_LEVEL.Bachelor,
      State: TASK_STATE.Running,
      PreStart: calendar.fromMidnight(8 - 24),
      PreEnd: calendar.fromMidnight(24 * 60 + 18),
      CheckinStart: calendar.fromMidnight(24 * 61 + 8),
      CheckinEnd: calendar.fromMidnight(24 * 63 + 18),
      RequirePaid: 1,
      RequireConfirmDorm: 1,
      PartialPay: 0,
      DormMode: SELECT_MODE.Student,
      HotLine: '0791-00000000',
      Announcement:
        '<p>亲爱的新同学：祝贺你被我校录取！请在预报到期间登录本页，依次完成信息填报、证件照、选择宿舍等环节，报到当天凭报到单上的二维码办理。</p>' +
        '<p>家庭经济困难的同学请先申请绿色通道，无需担心学费。学校不会以任何理由要求你向个人账户转账，请注意防范诈骗。</p>',
    }),
  ]);
}

/** What the welcome page leads to outside. */
export function* outerLinks({ dice }: Making): Generator<Batch> {
  const links = [
    { LinkKey: 'home', Title: '学校主页', Url: 'https://www.example.edu.cn/' },
    { LinkKey: 'zs', Title: '本科招生网', Url: 'https://zs.example.edu.cn/' },
  ];
  const rows = links.map((link, index) =>
    stamped(dice.id('outerLink', index), WRITTEN, {
      ...link,
      OpenMode: TARGET_TYPE.NewWindow,
      State: ENABLE.On,
      Sort: index + 1,
    }),
  );
  yield* inBatches(entities.OuterLink, rows);
}

export function* freshmanRows(making: Making): Generator<Row> {
  for (const plan of everyFreshman(making)) yield freshmanRow(making, plan);
}

/** The row of a new student. */
export function freshmanRow(making: Making, plan: FreshmanPlan): Row {
  const { dice } = making;
  const { index, male, class: own, done, state } = plan;
  const birthday = dayOfYear(gradeOf(making) - 18, dice.below(365, 'freshman.day', index));
  const isPaid = done.has(ORI_STEP.Pay);
  return stamped(plan.id, WRITTEN, {
    BatchId: batchId(making),
    ExamineeNo: plan.login,
    TrueName: nameOf(dice, 'freshman', index, male).TrueName,
    Gender: male ? GENDER.Male : GENDER.Female,
    IdCardNo: idCardOf(index, birthday, male, CARDS_FROM),
    Birthday: birthday,
    Nation: dice.weighted(NATIONS, 'freshman.nation', index),
    Political: '03',
    ExamScore: dice.between(480, 619, 'freshman.score', index) + 0.5,
    SourceRegion: dice.weighted(REGIONS, 'freshman.region', index),
    CollegeId: orgId(making, `college.${plan.home.college}`),
    MajorId: majorId(making, plan.home.college, plan.home.major),
    ClassId: own?.id ?? null,
    GradeYear: gradeOf(making),
    TrainLevel: TRAIN_LEVEL.Bachelor,
    CounsellorId: own?.counsellor.id ?? null,
    Phone: phoneOf(PEOPLE_FROM + index),
    CheckinState: state,
    PayState: isPaid ? PAY_STATE.Paid : PAY_STATE.Unpaid,
    DormState: plan.hasChosen ? STEP_STATE.Done : STEP_STATE.Waiting,
    Progress: Math.floor((BEFORE.filter((code) => done.has(code)).length * 100) / BEFORE.length),
    ReadyTime: state === CHECKIN_STATE.Ready ? making.calendar.hours(-2) : null,
    CheckinTime: done.has(ORI_STEP.Scene) ? making.calendar.hours(-hoursSinceComing(making, plan)) : null,
    UserId: plan.userId ?? null,
  });
}

/** Accounts of the first new students: their number is their login name. */
export function* freshmanAccounts(making: Making): Generator<Row> {
  for (const { index, userId, login, male, id, home, class: own } of everyFreshman(making))
    if (userId !== undefined)
      yield account(making, userId, {
        LoginName: login,
        TrueName: nameOf(making.dice, 'freshman', index, male).TrueName,
        UserType: USER_TYPE.Freshman,
        Phone: phoneOf(PEOPLE_FROM + index),
        OrgId: orgId(making, `college.${home.college}`),
        RefId: id,
        ClassId: own?.id ?? null,
        State: USER_STATE.Normal,
      });
}

export function* freshmanRoles(making: Making): Generator<Row> {
  for (const { userId } of everyFreshman(making))
    if (userId !== undefined) yield roleOf(making, userId, 'freshman');
}

/** The facts of a new student as rows about them keep them. */
export function ownerOf(making: Making, plan: FreshmanPlan): Row {
  const owner = freshmanRow(making, plan);
  return Object.fromEntries([
    [NEW_STUDENT_COPY.from, plan.id],
    ...NEW_STUDENT_COPY.copy.map((name) => [name, owner[name] ?? null]),
  ]);
}
