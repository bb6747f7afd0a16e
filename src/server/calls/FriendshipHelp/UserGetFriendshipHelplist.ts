import { downloadUrl } from '../../storage/attachments.ts';
import type { Handler } from '../call.ts';

interface Link {
  Id: string;
  LinkName: string;
  LinkUrl: string;
  Logo: string;
  Sort: number;
}

const most = 100;

/** Links to friendly sites, for everybody. */
export const userGetFriendshipHelplist: Handler<'FriendshipHelp/UserGetFriendshipHelplist'> = async (
  { engine },
  { input },
) => {
  const size = input.PageSize ?? most;
  const answer = await engine.database.query<Link & { total: number }>(
    `SELECT "Id", "LinkName", "LinkUrl", coalesce("Logo", '') AS "Logo", coalesce("Sort", 0)::int AS "Sort",
       count(*) OVER ()::int AS total
     FROM "FriendLink" WHERE "IsDeleted" = 0 ORDER BY "Sort", "Id" LIMIT $1 OFFSET $2`,
    [size, ((input.PageIndex ?? 1) - 1) * size],
    'friend_links',
  );
  const rows = answer.rows.map(({ total: _total, Logo, ...link }) => ({
    ...link,
    Logo: Logo === '' ? '' : downloadUrl(Logo),
  }));
  return { total: answer.rows[0]?.total ?? 0, rows };
};
