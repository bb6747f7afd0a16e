import { ErrorCode } from '../../contract/generated/codes.ts';
import type { Envelope } from '../../contract/envelope.ts';
import type { Refusal } from '../data/refusal.ts';
import type { FileAnswer } from '../storage/file-answer.ts';

/** What goes back to the browser. */
export interface Reply {
  readonly status: number;
  readonly body: Envelope | FileAnswer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** ErrorCode 0. */
export function success(value: unknown): Reply {
  return { status: 200, body: { ErrorCode: ErrorCode.Success, RequestMsg: '', ResultValue: value ?? null } };
}

/** An ErrorCode with the text that the person reads. */
export function failure(
  status: number,
  code: number,
  message: string,
  headers?: Record<string, string>,
): Reply {
  return { status, body: { ErrorCode: code, RequestMsg: message, ResultValue: null }, headers };
}

/** A refusal that a handler, the engine or the pipeline made. */
export function refused(refusal: Refusal): Reply {
  return {
    status: 200,
    body: { ErrorCode: refusal.code, RequestMsg: refusal.message, ResultValue: refusal.value ?? null },
  };
}

/**
 * The replies that the pipeline itself gives. No token at all is HTTP 401; a token that is over is ErrorCode 999 in
 * an ordinary answer, as specification 8 tells the two apart.
 */
export const REPLIES = {
  noToken: () => failure(401, ErrorCode.TokenExpired, '请先登录'),
  deadToken: () => failure(200, ErrorCode.TokenExpired, '登录已过期，请重新登录'),
  deadTicket: () => failure(200, ErrorCode.TokenExpired, '核验已过期，请重新核验'),
  changeFirst: () => failure(403, ErrorCode.Refused, '请先修改密码'),
  forbidden: () => failure(403, ErrorCode.Refused, '没有权限执行该操作'),
  tooMany: () => failure(429, ErrorCode.Refused, '接口请求过于频繁，请等待5s后重试', { 'retry-after': '5' }),
  unknownCall: () => failure(404, ErrorCode.Refused, '接口不存在'),
  unavailable: () =>
    failure(503, ErrorCode.ServerFault, '数据库暂时不可用，请稍后再试', { 'retry-after': '2' }),
  fileElsewhere: () =>
    failure(
      404,
      ErrorCode.Refused,
      '文件不在处理本次请求的服务器上，请联系管理员检查各服务器是否共用数据目录',
    ),
  diskFull: (text: string) => failure(503, ErrorCode.Refused, text, { 'retry-after': '30' }),
  fault: (id: string) => failure(200, ErrorCode.ServerFault, `服务器繁忙，请稍后再试（编号${id}）`),
} as const;
