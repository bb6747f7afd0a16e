import { entities } from '../../contract/generated/entities.ts';
import type { EntityModel, FieldModel } from '../../contract/model.ts';
import { byClock } from '../data/time/by-clock.ts';
import type { Queryable } from '../data/database/database.ts';
import type { Engine } from '../data/engine.ts';
import { FIELD_KINDS } from '../data/fields/index.ts';
import { ident } from '../data/sql/sql.ts';
import { settingsIn } from '../settings/catalogue.ts';
import { settingsOf } from '../settings/settings.ts';
import type { FileStore } from './file-store.ts';
import { forgetFiles } from './forget-files.ts';

const KEPT_HOURS = 24;
const FILES_AT_ONCE = 500;

/**
 * Removes uploads that belong to no row and that nothing names, a day after they came. What names a file is what the schemas
 * declare: fields of files and of references to them, lists and JSON, pictures of settings. Rows that were deleted count too,
 * since they may come back; what only records the past does not.
 * @returns how many
 */
export async function sweepUnusedFiles(
  engine: Engine,
  store: FileStore,
  hours = KEPT_HOURS,
): Promise<number> {
  let swept = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const names: string[] = [];
    const from: string = after;
    after = undefined;
    await byClock(engine, 'unused files', async ({ tx }) => {
      const ids = await waiting(tx, hours, from);
      if (ids.length === FILES_AT_ONCE) after = ids.at(-1);
      names.push(...(await forgetFiles(tx, await unnamed(engine, tx, ids))));
    });
    // Once nobody can ask for them any more.
    for (const name of names) await store.remove(name);
    swept += names.length;
  }
  return swept;
}

/** Rows that somebody is putting to use at this moment are left out. */
async function waiting(tx: Queryable, hours: number, after: string): Promise<string[]> {
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "Attachment" WHERE "BizType" IS NULL AND "BizId" IS NULL AND "IsDeleted" = 0 AND "Id" > $2
       AND "CreateDate" < now() - make_interval(hours => $1::int)
     ORDER BY "Id" LIMIT ${FILES_AT_ONCE} FOR UPDATE SKIP LOCKED`,
    [hours, after],
  );
  return rows.map(({ Id }) => Id);
}

/** Those of some files that no declared field names. */
export async function unnamed(engine: Engine, tx: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  let left = await notInSettings(engine, tx, ids);
  for (const { entity, field, named } of namingFields(engine)) {
    if (left.length === 0) return [];
    const { rows } = await tx.query<{ id: string }>(
      `SELECT DISTINCT n.id FROM ${ident(entity.table)} t, ${named(`t.${ident(field.name)}`)} AS n(id)
       WHERE t.${ident(field.name)} IS NOT NULL AND n.id = ANY($1)`,
      [left],
    );
    const found = new Set(rows.map(({ id }) => id));
    left = left.filter((id) => !found.has(id));
  }
  return left;
}

async function notInSettings({ catalog }: Engine, tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const keys = [...catalog.settings.values()]
    .flatMap(settingsIn)
    .filter(({ field }) => field.type === 'image')
    .map(({ key }) => key);
  const shown = new Set<unknown>(Object.values(await settingsOf(tx, keys)));
  return ids.filter((id) => !shown.has(id));
}

/** A column that may name files, and how the names are read out of it. */
interface NamingField {
  readonly entity: EntityModel;
  readonly field: FieldModel;
  readonly named: (column: string) => string;
}

const listed = (column: string) => `unnest(string_to_array(${column}, ','))`;
const held = (column: string) => `unnest(ARRAY[${column}::text])`;
/** Lists and JSON hold Ids anywhere inside of them. */
const inside = (column: string) =>
  `LATERAL (SELECT m[1] FROM regexp_matches(${column}::text, '[0-9A-Za-z]{32}', 'g') m)`;

/** Whether a column may name files that the database cannot look for. */
export const isSealedDocument = ({ type, sealed }: FieldModel): boolean =>
  sealed === true && (type === 'list' || type === 'json');

/** Every declared column in which the database can find the name of a file, those that are quickly read first. */
export function namingFields({ catalog }: Pick<Engine, 'catalog'>): NamingField[] {
  const all = [...catalog.entities.values()]
    .filter(({ name, file }) => name !== entities.Attachment && !file.traits?.includes('log'))
    .flatMap((entity) => [...entity.fields.values()].map((field) => ({ entity, field })))
    .filter(({ field }) => FIELD_KINDS[field.type].column(field) !== undefined);
  const of = (named: NamingField['named'], isNaming: (field: FieldModel) => boolean) =>
    all.filter(({ field }) => isNaming(field)).map((one) => ({ ...one, named }));
  return [
    ...of(held, ({ type, ref }) => type === 'ref' && ref === entities.Attachment),
    ...of(listed, ({ type }) => type === 'file' || type === 'image'),
    ...of(inside, ({ type, ref }) => type === 'refs' && ref === entities.Attachment),
    ...of(inside, (field) => (field.type === 'list' || field.type === 'json') && !isSealedDocument(field)),
  ];
}
