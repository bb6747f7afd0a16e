-- A follow-up that nobody assigned is its student's counsellor's, whoever that is by now.
UPDATE "SurveyFollow" SET "HandlerId" = NULL WHERE "State" = '0' AND "HandlerId" = "CounsellorId";
