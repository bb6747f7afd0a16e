import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityFile, ModuleFile, SettingFile, SettingsFile } from '../../src/contract/generated/meta.ts';
import { modulesOf, switchesOf } from '../../src/contract/modules.ts';
import { settingName } from '../../src/contract/setting-name.ts';
import { BANNER } from './banner.ts';
import { WIRE } from './entities.ts';
import { readSchemas } from './read-schemas.ts';

type Named = readonly [key: string, setting: SettingFile];

/** Names of the settings, the types of their values, and what a value is where nobody set one. */
export function settingConstants(schemas: string): string {
  const files = filesOf<SettingsFile>(schemas, 'settings').map(({ content }) => content);
  const settings = [...files, ...moduleSwitches(schemas)].flatMap((file): Named[] =>
    Object.entries(file.settings),
  );
  const of = (line: (named: Named) => string) => settings.map(line).join('\n');
  return [
    BANNER,
    `/** Keys of the settings. */\nexport const SETTING = {\n${of(([key, { field }]) => `  /** ${field.title} */\n  ${settingName(key)}: '${key}',`)}\n} as const;\n`,
    `/** Value of each setting. */\nexport interface SettingValues {\n${of(([key, { field }]) => `  readonly '${key}': ${WIRE[field.type]};`)}\n}\n`,
    'export type SettingKey = keyof SettingValues;\n',
    `/** Settings that a variable of the environment may fix. */\nexport type FixableKey = ${union(settings.filter(([, { env }]) => env !== undefined))};\n`,
    `/** The same as a list. */\nexport const FIXABLE_SETTINGS = ${JSON.stringify(settings.filter(([, { env }]) => env !== undefined).map(([key]) => key))} as const;\n`,
    `/** Values where nobody set one. */\nexport const SETTING_DEFAULTS: SettingValues = {\n${of(([key, { field }]) => `  '${key}': ${JSON.stringify(field.default ?? emptyOf(field.type))},`)}\n};\n`,
    `/** Settings that are told to visitors. */\nexport const PUBLIC_SETTINGS = ${JSON.stringify(settings.filter(([, one]) => one.public).map(([key]) => key))} as const;\n`,
  ].join('\n');
}

const filesOf = <Content>(schemas: string, kind: string) =>
  existsSync(join(schemas, kind)) ? readSchemas<Content>(schemas, kind) : [];

function moduleSwitches(schemas: string): SettingsFile[] {
  const entities = filesOf<EntityFile>(schemas, 'entities');
  const pages = filesOf<unknown>(schemas, 'pages').filter(({ path }) => !path.endsWith('.test.json'));
  const files = new Map(filesOf<ModuleFile>(schemas, 'modules').map(({ name, content }) => [name, content]));
  const titles = new Map(entities.map(({ name, content }) => [name, content.title]));
  const names = [...entities, ...pages].map(({ name }) => name);
  return [switchesOf(modulesOf(names, files, titles)) ?? []].flat();
}

const union = (settings: readonly Named[]) => settings.map(([key]) => `'${key}'`).join(' | ') || 'never';

function emptyOf(type: SettingFile['field']['type']): unknown {
  const wire = WIRE[type];
  return wire === 'number' ? 0 : wire.endsWith('[]') ? [] : '';
}
