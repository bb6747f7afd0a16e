import { BIZ_KIND } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Queryable } from '../../data/database/database.ts';
import { newId } from '../../data/write/row-store.ts';

/** Kinds of business types, by the verb of the EnCode that they stand for. */
const KINDS: Readonly<Record<string, string>> = { import: BIZ_KIND.Import, export: BIZ_KIND.Export };
/** Kind of those that stand for another verb, such as printing: their files are downloads too. */
const OTHER = BIZ_KIND.Export;

/** A business type as the dialogs offer it. */
export interface BusinessTypeName {
  readonly Id: string;
  readonly Name: string;
}

/**
 * Gives every EnCode that imports or exports a business type named after its entity. One that is there stays as it is,
 * renamed or deleted, since administrators own them.
 */
export async function installBusinessTypes(queryable: Queryable, catalog: Catalog): Promise<void> {
  if (!catalog.entities.has(entities.BusinessType)) return;
  for (const [code, { entity, action }] of catalog.enCodes) {
    const kind = KINDS[action.verb];
    if (kind === undefined) continue;
    await addMissing(queryable, { Code: code, Name: entity.title, Kind: kind, EntityName: entity.name });
  }
}

async function addMissing(queryable: Queryable, { Code, Name, Kind, EntityName }: Row): Promise<void> {
  await queryable.query(
    `INSERT INTO "BusinessType" ("Id", "Code", "Name", "Kind", "EntityName", "CreateUserName", "CreateDate", "UpdateDate", "IsDeleted", "Version")
     SELECT $1, $2, $3, $4, $5, '系统', now(), now(), 0, 1 WHERE NOT EXISTS (SELECT 1 FROM "BusinessType" WHERE "Code" = $2)
     ON CONFLICT DO NOTHING`,
    [newId(), Code, Name, Kind, EntityName],
  );
}

/** The business type of an EnCode that imports or exports. */
export async function businessTypeOf(
  queryable: Queryable,
  catalog: Catalog,
  enCode: string,
): Promise<string> {
  const find = async () =>
    (
      await queryable.query<{ Id: string }>(
        'SELECT "Id" FROM "BusinessType" WHERE "Code" = $1 ORDER BY "IsDeleted" LIMIT 1',
        [enCode],
      )
    ).rows[0]?.Id;
  const known = catalog.enCodes.get(enCode);
  const found = await find();
  if (found !== undefined || !known) return found ?? '';
  const { entity, action } = known;
  await addMissing(queryable, {
    Code: enCode,
    Name: entity.title,
    Kind: KINDS[action.verb] ?? OTHER,
    EntityName: entity.name,
  });
  return (await find()) ?? '';
}

/** The business types that the caller may use, or has used; those that stand for no entity are everybody's. */
export async function businessTypesFor(
  queryable: Queryable,
  caller: Caller,
  kind: string | undefined,
): Promise<BusinessTypeName[]> {
  const answer = await queryable.query<BusinessTypeName>(
    `SELECT b."Id", b."Name" FROM "BusinessType" b
     WHERE b."IsDeleted" = 0 AND ($1::text IS NULL OR b."Kind" = $1)
       AND (b."EntityName" IS NULL OR b."Code" = ANY($2)
         OR EXISTS (SELECT 1 FROM "ImportTask" i WHERE i."TaskType" = b."Id" AND i."CreateUserId" = $3)
         OR EXISTS (SELECT 1 FROM "ExportTask" e WHERE e."BusinessType" = b."Id" AND e."CreateUserId" = $3))
     ORDER BY b."Code"`,
    [kind ?? null, [...caller.grants], caller.subject.UserId],
  );
  return answer.rows;
}

/** The EnCode of a business type that is named by its Id or by that code. */
export async function enCodeOfType(queryable: Queryable, type: string): Promise<string | undefined> {
  const { rows } = await queryable.query<{ Code: string }>(
    `SELECT "Code" FROM "BusinessType" WHERE ("Id" = $1 OR "Code" = $1) AND "IsDeleted" = 0`,
    [type],
  );
  return rows[0]?.Code;
}
