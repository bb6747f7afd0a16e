import { TASK_STATE } from '../../../contract/generated/codes.ts';
import { secondsLater } from '../../data/time/clock.ts';

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
  /** The day of the last sheet, and how many came on it. */
  readonly Day?: string | null;
  readonly DayTimes?: number;
}

/** Why this person may hand in no more today; `most`: sheets of one day, empty where days do not count. */
export const dailyBecause = (
  { Day, DayTimes = 0 }: Taken,
  most: number | null,
  now: string,
  said = '今日次数已用完',
): string | undefined => (most !== null && Day === now.slice(0, 10) && DayTimes >= most ? said : undefined);

/** Whether the next sheet replaces the last one. */
export const replacesLast = ({ Times, LimitTimes, AllowEdit }: Taken): boolean =>
  AllowEdit === 1 && Times > 0 && Times >= LimitTimes;

/** Why this person may not answer once more. */
export function doneBecause(title: string, taken: Taken, said = `您已填写过该${title}`): string | undefined {
  return taken.Times < taken.LimitTimes || replacesLast(taken) ? undefined : said;
}

/** What a taking says of the time of its person. */
interface OwnTime {
  readonly BeginTime: string | null;
  readonly ExtraMinutes: number;
  readonly OwnStart: string | null;
  readonly OwnEnd: string | null;
}

/** Why a person who has not begun may not begin yet: where the paper asks for it, its notice was not agreed to. */
export const agreeBecause = (
  { BeginTime, AgreedTime }: Pick<OwnTime, 'BeginTime'> & { readonly AgreedTime?: string | null },
  said = '请先从列表中进入，阅读须知并作出承诺',
): string | undefined => (BeginTime === null && AgreedTime === null ? said : undefined);

interface Timed extends Window {
  readonly TimeLimit?: number | null;
  readonly EnterLimit?: number | null;
}

/** The paper as its window and time are for this person: a make-up has its own, and minutes that somebody has besides count at both ends. */
export function ownWindow<Paper extends Timed>(
  paper: Paper,
  { ExtraMinutes, OwnStart, OwnEnd }: OwnTime,
): Paper {
  const { TimeLimit, StartTime, EndTime } = paper;
  const end = OwnEnd ?? EndTime;
  return {
    ...paper,
    StartTime: OwnStart ?? StartTime,
    EndTime: end === null || ExtraMinutes === 0 ? end : secondsLater(end, ExtraMinutes * 60),
    ...(TimeLimit ? { TimeLimit: TimeLimit + ExtraMinutes } : {}),
  };
}

/** Why a person who has not begun comes too late, in minutes after the start of the window. */
export function lateBecause(
  { StartTime, EnterLimit }: Timed,
  { BeginTime }: OwnTime,
  now: string,
): string | undefined {
  if (BeginTime !== null || !EnterLimit || StartTime === null) return undefined;
  return now > secondsLater(StartTime, EnterLimit * 60)
    ? `已超过开始后${EnterLimit}分钟，不能再进入`
    : undefined;
}

/** What a person's draw and order begin with: the same until the sheet is handed in, another one for the next sheet. */
export const seedOf = ({ Id, Times, LimitTimes }: Taken & { readonly Id: string }): string =>
  Times > 0 && LimitTimes > 1 ? `${Id} ${Times}` : Id;
