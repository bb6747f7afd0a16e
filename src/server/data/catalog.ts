import type {
  ActionFile,
  CallFile,
  CodeFile,
  MenuFile,
  PageFile,
  RolesFile,
  RoutesFile,
} from '../../contract/generated/meta.ts';
import { buildEntity, type EntityModel } from '../../contract/model.ts';
import { checkEntity, checkPage } from './catalog-check.ts';
import { parseSchemas, readSchemaTexts, type SchemaSource, type SchemaTexts } from './catalog-read.ts';

/** Something wrong in a schema file: where, and what. */
export interface SchemaFault {
  /** Path inside the schema folder, `pages/leave/my-list.json`. */
  readonly file: string;
  /** JSON pointer inside the file; empty for the whole file. */
  readonly pointer: string;
  readonly message: string;
}

/** Schemas that cannot be served; the message lists every fault with file and JSON pointer. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly faults: readonly SchemaFault[];

  constructor(faults: readonly SchemaFault[]) {
    super(faults.map((fault) => `${fault.file}#${fault.pointer}: ${fault.message}`).join('\n'));
    this.faults = faults;
  }
}

/** Everything the schema folder says, as the server works with it. Never changes once loaded. */
export interface Catalog {
  readonly folder: string;
  readonly entities: ReadonlyMap<string, EntityModel>;
  readonly codes: ReadonlyMap<string, CodeFile>;
  /** By path, the `comment` of menu items. */
  readonly pages: ReadonlyMap<string, PageFile>;
  /** By `Group/Action`. */
  readonly calls: ReadonlyMap<string, CallFile>;
  readonly menus: readonly MenuFile[];
  readonly roles: RolesFile;
  readonly routes: RoutesFile;
  readonly enCodes: ReadonlyMap<string, { readonly entity: EntityModel; readonly action: ActionFile }>;
  /** Faults of pages; such a page is not in `pages`, the others work. */
  readonly faults: readonly SchemaFault[];
  /** Changes with any file of the folder. */
  readonly version: string;
}

const NO_ROLES: RolesFile = { version: 1, title: '角色', roles: [] };
const NO_ROUTES: RoutesFile = { version: 1, title: '路由表', routes: [] };

/** Reads a schema folder; see `buildCatalog`. */
export function loadCatalog(folder: string): Catalog {
  return buildCatalog(folder, readSchemaTexts(folder));
}

/**
 * Puts schema files together. `folder` is where the shipped ones lie. Faults in pages are kept in `faults`: one bad page must not stop a school.
 * @throws SchemaError when anything else is broken, since rows would be stored or shown wrongly
 */
export function buildCatalog(folder: string, texts: SchemaTexts): Catalog {
  const source = parseSchemas(texts);
  const faults: SchemaFault[] = [...source.faults];
  const entities = buildEntities(source, faults);
  const catalog: Catalog = {
    folder,
    entities,
    codes: source.codes,
    pages: new Map(),
    calls: source.calls,
    menus: [...source.menus.values()],
    roles: source.roles ?? NO_ROLES,
    routes: source.routes ?? NO_ROUTES,
    enCodes: collectEnCodes(entities, faults),
    faults: [],
    version: source.version,
  };
  for (const entity of entities.values()) faults.push(...checkEntity(catalog, entity));
  const fatal = faults.filter((fault) => !fault.file.startsWith('pages/'));
  if (fatal.length > 0) throw new SchemaError(fatal);
  return withPages(catalog, source.pages, faults);
}

function withPages(
  catalog: Catalog,
  read: ReadonlyMap<string, PageFile>,
  faults: readonly SchemaFault[],
): Catalog {
  // A page that is there but broken shows its own fault; the tabs and lists that lead to it are sound.
  const there = new Set([
    ...read.keys(),
    ...faults.map((fault) => fault.file.slice('pages/'.length, -'.json'.length)),
  ]);
  const found = [...faults, ...[...read].flatMap(([path, page]) => checkPage(catalog, there, path, page))];
  const broken = new Set(found.map((fault) => fault.file));
  const pages = new Map([...read].filter(([path]) => !broken.has(`pages/${path}.json`)));
  return { ...catalog, pages, faults: found };
}

function buildEntities(source: SchemaSource, faults: SchemaFault[]): Map<string, EntityModel> {
  const entities = new Map<string, EntityModel>();
  const tables = new Map<string, string>();
  for (const [name, file] of source.entities) {
    const at = `entities/${name}.json`;
    try {
      const entity = buildEntity(name, file);
      const twin = tables.get(entity.table.toLowerCase());
      if (twin) faults.push({ file: at, pointer: '', message: `the short name is already taken by ${twin}` });
      tables.set(entity.table.toLowerCase(), name);
      entities.set(name, entity);
    } catch (error) {
      faults.push({ file: at, pointer: '/fields', message: (error as Error).message });
    }
  }
  return entities;
}

function collectEnCodes(entities: ReadonlyMap<string, EntityModel>, faults: SchemaFault[]) {
  const enCodes = new Map<string, { entity: EntityModel; action: ActionFile }>();
  for (const entity of entities.values()) {
    for (const [enCode, action] of entity.actions) {
      const other = enCodes.get(enCode);
      const at = { file: `entities/${entity.name}.json`, pointer: `/actions/${enCode}` };
      if (other) faults.push({ ...at, message: `also declared by ${other.entity.name}` });
      else enCodes.set(enCode, { entity, action });
    }
  }
  return enCodes;
}

export { pageClosure, pageEnCodes, pageEntities } from './catalog-pages.ts';
