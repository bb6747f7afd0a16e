import type { Envelope, Waiting } from '../../contract/envelope.ts';
import { ErrorCode } from '../../contract/generated/codes.ts';

/** Where a request stands that was refused since others are before it; a call may well answer a figure of that name. */
export function queuedAt(data: unknown): Waiting | undefined {
  const answer = data as Partial<Envelope> | null | undefined;
  if (Number(answer?.ErrorCode) !== ErrorCode.Refused) return undefined;
  return (answer?.ResultValue as { Waiting?: Waiting } | null | undefined)?.Waiting;
}
