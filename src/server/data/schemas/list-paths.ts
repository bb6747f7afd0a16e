import type { ListPage } from '../../../contract/generated/meta.ts';
import { fieldOfPath, pathFieldName, pathsOfList, withPathFields } from '../../../contract/list-paths.ts';
import { buildEntity, type EntityModel } from '../../../contract/model.ts';

/** Beyond the ids that files give; no column is ever known by one of these. */
const FIRST_ID = 100_000;

/** A name with a path behind it, as no other text of a page is written. */
const PATH = /"[A-Z][A-Za-z0-9]*\.[A-Z][A-Za-z0-9.]*"/;

/**
 * Gives the entities of lists that read through references a field for each path, worked out whenever a row is read, and the lists
 * its name: whatever asks for a column or a filter then meets a field like any other.
 */
export function bringListPaths(entities: Map<string, EntityModel>, pages: Map<string, string>): void {
  for (const [path, text] of pages) {
    const page = PATH.test(text) ? listIn(text) : undefined;
    const entity = page && entities.get(page.entity);
    if (!page || !entity) continue;
    const fields = pathsOfList(page).flatMap((one, at) => {
      const field = fieldOfPath(entities, entity, one);
      const id = FIRST_ID + Object.keys(entity.file.fields).length + at;
      return field ? [[pathFieldName(one), { ...field, id }] as const] : [];
    });
    if (fields.length === 0) continue;
    const file = { ...entity.file, fields: { ...entity.file.fields, ...Object.fromEntries(fields) } };
    entities.set(entity.name, buildEntity(entity.name, file, entity.flow));
    pages.set(path, JSON.stringify(withPathFields(page)));
  }
}

/** A page that is a list; anything else, and what is no JSON, is told of where pages are judged. */
function listIn(text: string): ListPage | undefined {
  try {
    const page = JSON.parse(text) as ListPage;
    return page.kind === 'list' && Array.isArray(page.columns) ? page : undefined;
  } catch {
    return undefined;
  }
}
