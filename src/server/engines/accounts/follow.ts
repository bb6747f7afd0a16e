import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { copiesOf, firstPasswordOf, PERSON_COPIES } from './copies.ts';
import { giveRoles, roleOf } from './open.ts';
import type { PeopleEntity } from './person.ts';

/**
 * Login name, telephone and mail of accounts follow their people's rows as long as nobody gave the account others; what an
 * account always says as the row does is followed wherever the row is written. A role that a person has newly is added.
 */
export async function followPeople(entity: PeopleEntity, hooks: readonly RowHook[]): Promise<void> {
  const { field } = entity.file.account;
  const always = new Set(PERSON_COPIES.map(({ to }) => to));
  const followed = copiesOf(entity).filter(([, to]) => !always.has(to));
  const changed = hooks.filter(
    ({ row, before }) =>
      before?.[field] &&
      before[field] === row[field] &&
      [...followed.map(([from]) => from), ...entity.file.account.first].some(
        (from) => (before[from] ?? null) !== (row[from] ?? null),
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
    const changes = changed.flatMap(({ row, before }) => {
      const user = stored.get(String(row[field]));
      if (!user) return [];
      const first = user['PwdHash'] ? {} : { FirstPwd: firstPasswordOf(entity, row) };
      return [{ before: user, after: { ...user, ...newCopies(followed, user, before!, row), ...first } }];
    });
    await changeRows(context, users, changes, context.enCode);
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

function newCopies(copies: ReturnType<typeof copiesOf>, user: Row, before: Row, row: Row): Row {
  const changes: Row = {};
  for (const [from, to] of copies) {
    if ((user[to] ?? null) === (before[from] ?? null) && (to !== 'LoginName' || row[from]))
      changes[to] = row[from] ?? null;
  }
  return changes;
}
