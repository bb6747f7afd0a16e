import { REVIEW_STATE, TODO_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import { liveMenus } from '../../auth/grants/grants.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { StoredRows, WriteContext } from '../../data/module.ts';
import { changeRow } from '../../data/write/system-write.ts';

/** Puts a request for a right before the other administrators as something to do, until one of them has decided or it is taken back. */
export async function putBeforeOthers(
  context: WriteContext,
  { entity, rows, enCode }: StoredRows,
): Promise<void> {
  if (entity.name !== entities.RoleRequest) return;
  for (const { before, after } of rows)
    if (before === null) await askOthers(context, after!, enCode);
    else if (after?.['State'] !== REVIEW_STATE.Pending)
      await closeTodos(context, String(before['Id']), enCode);
}

async function askOthers(context: WriteContext, request: Row, enCode: string): Promise<void> {
  const { engine, tx, caller } = context;
  const { rows } = await tx.query<{ role: string }>(
    `SELECT "RoleName" AS role FROM "SysRole" WHERE "Id" = $1`,
    [request['RoleId']],
  );
  const administrators = (await engine.people?.ofRoles(tx, [SUPER_ROLE])) ?? [];
  const todos = administrators
    .filter(({ UserId }) => UserId !== caller.subject.UserId)
    .map(({ UserId }) => ({ UserId, State: TODO_STATE.Open }));
  if (todos.length === 0) return;
  const said = {
    Title: `授权待复核：${rows[0]?.role ?? ''}`,
    Content: `${caller.subject.TrueName}申请，理由：${String(request['Reason'] ?? '')}`,
    BizType: entities.RoleRequest,
    BizId: request['Id'],
    Url: await addressOfRequests(context),
  };
  await addRows(
    context,
    entityOf(engine, entities.BackLog),
    todos.map((todo) => ({ ...todo, ...said })),
    enCode,
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

async function closeTodos(context: WriteContext, id: string, enCode: string): Promise<void> {
  const { rows } = await context.tx.query<Row>(
    `SELECT * FROM "BackLog" WHERE "BizType" = $1 AND "BizId" = $2 AND "State" = $3 AND "IsDeleted" = 0 FOR UPDATE`,
    [entities.RoleRequest, id, TODO_STATE.Open],
  );
  for (const todo of rows)
    await changeRow(
      context,
      entities.BackLog,
      todo,
      { State: TODO_STATE.Done, HandleDate: context.now },
      enCode,
    );
}
