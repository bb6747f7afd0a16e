import { buildEntity, hasDisplayTwin } from '../../src/contract/model.ts';
import type { ActionFile, EntityFile, FieldType } from '../../src/contract/generated/meta.ts';
import { BANNER } from './banner.ts';
import { readSchemas } from './read-schemas.ts';

/** Types of values on the wire. */
export const WIRE: Record<FieldType, string> = {
  text: 'string',
  longtext: 'string',
  html: 'string',
  int: 'number',
  decimal: 'number',
  money: 'number',
  bool: 'number',
  date: 'string',
  datetime: 'string',
  time: 'string',
  dict: 'string',
  dicts: 'string[]',
  ref: 'string',
  refs: 'string[]',
  list: 'Record<string, unknown>[]',
  image: 'string',
  file: 'string',
  json: 'unknown',
  geo: '{ Lng: number; Lat: number }',
  phone: 'string',
  idcard: 'string',
  email: 'string',
  count: 'number',
};

/** Names of the entities that hand-written code names (`typed`), the wire form of their rows, and the EnCodes that need code. */
export function entityConstants(schemas: string): string {
  const files = readSchemas<EntityFile>(schemas, 'entities');
  const typed = files
    .filter((file) => file.content.typed)
    .map((file) => buildEntity(file.name, file.content));
  const names = typed.map((entity) => `  ${entity.table}: '${entity.name}',`).join('\n');
  const rows = typed.map((entity) => `  '${entity.name}': ${entity.table};`).join('\n');
  const types = typed.map((entity) => {
    const fields = [...entity.fields.values()].flatMap((field) => {
      const always = field.name === 'Id' || field.name === 'Version';
      const line = `  /** ${field.title} */\n  ${field.name}: ${WIRE[field.type]}${always ? '' : ' | null'};`;
      const twin = hasDisplayTwin(field) ? twinName(field.name) : undefined;
      return twin && !entity.fields.has(twin) ? [line, `  ${twin}?: string | null;`] : [line];
    });
    return `/** ${entity.title} */\nexport interface ${entity.table} {\n${fields.join('\n')}\n}\n`;
  });
  const handlers = files.flatMap((file) => handlerEnCodes(file.content.actions ?? {}));
  const messages = files.flatMap(({ name, content }) =>
    Object.keys(content.messages ?? {}).map((key) => {
      const table = name.split('/')[1] ?? '';
      return `  ${table[0]?.toLowerCase()}${table.slice(1)}${key[0]?.toUpperCase()}${key.slice(1)}: '${name}.${key}',`;
    }),
  );
  const constants = (enCodes: readonly string[]) =>
    enCodes.map((enCode) => `  ${camel(enCode)}: '${enCode}',`).join('\n');
  return [
    BANNER,
    `export const entities = {\n${names}\n} as const;\n`,
    `/** EnCodes answered by src/server/modules. */\nexport const enCodes = {\n${constants(handlers)}\n} as const;\n`,
    'export type HandlerEnCode = (typeof enCodes)[keyof typeof enCodes];\n',
    `/** Messages that entities declare. */\nexport const messages = {\n${messages.join('\n')}\n} as const;\n`,
    `/** The entities above by their names. */\nexport interface EntityRows {\n${rows}\n}\n`,
    ...types,
  ].join('\n');
}

function handlerEnCodes(actions: Record<string, ActionFile>): string[] {
  return Object.entries(actions)
    .filter(
      ([, action]) =>
        !action.remind &&
        !action.says &&
        !action.asks &&
        !action.slot &&
        !action.step &&
        !action.paper &&
        !action.copy &&
        (action.verb === 'handler' || action.document !== undefined),
    )
    .map(([enCode]) => enCode);
}

/** Display twin of a coded field: `XxxId` -> `XxxName`, `Xxx` -> `XxxName`. */
function twinName(field: string): string {
  return field.endsWith('Ids')
    ? `${field.slice(0, -3)}Names`
    : field.endsWith('Id')
      ? `${field.slice(0, -2)}Name`
      : `${field}Name`;
}

/** `leave.apply.preview` -> `leaveApplyPreview`. */
function camel(enCode: string): string {
  return enCode.replace(/\.([a-z])/g, (_dot, letter: string) => letter.toUpperCase());
}
