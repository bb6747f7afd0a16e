import { calls, type CallInput } from '../../../contract/generated/calls.ts';
import { ErrorCode } from '../../../contract/generated/codes.ts';
import type { Captcha } from '../../account/sign-in.ts';
import { exchange } from '../../request/call.ts';
import { messageOf } from '../../renderer/data.ts';
import { beginVisit } from './visit.ts';

/** What came of it: a visit, by the same person as before or another; or why they were not believed, with a picture to read. */
export type Proved =
  | { readonly isSame: boolean }
  | { readonly text: string; readonly captcha?: Captcha | undefined };

/** Asks the server for a ticket and begins the visit that it opens. */
export async function prove(input: CallInput['PublicAccess/Verify']): Promise<Proved> {
  try {
    const { code, text, value } = await exchange(calls.PublicAccess.Verify, input, { inPlace: true });
    if (code === ErrorCode.CaptchaNeeded) return { text, captcha: value as unknown as Captcha };
    return { isSame: beginVisit(input.PageGroup, value.Subject, value.Ticket) };
  } catch (failure) {
    return { text: messageOf(failure) };
  }
}
