import {
  GENDER,
  ORI_STEP,
  SELECT_MODE,
  STEP_STATE,
  TASK_STATE,
  TRAIN_LEVEL,
  USER_STATE,
  USER_TYPE,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { dayOfYear } from './calendar.ts';
import { idCardOf, phoneOf } from './identity.ts';
import { nameOf } from './names.ts';
import { majorId, orgId } from './organisation.ts';
import type { ClassPlan } from './plan.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { account, roleOf } from './staff.ts';

const WRITTEN = '2026-08-01 09:00:00';
const GRADE = 2026;
/** Index of the first new student among the people of the school. */
const PEOPLE_FROM = 40_000_000;
const CARDS_FROM = 700;
/** New students who can log in; the first five stand for one state of checking in each. */
export const LOGINS = 12;
/** Beside each other in one class. */
const BESIDE = 36;

/** A new student, before he is a row. */
export interface FreshmanPlan {
  readonly index: number;
  readonly id: string;
  readonly userId: string | undefined;
  readonly login: string;
  readonly male: boolean;
  readonly class: ClassPlan | undefined;
  /** He has chosen his bed already. */
  readonly hasChosen: boolean;
}

export const batchId = ({ dice }: Making) => dice.id('oriBatch', 0);

/** How many new students a school of this size awaits. */
export const freshmenCount = ({ plan }: Making) => Math.max(24, Math.ceil(plan.students / 8));

/** The new students in order; the same in a school of any size, but for their classes. */
export function* everyFreshman(making: Making): Generator<FreshmanPlan> {
  const { dice, plan } = making;
  const classes = plan.classes.filter(
    ({ grade, level }) => grade === GRADE && level === TRAIN_LEVEL.Bachelor,
  );
  for (let index = 0; index < freshmenCount(making); index++)
    yield {
      index,
      id: dice.id('freshman', index),
      userId: index < LOGINS ? dice.id('freshmanUser', index) : undefined,
      login: `2636${String(index + 1).padStart(10, '0')}`,
      male: dice.percent(49, 'freshman.gender', index),
      class: classes[Math.floor(index / BESIDE) % Math.max(1, classes.length)],
      hasChosen: index >= LOGINS && dice.percent(40, 'freshman.chosen', index),
    };
}

/** The batch in progress, with the window in which beds are chosen. */
export function* batches(making: Making): Generator<Batch> {
  const { dice, calendar } = making;
  const Id = batchId(making);
  yield* inBatches(entities.OrientationBatch, [
    stamped(Id, WRITTEN, {
      BatchName: `${GRADE}级本科新生`,
      GradeYear: GRADE,
      TrainLevel: TRAIN_LEVEL.Bachelor,
      State: TASK_STATE.Running,
      PreStart: calendar.hours(-24),
      PreEnd: calendar.hours(24 * 60),
      CheckinStart: calendar.hours(24 * 61),
      CheckinEnd: calendar.hours(24 * 63),
      RequirePaid: 1,
      RequireConfirmDorm: 1,
      PartialPay: 0,
      DormMode: SELECT_MODE.Student,
      HotLine: '0791-00000000',
    }),
  ]);
  yield* inBatches(entities.OrientationStep, [
    stamped(dice.id('oriStep', ORI_STEP.Dorm), WRITTEN, {
      BatchId: Id,
      StepCode: ORI_STEP.Dorm,
      StepName: '选择宿舍',
      IsRequired: 1,
      IsOnline: 1,
      StartTime: calendar.hours(-24),
      EndTime: calendar.hours(24 * 60),
      Sort: 7,
    }),
  ]);
}

export function* freshmanRows(making: Making): Generator<Row> {
  const { dice } = making;
  for (const plan of everyFreshman(making)) {
    const { index, male, class: own } = plan;
    const birthday = dayOfYear(GRADE - 18, dice.below(365, 'freshman.day', index));
    yield stamped(plan.id, WRITTEN, {
      BatchId: batchId(making),
      ExamineeNo: plan.login,
      TrueName: nameOf(dice, 'freshman', index, male).TrueName,
      Gender: male ? GENDER.Male : GENDER.Female,
      IdCardNo: idCardOf(index, birthday, male, CARDS_FROM),
      Birthday: birthday,
      Nation: '01',
      Political: '03',
      SourceRegion: dice.one(['360000', '430000', '410000', '440000'], 'freshman.region', index),
      CollegeId: orgId(making, `college.${own?.college ?? 0}`),
      MajorId: majorId(making, own?.college ?? 0, own?.major ?? 0),
      ClassId: own?.id ?? null,
      GradeYear: GRADE,
      TrainLevel: TRAIN_LEVEL.Bachelor,
      CounsellorId: own?.counsellor.id ?? null,
      Phone: phoneOf(PEOPLE_FROM + index),
      CheckinState: index < 5 ? String(index) : '1',
      PayState: '0',
      DormState: plan.hasChosen ? STEP_STATE.Done : STEP_STATE.Waiting,
      Progress: plan.hasChosen ? 20 : 0,
      UserId: plan.userId ?? null,
    });
  }
}

/** Accounts of the first new students: their number is their login name. */
export function* freshmanAccounts(making: Making): Generator<Row> {
  for (const { index, userId, login, male, id, class: own } of everyFreshman(making))
    if (userId !== undefined)
      yield account(making, userId, {
        LoginName: login,
        TrueName: nameOf(making.dice, 'freshman', index, male).TrueName,
        UserType: USER_TYPE.Freshman,
        Phone: phoneOf(PEOPLE_FROM + index),
        OrgId: orgId(making, `college.${own?.college ?? 0}`),
        RefId: id,
        State: USER_STATE.Normal,
      });
}

export function* freshmanRoles(making: Making): Generator<Row> {
  for (const { userId } of everyFreshman(making))
    if (userId !== undefined) yield roleOf(making, userId, 'freshman');
}
