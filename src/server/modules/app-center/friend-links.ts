import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { Queryable } from '../../data/database/database.ts';
import { downloadUrl } from '../../storage/attachments.ts';

type Links = CallOutput['FriendshipHelp/UserGetFriendshipHelplist'];

const most = 100;

/** A page of the links to friendly sites. */
export async function friendLinks(
  queryable: Queryable,
  { PageIndex = 1, PageSize: size = most }: { readonly PageIndex?: number; readonly PageSize?: number },
): Promise<Links> {
  const answer = await queryable.query<Links['rows'][number] & { Logo: string; total: number }>(
    `SELECT "Id", "LinkName", "LinkUrl", coalesce("Logo", '') AS "Logo", coalesce("Sort", 0)::int AS "Sort",
       count(*) OVER ()::int AS total
     FROM "FriendLink" WHERE "IsDeleted" = 0 ORDER BY "Sort", "Id" LIMIT $1 OFFSET $2`,
    [size, (PageIndex - 1) * size],
    'friend_links',
  );
  const rows = answer.rows.map(({ total: _total, Logo, ...link }) => ({
    ...link,
    Logo: Logo === '' ? '' : downloadUrl(Logo),
  }));
  return { total: answer.rows[0]?.total ?? 0, rows };
}
