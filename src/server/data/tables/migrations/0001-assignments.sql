-- Who is responsible for whom becomes one fact: rows of "CounsellorClass" with dates, of which the columns of classes and
-- students are copies. What installations say today in either place is kept.
DO $$
BEGIN
  IF to_regclass('"CounsellorClass"') IS NULL OR to_regclass('"ClassInfo"') IS NULL OR to_regclass('"Student"') IS NULL THEN
    RETURN;
  END IF;

  ALTER TABLE "CounsellorClass" ADD COLUMN IF NOT EXISTS "StudentId" text COLLATE "C";

  -- The date of an end was the last day; from now on it is the first one without the assignment.
  UPDATE "CounsellorClass" SET "EndDate" = "EndDate" + 1 WHERE "EndDate" IS NOT NULL;

  -- Of a school year that is over, nothing counted any more.
  UPDATE "CounsellorClass" cc SET "EndDate" = greatest(cc."StartDate", y."EndDate" + 1)
  FROM "SchoolYear" y, "SchoolYear" c
  WHERE y."Id" = cc."SchoolYearId" AND c."IsCurrent" = 1 AND c."IsDeleted" = 0 AND y."YearName" < c."YearName"
    AND cc."IsDeleted" = 0 AND cc."EndDate" IS NULL;

  -- One live assignment for each class and post: the one that the class names, else the latest.
  WITH ranked AS (
    SELECT cc."Id", row_number() OVER (
      PARTITION BY cc."ClassId", cc."PostType"
      ORDER BY (cc."TeacherId" = CASE cc."PostType" WHEN '1' THEN k."CounsellorId" WHEN '2' THEN k."HeadTeacherId" END) DESC NULLS LAST,
        cc."StartDate" DESC, cc."Id" DESC) AS place
    FROM "CounsellorClass" cc LEFT JOIN "ClassInfo" k ON k."Id" = cc."ClassId"
    WHERE cc."IsDeleted" = 0 AND cc."StartDate" <= current_date AND (cc."EndDate" IS NULL OR cc."EndDate" > current_date))
  UPDATE "CounsellorClass" cc SET "EndDate" = greatest(cc."StartDate", current_date)
  FROM ranked WHERE ranked."Id" = cc."Id" AND ranked.place > 1;

  -- Where a class names another person than its live assignment, the class was what people saw.
  UPDATE "CounsellorClass" cc SET "EndDate" = greatest(cc."StartDate", current_date)
  FROM "ClassInfo" k WHERE k."Id" = cc."ClassId" AND k."IsDeleted" = 0 AND cc."IsDeleted" = 0
    AND cc."StartDate" <= current_date AND (cc."EndDate" IS NULL OR cc."EndDate" > current_date)
    AND cc."TeacherId" <> CASE cc."PostType" WHEN '1' THEN k."CounsellorId" WHEN '2' THEN k."HeadTeacherId" END;

  INSERT INTO "CounsellorClass" ("Id", "TeacherId", "ClassId", "PostType", "StartDate", "CollegeId", "GradeYear",
    "CreateDate", "UpdateDate", "IsDeleted", "Version")
  SELECT replace(gen_random_uuid()::text, '-', ''), named.person, k."Id", named.post, current_date, k."CollegeId",
    k."GradeYear", now(), now(), 0, 1
  FROM "ClassInfo" k CROSS JOIN LATERAL (VALUES ('1', k."CounsellorId"), ('2', k."HeadTeacherId")) AS named(post, person)
  WHERE k."IsDeleted" = 0 AND named.person IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "CounsellorClass" cc WHERE cc."ClassId" = k."Id" AND cc."PostType" = named.post AND cc."IsDeleted" = 0
      AND cc."StartDate" <= current_date AND (cc."EndDate" IS NULL OR cc."EndDate" > current_date));

  -- A student's own counsellor is an assignment to that student.
  INSERT INTO "CounsellorClass" ("Id", "TeacherId", "StudentId", "PostType", "StartDate", "CollegeId", "GradeYear",
    "CreateDate", "UpdateDate", "IsDeleted", "Version")
  SELECT replace(gen_random_uuid()::text, '-', ''), s."CounsellorId", s."Id", '1', current_date, s."CollegeId",
    s."GradeYear", now(), now(), 0, 1
  FROM "Student" s LEFT JOIN "ClassInfo" k ON k."Id" = s."ClassId"
  WHERE s."IsDeleted" = 0 AND s."CounsellorId" IS NOT NULL AND s."CounsellorId" IS DISTINCT FROM k."CounsellorId";

  -- Copies and roles of all that counts today are worked out with the first look at the clock.
  INSERT INTO sys_meta (key, value) VALUES ('assignments.day', '1970-01-01') ON CONFLICT (key) DO NOTHING;
END $$;
