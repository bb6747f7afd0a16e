import { calls } from '../../src/contract/generated/calls.ts';
import type { CallConstant } from '../../src/contract/generated/calls.ts';
import type { CallFile } from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';
import { isAtLength } from './scale.ts';

/** A question to the server, and what it is called in a report. */
export interface Asking {
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly about: string;
}

const WRITES = new Set(
  Object.values(calls)
    .flatMap((group) => Object.values<CallConstant>(group))
    .filter(({ write }) => write)
    .map(({ name }) => name as string),
);
/** Ends the session of the one who asks. */
const ENDS_SESSION: ReadonlySet<string> = new Set(['UserAuth/UserLoginOut']);
/** Asks by an act, or by a row of an entity. */
const BY_ACT = ['Data/Reach', 'Data/Needs', 'Data/Ending', 'Data/Worked', 'Data/Template'];
/** Asks for what an entity has. */
const WAYS = ['Data/List', 'Data/Tree', 'Data/Options'] as const;
const BY_ROW = ['Data/Get', 'Data/Told', 'Flow/Trace', 'Flow/Task'];

/** Modules whose papers are judged by keys from a bank. */
const modulesOfKeys = ({ entities }: Catalog): ReadonlySet<string> =>
  new Set(
    [...entities.values()].filter(({ file }) => file.paper?.bank).map(({ name }) => name.split('/')[0]!),
  );

/** The entities of modules whose papers are judged by keys. */
export function paperEntities(catalog: Catalog): EntityModel[] {
  const modules = modulesOfKeys(catalog);
  return [...catalog.entities.values()].filter(({ name }) => modules.has(name.split('/')[0]!));
}

/** Whether a name of an entity, page or call belongs to these modules. */
export const isOfPapers = (catalog: Catalog, name: string): boolean =>
  [...modulesOfKeys(catalog)].some((module) => name.toLowerCase().includes(`${module}/`));

/**
 * Every way to ask for what exams and quizzes store: lists of each entity and page, rows, choices, trees, acts before they are done,
 * documents, and the calls that tell of papers or count them. Whole: lists of all entities and pages, and every other call that reads.
 * @param ids rows to ask for, by entity
 */
export function readsOf(
  catalog: Catalog,
  ids: ReadonlyMap<string, readonly string[]>,
  isWhole: boolean,
): Asking[] {
  const known = paperEntities(catalog);
  const every = [...new Set([...ids.values()].flatMap((some) => some.slice(0, 4)))];
  const listed = isWhole ? [...catalog.entities.values()] : known;
  // Of what is no paper the usual run asks for lists, on pages in their first form.
  const waysTo = (name: string) => (isAtLength || isOfPapers(catalog, name) ? WAYS : WAYS.slice(0, 1));
  const asked: Asking[] = listed.flatMap(({ name }) => waysTo(name).map((way) => ofEntity(way, name)));
  for (const [path, page] of catalog.pages) {
    if (page.kind !== 'list' || !(isWhole || isOfPapers(catalog, page.entity))) continue;
    const tabs = isAtLength || isOfPapers(catalog, page.entity) ? (page.tabs ?? []) : [];
    for (const Tab of [undefined, ...tabs.map(({ key }) => key)])
      asked.push({
        call: 'Data/List',
        input: { Entity: page.entity, Page: path, PageSize: 100, ...(Tab && { Tab }) },
        about: `Data/List ${page.entity} on ${path} ${Tab ?? ''}`,
      });
  }
  for (const entity of known) {
    const { name, fields } = entity;
    for (const Id of ids.get(name) ?? [])
      for (const call of isWhole ? BY_ROW : BY_ROW.slice(0, 1))
        asked.push({ call, input: { Entity: name, Id }, about: `${call} ${name}` });
    for (const field of fields.values())
      if (field.ref)
        asked.push({
          call: 'Data/Options',
          input: { Source: field.ref, Entity: name, Field: field.name, Form: {} },
          about: `Data/Options ${name} ${field.name}`,
        });
  }
  for (const [EnCode, { entity, action }] of catalog.enCodes) {
    if (!isWhole || !isOfPapers(catalog, entity.name)) continue;
    for (const call of BY_ACT)
      for (const Id of (ids.get(entity.name) ?? []).slice(0, 2))
        asked.push({
          call,
          input: { EnCode, Id, Ids: [Id], Data: { Id }, Params: paramsOf(action.params) },
          about: `${call} ${entity.name} ${EnCode}`,
        });
  }
  for (const [call, file] of catalog.calls) {
    if (WRITES.has(call) || ENDS_SESSION.has(call) || file.binary || file.body === 'multipart') continue;
    const isOwn =
      isOfPapers(catalog, call) || isOfPapers(catalog, JSON.stringify(file.query ?? file.paper ?? ''));
    if (!isOwn && !isWhole) continue;
    const inputs = isOwn ? every.map((id) => inputOf(file, id)) : [inputOf(file, every[0]!)];
    for (const input of inputs) asked.push({ call, input, about: call });
  }
  return [...new Map(asked.map((one) => [`${one.call} ${JSON.stringify(one.input)}`, one])).values()].map(
    (one) => ({ ...one, input: fitting(catalog.calls.get(one.call), one.input) }),
  );
}

const ofEntity = (call: string, name: string): Asking => ({
  call,
  input: { Entity: name, Source: name, PageIndex: 1, PageSize: 100 },
  about: `${call} ${name}`,
});

interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** What a call takes of an input. */
function fitting(file: CallFile | undefined, input: Asking['input']): Asking['input'] {
  const { properties = {} } = (file?.input ?? {}) as Shape;
  return Object.fromEntries(Object.entries(input).filter(([name]) => name in properties));
}

/** An input whose names of rows are all this one. */
function inputOf(file: CallFile, id: string): Record<string, unknown> {
  const { properties = {} } = (file.input ?? {}) as Shape;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, shape]): [string, unknown][] => {
      const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
      if (shape.enum) return [[name, shape.enum[0]]];
      if (type === 'string') return name.endsWith('Id') ? [[name, id]] : [];
      if (type === 'array') return name.endsWith('Ids') ? [[name, [id]]] : [];
      return type === 'integer' && !name.startsWith('Page') ? [[name, shape.minimum ?? 1]] : [];
    }),
  );
}

/** Something for each parameter of an act. */
export function paramsOf(
  params: Readonly<Record<string, { readonly type: string }>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, { type }]): [string, unknown][] => {
      if (type === 'int' || type === 'decimal' || type === 'bool') return [[name, 1]];
      if (type === 'datetime') return [[name, '2030-01-01 08:00:00']];
      return type === 'text' || type === 'longtext' ? [[name, '{}']] : [];
    }),
  );
}
