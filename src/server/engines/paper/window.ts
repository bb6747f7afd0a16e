import { TASK_STATE } from '../../../contract/generated/codes.ts';

/** When a paper is open, as texts `YYYY-MM-DD HH:mm:ss`. */
export interface Window {
  readonly State: string | null;
  readonly StartTime: string | null;
  readonly EndTime: string | null;
}

/** Why nothing may be answered now, by the database's clock as the request came; the second of the deadline itself still counts. */
export function closedBecause(
  title: string,
  { State, StartTime, EndTime }: Window,
  now: string,
): string | undefined {
  if (State === TASK_STATE.Draft || State === TASK_STATE.Stopped || State === null) return `${title}已停用`;
  if (StartTime !== null && now < StartTime) return `${title}未开始`;
  if (EndTime !== null && now > EndTime) return `${title}已结束`;
  return undefined;
}

/** What a person has done with a paper. */
export interface Taken {
  readonly Times: number;
  readonly LimitTimes: number;
  readonly AllowEdit: number;
}

/** Whether the next sheet replaces the last one. */
export const replacesLast = ({ Times, LimitTimes, AllowEdit }: Taken): boolean =>
  AllowEdit === 1 && Times > 0 && Times >= LimitTimes;

/** Why this person may not answer once more. */
export function doneBecause(title: string, taken: Taken): string | undefined {
  return taken.Times < taken.LimitTimes || replacesLast(taken) ? undefined : `您已填写过该${title}`;
}
