import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  validateCall,
  validateCode,
  validateEntity,
  validateFlow,
  validateMenu,
  validateModule,
  validatePage,
  validateRoles,
  validateRoutes,
  validateScale,
  validateSettings,
  type Validator,
  type ValidatorError,
} from '../../../contract/generated/validators.js';
import type {
  CallFile,
  CodeFile,
  EntityFile,
  FlowFile,
  MenuFile,
  ModuleFile,
  PageFile,
  RolesFile,
  RoutesFile,
  ScaleFile,
  SettingsFile,
} from '../../../contract/generated/meta.ts';
import type { SchemaFault } from './catalog.ts';

/** The files of a schema folder that fit their JSON Schema, and what is wrong with the others; pages as they are written. */
export interface SchemaSource {
  readonly entities: Map<string, EntityFile>;
  /** Definitions of flows by their code. */
  readonly flows: Map<string, FlowFile>;
  readonly codes: Map<string, CodeFile>;
  /** Texts by path; each is parsed when it is asked for. */
  readonly pages: Map<string, string>;
  readonly calls: Map<string, CallFile>;
  readonly menus: Map<string, MenuFile>;
  readonly settings: Map<string, SettingsFile>;
  readonly modules: Map<string, ModuleFile>;
  readonly scales: Map<string, ScaleFile>;
  roles?: RolesFile;
  routes?: RoutesFile;
  readonly faults: SchemaFault[];
}

/** Files of a schema folder by their path inside it, as they are written. */
export type SchemaTexts = ReadonlyMap<string, string>;

/** Reads every JSON file below `folder`. @throws when the folder itself cannot be read */
export function readSchemaTexts(folder: string): SchemaTexts {
  return new Map(jsonFiles(folder, '').map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Tells sets of files apart: changes with any file. */
export function versionOf(texts: SchemaTexts): string {
  const hash = createHash('sha256');
  for (const [file, text] of inOrder(texts)) hash.update(`${file}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

const inOrder = (texts: SchemaTexts) => [...texts].sort(([a], [b]) => (a < b ? -1 : 1));

/** Validates files, each by itself. */
export function parseSchemas(texts: SchemaTexts): SchemaSource {
  const source: SchemaSource = {
    entities: new Map(),
    flows: new Map(),
    codes: new Map(),
    pages: new Map(),
    calls: new Map(),
    menus: new Map(),
    settings: new Map(),
    modules: new Map(),
    scales: new Map(),
    faults: [],
  };
  for (const [file, text] of inOrder(texts)) readFile(source, file, text);
  return source;
}

function jsonFiles(folder: string, below: string): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return path === '_meta' ? [] : jsonFiles(folder, path);
      // What a page must do is for the test run, not for the server.
      return entry.name.endsWith('.json') && !entry.name.endsWith('.test.json') ? [path] : [];
    });
}

/** A page, or what is wrong with its file. */
export function parsePage(file: string, text: string): { page?: PageFile; fault?: SchemaFault } {
  const { value, fault } = parse<PageFile>(file, text, validatePage);
  return fault ? { fault } : { page: value! };
}

function parse<T>(file: string, text: string, validate: Validator): { value?: T; fault?: SchemaFault } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: { file, pointer: '', message: (error as Error).message } };
  }
  if (validate(value)) return { value: value as T };
  const problem = deepest(validate.errors ?? []);
  return { fault: { file, pointer: pointerOf(problem), message: textOf(problem) } };
}

function readFile(source: SchemaSource, file: string, text: string): void {
  const slash = file.indexOf('/');
  const key = file.slice(slash + 1, -'.json'.length);
  const keep = <T>(validate: Validator, store: (value: T) => void): void => {
    const { value, fault } = parse<T>(file, text, validate);
    if (fault) source.faults.push(fault);
    else store(value!);
  };
  const into =
    <T>(map: Map<string, T>) =>
    (item: T): void =>
      void map.set(key, item);
  switch (file.slice(0, slash)) {
    case 'entities':
      return keep(validateEntity, into(source.entities));
    case 'flows':
      return keep(validateFlow, into(source.flows));
    case 'codes':
      return keep(validateCode, into(source.codes));
    case 'pages':
      return void source.pages.set(key, text);
    case 'calls':
      return keep(validateCall, into(source.calls));
    case 'menus':
      if (key === 'roles') return keep<RolesFile>(validateRoles, (item) => void (source.roles = item));
      if (key === 'routes') return keep<RoutesFile>(validateRoutes, (item) => void (source.routes = item));
      return keep(validateMenu, into(source.menus));
    case 'settings':
      return keep(validateSettings, into(source.settings));
    case 'modules':
      return keep(validateModule, into(source.modules));
    case 'scales':
      return keep(validateScale, into(source.scales));
    default:
      source.faults.push({ file, pointer: '', message: 'belongs to no kind of schema' });
  }
}

/** Of all branches that a value did not fit, the one that came furthest says what was meant. */
function deepest(errors: readonly ValidatorError[]): ValidatorError | undefined {
  const depth = (error: ValidatorError) => error.instancePath.split('/').length;
  const isBranch = (error: ValidatorError) => error.keyword === 'const' || error.keyword === 'oneOf';
  return [...errors].sort((a, b) => Number(isBranch(a)) - Number(isBranch(b)) || depth(b) - depth(a))[0];
}

/** A `kind` or `block` that does not exist is told of the whole value; what is wrong is the key. */
function pointerOf(problem: ValidatorError | undefined): string {
  if (problem?.keyword !== 'discriminator') return problem?.instancePath ?? '';
  return `${problem.instancePath}/${String(problem.params['tag'])}`;
}

function textOf(problem: ValidatorError | undefined): string {
  const given =
    problem &&
    (problem.params['additionalProperty'] ?? problem.params['allowedValues'] ?? problem.params['tagValue']);
  const detail = given === undefined ? '' : ` (${JSON.stringify(given)})`;
  return `${problem?.message ?? 'does not fit its schema'}${detail}`;
}
