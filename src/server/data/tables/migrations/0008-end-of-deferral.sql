-- What was put off until a promised day is owed again from then on.
DO $$
BEGIN
  IF to_regclass('"FeeBill"') IS NULL OR to_regclass('"GreenChannelApply"') IS NULL THEN
    RETURN;
  END IF;
  ALTER TABLE "FeeBill" ADD COLUMN IF NOT EXISTS "DeferredUntil" date;
  UPDATE "FeeBill" b SET "DeferredUntil" = g.until
  FROM (SELECT "NewStudentId" AS student, max("PromiseDate") AS until FROM "GreenChannelApply"
    WHERE "Status" = '2' AND "IsDeleted" = 0 GROUP BY "NewStudentId") g
  WHERE b."NewStudentId" = g.student AND b."Deferred" > 0 AND b."IsDeleted" = 0;
END $$;
