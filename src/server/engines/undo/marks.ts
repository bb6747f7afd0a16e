import { entities } from '../../../contract/generated/entities.ts';
import { lateNames } from '../../../contract/late.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Transaction } from '../../data/database/database.ts';
import { NOTHING_TO_DO } from '../../data/tables/journal.ts';
import { ident } from '../../data/sql/sql.ts';
import { addedTo } from './added.ts';
import { isHandedOut, linksTo, pairsSql, type Link, type Place } from './places.ts';

const TOUCHED = '之后被修改过';
const DELETED = '之后被删除';

/** Columns that say nothing of what somebody did: every write changes them, or they follow from other rows. */
const passive = (entity: EntityModel): string[] => [
  'Version',
  'UpdateDate',
  ...[...entity.fields.values()].flatMap(({ name, follows }) => (follows && !follows.keeps ? [name] : [])),
];

/**
 * Locks the rows that an act wrote and marks those that were written since: a row whose version is another one, or whose
 * changed fields hold something else by now. Numbers that acts add to are taken back by what was added, whatever came after,
 * and what the database works out is worked out anew.
 */
export async function markTouched(
  tx: Transaction,
  act: string,
  { entity }: Place,
  catalog: Catalog,
): Promise<void> {
  const table = ident(entity.table);
  const own = [act, entity.table];
  const named = [...own, passive(entity), [...addedTo(catalog, entity), ...lateNames(entity.fields)]];
  await tx.query(
    `SELECT 1 FROM ${table} t WHERE t."Id" IN (SELECT row_id FROM sys_journal WHERE act = $1 AND place = $2)
     ORDER BY t."Id" FOR UPDATE`,
    own,
  );
  await tx.query(
    `UPDATE sys_journal j SET reason = CASE
       WHEN j.kind = 'I' AND t."IsDeleted" = 1 THEN '${NOTHING_TO_DO}'
       WHEN j.kind = 'D' THEN '${TOUCHED}'
       WHEN j.kind = 'U' AND j.before - $3::text[] = j.after - $3::text[] THEN '${NOTHING_TO_DO}'
       WHEN j.kind = 'U' AND t."IsDeleted" = 0 AND NOT EXISTS (SELECT 1 FROM jsonb_each(j.after) v
         WHERE v.key <> ALL ($3::text[] || $4::text[]) AND v.value IS DISTINCT FROM j.before -> v.key) THEN NULL
       WHEN t."Version" <> j.version AND t."IsDeleted" = 1 THEN '${DELETED}'
       WHEN t."Version" <> j.version THEN '${TOUCHED}'
       WHEN j.kind = 'U' AND EXISTS (SELECT 1 FROM jsonb_each(j.after) v WHERE v.key <> ALL ($3::text[])
         AND v.value IS DISTINCT FROM j.before -> v.key AND v.value IS DISTINCT FROM to_jsonb(t) -> v.key) THEN '${TOUCHED}'
     END FROM ${table} t WHERE j.act = $1 AND j.place = $2 AND j.reason IS NULL AND t."Id" = j.row_id`,
    named,
  );
  await tx.query(
    `UPDATE sys_journal j SET reason = '${NOTHING_TO_DO}' WHERE j.act = $1 AND j.place = $2 AND j.reason IS NULL
     AND j.kind <> 'D' AND NOT EXISTS (SELECT 1 FROM ${table} t WHERE t."Id" = j.row_id)`,
    own,
  );
}

/** Files that an act gave to rows go back to nobody after those rows have gone back. */
export const isOfFiles = ({ entity }: Place): boolean => entity.name === entities.Attachment;

/** The line of the journal is that of a row which the act made and which goes with it. */
const goes = (alias: string) => `${alias}.act = $1 AND ${alias}.kind = 'I' AND ${alias}.reason IS NULL`;

/** The same, or the line of a row that goes back to what it was. */
const returns = (alias: string) => `${alias}.act = $1 AND ${alias}.kind <> 'D' AND ${alias}.reason IS NULL`;

/**
 * Marks made rows that must stay: those that a row which stays refers to, and those that were made together with a row
 * which stays, such as a person with the account that somebody has changed, or what was booked for a row that is left as the act
 * has changed it. What was handed out to a person and never worked on holds nobody. A file that was only given to a row stays
 * that row's. Asked until no mark follows from another.
 */
export async function markHeld(tx: Transaction, catalog: Catalog, act: string, places: readonly Place[]) {
  const made = places.filter((place) => place.made > 0).map(({ entity }) => entity);
  const files = places.filter(isOfFiles).map(({ entity }) => entity);
  const links = linksTo(catalog, [...new Set([...made, ...files])]);
  const written = places.filter((place) => !isOfFiles(place)).map(({ entity }) => entity);
  const together = linksTo(catalog, written).filter(({ from, to }) => from !== to && made.includes(from));
  for (let marked = 1; marked > 0;) {
    marked = 0;
    for (const link of links) {
      const mayStay = files.includes(link.to) ? returns : goes;
      marked += await markReferred(tx, act, link, { mayStay, isWorked: isHandedOut(catalog, link) });
    }
    for (const link of together) marked += await markTogether(tx, act, link);
  }
}

interface Referred {
  /** Lines of the journal that are asked about. */
  readonly mayStay: (alias: string) => string;
  /** Rows that nobody has worked on hold nothing. */
  readonly isWorked: boolean;
}

async function markReferred(
  tx: Transaction,
  act: string,
  link: Link,
  { mayStay, isWorked }: Referred,
): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE sys_journal j SET reason = $2 FROM (
       SELECT DISTINCT p.target FROM (${pairsSql(link, isWorked)}) p
       WHERE p.target IN (SELECT k.row_id FROM sys_journal k WHERE ${mayStay('k')} AND k.place = $3)
         AND NOT EXISTS (SELECT 1 FROM sys_journal s WHERE ${goes('s')} AND s.place = $4 AND s.row_id = p.source)) held
     WHERE ${mayStay('j')} AND j.place = $3 AND j.row_id = held.target`,
    [act, `${link.from.title}（${link.field.title}）仍在使用`, link.to.table, link.from.table],
  );
  return rowCount;
}

async function markTogether(tx: Transaction, act: string, link: Link): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE sys_journal j SET reason = $2 FROM (${pairsSql(link)}) p
     JOIN sys_journal k ON k.act = $1 AND k.place = $3 AND k.row_id = p.target AND k.reason IS NOT NULL AND k.reason <> '${NOTHING_TO_DO}'
     WHERE ${goes('j')} AND j.place = $4 AND j.row_id = p.source`,
    [act, `与它一起办理的${link.to.title}保留`, link.to.table, link.from.table],
  );
  return rowCount;
}
