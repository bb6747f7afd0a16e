import { entities, type Org } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';
import { newId } from '../../data/write/row-store.ts';

/** An organisation knows the way from the root to itself, and stands under none of its own. */
export async function beforeOrgSave(hook: RowHook<Org>): Promise<void> {
  const org = hook.row as Partial<Org>;
  const id = (hook.row['Id'] ??= newId());
  const parent = org.ParentId ? await pathOf(hook, org.ParentId) : '/';
  if (parent.includes(`/${String(id)}/`))
    throw refuseFields([{ Key: 'ParentId', Message: '上级机构不能是本机构或其下级机构' }]);
  hook.row['OrgPath'] = `${parent}${String(id)}/`;
  const old = hook.before?.['OrgPath'];
  if (!old || old === hook.row['OrgPath']) return;
  await changeWhere(
    hook,
    entities.Org,
    `UPDATE "Org" SET "OrgPath" = $1 || substr("OrgPath", length($2) + 1)
     WHERE starts_with("OrgPath", $2) AND "Id" <> $3`,
    [hook.row['OrgPath'], old, id],
    { as: 'count' },
  );
}

/** The way to an organisation by its parents, whatever its own column says: rows may come from an import. */
async function pathOf(hook: RowHook, id: string): Promise<string> {
  const answer = await hook.tx.query<{ Id: string }>(
    `WITH RECURSIVE up AS (
       SELECT "Id", "ParentId", 1 AS depth FROM "Org" WHERE "Id" = $1
       UNION ALL SELECT o."Id", o."ParentId", u.depth + 1 FROM "Org" o JOIN up u ON o."Id" = u."ParentId" AND u.depth < 20)
     SELECT "Id" FROM up ORDER BY depth DESC`,
    [id],
  );
  return `/${answer.rows.map((row) => `${row.Id}/`).join('')}`;
}
