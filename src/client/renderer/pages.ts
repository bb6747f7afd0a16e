import { asksReadings, learnReadings } from '../../contract/conditions/functions/pinyin.ts';
import { buildEntity, type EntityModel } from '../../contract/model.ts';
import type { PageFile } from '../../contract/generated/meta.ts';
import { schemasVersion, type PageData, type SchemaAnswer } from './data.ts';
import { renewCodes } from './fields/codes.ts';
import { noteCalendar } from './schema/calendar.ts';
import { asFault, entityFileName, faultAt, pageFileName, type Place } from './schema/fault.ts';

/** A page file with everything it names, ready to be shown. */
export interface LoadedPage {
  readonly path: string;
  readonly file: PageFile;
  readonly place: Place;
  readonly entities: ReadonlyMap<string, EntityModel>;
  readonly answer: SchemaAnswer;
}

interface Kept {
  readonly page: Promise<LoadedPage>;
  readonly askedAt: number;
}

const kept = new WeakMap<PageData, Map<string, Kept>>();

/** A page that is opened again sooner is shown without asking the server. */
const freshMs = 5_000;

/**
 * Loads a page file; a failed load is tried again the next time. A page that was loaded before is there at once, and
 * asked for in the background: an open page never changes under its reader, the next visit shows the published one.
 */
export function loadPage(data: PageData, path: string): Promise<LoadedPage> {
  const pages = kept.get(data) ?? new Map<string, Kept>();
  kept.set(data, pages);
  const known = pages.get(path);
  if (known && Date.now() - known.askedAt < freshMs) return known.page;
  const page = ask(data, path, known?.page);
  const asked: Kept = { page, askedAt: Date.now() };
  pages.set(path, asked);
  page.catch(() => pages.get(path) === asked && pages.delete(path));
  return known?.page ?? page;
}

async function ask(data: PageData, path: string, before?: Promise<LoadedPage>): Promise<LoadedPage> {
  const answer = await data.schema(path);
  if (answer.Calendar) noteCalendar(answer.Calendar);
  await followVersion(data, schemasVersion(answer));
  const known = await before;
  if (known?.answer.Version === answer.Version) return known;
  if (Object.values(answer.Entities).some((file) => asksReadings(JSON.stringify(file.fields)))) await learn();
  return preparePage(answer, path);
}

/** Fetches the readings of names. Without them the server alone works out what asks for them. */
async function learn(): Promise<void> {
  try {
    learnReadings((await import('../../contract/name-pinyin.ts')).namePinyin);
  } catch {
    // the part cannot be had now; the next page asks for it again
  }
}

const versions = new WeakMap<PageData, string>();

/** Dictionaries are part of the schemas: with another version the loaded ones are asked for anew. */
async function followVersion(data: PageData, version: string): Promise<void> {
  const before = versions.get(data);
  versions.set(data, version);
  // A part that cannot be had now is reported by the page that needs it.
  if (before !== undefined && before !== version) await renewCodes(data).catch(() => undefined);
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
export function entityOf(page: Pick<LoadedPage, 'entities' | 'place'>, name: string): EntityModel {
  const entity = page.entities.get(name);
  if (!entity) throw faultAt({ file: page.place.file, pointer: '/entity' }, `实体 ${name} 不存在`);
  return entity;
}
