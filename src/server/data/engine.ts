import type { Subject } from '../../contract/subject.ts';
import type { Settings } from '../settings/settings.ts';
import type { Catalog } from './schemas/catalog.ts';
import type { Database, Queryable, Transaction } from './database/database.ts';
import type { Caller } from './access/caller.ts';
import type { HandlerContext, ModuleTable } from './module.ts';

/** What the browser shows of an attachment (twin `<Key>List` of file and image fields). */
export interface AttachmentInfo {
  readonly Id: string;
  readonly Name: string;
  readonly Url: string;
  readonly Size: number;
}

/** A package of schema files, judged against what is served. */
export interface SchemaCandidate {
  /** Number of the published set that it changes; 0: the shipped schemas alone. */
  readonly base: number;
  /** Each changed file, with what becomes of it. */
  readonly changes: readonly { readonly File: string; readonly Kind: string }[];
  /** All that the set would lay over the shipped schemas. */
  readonly overlay: object;
}

/** Schemas that change while the program runs. */
export interface PublishedSchemas {
  /**
   * Judges a package in the file store. The verdict is kept for a while: what takes seconds is done before a transaction begins.
   * @throws Refusal with file, JSON pointer and reason
   */
  judge(queryable: Queryable, file: string): Promise<SchemaCandidate>;
  /** The same for files by their paths, null for one that is taken away. */
  judgeFiles(queryable: Queryable, changes: ReadonlyMap<string, string | null>): Promise<SchemaCandidate>;
  /** The texts of the files that are served. */
  texts(): Promise<ReadonlyMap<string, string>>;
  /** What a stored set says of a file, where it says something. @throws when the set does not bear the seal */
  textIn(version: number, file: string): Promise<string | null | undefined>;
  /** Seals a set, so that only what this program judged is ever served. */
  seal(version: number, overlay: object): string;
  /** Puts a set in use with the transaction, or with 0 the shipped schemas alone. @throws Refusal when it cannot be */
  use(tx: Transaction, version: number): Promise<void>;
  /** What is wrong with a page that is not served, in the lines of `npm run check`. */
  problemsOf(path: string): Promise<readonly string[]>;
}

/** Work that goes on in the background, told by the rows of its tasks. */
export interface BackgroundTasks {
  /** Has a failed task done again, for its owner and by their present rights. @throws Refusal when it has not failed */
  retry(context: HandlerContext, id: string): Promise<void>;
  /** Takes back what a task wrote, or with `Preview` in the parameters says what that would be. @returns what came of it */
  undo(context: HandlerContext, id: string): Promise<unknown>;
}

/** The way to a page that stands in a menu. */
export interface PageWay {
  readonly title: string;
  /** Its address; absent when the caller does not hold it. */
  readonly url?: string;
  /** Names of the roles that hold it. */
  readonly roles: readonly string[];
}

/** A menu item that somebody holds: the page behind it, its address, and the EnCodes that it gives. */
export interface HeldMenu {
  readonly page: string;
  readonly url: string;
  readonly isShown: boolean;
  readonly enCodes: ReadonlySet<string>;
}

/** Who is there, as the accounts and menus of the moment say; accounts that cannot sign in are left out. */
export interface People {
  /** Accounts that hold one of the roles. */
  ofRoles(queryable: Queryable, roles: readonly string[]): Promise<readonly Subject[]>;
  /** Those among the accounts that can sign in. */
  ofUsers(queryable: Queryable, ids: readonly string[]): Promise<readonly Subject[]>;
  /** The account that a row of a table names in a column, if it can sign in. */
  ofRow(
    queryable: Queryable,
    named: { readonly table: string; readonly column: string; readonly id: unknown },
  ): Promise<readonly Subject[]>;
  /** Roles to which a menu item gives the EnCode; who holds everything by being the administrator is not meant. */
  rolesWith(queryable: Queryable, enCode: string): Promise<readonly string[]>;
  /** The menu items of somebody with these roles. */
  menusOf(queryable: Queryable, roles: readonly string[]): Promise<readonly HeldMenu[]>;
}

/** What the engine's functions work with. One per process, made by main.ts. */
export interface Engine {
  readonly database: Database;
  /** What is served now: ask for it anew with every request. */
  readonly catalog: Catalog;
  readonly modules: ModuleTable;
  /** Looks attachments up by Id; absent, a file's twin carries its Id alone. */
  readonly attachments?: (queryable: Queryable, ids: readonly string[]) => Promise<readonly AttachmentInfo[]>;
  /** Bytes of a stored file by its name in the store; absent where no files are kept. */
  readonly readFile?: (name: string) => Promise<AsyncIterable<Uint8Array>>;
  /** The installation's secret, of which what the program signs has keys of its own. */
  readonly secret: Buffer;
  /** Absent where the schemas never change. */
  readonly schemas?: PublishedSchemas;
  /** Absent where no environment fixes any. */
  readonly settings?: Settings;
  /** Ways to pages, by the paths of their files; one that no menu shows has none. Absent where there are no menus. */
  readonly waysTo?: (
    queryable: Queryable,
    caller: Caller,
    pages: readonly string[],
  ) => Promise<ReadonlyMap<string, PageWay>>;
  /** Absent where there are no accounts. */
  readonly people?: People;
  /** Absent where nothing runs in the background. */
  readonly tasks?: BackgroundTasks;
}
