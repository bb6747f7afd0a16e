-- How many sheets of a questionnaire give a warning is counted when it is read.
ALTER TABLE IF EXISTS "Questionnaire" DROP COLUMN IF EXISTS "WarnCount";
