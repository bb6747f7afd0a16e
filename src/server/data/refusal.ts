import { ErrorCode } from '../../contract/generated/codes.ts';
import {
  WHOLE,
  type FieldProblem,
  type MissingNeed,
  type NoPage,
  type PartlyDone,
  type Waiting,
} from '../../contract/envelope.ts';

/** An answer other than success that the caller is meant to see: an ErrorCode of the catalogue and a Chinese text. */
export class Refusal extends Error {
  readonly code: number;
  readonly value: unknown;

  constructor(code: number, message: string, value: unknown = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.value = value;
  }
}

/** What needs a session was asked for without one (HTTP 401). */
export class LoginNeeded extends Refusal {
  constructor() {
    super(ErrorCode.TokenExpired, '请先登录');
    this.name = 'LoginNeeded';
  }
}

/** A business refusal (ErrorCode 2). */
export function refuse(message: string): Refusal {
  return new Refusal(ErrorCode.Refused, message);
}

/**
 * What no page of these schemas asks, such as one that was open while they changed. Everybody is told what to do; the name that
 * was wrong stands beside it for who writes pages (ResultValue.Detail).
 */
export const misused = (Detail: string, message = '该操作已不可用，请刷新页面后重试'): Refusal =>
  new Refusal(ErrorCode.Refused, message, { Detail });

/** A page that is not told (ErrorCode 2, ResultValue.Reason). */
export function refusePage(message: string, Reason: NoPage['Reason'], PageGroup?: string): Refusal {
  const why: NoPage = { Reason, ...(PageGroup === undefined ? {} : { PageGroup }) };
  return new Refusal(ErrorCode.Refused, message, why);
}

/** A shared board was asked for without a key that opens it: missing, ended, revoked and guessed are not told apart. */
export const deadShare = (): Refusal => refusePage('链接已失效，请向学校索取新的链接', 'share');

/**
 * Fields that were refused, each with its text (ErrorCode 2, ResultValue.Fields), or what is refused as a whole where they fit. Warnings
 * are told once nothing else is wrong: nobody is asked whether a row is meant that cannot be stored.
 */
export function refuseFields(found: readonly FieldProblem[]): Refusal {
  const problems = found.filter(({ Key }) => Key !== WHOLE);
  if (problems.length === 0 && found.length > 0) return refuse(found[0]!.Message);
  const faults = problems.filter(({ Warn }) => !Warn);
  const Fields = faults.length > 0 ? faults : problems;
  const message = Fields[0]?.Message ?? '数据不正确';
  return new Refusal(ErrorCode.Refused, faults.length > 0 ? message : `提醒：${message}`, { Fields });
}

/** Something else has to be there first (ErrorCode 2, ResultValue.Needs), whatever is wrong with the form besides (Fields). */
export function refuseNeeds(
  title: string,
  needs: readonly MissingNeed[],
  problems: readonly FieldProblem[] = [],
): Refusal {
  const missing = needs.map(({ Message }) => Message).join('；');
  const value = { Needs: needs, ...(problems.length > 0 ? { Fields: problems } : {}) };
  return new Refusal(ErrorCode.Refused, `还不能${title}：${missing}`, value);
}

/** The row is outside of what the caller reaches, or does not exist: the two are not told apart. */
export function outOfScope(): Refusal {
  return refuse('无权操作该数据');
}

/** The row was changed by somebody else since it was read. */
export function staleVersion(): Refusal {
  return refuse('数据已被他人修改，请刷新后重试');
}

/** Too many wait already: the place in the line, and when to come again (ErrorCode 2, ResultValue.Waiting). */
export function queued(ahead: number, seconds: number): Refusal {
  const wait: Waiting = { Ahead: ahead, Seconds: Math.min(30, Math.max(1, seconds)) };
  return new Refusal(ErrorCode.Refused, `当前人数较多，前面约有${ahead}人，请稍后重试`, { Waiting: wait });
}

/** A batch of which some rows were refused (ErrorCode 5001). */
export function partlyDone(outcome: PartlyDone): Refusal {
  return new Refusal(
    ErrorCode.PartlyDone,
    `成功${outcome.SuccessCount}条，失败${outcome.FailCount}条`,
    outcome,
  );
}
