import { JsonSource, keysOf, type JsonNode, type Place } from './json-source.ts';
import type { Texts } from './files/schema-set.ts';
import { isStepOf } from './names/use-place.ts';

/** A fault of a schema file, as an implementer reads it. */
export interface Problem {
  /** Path inside schemas/. */
  readonly file: string;
  /** JSON pointer (RFC 6901) of the value at fault; empty for the file as a whole. */
  readonly pointer: string;
  readonly message: string;
  /** The nearest valid name, when one is near. */
  readonly suggestion?: string;
  /** The name at fault, when it is one of several characters of the value. */
  readonly name?: string;
  /** First character at fault inside of a text value, such as a condition. */
  readonly offset?: number;
  /** Only one valid name is near: the fault may be mended without asking. */
  readonly certain?: boolean;
  /** What is missing and may be put in without asking. */
  readonly insert?: { readonly key: string; readonly value: unknown };
  /** Where the fault stands in the file. */
  readonly place?: Place;
}

/** One line for the terminal: file:line:column pointer message; 是否应为 "x"？ */
export function problemLine(problem: Problem): string {
  const { file, pointer, place, suggestion } = problem;
  const where = place ? `:${place.line}:${place.column}` : '';
  const hint = suggestion ? `；是否应为 "${suggestion}"？` : '';
  return `schemas/${file}${where}${pointer && ` #${pointer}`}: ${problem.message}${hint}`;
}

/** Tells for each problem the line and column of its file. */
export function placed(problems: readonly Problem[], texts: Texts): Problem[] {
  const sources = new Map<string, JsonSource>();
  return problems.map((problem) => {
    const text = texts.get(problem.file);
    if (text === undefined || problem.place) return problem;
    const source = sources.get(problem.file) ?? new JsonSource(text);
    sources.set(problem.file, source);
    return { ...problem, place: source.place(offsetOf(source, problem)) };
  });
}

/** The character that a problem is about: that of the name inside of a text, of the key, or of the value. */
function offsetOf(source: JsonSource, problem: Problem): number {
  const { node, whole } = source.nearest(problem.pointer);
  if (!whole) return node.key?.start ?? node.start;
  const { name = '', offset } = problem;
  if (
    offset !== undefined &&
    name !== '' &&
    node.key &&
    isStepOf(keysOf(problem.pointer).at(-1) ?? '', name, offset)
  )
    return node.key.start + 1 + offset;
  if (problem.offset !== undefined && node.kind === 'string')
    return source.insideString(node, problem.offset);
  return faultIsKey(node, problem) ? node.key!.start : node.start;
}

/** Whether the key is at fault and not the value under it: the message quotes the key. */
export function faultIsKey(node: JsonNode, problem: Problem): boolean {
  const key = keysOf(problem.pointer).at(-1);
  if (node.key === undefined || key === undefined) return false;
  return problem.name === undefined ? problem.message.includes(`"${key}"`) : problem.name === key;
}
