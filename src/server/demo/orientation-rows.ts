import {
  CHECKIN_STATE,
  FEE_ITEM,
  ORI_STEP,
  PAY_STATE,
  STEP_STATE,
  SUPPLY_STATE,
  TRAIN_FORM,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import {
  batchId,
  DEFERRED,
  everyFreshman,
  hoursSinceComing,
  ownerOf,
  WRITTEN,
  type FreshmanPlan,
} from './freshmen.ts';
import { nameOf } from './names.ts';
import { phoneOf } from './identity.ts';
import { currentTerm } from './organisation.ts';
import { STEPS } from './orientation-steps.ts';
import { supplyGoods, supplySlips } from './supplies.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';

/** What the new students did so far: step by step, with what they filled in. */
export function* orientationRows(making: Making): Generator<Batch> {
  const made = (entity: string, rowOf: (making: Making, plan: FreshmanPlan) => Row | undefined) =>
    inBatches(entity, ofEach(making, entity, rowOf));
  yield* supplyGoods(making);
  yield* inBatches(entities.NewStudentStep, stepStates(making));
  yield* inBatches(entities.FeeStandard, standards(making));
  yield* inBatches(entities.FeeBill, bills(making));
  yield* made(entities.NewStudentProfile, profile);
  yield* made(entities.TrainingClothes, clothes);
  yield* supplySlips(making, (plan) => clothes(making, plan));
  yield* made(entities.TravelPlan, travel);
}

function* ofEach(
  making: Making,
  entity: string,
  rowOf: (making: Making, plan: FreshmanPlan) => Row | undefined,
): Generator<Row> {
  for (const plan of everyFreshman(making)) {
    const row = rowOf(making, plan);
    if (row) yield stamped(making.dice.id(entity, plan.index), WRITTEN, { ...ownerOf(making, plan), ...row });
  }
}

const ON_SITE: ReadonlySet<string> = new Set([ORI_STEP.Scene, ORI_STEP.Key]);

function* stepStates(making: Making): Generator<Row> {
  const { dice, calendar } = making;
  for (const plan of everyFreshman(making)) {
    const owner = ownerOf(making, plan);
    for (const [place, { code }] of STEPS.entries())
      if (plan.done.has(code))
        yield stamped(dice.id('newStep', `${plan.index}.${code}`), WRITTEN, {
          ...owner,
          StepCode: code,
          State: STEP_STATE.Done,
          FinishTime: calendar.hours(ON_SITE.has(code) ? -hoursSinceComing(making, plan) : place - 20),
          Sort: place + 1,
        });
  }
}

export const FEES: readonly (readonly [item: string, amount: number])[] = [
  [FEE_ITEM.Tuition, 4800],
  [FEE_ITEM.Lodging, 1200],
  [FEE_ITEM.Books, 600],
  [FEE_ITEM.Clothes, 180],
];

/** Until when those pay whose fees were put off. */
export const promisedDay = ({ calendar }: Making): string => calendar.fromMidnight(24 * 120).slice(0, 10);

function* standards(making: Making): Generator<Row> {
  for (const [FeeItem, Amount] of FEES)
    yield stamped(making.dice.id('feeStandard', FeeItem), WRITTEN, {
      BatchId: batchId(making),
      MajorId: null,
      FeeItem,
      Amount,
      IsRequired: 1,
      Refundable: 1,
    });
}

function* bills(making: Making): Generator<Row> {
  const { dice, calendar } = making;
  const SchoolYearId = currentTerm(making);
  for (const plan of everyFreshman(making)) {
    const owner = ownerOf(making, plan);
    const isPaid = plan.done.has(ORI_STEP.Pay);
    for (const [FeeItem, Amount] of FEES) {
      const Deferred = plan.index === DEFERRED && FeeItem === FEE_ITEM.Tuition ? Amount : 0;
      const Paid = isPaid ? Amount : 0;
      const Due = Amount - Deferred - Paid;
      yield stamped(dice.id('feeBill', `${plan.index}.${FeeItem}`), WRITTEN, {
        ...owner,
        SchoolYearId,
        FeeItem,
        Amount,
        Reduced: 0,
        Deferred,
        DeferredUntil: Deferred > 0 ? promisedDay(making) : null,
        Paid,
        Due,
        PayState: payState(Due, Deferred),
        IsRequired: 1,
        DueDate: calendar.hours(24 * 63).slice(0, 10),
      });
    }
  }
}

function payState(due: number, deferred: number): string {
  if (due > 0) return PAY_STATE.Unpaid;
  return deferred > 0 ? PAY_STATE.Green : PAY_STATE.Paid;
}

function profile({ dice }: Making, { index, male, done }: FreshmanPlan): Row | undefined {
  if (!done.has(ORI_STEP.Info)) return undefined;
  const region = dice.one(['360100', '430100', '410100', '440100'], 'freshman.home', index);
  const name = nameOf(dice, 'freshman', index, male);
  return {
    NamePinyin: name.NamePinyin,
    Overseas: '00',
    Marital: '10',
    Health: '1',
    BloodType: dice.one(['1', '2', '3', '4'], 'freshman.blood', index),
    Height: heightOf(dice, index, male),
    Weight: dice.between(45, 75, 'freshman.weight', index),
    NativePlace: region,
    HukouRegion: region,
    HukouType: dice.one(['1', '2'], 'freshman.hukou', index),
    MoveHukou: 0,
    HomeRegion: region,
    HomeAddress: `示范路${dice.between(1, 999, 'freshman.house', index)}号`,
    ZipCode: '330000',
    Phone: phoneOf(40_000_000 + index),
    EmergencyName: nameOf(dice, 'freshman.father', index, true, name.TrueName[0]).TrueName,
    EmergencyRelation: '51',
    EmergencyPhone: phoneOf(50_000_000 + index),
    IsVeteran: 0,
    Political: '03',
    JoinPartyDate: '2024-05-04',
    ResumeList: [
      { StartDate: '2023-09-01', EndDate: '2026-06-30', School: '示范中学', Duty: null, Witness: null },
    ],
    Agree: 1,
    IsDone: 1,
  };
}

const heightOf = (dice: Making['dice'], index: number, male: boolean) =>
  dice.between(male ? 165 : 154, male ? 186 : 172, 'freshman.height', index);

function clothes({ dice }: Making, { index, male, done }: FreshmanPlan): Row | undefined {
  if (!done.has(ORI_STEP.Cloth)) return undefined;
  const Height = heightOf(dice, index, male);
  return {
    TrainForm: TRAIN_FORM.Train,
    Height,
    Weight: dice.between(45, 75, 'freshman.weight', index),
    ClothSize: String(Math.round(Height / 5) * 5),
    ShoeSize: String(dice.between(male ? 39 : 35, male ? 44 : 39, 'freshman.shoe', index)),
    CapSize: String(dice.between(55, 59, 'freshman.cap', index)),
    BeltSize: '均码',
    IssueState: issueOf(done),
  };
}

const issueOf = (done: ReadonlySet<string>) =>
  done.has(ORI_STEP.Pay) ? SUPPLY_STATE.Paid : SUPPLY_STATE.Chosen;

function travel(making: Making, plan: FreshmanPlan): Row | undefined {
  const { dice, calendar } = making;
  const { index, done, state } = plan;
  if (!done.has(ORI_STEP.Travel)) return undefined;
  const byTrain = dice.percent(70, 'freshman.train', index);
  const arrived = state === CHECKIN_STATE.CheckedIn;
  return {
    Transport: byTrain ? '1' : '4',
    VehicleNo: byTrain ? `G${dice.between(1000, 1999, 'freshman.vehicle', index)}` : null,
    DepartRegion: dice.one(['360100', '430100', '410100', '440100'], 'freshman.home', index),
    ArriveStation: byTrain ? dice.one(['1', '2'], 'freshman.station', index) : '5',
    ArriveTime: arrived
      ? calendar.hours(-hoursSinceComing(making, plan) - 1)
      : calendar.fromMidnight(24 * 61 + dice.between(8, 48, 'freshman.arrive', index)),
    Companion: dice.between(0, 2, 'freshman.companion', index),
    NeedPickup: byTrain && dice.percent(60, 'freshman.pickup', index) ? 1 : 0,
  };
}
