import type { Row } from '../../src/contract/rules.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { listRows, type ListAnswer, type ListRequest } from '../../src/server/data/read/list.ts';
import type { Library } from './library.ts';

export const READER = 'library/Reader';
export const BOOK = 'library/Book';

export const idsOf = (rows: readonly Row[]): string[] => rows.map((row) => String(row['Id']));

/** A list of the small application; the first ten rows unless asked otherwise. */
export function list(
  library: Library,
  caller: Caller,
  request: Partial<ListRequest> & { Entity: string },
): Promise<ListAnswer> {
  return listRows(library.engine, caller, { PageIndex: 1, PageSize: 10, ...request });
}

/** Ids of the first fifty rows that a filter finds, in their order. */
export async function found(
  library: Library,
  caller: Caller,
  Entity: string,
  Filter: ListRequest['Filter'],
): Promise<string[]> {
  return idsOf((await list(library, caller, { Entity, Filter, PageSize: 50, sortField: 'Id' })).rows);
}

/** The engine, and the statements that it sends. */
export function watched(library: Library): { engine: Engine; asked: string[] } {
  const asked: string[] = [];
  const database = new Proxy(library.engine.database, {
    get(target, key) {
      if (key !== 'query') return Reflect.get(target, key, target) as unknown;
      return (text: string, values?: unknown[], name?: string) => {
        asked.push(text);
        return target.query(text, values, name);
      };
    },
  });
  return { engine: { ...library.engine, database }, asked };
}
