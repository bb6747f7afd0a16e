-- How much leave a student took in a term is counted when it is read.
ALTER TABLE IF EXISTS "LeaveApply" DROP COLUMN IF EXISTS "TermDays";
