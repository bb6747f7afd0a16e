import type { Problem } from '../problem.ts';
import { isPageTest } from './schema-set.ts';

const KIND_OF_FOLDER: Readonly<Record<string, string>> = {
  codes: 'code',
  entities: 'entity',
  flows: 'flow',
  pages: 'page',
  calls: 'call',
  menus: 'menu',
  settings: 'settings',
  modules: 'module',
  scales: 'scale',
};

/** The meta-schema that describes a file of a schemas folder. */
export function kindOf(file: string): string {
  if (isPageTest(file)) return 'test';
  const special = /^menus\/(roles|routes)\.json$/.exec(file)?.[1];
  return special ?? KIND_OF_FOLDER[file.slice(0, file.indexOf('/'))] ?? '';
}

/** The path from a file of a schemas folder to the meta-schema that describes it. */
export const schemaLineOf = (file: string): string =>
  `${'../'.repeat(file.split('/').length - 1)}_meta/${kindOf(file)}.schema.json`;

/** `$schema` is what editors complete and explain by: a wrong one explains the wrong kind of file. */
export function checkSchemaLine(file: string, content: unknown): Problem[] {
  const line = (content as { $schema?: unknown }).$schema;
  const right = schemaLineOf(file);
  if (line === undefined || line === right) return [];
  return [
    {
      file,
      pointer: '/$schema',
      message: `"$schema" 指向别处，编辑器会给出错误的补全`,
      name: String(line),
      suggestion: right,
      certain: true,
    },
  ];
}
