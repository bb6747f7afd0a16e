import { inspect } from '../../../src/server/judge/check.ts';
import type { Problem } from '../../../src/server/judge/problem.ts';
import { parseTexts, type SchemaSet, type Texts } from '../../../src/server/judge/files/schema-set.ts';
import type { UseKind } from '../../../src/server/judge/names/uses.ts';

/**
 * Files that nothing leads to: no fault, but often a name that was forgotten. Empty while the folder has faults.
 * @param program what the code says that may name schema files too
 */
export function unusedFiles(texts: Texts, program: string): Problem[] {
  const { set } = inspect(parseTexts(texts).files);
  return set ? unusedIn(set, program) : [];
}

const FOLDERS = {
  page: { folder: 'pages', message: '没有菜单、路由、页面或操作用到此页面' },
  entity: { folder: 'entities', message: '没有页面、字段或子表用到此数据对象' },
  dictionary: { folder: 'codes', message: '没有字段用到此字典' },
  call: { folder: 'calls', message: '没有页面或程序用到此调用' },
} satisfies Partial<Record<UseKind, { folder: string; message: string }>>;

function unusedIn(set: SchemaSet, program: string): Problem[] {
  const names: Record<keyof typeof FOLDERS, Iterable<string>> = {
    page: set.pages.keys(),
    entity: set.entities.keys(),
    dictionary: set.codes.keys(),
    call: set.calls.keys(),
  };
  const words = new Set(program.match(/[\w$]+(?:[./-][\w$]+)*/g));
  return Object.entries(FOLDERS).flatMap(([kind, { folder, message }]) => {
    const fileOf = (name: string) => `${folder}/${name}.json`;
    const used = new Set(
      [...set.uses.values()].flatMap((use) =>
        use.kind === kind && use.file !== fileOf(use.name) ? [use.name] : [],
      ),
    );
    return [...names[kind as keyof typeof FOLDERS]]
      .filter((name) => !used.has(name) && !isNamedBy(words, kind, name))
      .map((name) => ({ file: fileOf(name), pointer: '', message }));
  });
}

/** Code names schema files by what is generated of them: `calls.Leave.List`, `entities.LeaveApply`, `FLOW_STATUS.Passed`. */
function isNamedBy(words: ReadonlySet<string>, kind: string, name: string): boolean {
  if (words.has(name)) return true;
  if (kind === 'call') return words.has(`calls.${name.replace('/', '.')}`);
  const table = name.slice(name.indexOf('/') + 1);
  if (kind === 'entity') return words.has(`entities.${table}`) || words.has(table);
  return kind === 'dictionary' && [...words].some((word) => word.startsWith(`${name}.`));
}
