import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeRows, lockRows } from '../../data/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { giveRoles, roleOf } from './open.ts';
import type { PeopleEntity } from './person.ts';

/**
 * What accounts say of their people follows the people's rows: the name always; login name, telephone, mail and organisation
 * as long as nobody gave the account others. A role that a person has newly is added.
 */
export async function followPeople(entity: PeopleEntity, hooks: readonly RowHook[]): Promise<void> {
  const { field } = entity.file.account;
  const followed = copiesOf(entity);
  const changed = hooks.filter(
    ({ row, before }) =>
      before?.[field] &&
      before[field] === row[field] &&
      followed.some(([from]) => (before[from] ?? null) !== (row[from] ?? null)),
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
      return user ? [{ before: user, after: { ...user, ...newCopies(followed, user, before!, row) } }] : [];
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

type Copy = readonly [from: string, to: string];

function copiesOf(entity: PeopleEntity): Copy[] {
  const { login, org } = entity.file.account;
  const same = ['TrueName', 'Phone', 'Email'].filter((name) => entity.fields.has(name));
  return [
    ...same.map((name): Copy => [name, name]),
    [login, 'LoginName'],
    ...(org === undefined ? [] : [[org, 'OrgId'] as const]),
  ];
}

function newCopies(copies: readonly Copy[], user: Row, before: Row, row: Row): Row {
  const changes: Row = {};
  for (const [from, to] of copies) {
    const follows = to === 'TrueName' || (user[to] ?? null) === (before[from] ?? null);
    if (follows && (to !== 'LoginName' || row[from])) changes[to] = row[from] ?? null;
  }
  return changes;
}
