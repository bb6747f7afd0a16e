import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { CallFile } from '../../src/contract/generated/meta.ts';
import { BANNER } from './banner.ts';
import { KINDS } from './meta-types.ts';
import { readSchemas } from './read-schemas.ts';

const standaloneCode = standalone as unknown as typeof import('ajv/dist/standalone/index.js').default;

const newAjv = () =>
  new Ajv({
    code: { source: true, esm: true, lines: true },
    allErrors: true,
    strict: false,
    discriminator: true,
  });

/** Ahead-of-time validators of the vocabulary: `validateEntity(file)` and so on, without eval at run time. */
export function metaValidators(schemas: string): string {
  const ajv = newAjv();
  for (const kind of KINDS) {
    const file = join(schemas, '_meta', `${kind}.schema.json`);
    ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')) as AnySchema);
  }
  const exported = Object.fromEntries(
    KINDS.map((kind) => [`validate${capital(kind)}`, `${kind}.schema.json`]),
  );
  return BANNER + NO_CHECK + withoutRequire(standaloneCode(ajv, exported));
}

/** Types of the module that metaValidators writes. */
export function metaValidatorTypes(): string {
  const names = KINDS.map((kind) => `export const validate${capital(kind)}: Validator;`);
  return `${BANNER}${VALIDATOR_TYPES}${names.join('\n')}\n`;
}

/** Ahead-of-time validators of every call: `validators['Group/Action'].input(body)`. */
export function callValidators(schemas: string): string {
  const ajv = newAjv();
  const exported: Record<string, string> = {};
  const rows: string[] = [];
  for (const [index, { name, content }] of readSchemas<CallFile>(schemas, 'calls').entries()) {
    for (const side of ['input', 'output'] as const) {
      ajv.addSchema(content[side] as AnySchema, `${name}#${side}`);
      exported[`${side}${index}`] = `${name}#${side}`;
    }
    rows.push(`  '${name}': { input: input${index}, output: output${index} },`);
  }
  const table = `\nexport const validators = {\n${rows.join('\n')}\n};\n`;
  return BANNER + NO_CHECK + withoutRequire(standaloneCode(ajv, exported)) + table;
}

/** Types of the module that callValidators writes. */
export function callValidatorTypes(): string {
  return `${BANNER}import type { CallName } from './calls.ts';\n\n${VALIDATOR_TYPES}export const validators: Readonly<Record<CallName, { input: Validator; output: Validator }>>;\n`;
}

const NO_CHECK = '// @ts-nocheck -- written by ajv; its types stand in the .d.ts beside it\n';

const VALIDATOR_TYPES = `/** A problem that a validator found; instancePath is a JSON pointer. */
export interface ValidatorError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Whether the value fits its schema; \`errors\` tells why not. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

`;

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** ajv writes require() for its run-time parts even into ES modules. */
function withoutRequire(code: string): string {
  const imports = new Map<string, string>();
  const body = code.replace(/require\("(ajv\/dist\/runtime\/\w+)"\)\.default/g, (_whole, path: string) => {
    const name = path.split('/').at(-1)!;
    imports.set(name, path);
    return `(${name}Module.default ?? ${name}Module)`;
  });
  const lines = [...imports].map(([name, path]) => `import ${name}Module from '${path}.js';\n`);
  return lines.join('') + body;
}
