import { holdRolesByPost, type RoleByPost } from '../../auth/grants/roles-by-post.ts';
import type { WriteContext } from '../../data/module.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { liveSql, today } from './live.ts';
import type { Assigning } from './plan.ts';

/** Gives the accounts of these persons the roles of the posts that they hold, and takes those that came by a post that is over. */
export async function settleRoles(
  context: WriteContext,
  by: Assigning,
  persons: readonly string[],
  enCode: string,
): Promise<void> {
  const posts = Object.entries(by.roles);
  if (by.account === undefined || posts.length === 0 || persons.length === 0) return;
  const binder = new Binder();
  const day = `${binder.bind(today(context))}::date`;
  const held = posts.map(
    ([post], at) =>
      `EXISTS (SELECT 1 FROM ${ident(by.entity.table)} a WHERE a.${ident(by.person)} = p."Id"
         AND a.${ident(by.post)} = ${binder.bind(post)} AND ${liveSql(by, 'a', day)}) AS held${at}`,
  );
  const answer = await context.tx.query<Record<string, unknown>>(
    `SELECT p.${ident(by.account)} AS account, ${held.join(', ')} FROM ${ident(by.people.table)} p
     WHERE p."Id" = ANY(${binder.bind([...new Set(persons)])}::text[]) AND p.${ident(by.account)} IS NOT NULL`,
    binder.values,
  );
  const due = answer.rows.flatMap((row): RoleByPost[] =>
    posts.map(([, RoleCode], at) => ({
      UserId: String(row['account']),
      RoleCode,
      isDue: row[`held${at}`] === true,
    })),
  );
  await holdRolesByPost(context, due, enCode);
}
