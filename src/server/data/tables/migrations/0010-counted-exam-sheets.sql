-- Which of somebody's sheets of an exam counts is stored: one that is valid, by the rule of the paper.
DO $$
BEGIN
  IF to_regclass('"ExamSheet"') IS NULL THEN
    RETURN;
  END IF;
  ALTER TABLE "ExamSheet" ADD COLUMN IF NOT EXISTS "IsCounted" smallint;
  UPDATE "ExamSheet" s SET "IsCounted" = CASE WHEN s."State" = '1' AND NOT EXISTS (
      SELECT 1 FROM "ExamSheet" o
      WHERE o."IsDeleted" = 0 AND o."UserId" = s."UserId" AND o."PaperId" = s."PaperId" AND o."State" = '1'
        AND CASE s."KeepScore" WHEN '3' THEN o."Times" < s."Times" WHEN '2' THEN o."Times" > s."Times"
          ELSE o."Score" > s."Score" OR o."Score" = s."Score" AND o."Times" < s."Times" END) THEN 1 ELSE 0 END
  WHERE s."IsDeleted" = 0;
END $$;
