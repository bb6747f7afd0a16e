import { TODO_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import { addRows } from '../../../data/write/bulk-write.ts';
import { entityOf } from '../../../data/entities.ts';
import type { WriteContext } from '../../../data/module.ts';

interface Todo {
  /** Code of the role whose holders are asked. */
  readonly role: string;
  /** Only those who hold it for this organisation. */
  readonly org?: string;
  readonly title: string;
  readonly content: string;
  readonly about: { readonly type: string; readonly id: string };
}

/** Puts something before everybody who holds a role. */
export async function addTodos(
  context: WriteContext & { readonly enCode: string },
  todo: Todo,
): Promise<void> {
  const { engine, tx, enCode } = context;
  const answer = await tx.query<{ user: string }>(
    `SELECT DISTINCT u."Id" AS user FROM "SysRole" r JOIN "UserRole" ur ON ur."RoleId" = r."Id" AND ur."IsDeleted" = 0
     JOIN "SysUser" u ON u."Id" = ur."UserId" AND u."IsDeleted" = 0
     WHERE r."RoleCode" = $1 AND r."IsDeleted" = 0 AND ($2::text IS NULL OR ur."OrgId" = $2)`,
    [todo.role, todo.org ?? null],
  );
  const rows = answer.rows.map(({ user }) => ({
    UserId: user,
    Title: todo.title,
    Content: todo.content,
    BizType: todo.about.type,
    BizId: todo.about.id,
    State: TODO_STATE.Open,
  }));
  if (rows.length > 0) await addRows(context, entityOf(engine, entities.BackLog), rows, enCode);
}
