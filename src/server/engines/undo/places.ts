import { entities } from '../../../contract/generated/entities.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Transaction } from '../../data/database/database.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import { isNoted } from '../../data/tables/journal.ts';
import { ident } from '../../data/sql/sql.ts';
import { allHanded } from '../handout/handed.ts';

/** The rows of one entity that an act wrote. */
export interface Place {
  readonly entity: EntityModel;
  /** Rows that the act made, and rows that it changed or removed. */
  readonly made: number;
  readonly changed: number;
}

/** What an act wrote, entity by entity; an entity that is declared no more is left as it is. */
export async function placesOf(tx: Transaction, catalog: Catalog, act: string): Promise<Place[]> {
  const { rows } = await tx.query<{ place: string; made: number; changed: number }>(
    `SELECT place, (count(*) FILTER (WHERE kind = 'I'))::int AS made, (count(*) FILTER (WHERE kind <> 'I'))::int AS changed
     FROM sys_journal WHERE act = $1 AND reason IS NULL GROUP BY place ORDER BY place`,
    [act],
  );
  const byTable = new Map([...catalog.entities.values()].map((entity) => [entity.table, entity]));
  return rows.flatMap(({ place, made, changed }) => {
    const entity = byTable.get(place);
    return entity ? [{ entity, made, changed }] : [];
  });
}

/** A field by which rows of one entity stand on rows of another, or of their own. */
export interface Link {
  readonly from: EntityModel;
  readonly field: FieldModel;
  readonly to: EntityModel;
}

/** Rows stand on their files as they do on what they refer to. */
const namesFiles = ({ type }: FieldModel): boolean => type === 'file' || type === 'image';

const namedBy = (field: FieldModel): string | undefined => {
  if (namesFiles(field)) return FIELD_KINDS[field.type].column(field) && entities.Attachment;
  return field.type === 'ref' || field.type === 'refs' ? field.ref : undefined;
};

/** Every reference to one of the entities; records that the program appends hold nothing. */
export function linksTo(catalog: Catalog, targets: readonly EntityModel[]): Link[] {
  const wanted = new Map(targets.map((entity) => [entity.name, entity]));
  return [...catalog.entities.values()].filter(isNoted).flatMap((from) =>
    [...from.fields.values()].flatMap((field) => {
      const to = wanted.get(namedBy(field) ?? '');
      return to ? [{ from, field, to }] : [];
    }),
  );
}

/** Whether rows that the engine hands out to somebody stand on the person by this field. */
export const isHandedOut = (catalog: Catalog, { from, field }: Link): boolean =>
  [...allHanded(catalog).values()].some(({ rows, block }) => rows === from && block.person === field.name);

/** A row that was handed out, as long as nobody has worked on it. */
export const UNTOUCHED = '"Version" = 1';

/**
 * SQL of the pairs (row, target) of a link, without rows that are deleted.
 * @param isWorked leaves out rows that nobody has worked on
 */
export function pairsSql({ from, field }: Link, isWorked = false): string {
  const column = `e.${ident(field.name)}`;
  const rows = `FROM ${ident(from.table)} e`;
  if (field.type === 'ref')
    return `SELECT e."Id" AS source, ${column} AS target ${rows} WHERE e."IsDeleted" = 0${isWorked ? ` AND NOT e.${UNTOUCHED}` : ''}`;
  if (namesFiles(field))
    return `SELECT e."Id" AS source, i.id AS target ${rows}, unnest(string_to_array(${column}, ',')) AS i(id) WHERE e."IsDeleted" = 0`;
  const items = `jsonb_array_elements_text(CASE jsonb_typeof(${column}) WHEN 'array' THEN ${column} END)`;
  return `SELECT e."Id" AS source, i.id AS target ${rows}, ${items} AS i(id) WHERE e."IsDeleted" = 0`;
}
