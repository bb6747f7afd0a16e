import type {
  CallFile,
  CodeFile,
  EntityFile,
  FlowFile,
  MenuFile,
  PageFile,
  RolesFile,
  RoutesFile,
} from '../../src/contract/generated/meta.ts';
import { isPageTest, parseTexts, schemaSet, type Texts } from '../../src/server/judge/files/schema-set.ts';
import type { Change } from './change.ts';
import { compareEntities } from './entity.ts';
import { compareFlows } from './flow.ts';
import { compareHeld } from './held.ts';
import {
  compareCalls,
  compareCodes,
  compareMenus,
  compareOther,
  compareRoles,
  compareRoutes,
} from './other.ts';
import { comparePages } from './page.ts';

const WHAT: Readonly<Record<string, string>> = {
  entities: '数据对象',
  flows: '流程',
  pages: '页面',
  calls: '调用',
  codes: '字典',
  menus: '菜单文件',
  settings: '配置项',
  modules: '模块',
  scales: '量表',
};

/** What changed between two states of a schemas folder, by file. Layout and order of keys are no change. */
export function compareSchemas(before: Texts, after: Texts): Change[] {
  const old = parseTexts(before).files;
  const present = parseTexts(after).files;
  const changes = [...new Set([...old.keys(), ...present.keys()])]
    .filter((file) => !isPageTest(file))
    .sort()
    .flatMap((file): Change[] => {
      const kind = WHAT[file.slice(0, file.indexOf('/'))] ?? '';
      if (!old.has(file)) return [{ file, effect: 'plain', message: `新增${kind}` }];
      if (!present.has(file)) return [{ file, effect: 'breaking', message: `删除${kind}` }];
      return compareFile(file, old.get(file), present.get(file));
    });
  return [...changes, ...compareHeld(schemaSet(old), schemaSet(present))];
}

function compareFile(file: string, before: unknown, after: unknown): Change[] {
  if (file === 'menus/roles.json') return compareRoles(file, before as RolesFile, after as RolesFile);
  if (file === 'menus/routes.json') return compareRoutes(file, before as RoutesFile, after as RoutesFile);
  switch (file.slice(0, file.indexOf('/'))) {
    case 'entities':
      return compareEntities(file, before as EntityFile, after as EntityFile);
    case 'pages':
      return comparePages(file, before as PageFile, after as PageFile);
    case 'calls':
      return compareCalls(file, before as CallFile, after as CallFile);
    case 'codes':
      return compareCodes(file, before as CodeFile, after as CodeFile);
    case 'flows':
      return compareFlows(file, before as FlowFile, after as FlowFile);
    case 'settings':
    case 'modules':
    case 'scales':
      return compareOther(file, before as object, after as object);
    default:
      return compareMenus(file, before as MenuFile, after as MenuFile);
  }
}
