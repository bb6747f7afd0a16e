-- Students who had come through orientation kept an open account after leaving: the row of the new student stood for it.
DO $$
BEGIN
  IF to_regclass('"SysUser"') IS NULL OR to_regclass('"Student"') IS NULL OR to_regclass('"Teacher"') IS NULL
    OR to_regclass('"NewStudent"') IS NULL OR to_regclass('sys_session') IS NULL THEN
    RETURN;
  END IF;
  ALTER TABLE "SysUser" ADD COLUMN IF NOT EXISTS "ClosedFor" text COLLATE "C";
  WITH closed AS (
    UPDATE "SysUser" u SET "State" = '0', "ClosedFor" = '学生离校', "UpdateDate" = now(), "Version" = u."Version" + 1
    FROM "Student" s JOIN "NewStudent" n ON n."StudentId" = s."Id" AND n."UserId" = s."UserId" AND n."IsDeleted" = 0
    WHERE u."Id" = s."UserId" AND u."State" <> '0' AND u."IsDeleted" = 0 AND s."IsDeleted" = 0
      AND s."StudentStatus" IN ('02', '03', '06', '07', '08', '09', '10', '11', '14')
      AND NOT EXISTS (SELECT 1 FROM "Teacher" t
        WHERE t."UserId" = u."Id" AND t."IsDeleted" = 0 AND t."State" IS DISTINCT FROM '0')
    RETURNING u."Id")
  DELETE FROM sys_session WHERE user_id IN (SELECT "Id" FROM closed);
END $$;
