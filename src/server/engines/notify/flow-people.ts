import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import { rolesReach } from '../../data/flow/able.ts';
import type { Transaction } from '../../data/database/database.ts';
import { entityOf } from '../../data/entities.ts';
import { isApplicantOf } from '../../data/flow/flow.ts';
import type { FlowStepped } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';

/** Many applications may be handled in one transaction; who holds a role does not change in it. */
const known = new WeakMap<Transaction, Map<string, readonly Subject[]>>();

async function holdersOf({ engine, tx }: FlowStepped, role: string): Promise<readonly Subject[]> {
  const roles = known.get(tx) ?? new Map<string, readonly Subject[]>();
  known.set(tx, roles);
  const holders = roles.get(role) ?? (await engine.people?.ofRoles(tx, [role])) ?? [];
  roles.set(role, holders);
  return holders;
}

/** The people that may handle the row as it stands: the one that it was handed to, else holders of its node's role that reach it. */
export async function handlersOf(step: FlowStepped, row: Row): Promise<readonly Subject[]> {
  const { engine, tx, entity } = step;
  const handler = row['HandlerUserId'];
  if (handler) return (await engine.people?.ofUsers(tx, [String(handler)])) ?? [];
  const role = String(row['CurrentRole'] ?? '');
  if (role === '') return [];
  const holders = await holdersOf(step, role);
  return holders.filter((one) => rolesReach(entity, row, one, [role]) && !isApplicantOf(entity, row, one));
}

/** The account of the applicant, which is the person that the row names. */
export async function applicantsOf({ engine, tx, entity, row }: FlowStepped): Promise<readonly Subject[]> {
  const applicant = entity.flow?.applicant;
  if (applicant === undefined || !engine.people) return [];
  const [name = ''] = compileCondition(applicant).reads.flatMap((path) =>
    path.startsWith('row.') ? [path.slice('row.'.length)] : [],
  );
  const person = row[name];
  if (!person) return [];
  const target = entityOf(engine, entity.fields.get(name)?.ref ?? '');
  const account = target.file.account?.field ?? 'Id';
  const found = await tx.query<{ account: string | null }>(
    `SELECT ${ident(account)} AS account FROM ${ident(target.table)} WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [person],
  );
  const ids = found.rows.flatMap(({ account }) => account ?? []);
  return engine.people.ofUsers(tx, ids);
}
