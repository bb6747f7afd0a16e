-- Nothing ever wrote when a question was used, and nothing read it.
ALTER TABLE IF EXISTS "ExamQuestion" DROP COLUMN IF EXISTS "UsedAt";
