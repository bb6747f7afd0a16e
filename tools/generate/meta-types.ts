import { resolve, sep } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { BANNER } from './banner.ts';

/** Kinds of files in schemas/, each described by schemas/_meta/<kind>.schema.json. */
export const KINDS = [
  'code',
  'entity',
  'flow',
  'action',
  'field',
  'page',
  'block',
  'call',
  'query',
  'message',
  'audience',
  'slot',
  'intake',
  'handout',
  'series',
  'checklist',
  'paper',
  'menu',
  'roles',
  'routes',
  'settings',
  'module',
  'scale',
  'test',
] as const;

const OPTIONS = {
  additionalProperties: false,
  unknownAny: true,
  bannerComment: '',
  style: { singleQuote: true, printWidth: 110 },
} as const;

/** TypeScript types of the vocabulary: what a file of each kind may hold. */
export async function metaTypes(schemas: string): Promise<string> {
  const root = {
    title: 'SchemaFiles',
    type: 'object',
    additionalProperties: false,
    required: [...KINDS],
    properties: Object.fromEntries(KINDS.map((kind) => [kind, { $ref: `${kind}.schema.json` }])),
  };
  const cwd = resolve(schemas, '_meta') + sep;
  return BANNER + (await compile(root as JSONSchema, 'SchemaFiles', { ...OPTIONS, cwd }));
}

/** TypeScript types of one JSON Schema, under the given name. */
export async function typesOf(schema: object, name: string): Promise<string> {
  return compile(schema as JSONSchema, name, { ...OPTIONS, declareExternallyReferenced: true });
}
