import type { Envelope } from '../../contract/envelope.ts';

/**
 * The envelope of an answer, as strictly as everything behind this function needs it, out of what servers make of it: a code
 * that is text, a message that is absent, a result that is JSON inside of JSON. A list without an envelope is a result.
 * @returns undefined for what is no answer of such a server
 */
export function readEnvelope(data: unknown): Envelope | undefined {
  if (Array.isArray(data)) return { ErrorCode: 0, RequestMsg: '', ResultValue: data };
  if (typeof data !== 'object' || data === null) return undefined;
  const { ErrorCode, RequestMsg, ResultValue, result } = data as Record<string, unknown>;
  if (ErrorCode === undefined) return Array.isArray(result) ? readEnvelope(result) : undefined;
  const isCode =
    typeof ErrorCode === 'number' || (typeof ErrorCode === 'string' && /^-?\d+$/.test(ErrorCode));
  if (!isCode) return undefined;
  return {
    ErrorCode: Number(ErrorCode),
    RequestMsg: typeof RequestMsg === 'string' ? RequestMsg : '',
    ResultValue: typeof ResultValue === 'string' ? unpacked(ResultValue) : (ResultValue ?? null),
  };
}

/** A text that can only be JSON is read as such; any other one is the result itself. */
function unpacked(text: string): unknown {
  if (!/^\s*([[{"]|(null|true|false)\s*$)/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Says in a few words what came in place of an answer. @param path of the call */
export function nameOfNoEnvelope(status: number, data: unknown, path: string): string {
  if (status === 404) return `服务器没有提供接口${path}（404）`;
  if (status === 500) return '服务器内部出错（500），请稍后重试';
  if (status > 501 && status < 505) return `服务器暂时无法连接（${status}），请稍后重试`;
  if (data === '' || data === null || data === undefined) return '服务器没有返回任何内容';
  return typeof data === 'string' && /^\s*</.test(data)
    ? '服务器返回的是网页而不是数据，请联系管理员核对接口地址'
    : '服务器返回的内容无法识别';
}
