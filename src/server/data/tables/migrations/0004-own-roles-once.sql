-- A role without organisation was unique by workbook alone; of those that an account holds twice one stays, rather one that does
-- not go with a post.
DO $$
BEGIN
  IF to_regclass('"UserRole"') IS NULL THEN
    RETURN;
  END IF;
  WITH ranked AS (
    SELECT u."Id", row_number() OVER (
      PARTITION BY u."UserId", u."RoleId"
      ORDER BY coalesce(to_jsonb(u) ->> 'ByPost', '0'), u."Id") AS place
    FROM "UserRole" u WHERE u."IsDeleted" = 0 AND u."OrgId" IS NULL)
  UPDATE "UserRole" u SET "IsDeleted" = 1, "UpdateDate" = now(), "Version" = u."Version" + 1
  FROM ranked WHERE ranked."Id" = u."Id" AND ranked.place > 1;
END $$;
