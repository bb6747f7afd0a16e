-- A change that is planned for a later day stands beside the present state and no longer in its place.
DO $$
BEGIN
  IF to_regclass('"Student"') IS NULL THEN
    RETURN;
  END IF;
  ALTER TABLE "Student" ADD COLUMN IF NOT EXISTS "PlannedDate" date,
    ADD COLUMN IF NOT EXISTS "PlannedReason" text COLLATE "C", ADD COLUMN IF NOT EXISTS "PlannedDocNo" text COLLATE "C",
    ADD COLUMN IF NOT EXISTS "PlannedFile" text COLLATE "C", ADD COLUMN IF NOT EXISTS "PlannedKeepBed" smallint;
  UPDATE "Student" SET "PlannedDate" = "StatusDate", "PlannedReason" = "StatusReason", "PlannedDocNo" = "StatusDocNo",
    "PlannedFile" = "StatusFile", "PlannedKeepBed" = "KeepBed", "StatusDate" = NULL, "StatusReason" = NULL,
    "StatusDocNo" = NULL, "StatusFile" = NULL, "KeepBed" = 0
  WHERE "PlannedStatus" IS NOT NULL AND "PlannedDate" IS NULL;
END $$;
