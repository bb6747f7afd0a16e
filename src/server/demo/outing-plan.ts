import { FLOW_STATUS, LEAVE_STATE, OUTING_KIND, RISK_LEVEL } from '../../contract/generated/codes.ts';
import type { Weighted } from './dice.ts';
import { stateAt, type AbsencePlan } from './leave-plan.ts';
import type { Making } from './rows.ts';
import { FIRST_POSTGRADUATE, type StudentPlan } from './students.ts';

/** An outing of a postgraduate before it is a row. All are of low risk: higher ones need an insurance file. */
export interface OutingPlan extends AbsencePlan {
  readonly kind: string;
  readonly region: string;
  readonly risk: string;
  /** Who is out for long has said lately that all is well. */
  readonly isTold?: true;
}

const { Running, Passed, Rejected } = FLOW_STATUS;
const STATUSES: Weighted<string> = [
  [Passed, 80],
  [Running, 14],
  [Rejected, 6],
];
const PROVINCES = ['360000', '360000', '430000', '330000', '420000'];
const LONGEST = 15;

/** Outings of one student: half of the postgraduates were out, three in ten for research. */
export function outingPlans(making: Making, student: StudentPlan): OutingPlan[] {
  if (!student.tutor) return [];
  const { dice } = making;
  const { index } = student;
  if (index === FIRST_POSTGRADUATE) return firstPostgraduate(making);
  if (LONG.includes(index)) return [longOuting(index)];
  const plans: OutingPlan[] = [];
  if (dice.percent(50, 'outing.any', index))
    plans.push(drawn(making, index, OUTING_KIND.Temporary, -40, -16));
  if (dice.percent(30, 'outing.research', index))
    plans.push(drawn(making, index, OUTING_KIND.Research, -14, 6));
  return plans;
}

function drawn(making: Making, index: number, kind: string, from: number, to: number): OutingPlan {
  const { dice } = making;
  const key = `${index}.${kind}`;
  const research = kind === OUTING_KIND.Research;
  const status = research ? dice.weighted(STATUSES, 'outing.status', key) : Passed;
  const day =
    status === Running ? dice.between(2, 10, 'outing.ahead', key) : dice.between(from, to, 'outing.day', key);
  const plan = {
    key: `outing.${key}`,
    kind,
    type: research ? '4' : dice.one(['1', '2', '3', '5'], 'outing.type', key),
    start: day * 24 + 9,
    days: dice.between(2, research ? 2 * LONGEST : 10, 'outing.days', key) / 2,
    region: dice.one(PROVINCES, 'outing.region', key),
    risk: RISK_LEVEL.Low,
    status,
  };
  return { ...plan, state: status === Passed ? stateAt(making, plan) : LEAVE_STATE.Inactive };
}

/** Two are out for research for two months; one of them has not been heard of for a month. */
const LONG: readonly number[] = [FIRST_POSTGRADUATE + 1, FIRST_POSTGRADUATE + 2];

const longOuting = (index: number): OutingPlan => ({
  key: `outing.long.${index}`,
  kind: OUTING_KIND.Research,
  type: '4',
  start: -34 * 24 + 9,
  days: 60,
  region: '530000',
  risk: RISK_LEVEL.Low,
  status: Passed,
  state: LEAVE_STATE.Away,
  ...(index === LONG[0] && { isTold: true as const }),
});

/** One outing in progress, one that waits for the tutor, one that is over (domain/03-demo-data 2.4). */
function firstPostgraduate(making: Making): OutingPlan[] {
  const now = making.calendar.hourOf(making.calendar.t0);
  const scene = (
    key: string,
    from: number,
    days: number,
    state: string,
    status: string = Passed,
  ): OutingPlan => ({
    key: `outing.first.${key}`,
    kind: OUTING_KIND.Temporary,
    type: '3',
    start: now + from,
    days,
    status,
    state,
    fresh: true,
    region: '430000',
    risk: RISK_LEVEL.Low,
  });
  return [
    scene('away', -48, 5, LEAVE_STATE.Away),
    { ...scene('waiting', 10 * 24, 4, LEAVE_STATE.Inactive, Running), kind: OUTING_KIND.Research, type: '4' },
    scene('over', -20 * 24, 3, LEAVE_STATE.Cancelled),
  ];
}
