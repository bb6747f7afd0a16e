import type { Database } from '../../src/server/data/database/database.ts';

/** Has a school show something in public for three days, as the publicity of an approval does. */
export const showInPublic = (database: Database) =>
  database.query(
    `INSERT INTO "FlowPublicity" ("Id", "Title", "Content", "StartTime", "EndTime", "State", "CreateDate", "UpdateDate", "IsDeleted", "Version")
     VALUES ('publicity1', '励志奖学金推荐名单', '[]', now(), now() + interval '3 days', '1', now(), now(), 0, 1)`,
  );
