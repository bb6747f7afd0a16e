import { byClock } from '../data/time/by-clock.ts';
import type { Queryable } from '../data/database/database.ts';
import type { EntityModel } from '../../contract/model.ts';
import type { Engine } from '../data/engine.ts';
import { ident } from '../data/sql/sql.ts';
import { isSealedDocument, unnamed } from './unused-files.ts';

const KEPT_HOURS = 24;
const FILES_AT_ONCE = 500;

/**
 * Gives up files whose own row names them no more, since others were put in their place, and that nothing else names: they go
 * a day later. What an act replaced stays as long as the act can be undone.
 * @returns how many
 */
export async function giveUpReplacedFiles(engine: Engine, hours = KEPT_HOURS): Promise<number> {
  let given = 0;
  for (const holder of await holdersOfFiles(engine, hours))
    await byClock(engine, 'replaced files', async ({ tx }) => {
      const ids = await unnamed(engine, tx, await replaced(tx, holder, hours));
      if (ids.length === 0) return;
      await tx.query(`UPDATE "Attachment" SET "IsDeleted" = 1, "UpdateDate" = now() WHERE "Id" = ANY($1)`, [
        ids,
      ]);
      given += ids.length;
    });
  return given;
}

/** Entities with rows that got a file long enough ago; asked at once, since most have none. */
async function holdersOfFiles({ catalog, database }: Engine, hours: number): Promise<EntityModel[]> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT DISTINCT "BizType" AS name FROM "Attachment" WHERE "BizId" IS NOT NULL AND "IsDeleted" = 0
       AND greatest("CreateDate", "UpdateDate") < now() - make_interval(hours => $1::int)`,
    [hours],
  );
  return rows.flatMap(({ name }) => catalog.entities.get(name) ?? []);
}

/**
 * Whatever column of the row holds the Id counts, so that none has to be known here. Where a row may name files in what is
 * sealed, such as the draft of a paper, all of its files stay: the paper gives up the others when it is handed in.
 */
async function replaced(
  tx: Queryable,
  { name, table, fields }: EntityModel,
  hours: number,
): Promise<string[]> {
  const names = [...fields.values()].some(isSealedDocument) ? 'true' : `strpos(t::text, a."Id") > 0`;
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT a."Id" FROM "Attachment" a WHERE a."BizType" = $1 AND a."BizId" IS NOT NULL AND a."IsDeleted" = 0
       AND greatest(a."CreateDate", a."UpdateDate") < now() - make_interval(hours => $2::int)
       AND NOT EXISTS (SELECT 1 FROM ${ident(table)} t WHERE t."Id" = a."BizId" AND ${names})
       AND NOT EXISTS (SELECT 1 FROM sys_journal j WHERE j.place = $3 AND j.row_id = a."BizId"
         AND strpos(j.before::text, a."Id") > 0)
     LIMIT ${FILES_AT_ONCE} FOR UPDATE OF a SKIP LOCKED`,
    [name, hours, table],
  );
  return rows.map(({ Id }) => Id);
}
