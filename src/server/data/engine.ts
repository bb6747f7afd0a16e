import type { Catalog } from './catalog.ts';
import type { Database, Queryable } from './database/database.ts';
import type { ModuleTable } from './module.ts';

/** What the browser shows of an attachment (twin `<Key>List` of file and image fields). */
export interface AttachmentInfo {
  readonly Id: string;
  readonly Name: string;
  readonly Url: string;
  readonly Size: number;
}

/** What the engine's functions work with. One per process, made by main.ts. */
export interface Engine {
  readonly database: Database;
  readonly catalog: Catalog;
  readonly modules: ModuleTable;
  /** Looks attachments up by Id; absent, a file's twin carries its Id alone. */
  readonly attachments?: (queryable: Queryable, ids: readonly string[]) => Promise<readonly AttachmentInfo[]>;
}
