import { entityReadsCalendar } from '../../../contract/calendar-reads.ts';
import type { PageFile } from '../../../contract/generated/meta.ts';
import { entityNamesOf } from '../../../contract/page.ts';
import { pageClosure, type Catalog } from './catalog.ts';
import { shownEntity } from './shown-entity.ts';
import { callSourcesOf } from '../../../contract/page-names.ts';

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
    ...callsFor(catalog, closure.values()),
    ...calendarFor(catalog, names),
  };
}

/**
 * How the calls are asked that pages show and that schemas alone answer: a browser may have been built before there was such a
 * call, since a module is added without a build.
 */
export function callsFor({ calls }: Pick<Catalog, 'calls'>, pages: Iterable<PageFile>) {
  const names = new Set([...pages].flatMap((page) => callSourcesOf(page).map(([, { call }]) => call)));
  const told = [...names].flatMap((name) => {
    const file = calls.get(name);
    const isSaid = file?.query ?? file?.rows ?? file?.checklist ?? file?.paper;
    return file && isSaid && !file.write && !file.binary
      ? [[name, { method: file.method, path: file.path ?? `/api/${name}` }] as const]
      : [];
  });
  return told.length === 0 ? {} : { Calls: Object.fromEntries(told) };
}

/** The school's calendar, for pages whose rows are judged by it. */
function calendarFor({ entities, calendar }: Catalog, names: ReadonlySet<string>) {
  const files = [...names].flatMap((name) => entities.get(name)?.file ?? []);
  return files.some(entityReadsCalendar) ? { Calendar: calendar } : {};
}
