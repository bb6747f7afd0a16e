import {
  CHECKIN_MODE,
  CHECKIN_STATE,
  ORI_STEP,
  PAY_STATE,
  SITE_STEP,
  STEP_STATE,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { batchId, everyFreshman, freshmanRow, ownerOf, WRITTEN, type FreshmanPlan } from './freshmen.ts';
import { PEOPLE, phoneOf } from './identity.ts';
import { orgId } from './organisation.ts';
import { deskPortrait, deskPortraits } from './portraits.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';

const stationId = ({ dice }: Making, no: number) => dice.id('station', no);

const GYM = { Lng: 115.8307, Lat: 28.7661 };

/** Where new students are checked in, and who has come: one place is open before the others, for those who travel far. */
export function* desks(making: Making): Generator<Batch> {
  yield* inBatches(entities.CheckinStation, stations(making));
  const come = [...everyFreshman(making)].filter(({ state }) => state === CHECKIN_STATE.CheckedIn);
  yield* inBatches(
    entities.CheckinRecord,
    come.map((plan) => record(making, plan)),
  );
  yield* deskPortraits(making, come);
  yield* inBatches(
    entities.CheckinCase,
    come.map((plan) => kept(making, plan)),
  );
}

const staffOf = ({ plan }: Making, ...logins: string[]) =>
  plan.staff.filter(({ login }) => logins.includes(login)).map(({ userId }) => userId);

function* stations(making: Making): Generator<Row> {
  const { calendar } = making;
  yield stamped(stationId(making, 1), WRITTEN, {
    StationCode: 'S0001',
    StationName: '提前报到点',
    BatchId: batchId(making),
    CollegeId: null,
    Place: '体育馆一楼',
    Geo: GYM,
    Staff: staffOf(making, 'vol01', 'college01', 'school01'),
    StepCodes: [SITE_STEP.Scene, SITE_STEP.Supply],
    BeginTime: calendar.hours(-8),
    EndTime: calendar.hours(24 * 63),
  });
  for (const college of [0, 1])
    yield stamped(stationId(making, college + 2), WRITTEN, {
      StationCode: `S000${college + 2}`,
      StationName: `体育馆${college + 1}号台`,
      BatchId: batchId(making),
      CollegeId: orgId(making, `college.${college}`),
      Place: '体育馆二楼',
      Geo: GYM,
      Staff: staffOf(making, `college0${college + 1}`),
      StepCodes: [SITE_STEP.Scene, SITE_STEP.Supply, SITE_STEP.Key],
    });
}

function desk(making: Making): Row {
  const [user] = staffOf(making, 'college01');
  return {
    StationId: stationId(making, 1),
    Mode: CHECKIN_MODE.Scan,
    OperatorId: user,
    OperatorName: '学工办',
  };
}

function record(making: Making, plan: FreshmanPlan): Row {
  const { CheckinTime } = freshmanRow(making, plan);
  return stamped(making.dice.id('checkin', plan.index), WRITTEN, {
    ...ownerOf(making, plan),
    ...desk(making),
    CheckinTime,
    IdVerified: 1,
    PayState: PAY_STATE.Paid,
    IsCanceled: 0,
  });
}

function kept(making: Making, plan: FreshmanPlan): Row {
  const row = freshmanRow(making, plan);
  const { TrueName, ExamineeNo, Gender, CollegeId, MajorId, ClassId, CounsellorId, CheckinTime } = row;
  const counsellor = making.plan.classes.find(({ id }) => id === ClassId)?.counsellor;
  return stamped(plan.id, WRITTEN, {
    NewStudentId: plan.id,
    TrueName,
    ...desk(making),
    CheckinState: CHECKIN_STATE.CheckedIn,
    PayState: PAY_STATE.Paid,
    DormState: STEP_STATE.Done,
    PhotoState: plan.done.has(ORI_STEP.Photo) ? STEP_STATE.Done : STEP_STATE.Waiting,
    Allowed: 1,
    IdVerified: 1,
    ScanTime: CheckinTime,
    CheckinTime,
    ExamineeNo,
    Gender,
    CollegeId,
    MajorId,
    ClassId,
    CounsellorId,
    CounsellorPhone: counsellor ? phoneOf(PEOPLE.teacher + counsellor.index) : null,
    Photo: deskPortrait(making, plan),
  });
}
