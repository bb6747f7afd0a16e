-- Where each candidate is judged and nobody judges oneself, candidates are not asked.
DO $$
BEGIN
  IF to_regclass('"VoteTaking"') IS NULL OR to_regclass('"VoteActivity"') IS NULL OR to_regclass('"VoteOption"') IS NULL THEN
    RETURN;
  END IF;
  WITH spared AS (
    UPDATE "VoteTaking" t SET "IsDeleted" = 1 FROM "VoteActivity" a
    WHERE a."Id" = t."ActivityId" AND a."AvoidSelf" = 1 AND a."Layout" IN ('3', '4') AND a."State" IN ('1', '2', '4')
      AND t."IsDeleted" = 0 AND t."Times" = 0 AND EXISTS (SELECT 1 FROM "VoteOption" o
        WHERE o."ActivityId" = a."Id" AND o."StudentId" = t."StudentId" AND o."IsDeleted" = 0)
    RETURNING t."ActivityId" AS activity)
  UPDATE "VoteActivity" a SET "TargetCount" = a."TargetCount" - s.count
  FROM (SELECT activity, count(*)::int AS count FROM spared GROUP BY activity) s WHERE a."Id" = s.activity;
END $$;
