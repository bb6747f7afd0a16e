import type { ListPage, PageFile, PageSection } from '../../../contract/generated/meta.ts';
import { fieldOfPath, pathFieldName, pathsOfList, withPathFields } from '../../../contract/list-paths.ts';
import { buildEntity, type EntityModel } from '../../../contract/model.ts';
import { decidingPaths, throughReads } from '../../../contract/reached-row.ts';
import type { Path } from '../../../contract/reaching-rules.ts';

/** Beyond the ids that files give; no column is ever known by one of these. */
const FIRST_ID = 100_000;

/** A path as a column or filter names it, or as a condition reads it; few pages have one. */
const PATH = /"[A-Z][A-Za-z0-9]*\.[A-Z][A-Za-z0-9.]*"|row\.[A-Z][A-Za-z0-9]*\.[A-Z]/;

/**
 * Gives the entities of lists and forms that read through references a field for each path, worked out whenever a row is read, and
 * the lists its name: whatever asks for a column or a filter then meets a field like any other.
 */
export function bringListPaths(entities: Map<string, EntityModel>, pages: Map<string, string>): void {
  for (const entity of entities.values()) bring(entities, entity, decidingPaths(entity).map(textOf));
  for (const [path, text] of pages) {
    const page = PATH.test(text) ? pageIn(text) : undefined;
    const entity = page && 'entity' in page ? entities.get(page.entity ?? '') : undefined;
    if (!page || !entity) continue;
    bring(
      entities,
      entity,
      conditionsIn(page).flatMap((source) => throughReads(entity, source).map(textOf)),
    );
    if (!isList(page)) continue;
    if (bring(entities, entities.get(entity.name)!, pathsOfList(page)))
      pages.set(path, JSON.stringify(withPathFields(page)));
  }
}

const textOf = (path: Path) => path.join('.');

/** Gives an entity a field for each of these paths that leads somewhere. @returns whether there is any */
function bring(entities: Map<string, EntityModel>, entity: EntityModel, paths: readonly string[]): boolean {
  const fields = [...new Set(paths)].flatMap((one, at) => {
    const field = fieldOfPath(entities, entity, one);
    const id = FIRST_ID + Object.keys(entity.file.fields).length + at;
    return field ? [[pathFieldName(one), { ...field, id }] as const] : [];
  });
  if (fields.length === 0) return false;
  const file = { ...entity.file, fields: { ...entity.file.fields, ...Object.fromEntries(fields) } };
  entities.set(entity.name, buildEntity(entity.name, file, entity.flow));
  return true;
}

/** The conditions by which parts of a form or of one row's page are seen, required or closed. */
function conditionsIn(page: PageFile): unknown[] {
  const parts = [
    ...('sections' in page ? (page.sections ?? []) : []),
    ...('phone' in page ? (page.phone?.sections ?? []) : []),
    ...('steps' in page && page.kind === 'wizard' ? page.steps : []),
  ] as readonly Pick<PageSection, 'visible' | 'fields'>[];
  return parts.flatMap(({ visible, fields = [] }) => [
    visible,
    ...fields.flatMap((use) => (typeof use === 'string' ? [] : [use.visible, use.required, use.disabled])),
  ]);
}

const isList = (page: PageFile): page is ListPage => page.kind === 'list' && Array.isArray(page.columns);

/** A page; what is no JSON is told of where pages are judged. */
function pageIn(text: string): PageFile | undefined {
  try {
    return JSON.parse(text) as PageFile;
  } catch {
    return undefined;
  }
}
