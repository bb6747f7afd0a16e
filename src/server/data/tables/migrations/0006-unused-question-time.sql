-- Nothing ever wrote when a question was used, and nothing read it.
ALTER TABLE "ExamQuestion" DROP COLUMN "UsedAt";
