import { buildEntity, type EntityModel } from '../../contract/model.ts';
import type { PageFile } from '../../contract/generated/meta.ts';
import type { PageData, SchemaAnswer } from './data.ts';
import { asFault, entityFileName, faultAt, pageFileName, type Place } from './schema/fault.ts';

/** A page file with everything it names, ready to be shown. */
export interface LoadedPage {
  readonly path: string;
  readonly file: PageFile;
  readonly place: Place;
  readonly entities: ReadonlyMap<string, EntityModel>;
  readonly answer: SchemaAnswer;
}

const kept = new WeakMap<PageData, Map<string, Promise<LoadedPage>>>();

/** Loads a page file once; a failed load is tried again the next time. */
export function loadPage(data: PageData, path: string): Promise<LoadedPage> {
  const known = kept.get(data) ?? new Map<string, Promise<LoadedPage>>();
  kept.set(data, known);
  const loading = known.get(path) ?? data.schema(path).then((answer) => preparePage(answer, path));
  known.set(path, loading);
  loading.catch(() => known.delete(path));
  return loading;
}

/** Forgets what was loaded, for a new version of the schemas or another user. */
export function forgetPages(data: PageData): void {
  kept.delete(data);
}

function preparePage(answer: SchemaAnswer, path: string): LoadedPage {
  const entities = new Map<string, EntityModel>();
  for (const [name, file] of Object.entries(answer.Entities)) {
    try {
      entities.set(name, buildEntity(name, file));
    } catch (failure) {
      throw asFault(failure, { file: entityFileName(name), pointer: '' });
    }
  }
  return { path, file: answer.Page, place: { file: pageFileName(path), pointer: '' }, entities, answer };
}

/** A page that this page opens, out of the same answer; nothing when the answer does not hold it. */
export function companion(page: LoadedPage, path: string): LoadedPage | undefined {
  if (path === page.path) return page;
  const file = page.answer.Pages[path];
  return file && { ...page, path, file, place: { file: pageFileName(path), pointer: '' } };
}

/** The same page with another file in its place, for forms and details that are built from the entity. */
export function withFile(page: LoadedPage, file: PageFile): LoadedPage {
  return { ...page, file };
}

/** The entity that a page works on. */
export function entityOf(page: LoadedPage, name: string): EntityModel {
  const entity = page.entities.get(name);
  if (!entity) throw faultAt({ file: page.place.file, pointer: '/entity' }, `实体 ${name} 不存在`);
  return entity;
}
