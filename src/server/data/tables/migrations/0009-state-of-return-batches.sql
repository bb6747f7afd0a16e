-- What is due of a return batch ends with the batch: its list and its registrations say how it stands.
DO $$
BEGIN
  IF to_regclass('"BackBatch"') IS NULL OR to_regclass('"BackRoster"') IS NULL OR to_regclass('"BackApply"') IS NULL THEN
    RETURN;
  END IF;
  ALTER TABLE "BackRoster" ADD COLUMN IF NOT EXISTS "BatchState" text COLLATE "C";
  ALTER TABLE "BackApply" ADD COLUMN IF NOT EXISTS "BatchState" text COLLATE "C";
  UPDATE "BackRoster" r SET "BatchState" = b."State" FROM "BackBatch" b WHERE b."Id" = r."BatchId";
  UPDATE "BackApply" a SET "BatchState" = b."State" FROM "BackBatch" b WHERE b."Id" = a."BatchId";
END $$;
