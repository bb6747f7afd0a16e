import { REVIEW_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import { liveMenus } from '../../auth/grants/grants.ts';
import type { StoredRows, WriteContext } from '../../data/module.ts';
import { askHolders, endAsked } from '../../engines/notify/ask-holders.ts';

/** Puts a request for a right before the other administrators as something to do, until one of them has decided or it is taken back. */
export async function putBeforeOthers(
  context: WriteContext,
  { entity, rows, enCode }: StoredRows,
): Promise<void> {
  if (entity.name !== entities.RoleRequest) return;
  for (const { before, after } of rows)
    if (before === null) await askOthers(context, after!, enCode);
    else if (after?.['State'] !== REVIEW_STATE.Pending)
      await endAsked({ ...context, enCode }, { type: entities.RoleRequest, id: String(before['Id']) });
}

async function askOthers(context: WriteContext, request: Row, enCode: string): Promise<void> {
  const { tx, caller } = context;
  const { rows } = await tx.query<{ role: string }>(
    `SELECT "RoleName" AS role FROM "SysRole" WHERE "Id" = $1`,
    [request['RoleId']],
  );
  await askHolders(
    { ...context, enCode },
    {
      role: SUPER_ROLE,
      title: `授权待复核：${rows[0]?.role ?? ''}`,
      content: `${caller.subject.TrueName}申请，理由：${String(request['Reason'] ?? '')}`,
      about: { type: entities.RoleRequest, id: String(request['Id']) },
      url: await addressOfRequests(context),
    },
  );
}

/** Where the menu shows the requests. */
async function addressOfRequests({ engine, tx }: WriteContext): Promise<string | null> {
  const shown = [...(await liveMenus(tx)).values()].find(({ Comment }) => {
    const page = engine.catalog.pages.get(Comment ?? '');
    return page?.kind === 'list' && page.entity === entities.RoleRequest;
  });
  return shown?.Url ?? null;
}
