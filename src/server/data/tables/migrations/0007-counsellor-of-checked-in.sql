-- Somebody who checked in reads who the counsellor is now, and not who it was at the desk.
DO $$
BEGIN
  IF to_regclass('"CheckinCase"') IS NULL THEN
    RETURN;
  END IF;
  ALTER TABLE "CheckinCase" DROP COLUMN IF EXISTS "CounsellorName", ADD COLUMN IF NOT EXISTS "CounsellorId" text COLLATE "C";
  UPDATE "CheckinCase" c SET "CounsellorId" = t."Id", "CounsellorPhone" = t."Phone"
  FROM "NewStudent" n LEFT JOIN "Teacher" t ON t."Id" = n."CounsellorId"
  WHERE n."Id" = c."NewStudentId";
END $$;
