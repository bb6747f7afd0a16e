import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { near } from '../names/near.ts';
import type { Problem } from '../problem.ts';

const ajv = new Ajv({ allErrors: true, strict: false });

/** Words of JSON Schema that say something to people alone. */
const SAID: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$ref',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'definitions',
  'if',
  'then',
  'else',
  'readOnly',
]);

/** Keys whose own keys are names. */
const NAMES: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'definitions',
  'dependencies',
]);
/** Keys whose values are data and no schemas. */
const DATA: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples', 'required']);

/** Whether a value is one that a shape takes. */
export function fitsShape(shape: object, value: unknown): boolean {
  const text = JSON.stringify(shape);
  const compiled = judges.get(text) ?? ajv.compile(shape);
  judges.set(text, compiled);
  return compiled(value) === true;
}

/** What was compiled and judged before, by its text: the same calls are read again with each change of another file. */
const judges = new Map<string, ValidateFunction>();
const errors = new Map<string, readonly ErrorObject[]>();

function errorsOf(shape: object): readonly ErrorObject[] {
  const text = JSON.stringify(shape);
  const found = errors.get(text) ?? (ajv.validateSchema(shape) ? [] : [...(ajv.errors ?? [])]);
  errors.set(text, found);
  return found;
}

/** Both shapes of a call that are no JSON Schema, as errors of the file in which they stand. */
export function shapeErrors(content: { readonly [side in 'input' | 'output']?: object }): ErrorObject[] {
  return (['input', 'output'] as const).flatMap((side) => {
    return errorsOf(content[side] ?? {}).map((error) => ({
      ...error,
      instancePath: `/${side}${error.instancePath}`,
    }));
  });
}

/** Words that JSON Schema does not know, and names that are demanded of an object that has no such property. */
export function shapeFaults(
  file: string,
  content: { readonly [side in 'input' | 'output']?: object },
): Problem[] {
  return (['input', 'output'] as const).flatMap((side) => faultsIn(file, `/${side}`, content[side] ?? {}));
}

function faultsIn(file: string, pointer: string, shape: unknown): Problem[] {
  if (typeof shape !== 'object' || shape === null) return [];
  if (Array.isArray(shape)) return shape.flatMap((item, at) => faultsIn(file, `${pointer}/${at}`, item));
  const { properties, required } = shape as { properties?: object; required?: readonly string[] };
  const known = Object.keys(properties ?? {});
  const unmet = (properties ? (required ?? []) : []).flatMap((name, at): Problem[] =>
    known.includes(name)
      ? []
      : [
          {
            file,
            pointer: `${pointer}/required/${at}`,
            message: `"required" 中的 "${name}" 不在 "properties" 中`,
            name,
            ...near(name, known),
          },
        ],
  );
  const inner = Object.entries(shape).flatMap(([key, value]): Problem[] => {
    const here = `${pointer}/${key}`;
    if (!SAID.has(key) && !ajv.getKeyword(key))
      return [{ file, pointer: here, message: `JSON Schema 没有 "${key}"`, name: key }];
    if (DATA.has(key)) return [];
    if (NAMES.has(key))
      return Object.entries(value as object).flatMap(([name, one]) => faultsIn(file, `${here}/${name}`, one));
    return faultsIn(file, here, value);
  });
  return [...unmet, ...inner];
}
