import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingFile, SettingsFile } from '../../src/contract/generated/meta.ts';
import { settingName } from '../../src/contract/setting-name.ts';
import { BANNER } from './banner.ts';
import { WIRE } from './entities.ts';
import { readSchemas } from './read-schemas.ts';

type Named = readonly [key: string, setting: SettingFile];

/** Names of the settings, the types of their values, and what a value is where nobody set one. */
export function settingConstants(schemas: string): string {
  const files = existsSync(join(schemas, 'settings')) ? readSchemas<SettingsFile>(schemas, 'settings') : [];
  const settings = files.flatMap(({ content }): Named[] => Object.entries(content.settings));
  const of = (line: (named: Named) => string) => settings.map(line).join('\n');
  return [
    BANNER,
    `/** Keys of the settings. */\nexport const SETTING = {\n${of(([key, { field }]) => `  /** ${field.title} */\n  ${settingName(key)}: '${key}',`)}\n} as const;\n`,
    `/** Value of each setting. */\nexport interface SettingValues {\n${of(([key, { field }]) => `  readonly '${key}': ${WIRE[field.type]};`)}\n}\n`,
    'export type SettingKey = keyof SettingValues;\n',
    `/** Settings that a variable of the environment may fix. */\nexport type FixableKey = ${union(settings.filter(([, { env }]) => env !== undefined))};\n`,
    `/** Values where nobody set one. */\nexport const SETTING_DEFAULTS: SettingValues = {\n${of(([key, { field }]) => `  '${key}': ${JSON.stringify(field.default ?? emptyOf(field.type))},`)}\n};\n`,
    `/** Settings that are told to visitors. */\nexport const PUBLIC_SETTINGS = ${JSON.stringify(settings.filter(([, one]) => one.public).map(([key]) => key))} as const;\n`,
    `/** Switches of modules: the folder in schemas/entities by the key of its setting. */\nexport const MODULE_SWITCHES: Readonly<Record<string, string>> = {\n${settings.flatMap(([key, { module }]) => (module === undefined ? [] : [`  '${key}': '${module}',`])).join('\n')}\n};\n`,
  ].join('\n');
}

const union = (settings: readonly Named[]) => settings.map(([key]) => `'${key}'`).join(' | ') || 'never';

function emptyOf(type: SettingFile['field']['type']): unknown {
  const wire = WIRE[type];
  return wire === 'number' ? 0 : wire.endsWith('[]') ? [] : '';
}
