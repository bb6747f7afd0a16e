import { SCHEMA_STATE } from '../../contract/generated/codes.ts';
import type { Queryable } from '../data/database/database.ts';
import { isSealed, type Overlay } from './overlay.ts';

/** A set as it is stored. */
export interface StoredSet {
  readonly version: number;
  readonly overlay?: Overlay | null;
  readonly seal?: string | null;
}

/** Number of the set in use; 0: the shipped schemas alone. */
export async function versionInUse(queryable: Queryable): Promise<number> {
  const answer = await queryable.query<{ version: number }>(
    `SELECT coalesce(max("VersionNo"), 0) AS version FROM "SchemaSet" WHERE "State" = $1 AND "IsDeleted" = 0`,
    [SCHEMA_STATE.Published],
    'schemas_in_use',
  );
  return Number(answer.rows[0]?.version ?? 0);
}

/** A set by its number, as it is stored. */
export async function fetchSet(queryable: Queryable, version: number): Promise<StoredSet> {
  if (version === 0) return { version };
  const { rows } = await queryable.query<Omit<StoredSet, 'version'>>(
    `SELECT "Overlay" AS overlay, "Seal" AS seal FROM "SchemaSet" WHERE "VersionNo" = $1 AND "IsDeleted" = 0`,
    [version],
  );
  return { version, ...rows[0] };
}

/** What a set changes. @throws when it is not there, or came into the database by another way than through this program */
export function openSet({ version, overlay, seal }: StoredSet, key: Buffer): Overlay {
  if (version === 0) return {};
  if (seal === undefined) throw new Error(`schema set ${version} does not exist`);
  if (!isSealed(key, version, overlay ?? {}, seal ?? ''))
    throw new Error(`schema set ${version} does not bear the seal of this installation`);
  return overlay ?? {};
}
