import { DATA_SCOPE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { addRows, changeRows, lockRows, type RowChange } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';

interface Given {
  readonly roles: readonly string[];
  readonly orgs: readonly string[];
}

/** Roles, and the organisations that they hold for, which a saved account is to be given: from columns of its row until the account is stored. */
const given = new WeakMap<Row, Given>();

/** Roles are rows of their own; the columns only bring them in and are never stored. */
export async function takeRoles({ row }: RowHook): Promise<void> {
  const [roles, orgs] = [listOf(row['Roles']), listOf(row['RoleOrgs'])];
  Object.assign(row, { Roles: null, RoleOrgs: null });
  if (roles.length + orgs.length > 0) given.set(row, { roles, orgs });
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

interface HeldRole {
  readonly Id: string;
  readonly UserId: string;
  readonly RoleId: string;
  readonly OrgId: string | null;
  readonly ByPost: unknown;
}

/** Gives accounts the roles that came with them and that they do not hold yet; those of colleges for the organisations that came too. */
export async function giveRoles(hooks: readonly RowHook[]): Promise<void> {
  const asked = hooks.filter(({ row }) => given.has(row));
  const [context] = asked;
  if (!context) return;
  const users = asked.map(({ row }) => String(row['Id']));
  const held = await context.tx.query<HeldRole>(
    `SELECT "Id", "UserId", "RoleId", "OrgId", "ByPost" FROM "UserRole" WHERE "UserId" = ANY($1) AND "IsDeleted" = 0`,
    [users],
  );
  const colleges = await rolesOfColleges(context);
  const added: Row[] = [];
  const settled = new Map<string, Row>();
  for (const { row } of asked) {
    const UserId = String(row['Id']);
    const own = held.rows.filter((one) => one.UserId === UserId);
    const wanted = wantedOf(given.get(row)!, own, colleges);
    for (const { RoleId, OrgId } of wanted) {
      const same = own.filter((one) => one.RoleId === RoleId);
      const fits = same.find((one) => OrgId === null || one.OrgId === OrgId);
      // A role without organisation takes the first that is named; it held for the own one until then.
      const open = same.find((one) => one.OrgId === null && !settled.has(one.Id));
      if (fits) settled.set(fits.Id, { ...settled.get(fits.Id), ByPost: 0 });
      else if (open) settled.set(open.Id, { OrgId, ByPost: 0 });
      else added.push({ UserId, RoleId, OrgId });
    }
  }
  const model = entityOf(context.engine, entities.UserRole);
  await addRows(context, model, added, context.enCode);
  const stored = await lockRows(context, model, [...settled.keys()]);
  const changes = [...stored.values()].map((before): RowChange => ({
    before,
    after: { ...before, ...settled.get(String(before['Id'])) },
  }));
  await changeRows(context, model, changes, context.enCode);
}

function wantedOf(
  { roles, orgs }: Given,
  own: readonly HeldRole[],
  colleges: ReadonlySet<string>,
): { RoleId: string; OrgId: string | null }[] {
  const named = roles.length > 0 ? roles : own.map(({ RoleId }) => RoleId).filter((id) => colleges.has(id));
  const scoped = [...new Set(named)];
  if (orgs.length > 0 && !scoped.some((id) => colleges.has(id)))
    throw refuseFields([{ Key: 'RoleOrgs', Message: '授权机构只用于按学院授权的角色，如学院管理员' }]);
  const among = (RoleId: string): readonly (string | null)[] =>
    colleges.has(RoleId) && orgs.length > 0 ? orgs : [null];
  return scoped.flatMap((RoleId) => among(RoleId).map((OrgId) => ({ RoleId, OrgId })));
}

async function rolesOfColleges({ tx }: RowHook): Promise<Set<string>> {
  const answer = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "SysRole" WHERE "DataScope" = $1 AND "IsDeleted" = 0`,
    [DATA_SCOPE.College],
  );
  return new Set(answer.rows.map(({ Id }) => Id));
}
