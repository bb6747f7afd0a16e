import {
  CHECKIN_STATE,
  FEE_ITEM,
  FLOW_STATUS,
  ORDER_STATE,
  ORI_STEP,
  STEP_STATE,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { collegeOfficer, courseOf, officer, type Step } from './approval.ts';
import type { Weighted } from './dice.ts';
import { DEFERRED, everyFreshman, freshmanRow, ownerOf, WRITTEN, type FreshmanPlan } from './freshmen.ts';
import { phoneOf } from './identity.ts';
import { FEES, promisedDay } from './orientation-rows.ts';
import { placeOfStep } from './orientation-steps.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';

const PARENTS_FROM = 50_000_000;
const LOAN = 4800;

/** What new students asked the school for, and what they paid. */
export function* requests(making: Making): Generator<Batch> {
  const plans = [...everyFreshman(making)];
  const green = plans.slice(DEFERRED, DEFERRED + 2).map((plan) => greenOf(making, plan));
  const late = plans
    .filter(({ state, userId }) => state === CHECKIN_STATE.Late && userId !== undefined)
    .map((plan) => lateOf(making, plan));
  yield* inBatches(
    entities.GreenChannelApply,
    green.map(({ row }) => row),
  );
  yield* inBatches(
    entities.LateReportApply,
    late.map(({ row }) => row),
  );
  yield* inBatches(
    entities.ApprovalRecord,
    [...green, ...late].flatMap(({ records }) => records),
  );
  yield* inBatches(entities.NewStudentStep, [greenStep(making, plans[DEFERRED + 1]!)]);
  yield* inBatches(entities.PayOrder, orders(making, plans));
}

interface Request {
  readonly row: Row;
  readonly records: Row[];
}

/** An application of a new student, as far through its flow as its status says. */
function requestOf(
  making: Making,
  plan: FreshmanPlan,
  entity: string,
  said: { readonly number: string; readonly status: string; readonly steps: Step[]; readonly values: Row },
): Request {
  const id = making.dice.id(entity, plan.index);
  const { TrueName } = freshmanRow(making, plan);
  const applicant = { userId: plan.userId!, name: { TrueName: String(TrueName) } };
  const coming = { key: `${entity}.${plan.index}`, start: 0, status: said.status };
  const { columns, records, created } = courseOf(making, entity, applicant, {
    id,
    plan: coming,
    steps: said.steps,
  });
  const written = making.calendar.fromMidnight(created);
  const ApplyNo = `${said.number}${written.slice(0, 10).replaceAll('-', '')}${String(plan.index).padStart(4, '0')}`;
  const by = { id: applicant.userId, name: applicant.name.TrueName };
  const row = stamped(id, written, { ...ownerOf(making, plan), ApplyNo, ...said.values, ...columns }, by);
  return { row, records };
}

const judgedBy = (making: Making, { class: own }: FreshmanPlan, titles: [string, string]): Step[] => [
  ...(own ? [{ id: 'counsellor', title: titles[0], role: 'counsellor', handler: own.counsellor }] : []),
  {
    id: 'college',
    title: titles[1],
    role: 'college_admin',
    handler: collegeOfficer(making, own?.college ?? 0),
  },
];

function greenOf(making: Making, plan: FreshmanPlan): Request {
  const isGranted = plan.done.has(ORI_STEP.Green);
  const steps = [
    ...judgedBy(making, plan, ['辅导员初审', '学院复审']),
    { id: 'aid', title: '资助中心终审', role: 'aid_admin', handler: officer(making, 'aid01') },
    { id: 'finance', title: '财务确认缓缴', role: 'finance', handler: officer(making, 'fin01') },
  ];
  const values = {
    GreenType: '1',
    LoanType: '1',
    LoanBank: '国家开发银行',
    ReceiptCode: `HZ${String(2026_0000 + plan.index)}`,
    LoanAmount: 12_000,
    DeferItems: [{ FeeItem: FEE_ITEM.Tuition, Amount: LOAN }],
    ApplyAmount: LOAN,
    ApprovedAmount: isGranted ? LOAN : null,
    PromiseDate: promisedDay(making),
    Reason: '已办理生源地信用助学贷款，贷款到账前申请缓缴学费。',
  };
  const status = isGranted ? FLOW_STATUS.Passed : FLOW_STATUS.Running;
  return requestOf(making, plan, entities.GreenChannelApply, { number: 'LT', status, steps, values });
}

function lateOf(making: Making, plan: FreshmanPlan): Request {
  const steps = judgedBy(making, plan, ['辅导员审批', '学院审批']);
  const values = {
    LateReason: '1',
    PlanDate: making.calendar.fromMidnight(24 * 66 + 10),
    DelayDays: 3,
    Detail: '近期住院治疗，遵医嘱休养一周后报到。',
    ParentPhone: phoneOf(PARENTS_FROM + plan.index),
  };
  const said = { number: 'TC', status: FLOW_STATUS.Passed, steps, values };
  return requestOf(making, plan, entities.LateReportApply, said);
}

const greenStep = (making: Making, plan: FreshmanPlan): Row =>
  stamped(making.dice.id('newStep', `${plan.index}.${ORI_STEP.Green}`), WRITTEN, {
    ...ownerOf(making, plan),
    StepCode: ORI_STEP.Green,
    Sort: placeOfStep(ORI_STEP.Green),
    State: STEP_STATE.Review,
    FinishTime: null,
  });

/** Most let the bank collect, others paid by phone. */
const METHODS: Weighted<string> = [
  ['4', 60],
  ['1', 25],
  ['2', 15],
];

/** What came in for those who have paid. */
function* orders(making: Making, plans: readonly FreshmanPlan[]): Generator<Row> {
  const { dice, calendar } = making;
  const PayTime = calendar.fromMidnight(-9);
  const day = PayTime.slice(0, 10).replaceAll('-', '');
  for (const plan of plans) {
    if (!plan.done.has(ORI_STEP.Pay)) continue;
    const owner = ownerOf(making, plan);
    for (const [place, [FeeItem, Amount]] of FEES.entries()) {
      const number = String(plan.index * FEES.length + place + 1).padStart(6, '0');
      yield stamped(dice.id('payOrder', `${plan.index}.${FeeItem}`), PayTime, {
        ...owner,
        OrderNo: `JF${day}${number}`,
        FeeItem,
        Items: [{ FeeItem, Amount }],
        Amount,
        PayMethod: dice.weighted(METHODS, 'freshman.pays', plan.index),
        State: ORDER_STATE.Paid,
        TradeNo: `BK${day}${number}`,
        PayTime,
        ExpireTime: PayTime,
        ReceiptNo: `PJ${day}${number}`,
        Cashier: '财务处',
      });
    }
  }
}
