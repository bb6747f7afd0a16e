import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFlow } from '../../../contract/flow/flow-of.ts';
import { buildEntity, type EntityModel } from '../../../contract/model.ts';
import type {
  CallFile,
  CodeFile,
  EntityFile,
  FlowFile,
  MenuFile,
  ModuleFile,
  PageFile,
  PageTestFile,
  RolesFile,
  RoutesFile,
  ScaleFile,
  SettingsFile,
} from '../../../contract/generated/meta.ts';
import { JsonSource, JsonSyntaxError, placeIn } from '../json-source.ts';
import { atOnce, type Judging } from '../judging.ts';
import type { Problem } from '../problem.ts';
import type { Use, UseKind } from '../names/uses.ts';

/** Every file of a schemas folder by its path inside it, before anything is known about it. */
export type RawFiles = Map<string, unknown>;

/** The files that fit their meta-schema, by name, ready to be held against each other. */
export interface SchemaSet {
  readonly codes: Map<string, CodeFile>;
  readonly entities: Map<string, EntityModel>;
  /** Definitions of flows by their code. */
  readonly flows: Map<string, FlowFile>;
  readonly pages: Map<string, PageFile>;
  readonly calls: Map<string, CallFile>;
  /** By the path of their page. */
  readonly pageTests: Map<string, PageTestFile>;
  readonly menus: Map<string, MenuFile>;
  /** Groups of settings by their code. */
  readonly settings: Map<string, SettingsFile>;
  /** What is said of modules, by their folders. */
  readonly modules: Map<string, ModuleFile>;
  /** Scales that questionnaires begin from, by their code. */
  readonly scales: Map<string, ScaleFile>;
  readonly roles: RolesFile | undefined;
  readonly routes: RoutesFile | undefined;
  /** EnCode -> name of the entity that declares it. */
  readonly enCodes: Map<string, string>;
  /** Names of files that are there but do not fit their meta-schema: references to them are not judged. */
  readonly broken: ReadonlySet<string>;
  /** What files that have faults may declare: names of these kinds are not judged when they are unknown. */
  readonly unsure: ReadonlySet<UseKind>;
  /** Every reference that was followed while the set was checked, once each. */
  readonly uses: Map<string, Use>;
}

/** Whether a file says what a page must do, `pages/leave/apply-form.test.json`. */
export const isPageTest = (file: string): boolean => file.startsWith('pages/') && file.endsWith('.test.json');

/** The texts of files by their path inside a schemas folder. */
export type Texts = ReadonlyMap<string, string>;

/** Reads the JSON files of a folder; one that does not parse becomes a problem. */
export function readFolder(folder: string): Parsed {
  return parseTexts(readTexts(folder));
}

/** Reads the texts of the JSON files of a folder, without the vocabulary. */
export function readTexts(folder: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.json') || path.startsWith('_meta')) continue;
    texts.set(path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8'));
  }
  return texts;
}

/** Which files are asked about. */
export type Chosen = (file: string) => boolean;

/** Parsed files, and problems of those that are no JSON. */
export interface Parsed {
  readonly files: RawFiles;
  readonly problems: Problem[];
}

/** Parses the texts of files; one that is no JSON becomes a problem. Keys that stand twice are looked for in chosen files alone. */
export const parseTexts = (texts: Texts, chosen?: Chosen): Parsed => atOnce(parsingTexts(texts, chosen));

/** As parseTexts, file by file. */
export function* parsingTexts(texts: Texts, chosen: Chosen = () => true): Judging<Parsed> {
  const files: RawFiles = new Map();
  const problems: Problem[] = [];
  for (const [file, text] of texts) {
    const problem = chosen(file) ? syntaxProblem(file, text) : undefined;
    const value = problem ? undefined : parsed(text);
    if (value !== undefined) files.set(file, value);
    else problems.push(problem ?? syntaxProblem(file, text)!);
    yield;
  }
  return { files, problems };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function syntaxProblem(file: string, text: string): Problem | undefined {
  try {
    const [twice] = new JsonSource(text).duplicates;
    if (!twice) return undefined;
    const place = placeIn(text, twice.offset);
    return { file, pointer: '', message: `键 "${twice.key}" 在同一处出现两次，后者会覆盖前者`, place };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const place = placeIn(text, error.offset);
    return { file, pointer: '', message: `不是有效的JSON：${error.message}`, place };
  }
}

/** The name of a file inside its kind's folder: `entities/leave/LeaveApply.json` -> `leave/LeaveApply`. */
export function nameOf(file: string): string {
  return file.slice(file.indexOf('/') + 1).replace(/\.json$/, '');
}

/** What a file declares beyond its own name. */
function declaredIn(file: string): UseKind[] {
  if (file.startsWith('entities/')) return ['enCode'];
  if (file === 'menus/roles.json') return ['role'];
  if (file === 'menus/routes.json') return ['route'];
  if (file.startsWith('menus/')) return ['menu'];
  return file === 'codes/ErrorCode.json' ? ['error'] : [];
}

/** Sorts files that fit their meta-schema into a set. */
export function schemaSet(files: RawFiles, broken: Iterable<string> = []): SchemaSet {
  const of = <Content>(kind: string) =>
    new Map(
      [...files]
        .filter(([file]) => file.startsWith(`${kind}/`) && !isPageTest(file))
        .map(([file, content]) => [nameOf(file), content as Content] as const),
    );
  const entities = new Map<string, EntityModel>();
  const flows = of<FlowFile>('flows');
  for (const [name, own] of of<EntityFile>('entities')) {
    const { file, flow } = withFlow(name, own, flows);
    entities.set(name, buildEntity(name, file, flow));
  }
  const menus = of<MenuFile>('menus');
  const roles = menus.get('roles') as unknown as RolesFile | undefined;
  const routes = menus.get('routes') as unknown as RoutesFile | undefined;
  menus.delete('roles');
  menus.delete('routes');
  const enCodes = new Map<string, string>();
  for (const entity of entities.values())
    for (const enCode of entity.actions.keys()) enCodes.set(enCode, entity.name);
  return {
    codes: of('codes'),
    entities,
    flows,
    pages: of('pages'),
    calls: of('calls'),
    pageTests: new Map(
      [...files]
        .filter(([file]) => isPageTest(file))
        .map(([file, content]) => [nameOf(file).replace(/\.test$/, ''), content as PageTestFile]),
    ),
    menus,
    settings: of('settings'),
    modules: of('modules'),
    scales: of('scales'),
    roles,
    routes,
    enCodes,
    broken: new Set([...broken].map(nameOf)),
    unsure: new Set([...broken].flatMap(declaredIn)),
    uses: new Map(),
  };
}
