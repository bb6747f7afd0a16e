import { entityReadsCalendar } from '../../../contract/calendar-reads.ts';
import type { PageFile } from '../../../contract/generated/meta.ts';
import { entityNamesOf } from '../../../contract/page.ts';
import { pageClosure, type Catalog } from './catalog.ts';
import { shownEntity } from './shown-entity.ts';

/** A page with the pages that it opens, of those that `isTaken` lets through, and the entities that they show. */
export function answerOf(
  catalog: Catalog,
  path: string,
  page: PageFile,
  isTaken?: (page: PageFile) => boolean,
) {
  const closure = pageClosure(catalog, path, isTaken);
  const names = new Set([...closure.values()].flatMap(entityNamesOf));
  for (const entity of catalog.entities.values())
    if (entity.file.parent && names.has(entity.file.parent.entity)) names.add(entity.name);
  return {
    Path: path,
    Version: catalog.version,
    Page: page,
    Pages: Object.fromEntries(closure),
    Entities: Object.fromEntries([...names].flatMap((name) => shownEntity(catalog, name))),
    ...calendarFor(catalog, names),
  };
}

/** The school's calendar, for pages whose rows are judged by it. */
function calendarFor({ entities, calendar }: Catalog, names: ReadonlySet<string>) {
  const files = [...names].flatMap((name) => entities.get(name)?.file ?? []);
  return files.some(entityReadsCalendar) ? { Calendar: calendar } : {};
}
