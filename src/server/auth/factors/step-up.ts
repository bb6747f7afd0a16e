import { ErrorCode } from '../../../contract/generated/codes.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import { maskValue } from '../../data/access/masks.ts';
import { Refusal } from '../../data/refusal.ts';
import { settingOf } from '../../settings/settings.ts';

/** How long a session counts as verified (ErrorCode 6001 until then). */
export const VERIFIED_MINUTES = 15;

/**
 * Lets a caller through who has just confirmed the identity once more. Asked for where the setting security.stepUp is on.
 * @throws Refusal 6001 with the masked address that a code can be sent to
 */
export async function requireStepUp(database: Queryable, caller: Caller): Promise<void> {
  if (caller.isVerified || (await settingOf(database, SETTING.SecurityStepUp)) !== 1) return;
  const answer = await database.query<{ email: string }>(
    `SELECT coalesce(u."Email", '') AS email FROM "SysUser" u WHERE u."Id" = $1`,
    [caller.subject.UserId],
  );
  const [user] = answer.rows;
  if (!user) return;
  const Target = maskValue('email', user.email) ?? '';
  throw new Refusal(ErrorCode.StepUpNeeded, '该操作需要验证身份', { Target, Scene: 'stepup' });
}

/** Notes that the session's user has proved who they are. */
export async function markVerified(database: Queryable, session: string): Promise<void> {
  await database.query('UPDATE sys_session SET verified = now() WHERE id = $1', [session]);
}
