import type { CallFile } from '../../src/contract/generated/meta.ts';
import { BANNER } from './banner.ts';
import { typesOf } from './meta-types.ts';
import { readSchemas, type SchemaFile } from './read-schemas.ts';

/** The path that a call answers under. */
export function callPath(name: string, call: CallFile): string {
  return call.path ?? `/api/${name}`;
}

/**
 * Constants and types of every call, by file name: `calls.UserAuth.GetManUserLogin`, input and output by name, who answers.
 * Each group is a file of its own, so that a page loads only the groups that it calls.
 */
export async function callConstants(schemas: string): Promise<Map<string, string>> {
  const files = readSchemas<CallFile>(schemas, 'calls');
  const groups = [...new Set(files.map(groupOf))];
  const membersOf = (group: string) => files.filter((file) => groupOf(file) === group);
  return new Map([
    ['calls.ts', await callTypes(files)],
    ['calls/call-group.ts', CALL_GROUP],
    ['calls/all.ts', allGroups(groups)],
    ...groups.map((group) => [`calls/${group}.ts`, constants(group, membersOf(group))] as const),
  ]);
}

async function callTypes(files: SchemaFile<CallFile>[]): Promise<string> {
  const names = files.map((file) => `'${file.name}'`);
  return [
    BANNER,
    `export type CallName = ${names.join(' | ')};\n`,
    `/** Calls answered by src/server/calls. */\n${union('HandlerCall', files, ({ answer }) => answer === 'handler')}`,
    `/** Calls whose file says that they write. */\n${union('WritingCall', files, ({ write }) => write === true)}`,
    `/** Calls answered by the data engine. */\n${union('EngineCall', files, ({ answer }) => answer === 'engine')}`,
    'export interface CallConstant { readonly name: CallName; readonly method: "GET" | "POST"; readonly path: string; readonly write: boolean; readonly binary: boolean }\n',
    `/** Every call by group and action. */\nexport * as calls from './calls/all.ts';\n`,
    await inputsAndOutputs(files),
  ].join('\n');
}

function union(type: string, files: SchemaFile<CallFile>[], isOne: (call: CallFile) => boolean): string {
  const names = files.filter(({ content }) => isOne(content)).map((file) => `'${file.name}'`);
  return `export type ${type} = ${names.length > 0 ? names.join(' | ') : 'never'};\n`;
}

const allGroups = (groups: readonly string[]) =>
  `${BANNER}\n${groups.map((group) => `export { ${group} } from './${group}.ts';\n`).join('')}`;

function constants(group: string, members: SchemaFile<CallFile>[]): string {
  const facts = members.map(constant).join('');
  return `${BANNER}\nimport { callGroup } from './call-group.ts';\n\nexport const ${group} = /* @__PURE__ */ callGroup('${group}', {\n${facts}});\n`;
}

const groupOf = (file: SchemaFile<CallFile>) => file.name.split('/')[0]!;

function constant({ name, content }: SchemaFile<CallFile>): string {
  const action = name.split('/')[1]!;
  const flags = [content.method, ...(content.write ? ['write'] : []), ...(content.binary ? ['binary'] : [])];
  const path = callPath(name, content);
  const own = path === `/api/${name}` ? '' : ` ${path}`;
  return `  /** ${content.title} */\n  ${action}: '${flags.join(' ')}${own}',\n`;
}

/** Written short, since the login page loads it: method, what the call does, and the path where it is not the usual one. */
const CALL_GROUP = `${BANNER}
import type { CallConstant } from '../calls.ts';

type CallsOf<Group extends string, Facts> = { readonly [Action in keyof Facts]: CallConstant & { readonly name: \`\${Group}/\${Action & string}\` } };

export const callGroup = <Group extends string, Facts extends Readonly<Record<string, string>>>(name: Group, facts: Facts) =>
  Object.fromEntries(Object.entries(facts).map(([action, fact]) => [action, {
    name: \`\${name}/\${action}\`,
    method: fact.startsWith('GET') ? 'GET' : 'POST',
    path: /\\/.+/.exec(fact)?.[0] ?? \`/api/\${name}/\${action}\`,
    write: fact.includes('write'),
    binary: fact.includes('binary'),
  }])) as CallsOf<Group, Facts>;
`;

async function inputsAndOutputs(files: SchemaFile<CallFile>[]): Promise<string> {
  const parts: string[] = [];
  for (const { name, content } of files) {
    const type = name.replace('/', '');
    parts.push(await typesOf({ ...content.input, title: undefined }, `${type}Input`));
    parts.push(await typesOf({ ...content.output, title: undefined }, `${type}Output`));
  }
  const rows = (side: string) => files.map(({ name }) => `  '${name}': ${typeName(name, side)};`).join('\n');
  parts.push(`/** Input of each call. */\nexport interface CallInput {\n${rows('Input')}\n}\n`);
  parts.push(`/** ResultValue of each call. */\nexport interface CallOutput {\n${rows('Output')}\n}\n`);
  return parts.join('\n');
}

/** json-schema-to-typescript writes every word of a name with a capital. */
function typeName(name: string, side: string): string {
  return `${name.replace('/', '')}${side}`.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
