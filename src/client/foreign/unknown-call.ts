import { CallFailure } from '../request/failure.ts';

/** States of HTTP by which a server says that there is no such call. */
const UNKNOWN: ReadonlySet<number> = new Set([404, 405, 501]);

/** Whether a call failed because the server has no such call: it says so, or answers a page in place of an envelope. */
export function isUnknownCall(failure: unknown): boolean {
  if (!(failure instanceof CallFailure)) return false;
  const { status, code } = failure;
  return UNKNOWN.has(status) || UNKNOWN.has(code) || (status === 200 && code === 200);
}
