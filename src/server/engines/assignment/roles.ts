import { holdRolesByPost, type RoleByPost } from '../../auth/grants/roles-by-post.ts';
import type { WriteContext } from '../../data/module.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { liveSql, today } from './live.ts';
import { followPlan, type Assigning } from './plan.ts';

/**
 * Gives the accounts of these persons the roles of the posts that they hold, and takes those that came by a post that is over. Several posts
 * may bring one role: it is due while the person holds any of them.
 */
export async function settleRoles(
  context: WriteContext,
  by: Assigning,
  persons: readonly string[],
  enCode: string,
): Promise<void> {
  const roles = [...new Set(Object.values(by.roles))];
  if (by.account === undefined || roles.length === 0 || persons.length === 0) return;
  const binder = new Binder();
  const day = `${binder.bind(today(context))}::date`;
  const held = roles.map((role, at) => `(${holdsSql(context, by, role, day, binder)}) AS held${at}`);
  const answer = await context.tx.query<Record<string, unknown>>(
    `SELECT p.${ident(by.account)} AS account, ${held.join(', ')} FROM ${ident(by.people.table)} p
     WHERE p."Id" = ANY(${binder.bind([...new Set(persons)])}::text[]) AND p.${ident(by.account)} IS NOT NULL`,
    binder.values,
  );
  const due = answer.rows.flatMap((row): RoleByPost[] =>
    roles.map((RoleCode, at) => ({
      UserId: String(row['account']),
      RoleCode,
      isDue: row[`held${at}`] === true,
    })),
  );
  await holdRolesByPost(context, due, enCode);
}

/** Whether person `p` holds a post that brings the role, of any entity that assigns these people. */
function holdsSql(
  { engine }: WriteContext,
  { people }: Assigning,
  role: string,
  day: string,
  binder: Binder,
): string {
  return followPlan(engine.catalog)
    .assigning.filter((one) => one.people === people && Object.values(one.roles).includes(role))
    .map((one) => {
      const posts = Object.keys(one.roles).filter((post) => one.roles[post] === role);
      return `EXISTS (SELECT 1 FROM ${ident(one.entity.table)} a WHERE a.${ident(one.person)} = p."Id"
         AND a.${ident(one.post)} = ANY(${binder.bind(posts)}::text[]) AND ${liveSql(one, 'a', day)})`;
    })
    .join(' OR ');
}
