import { MSG_GROUP } from '../../../contract/generated/codes.ts';
import { entities, type UserMessage } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { RowHook, WriteContext } from '../../data/module.ts';
import type { Named } from '../../data/row-of.ts';
import { newId } from '../../data/write/row-store.ts';
import { ring } from '../notify/push.ts';
import { copiesOf, firstPasswordOf, MAIL, PERSON_COPIES, takesMail } from './copies.ts';
import { giveRoles, roleOf } from './open.ts';
import type { PeopleEntity } from './person.ts';

/**
 * Login name, telephone and mail of accounts follow their people's rows as long as nobody gave the account others; what an
 * account always says as the row does is followed wherever the row is written. The mail of somebody who has signed in follows
 * only what that person writes, or who edits accounts. A role that a person has newly is added.
 */
export async function followPeople(entity: PeopleEntity, hooks: readonly RowHook[]): Promise<void> {
  const { field } = entity.file.account;
  const always = new Set(PERSON_COPIES.map(({ to }) => to));
  const followed = copiesOf(entity).filter(([, to]) => !always.has(to));
  const changed = hooks.filter(
    ({ row, before }) =>
      before?.[field] &&
      before[field] === row[field] &&
      [...followed.map(([from]) => from), ...entity.file.account.first].some((from) =>
        isOther({ row, before }, from),
      ),
  );
  const [context] = changed;
  if (context) {
    const users = entityOf(context.engine, entities.SysUser);
    const stored = await lockRows(
      context,
      users,
      changed.map(({ row }) => String(row[field])),
    );
    const changes = changed.flatMap((hook) => {
      const { row } = hook;
      const user = stored.get(String(row[field]));
      if (!user) return [];
      const first = user['PwdHash'] ? {} : { FirstPwd: firstPasswordOf(entity, row) };
      return [{ before: user, after: { ...user, ...newCopies(followed, user, hook), ...first } }];
    });
    await changeRows(context, users, changes, context.enCode);
    const kept = changed.filter((hook) => {
      const user = stored.get(String(hook.row[field]));
      return user !== undefined && isOther(hook, MAIL) && !takesMail(hook, user);
    });
    tellKept(context, kept, field);
  }
  const promoted = hooks.filter(
    ({ row, before }) => before && row[field] && roleOf(entity, before) !== roleOf(entity, row),
  );
  if (promoted[0])
    await giveRoles(
      promoted[0],
      promoted.map(({ row }) => ({ UserId: String(row[field]), role: roleOf(entity, row) })),
    );
}

const isOther = ({ before, row }: Pick<RowHook, 'row' | 'before'>, name: string): boolean =>
  (before?.[name] ?? null) !== (row[name] ?? null);

/** A person whose mail was changed by somebody else is told that the account goes on with its own. */
function tellKept(context: WriteContext, kept: readonly RowHook[], account: string): void {
  const messages = kept.map(({ entity, row }): Named<UserMessage> => ({
    Id: newId(),
    UserId: String(row[account]),
    MsgGroup: MSG_GROUP.Message,
    Title: '资料中的邮箱已由他人修改，找回密码仍使用账号原来的邮箱',
    Content: '账号的邮箱只能由本人或系统管理员更换。',
    BizType: entity.name,
    BizId: String(row['Id']),
    Url: null,
    IsRead: 0,
  }));
  ring(context, messages);
}

function newCopies(copies: ReturnType<typeof copiesOf>, user: Row, hook: RowHook): Row {
  const { row, before } = hook;
  const changes: Row = {};
  for (const [from, to] of copies) {
    if (to === MAIL && !takesMail(hook, user)) continue;
    const isOwn = to === MAIL && hook.caller.subject.UserId === user['Id'] && isOther(hook, from);
    if ((isOwn || (user[to] ?? null) === (before?.[from] ?? null)) && (to !== 'LoginName' || row[from]))
      changes[to] = row[from] ?? null;
  }
  return changes;
}
