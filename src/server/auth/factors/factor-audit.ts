import { entities } from '../../../contract/generated/entities.ts';
import { audit } from '../../data/write/audit.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { endFactors } from './second-factor.ts';
import { endSessions } from '../sessions/sessions.ts';
import { releaseAccounts } from '../login/login-failures.ts';
import { requireStepUp } from './step-up.ts';

/** Notes a change of somebody's second factor in the audit, without anything of it. */
export async function auditFactor(context: WriteContext, id: string, enCode: string): Promise<void> {
  const entity = entityOf(context.engine, entities.SysUser);
  await audit(context, { entity, id, enCode, before: null, after: null });
}

/** An administrator takes second factors away, as of who lost a phone; the sessions end. */
export async function resetFactors(
  context: WriteContext,
  userIds: readonly string[],
  enCode: string,
): Promise<void> {
  await requireStepUp(context.tx, context.caller);
  await endFactors(context.tx, userIds);
  await endSessions(context.tx, userIds);
  const { rows } = await context.tx.query<{ name: string }>(
    `SELECT "LoginName" AS name FROM "SysUser" WHERE "Id" = ANY($1)`,
    [userIds],
  );
  await releaseAccounts(
    context.tx,
    rows.map(({ name }) => name),
  );
  for (const id of userIds) await auditFactor(context, id, enCode);
}
