import { FLOW_STATUS, LEAVE_STATE, LEAVE_TYPE } from '../../contract/generated/codes.ts';
import type { Weighted } from './dice.ts';
import type { Making } from './rows.ts';
import { FIRST_POSTGRADUATE, SPECIAL } from './students.ts';

/** An absence before it is a row. Hours count from the midnight before t0. */
export interface AbsencePlan {
  readonly key: string;
  readonly type: string;
  readonly start: number;
  readonly days: number;
  readonly status: string;
  readonly state: string;
  /** Still at its first node. */
  readonly fresh?: boolean;
}

const { Draft, Running, Passed, Rejected, Withdrawn } = FLOW_STATUS;
const TYPES: Weighted<string> = [
  [LEAVE_TYPE.Personal, 55],
  [LEAVE_TYPE.Sick, 25],
  [LEAVE_TYPE.Official, 10],
  [LEAVE_TYPE.Other, 10],
];
const STATUSES: Weighted<string> = [
  [Passed, 82],
  [Running, 8],
  [Rejected, 4],
  [Withdrawn, 3],
  [Draft, 3],
];
/** Half days from .. to, and their share. */
const LENGTHS: Weighted<readonly [number, number]> = [
  [[1, 2], 60],
  [[3, 6], 25],
  [[7, 14], 11],
  [[15, 28], 4],
];

/** What time has made of a leave that was agreed to (domain/02-modules-A, A6). */
export function stateAt(making: Making, plan: Pick<AbsencePlan, 'start' | 'days' | 'key'>): string {
  const now = making.calendar.hourOf(making.calendar.t0);
  const end = plan.start + plan.days * 24;
  if (plan.start > now) return LEAVE_STATE.Approved;
  if (end >= now) return LEAVE_STATE.Away;
  if (end >= now - 24) return LEAVE_STATE.DueBack;
  return making.dice.percent(95, 'leave.returned', plan.key) ? LEAVE_STATE.Cancelled : LEAVE_STATE.Overdue;
}

/** Leave of one student: none, one or two applications, or the fixtures of the first students. */
export function leavePlans(making: Making, index: number): AbsencePlan[] {
  const fixed = fixtures(making, index);
  if (fixed) return fixed;
  const { dice } = making;
  const share = dice.below(10, 'leave.count', index);
  if (share < 5) return [];
  if (share < 9) return [drawn(making, `${index}.1`, dice.between(-60, 9, 'leave.day', index), undefined)];
  const early = dice.between(-60, -34, 'leave.early', index);
  return [
    drawn(making, `${index}.1`, early, dice.percent(95, 'leave.earlyStatus', index) ? Passed : Rejected),
    drawn(making, `${index}.2`, dice.between(-17, 9, 'leave.day', index), undefined),
  ];
}

function drawn(making: Making, key: string, day: number, fixedStatus: string | undefined): AbsencePlan {
  const { dice } = making;
  const status = fixedStatus ?? dice.weighted(STATUSES, 'leave.status', key);
  const [least, most] = dice.weighted(LENGTHS, 'leave.length', key);
  const open = status === Running || status === Draft || status === Withdrawn;
  const plan = {
    key,
    type: dice.weighted(TYPES, 'leave.type', key),
    start:
      (open ? dice.between(2, 15, 'leave.ahead', key) : day) * 24 + dice.one([8, 14, 18], 'leave.hour', key),
    days: dice.between(least, most, 'leave.days', key) / 2,
    status,
  };
  return { ...plan, state: status === Passed ? stateAt(making, plan) : LEAVE_STATE.Inactive };
}

/** Scenes that are always there (domain/03-demo-data 2.4 and 2.5: 6, 7, 8). */
function fixtures(making: Making, index: number): AbsencePlan[] | undefined {
  const now = making.calendar.hourOf(making.calendar.t0);
  const scene = (key: string, from: number, days: number, state: string, status: string = Passed) => ({
    key: `${index}.${key}`,
    type: LEAVE_TYPE.Personal,
    start: now + from,
    days,
    status,
    state,
    fresh: true,
  });
  switch (index) {
    case SPECIAL.first:
      return [
        scene('inactive', 20 * 24, 2, LEAVE_STATE.Inactive, Running),
        scene('approved', 10 * 24, 2, LEAVE_STATE.Approved),
        scene('away', -12, 2, LEAVE_STATE.Away),
        scene('due', -66, 2, LEAVE_STATE.DueBack),
        scene('cancelled', -20 * 24, 1, LEAVE_STATE.Cancelled),
        scene('overdue', -10 * 24, 3, LEAVE_STATE.Overdue),
        scene('dropped', 5 * 24, 1, LEAVE_STATE.Dropped),
      ];
    case SPECIAL.weak:
    case SPECIAL.locked:
    case FIRST_POSTGRADUATE:
      return [];
    case SPECIAL.overdue:
      return [scene('overdue25', -25 - 48, 2, LEAVE_STATE.Overdue)];
    case SPECIAL.overlap:
      return [scene('overlap', 24, 2, LEAVE_STATE.Approved)];
    default: {
      const days = [3, 3.5, 7, 7.5][index - SPECIAL.exactDays];
      return days === undefined ? undefined : [scene('exact', 72, days, LEAVE_STATE.Inactive, Running)];
    }
  }
}
