import type { FieldProblem } from '../../../contract/envelope.ts';
import type { Row } from '../../../contract/rules.ts';
import type { RowHook } from '../../data/module.ts';
import { hasEnded } from '../../data/access/ended.ts';
import { accountsInUse, isPeople, type PeopleEntity } from './person.ts';

/** An account that goes by a login name. */
export interface Named {
  readonly Id: string;
  readonly LoginName: string;
  readonly TrueName: string;
  readonly UserType: string;
  readonly RefId: string | null;
  readonly State: string;
  /** It is the account of somebody who is neither deleted nor has ended. */
  readonly inUse: boolean;
}

/** The accounts of these login names, by name. */
export async function accountsNamed(
  { engine, tx }: Pick<RowHook, 'engine' | 'tx'>,
  names: readonly unknown[],
): Promise<Map<string, Named>> {
  const answer = await tx.query<Named>(
    `SELECT "Id", "LoginName", "TrueName", "UserType", "RefId", "State" FROM "SysUser"
     WHERE "LoginName" = ANY($1) AND "IsDeleted" = 0`,
    [names.map(String)],
  );
  const ids = answer.rows.map(({ Id }) => Id);
  const used = ids.length === 0 ? new Set() : await accountsInUse(engine.catalog, tx, ids);
  return new Map(answer.rows.map((row) => [row.LoginName, { ...row, inUse: used.has(row.Id) }]));
}

/**
 * Whether an account that stands under somebody's login name is that person's own: of the same kind and name, and nobody
 * else's by now. Somebody who was deleted and is entered again finds the account that was closed then.
 */
export function isOwn(entity: PeopleEntity, row: Row, found: Named): boolean {
  return !found.inUse && found.UserType === entity.file.account.type && found.TrueName === row['TrueName'];
}

/** Whether it may be the account that the same person has as a row of the entity that accounts are taken over from. */
function isEarlier({ engine }: RowHook, entity: PeopleEntity, row: Row, found: Named): boolean {
  const { from } = entity.file.account;
  const earlier = from && engine.catalog.entities.get(from.entity)?.file.account;
  return found.UserType === earlier?.type && found.TrueName === row['TrueName'];
}

/** People whose login name is somebody else's already. */
export async function judgeNames(hooks: readonly RowHook[]): Promise<Map<RowHook, FieldProblem>> {
  const problems = new Map<RowHook, FieldProblem>();
  const [first] = hooks;
  if (!first || !isPeople(first.entity)) return problems;
  const { entity } = first;
  const { login, field } = entity.file.account;
  const wanted = hooks.filter(
    ({ row, before }) => !hasEnded(entity, row) && (!row[field] || row[login] !== before?.[login]),
  );
  if (wanted.length === 0) return problems;
  const taken = await accountsNamed(
    first,
    wanted.map(({ row }) => row[login]),
  );
  for (const hook of wanted) {
    const found = taken.get(String(hook.row[login]));
    if (!found || found.Id === hook.row[field]) continue;
    const isNew = !hook.row[field];
    if (isNew && (isOwn(entity, hook.row, found) || isEarlier(hook, entity, hook.row, found))) continue;
    const Message = `登录名${found.LoginName}已被账号“${found.TrueName}”使用`;
    problems.set(hook, { Key: login, Message });
  }
  return problems;
}
