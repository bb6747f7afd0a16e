import { inspect } from '../../src/server/judge/check.ts';
import { nameOf, parseTexts, type SchemaSet, type Texts } from '../../src/server/judge/files/schema-set.ts';
import { offsetOfUse } from '../../src/server/judge/names/use-place.ts';
import type { Use, UseKind } from '../../src/server/judge/names/uses.ts';
import { nearestNames } from '../../src/contract/conditions/names.ts';
import { JsonSource } from '../../src/server/judge/json-source.ts';
import type { CodePlace } from './program-uses.ts';

/** A thing of the schemas that other files name. */
export interface Target {
  readonly kind: UseKind;
  readonly name: string;
}

/** One place that names a thing. */
export interface ImpactPlace {
  /** Path from the folder of the project. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What the place is: a JSON pointer, or the line of code. */
  readonly at: string;
}

/** A thing, where it is named, and who is affected through the pages that name it. */
export interface Impact {
  readonly target: Target;
  readonly places: readonly ImpactPlace[];
  /** The pages that name it, each with those that lead to them. */
  readonly through: readonly Impact[];
}

/** Answers who uses what in one schemas folder. */
export interface ImpactIndex {
  /** Everything that the word names: `Days` is each field of that name, `leave/LeaveApply.Days` the one. */
  targets(word: string): Target[];
  /** Names like the word, when it names nothing. */
  near(word: string): string[];
  impact(target: Target): Impact;
}

/** @throws Error when the folder has faults, since references of faulty files are not known */
export function impactIndex(
  texts: Texts,
  programUses: (target: Target) => CodePlace[] = () => [],
): ImpactIndex {
  const { files, problems } = parseTexts(texts);
  const { set, problems: faults } = inspect(files);
  if (!set || problems.length + faults.length > 0)
    throw new Error('方案中有错误，先运行 npm run check schemas');
  const declared = declaredIn(set);
  const sources = new Map<string, JsonSource>();
  const sourceOf = (file: string) => {
    const known = sources.get(file) ?? new JsonSource(texts.get(file)!);
    sources.set(file, known);
    return known;
  };
  const placesOf = (target: Target): ImpactPlace[] => {
    const uses = [...set.uses.values()].filter((use) => use.kind === target.kind && use.name === target.name);
    const places = uses.map((use) => placeOf(sourceOf(use.file), use));
    return [
      ...new Map(places.map((place) => [`${place.file}:${place.line}:${place.column}`, place])).values(),
    ];
  };
  const impactOf = (target: Target, above: readonly string[]): Impact => {
    const places = placesOf(target);
    const pages = new Set(
      places.flatMap(({ file }) =>
        file.startsWith('schemas/pages/') ? [nameOf(file.slice('schemas/'.length))] : [],
      ),
    );
    const through = [...pages]
      .filter((page) => !above.includes(page))
      .map((name) => impactOf({ kind: 'page', name }, [...above, ...pages]));
    return { target, places: [...places, ...programUses(target)], through };
  };
  return {
    targets: (word) =>
      declared.filter(({ kind, name }) => name === word || (kind === 'field' && name.endsWith(`.${word}`))),
    near: (word) => nearestNames(word, new Set(declared.map(({ name }) => name))),
    impact: (target) => impactOf(target, target.kind === 'page' ? [target.name] : []),
  };
}

function placeOf(source: JsonSource, use: Use): ImpactPlace {
  const { line, column } = source.place(offsetOfUse(source, use));
  return { file: `schemas/${use.file}`, line, column, at: use.pointer };
}

function declaredIn(set: SchemaSet): Target[] {
  const all = (kind: UseKind, names: Iterable<string>): Target[] =>
    [...names].map((name) => ({ kind, name }));
  const fields = [...set.entities.values()].flatMap((entity) =>
    [...entity.fields.keys()].map((field) => `${entity.name}.${field}`),
  );
  return [
    ...all('entity', set.entities.keys()),
    ...all('flow', set.flows.keys()),
    ...all('field', fields),
    ...all('dictionary', set.codes.keys()),
    ...all('enCode', set.enCodes.keys()),
    ...all('page', set.pages.keys()),
    ...all('call', set.calls.keys()),
    ...all(
      'role',
      (set.roles?.roles ?? []).map(({ code }) => code),
    ),
    ...all(
      'route',
      (set.routes?.routes ?? []).map(({ path }) => path),
    ),
  ];
}
