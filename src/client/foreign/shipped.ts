import type { CodeItem, EntityFile, PageFile } from '../../contract/generated/meta.ts';
import type { SchoolCalendar } from '../../contract/school-calendar.ts';
import type { SchemaAnswer } from '../renderer/data.ts';
import { CallFailure } from '../request/failure.ts';

/** A page as it lies beside the browser side: what it opens and shows lies there too, once for all pages. */
interface ShippedPage {
  readonly Version: string;
  readonly Page: PageFile;
  readonly Pages: readonly string[];
  readonly Entities: readonly string[];
  readonly Calendar?: SchoolCalendar;
}

const PATH = /^[\w-]+(?:\/[\w-]+)*$/;

const kept = new Map<string, Promise<unknown>>();

/** A file that the browser side carries; one that did not come is asked for anew the next time. */
function shipped<Content>(path: string): Promise<Content> {
  const asked = kept.get(path) ?? fetchFile(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked as Promise<Content>;
}

async function fetchFile(path: string): Promise<unknown> {
  const answer = await fetch(`/shipped/${path}.json`, { cache: 'no-cache' }).catch(() => undefined);
  if (!answer) throw new CallFailure('网络连接失败，请检查网络后重试', 0, null, 0);
  // A web server may answer what it does not have with the first page.
  const isJson = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
  if (!isJson) throw new CallFailure('抱歉，你访问的页面不存在或仍在开发中', 404, { Reason: 'missing' }, 404);
  return answer.json();
}

/** A path as the menu of a server names it. */
const plainPath = (path: string): string => path.replace(/^\/+/, '').replace(/\.(?:json|vue|js)$/, '');

/** A page with everything that it needs, put together as `Data/Schema` tells it. */
export async function shippedPage(asked: string): Promise<SchemaAnswer> {
  const path = plainPath(asked);
  if (!PATH.test(path))
    throw new CallFailure('抱歉，你访问的页面不存在或仍在开发中', 404, { Reason: 'missing' }, 404);
  const { Page, Pages, Entities, ...rest } = await shipped<ShippedPage>(`pages/${path}`);
  const pages = Pages.map(async (one): Promise<[string, PageFile]> => [
    one,
    (await shipped<ShippedPage>(`pages/${one}`)).Page,
  ]);
  const entities = Entities.map(async (name): Promise<[string, EntityFile]> => [
    name,
    await shippedEntity(name),
  ]);
  return {
    ...rest,
    Path: asked,
    Page,
    Pages: Object.fromEntries(await Promise.all(pages)),
    Entities: Object.fromEntries(await Promise.all(entities)),
  };
}

/** An entity of a shipped page. */
export const shippedEntity = (name: string): Promise<EntityFile> => shipped(`entities/${name}`);

/** The items of a dictionary; none when no such dictionary is carried. */
export const shippedCodes = (name: string): Promise<readonly CodeItem[]> =>
  shipped<readonly CodeItem[]>(`codes/${name}`).catch(() => []);

/** What a call does, in words. */
export const callTitles = (): Promise<Readonly<Record<string, string>>> =>
  shipped<Readonly<Record<string, string>>>('calls').catch(() => ({}));
