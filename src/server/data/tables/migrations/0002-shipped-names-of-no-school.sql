-- The names that the program used to ship belonged to its demo school. They leave every school but that one: a row that
-- nobody has changed is emptied, unless the name in it is that of one of the school's own organisations.
UPDATE "SysConfig" SET "ConfigValue" = NULL
WHERE "Version" = 1 AND "CreateUserName" = '系统' AND "ConfigKey" IN ('Academy', 'LocationCity', 'CopyrightName')
  AND NOT EXISTS (
    SELECT 1 FROM "SysConfig" a JOIN "Org" o ON o."OrgName" = a."ConfigValue" AND o."IsDeleted" = 0
    WHERE a."ConfigKey" = 'Academy' AND a."IsDeleted" = 0
  );
