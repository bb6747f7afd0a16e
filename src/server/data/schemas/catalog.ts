import { learnReadings } from '../../../contract/conditions/functions/pinyin.ts';
import { namePinyin } from '../../../contract/name-pinyin.ts';
import type {
  ActionFile,
  CallFile,
  CodeFile,
  MenuFile,
  RolesFile,
  RoutesFile,
  ScaleFile,
  SettingsFile,
} from '../../../contract/generated/meta.ts';
import { withFlow } from '../../../contract/flow/flow-of.ts';
import { buildEntity, type EntityModel } from '../../../contract/model.ts';
import { PLAIN_CALENDAR, type SchoolCalendar } from '../../../contract/school-calendar.ts';
import { modulesOf, switchesOf, SWITCHES, type ModuleTold } from '../../../contract/modules.ts';
import { checkEntity } from './catalog-check.ts';
import {
  parseSchemas,
  readSchemaTexts,
  versionOf,
  type SchemaSource,
  type SchemaTexts,
} from './catalog-read.ts';
import { withFlowCodes } from './flow-codes.ts';
import { bringLive } from '../counted/live.ts';
import { bringListPaths } from './list-paths.ts';
import { NOTHING_CLOSED, type ClosedModules } from './closed-modules.ts';
import { JudgedPages } from './judged-pages.ts';
import type { ServedPages } from './served-pages.ts';

/** Something wrong in a schema file: where, and what. */
export interface SchemaFault {
  /** Path inside the schema folder, `pages/leave/my-list.json`. */
  readonly file: string;
  /** JSON pointer inside the file; empty for the whole file. */
  readonly pointer: string;
  readonly message: string;
  /** The whole of it as the check says it, where the check found it. */
  readonly line?: string;
}

/** What is said of a fault: file, place and reason. */
export const faultLine = ({ file, pointer, message, line }: SchemaFault): string =>
  line ?? `${file}#${pointer}: ${message}`;

/** Schemas that cannot be served; the message lists every fault with file and JSON pointer. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';

  constructor(
    readonly faults: readonly SchemaFault[],
    readonly texts: SchemaTexts,
  ) {
    super(faults.map(faultLine).join('\n'));
  }
}

/** Everything the schema folder says, as the server works with it. Never changes once loaded. */
export interface Catalog {
  readonly folder: string;
  readonly entities: ReadonlyMap<string, EntityModel>;
  readonly codes: ReadonlyMap<string, CodeFile>;
  readonly pages: ServedPages;
  /** By `Group/Action`. */
  readonly calls: ReadonlyMap<string, CallFile>;
  readonly menus: readonly MenuFile[];
  readonly roles: RolesFile;
  readonly routes: RoutesFile;
  /** Groups of settings by their code. */
  readonly settings: ReadonlyMap<string, SettingsFile>;
  /** The days of the school, by which absences are counted. */
  readonly calendar: SchoolCalendar;
  /** By their folders. */
  readonly modules: ReadonlyMap<string, ModuleTold>;
  /** Modules that are switched off here. Their entities and calls are still there, their pages and EnCodes are not. */
  readonly closed: ClosedModules;
  /** Scales that questionnaires begin from, by their code. */
  readonly scales: ReadonlyMap<string, ScaleFile>;
  readonly enCodes: ReadonlyMap<string, { readonly entity: EntityModel; readonly action: ActionFile }>;
  /** Faults of one page; such a page is not in `pages`, the others work. */
  faultsOf(path: string): readonly SchemaFault[];
  /** Faults of all pages, each of which is judged for it. */
  faults(): readonly SchemaFault[];
  /** Changes with any file of the folder. */
  readonly version: string;
}

// Formulas of any catalogue may ask for readings of names.
learnReadings(namePinyin);

const NO_ROLES: RolesFile = { version: 1, title: '角色', roles: [] };
const NO_ROUTES: RoutesFile = { version: 1, title: '路由表', routes: [] };

/** Reads a schema folder; see `buildCatalog`. */
export function loadCatalog(folder: string): Catalog {
  return buildCatalog(folder, readSchemaTexts(folder));
}

/** A set of files is judged, published and taken into use one after the other, and put together once for all of that. */
const MOST_KEPT = 2;
const kept = new Map<string, Catalog>();

/**
 * Puts schema files together. `folder` is where the shipped ones lie. Pages are judged as they are asked for: one bad page must not stop a school.
 * @param pageFaults faults of pages that a longer look found, by path: such pages are not served either
 * @throws SchemaError when anything else is broken, since rows would be stored or shown wrongly
 */
export function buildCatalog(
  folder: string,
  texts: SchemaTexts,
  pageFaults: ReadonlyMap<string, readonly SchemaFault[]> = new Map(),
): Catalog {
  const version = versionOf(texts);
  if (pageFaults.size > 0) return putTogether(folder, texts, version, pageFaults);
  const key = `${version} ${folder}`;
  const catalog = kept.get(key) ?? putTogether(folder, texts, version, pageFaults);
  // The one that was asked for last stands last.
  kept.delete(key);
  kept.set(key, catalog);
  if (kept.size > MOST_KEPT) kept.delete([...kept.keys()][0]!);
  return catalog;
}

function putTogether(
  folder: string,
  texts: SchemaTexts,
  version: string,
  pageFaults: ReadonlyMap<string, readonly SchemaFault[]>,
): Catalog {
  const source = parseSchemas(texts);
  const faults: SchemaFault[] = [...source.faults];
  const entities = buildEntities(source, faults);
  bringListPaths(entities, source.pages);
  bringLive(entities);
  const titles = new Map([...entities].map(([name, { title }]) => [name, title]));
  const modules = modulesOf([...entities.keys(), ...source.pages.keys()], source.modules, titles);
  const catalog = {
    folder,
    entities,
    codes: withFlowCodes(source.codes, source.flows, titles),
    calls: source.calls,
    menus: [...source.menus.values()],
    roles: source.roles ?? NO_ROLES,
    routes: source.routes ?? NO_ROUTES,
    settings: withSwitches(source.settings, modules),
    scales: source.scales,
    modules,
    closed: NOTHING_CLOSED,
    calendar: PLAIN_CALENDAR,
    enCodes: collectEnCodes(entities, faults),
    version,
  };
  for (const entity of entities.values()) faults.push(...checkEntity(catalog, entity));
  if (faults.length > 0) throw new SchemaError(faults, texts);
  const pages = new JudgedPages(catalog, source.pages, pageFaults);
  return { ...catalog, pages, faults: () => pages.faults(), faultsOf: (path) => pages.faultsOf(path) };
}

function withSwitches(
  settings: ReadonlyMap<string, SettingsFile>,
  modules: ReadonlyMap<string, ModuleTold>,
): ReadonlyMap<string, SettingsFile> {
  const switches = switchesOf(modules);
  return switches ? new Map([...settings, [SWITCHES, switches]]) : settings;
}

function buildEntities(source: SchemaSource, faults: SchemaFault[]): Map<string, EntityModel> {
  const entities = new Map<string, EntityModel>();
  const tables = new Map<string, string>();
  for (const [name, own] of source.entities) {
    const at = `entities/${name}.json`;
    try {
      const { file, flow } = withFlow(name, own, source.flows);
      if (file.flow !== undefined && flow?.entity !== name)
        faults.push({ file: at, pointer: '/flow', message: `no flow ${file.flow} of this entity` });
      const entity = buildEntity(name, file, flow);
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

export { pageClosure, openedBy } from './catalog-pages.ts';
