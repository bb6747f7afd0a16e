import { pathFieldName } from './list-paths.ts';
import type { EntityModel } from './model.ts';
import { rowPaths, type Path } from './reaching-rules.ts';

type Row = Record<string, unknown>;

const farPaths = new Map<string, readonly Path[]>();

/** The paths below `row` that a condition reads in more than one step, `row.ThingId.Kind`. */
function farReads(source: string): readonly Path[] {
  const known = farPaths.get(source) ?? rowPaths(source).filter((path) => path.length > 1);
  farPaths.set(source, known);
  return known;
}

/** What a condition reads through references of the row. */
export const throughReads = ({ fields }: Pick<EntityModel, 'fields'>, source: unknown): readonly Path[] =>
  typeof source === 'string'
    ? farReads(source).filter(([first = '']) => fields.get(first)?.type === 'ref')
    : [];

/** The field of a row under which it tells what stands at the end of a path. */
export const reachedName = (path: Path): string => pathFieldName(path.join('.'));

/** Names of the row that a condition needs so that it can read through references. */
export const reachedNames = (source: string): readonly string[] => farReads(source).map(reachedName);

/**
 * A row as a condition reads it, with what stands behind its references.
 * @returns undefined where a reference was chosen and nobody has told yet what stands behind it: a browser asks the server
 */
export function rowAsRead(source: string, row: Row): Row | undefined {
  const far = farReads(source);
  if (far.length === 0) return row;
  const reached: Row = {};
  for (const path of far) {
    const chosen = row[path[0] ?? ''];
    if (typeof chosen !== 'string' || chosen === '') continue;
    const value = row[reachedName(path)];
    if (value === undefined) return undefined;
    reached[path.join('.')] = value;
  }
  return { ...row, ...reached };
}

const deciding = new WeakMap<EntityModel['fields'], readonly Path[]>();

/** What the conditions by which the fields of an entity are seen and required read through references, each path once. */
export function decidingPaths({ fields }: Pick<EntityModel, 'fields'>): readonly Path[] {
  const known = deciding.get(fields);
  if (known) return known;
  const all = [...fields.values()].flatMap(({ visible, required, disabled }) =>
    [visible, required, disabled].flatMap((source) => throughReads({ fields }, source)),
  );
  const found = [...new Map(all.map((path) => [path.join('.'), path])).values()];
  deciding.set(fields, found);
  return found;
}
