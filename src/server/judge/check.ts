import { checkEntity } from './entities/entity-check.ts';
import { checkFlow } from './entities/flow-check.ts';
import { checkFile } from './files/form.ts';
import { checkSchemaLine } from './files/schema-line.ts';
import {
  isPageTest,
  nameOf,
  parsingTexts,
  readTexts,
  schemaSet,
  type Chosen,
  type RawFiles,
  type SchemaSet,
  type Texts,
} from './files/schema-set.ts';
import { atOnce, type Judging } from './judging.ts';
import { checkCall, checkMenus, checkSharedButtons, checkStaffButtons } from './menus/menu-check.ts';
import { checkModule } from './menus/module-check.ts';
import { checkRoutes } from './menus/route-check.ts';
import { checkScale } from './menus/scale-check.ts';
import { checkSettings } from './menus/settings-check.ts';
import { checkNames } from './names/name-check.ts';
import { checkPage } from './pages/page-check.ts';
import { checkPublicPage } from './pages/public-check.ts';
import { checkPageTest } from './pages/test-check.ts';
import { placed, type Problem } from './problem.ts';
import { checkDictionary } from './values/value-check.ts';

/** Checks a schemas folder: every file by itself, then every reference between them. Empty when all is right. */
export function checkFolder(folder: string): Problem[] {
  return checkTexts(readTexts(folder));
}

/**
 * As checkFolder, for texts that were read; each problem tells its line and column.
 * @param chosen the files whose problems are asked for; the others are read, and judged no further than that needs
 */
export const checkTexts = (texts: Texts, chosen?: Chosen): Problem[] => atOnce(judging(texts, chosen));

/** As checkTexts, file by file. */
export function* judging(texts: Texts, chosen: Chosen = () => true): Judging<Problem[]> {
  const { files, problems } = yield* parsingTexts(texts, chosen);
  const unread = problems.map(({ file }) => file);
  const found = [...problems, ...(yield* inspecting(files, unread, chosen)).problems];
  return placed(
    found.filter(({ file }) => chosen(file)),
    texts,
  );
}

/** Checks files that were read. A file that does not fit its meta-schema is reported and then left out. */
export function checkFiles(files: RawFiles, unread: readonly string[] = []): Problem[] {
  return inspect(files, unread).problems;
}

/** Files that were judged, with every reference between them. */
export interface Inspected {
  readonly problems: Problem[];
  /** Undefined where an entity cannot be built. */
  readonly set: SchemaSet | undefined;
}

/** As checkFiles, with every reference between the files; those of files that have faults may be missing. */
export const inspect = (files: RawFiles, unread?: readonly string[], chosen?: Chosen): Inspected =>
  atOnce(inspecting(files, unread, chosen));

function* inspecting(
  files: RawFiles,
  unread: readonly string[] = [],
  chosen: Chosen = () => true,
): Judging<Inspected> {
  const form: Problem[] = [];
  for (const [file, content] of files) {
    form.push(...checkFile(file, content, chosen(file)));
    yield;
  }
  const broken = new Set([...unread, ...form.map((problem) => problem.file)]);
  const sound: RawFiles = new Map([...files].filter(([file]) => !broken.has(file)));
  const problems = [...form, ...duplicateFields(sound)];
  if (problems.length > form.length) return { problems, set: undefined };
  const set = schemaSet(sound, broken);
  const asked = [...sound].filter(([file]) => chosen(file));
  for (const [file, content] of asked) {
    const [folder = ''] = file.split('/');
    problems.push(
      ...checkNames(set, file, content as object),
      ...((isPageTest(file) ? checkTest : EACH[folder])?.(set, nameOf(file)) ?? []),
      ...checkSchemaLine(file, content),
    );
    yield;
  }
  for (const [folder, judge] of WHOLE) {
    if (asked.some(([file]) => file.startsWith(`${folder}/`))) problems.push(...judge(set));
    yield;
  }
  return { problems: once(problems), set };
}

/** How one file of a folder is held against the others. */
const EACH: Readonly<Record<string, (set: SchemaSet, name: string) => Problem[]>> = {
  entities: (set, name) => checkEntity(set, set.entities.get(name)!),
  flows: (set, code) => checkFlow(set, code, set.flows.get(code)!),
  pages: (set, path) => {
    const page = set.pages.get(path)!;
    return [...checkPage(set, path, page), ...checkPublicPage(set, path, page)];
  },
  calls: (set, name) => checkCall(set, name, set.calls.get(name)!),
  codes: (set, name) => checkDictionary(set, name, set.codes.get(name)!),
  scales: (set, name) => checkScale(set, name, set.scales.get(name)!),
  modules: (set, name) => checkModule(set, name, set.modules.get(name)!),
};

function checkTest(set: SchemaSet, name: string): Problem[] {
  const path = name.replace(/\.test$/, '');
  return checkPageTest(set, path, set.pageTests.get(path)!);
}

/** What is judged of all files of a folder together. */
const WHOLE: readonly (readonly [folder: string, judge: (set: SchemaSet) => Problem[]])[] = [
  ['menus', checkMenus],
  ['menus', checkStaffButtons],
  ['menus', checkRoutes],
  ['pages', checkSharedButtons],
  ['settings', checkSettings],
];

/** A name that is not there is told once, by whichever check comes upon it first. */
function once(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ file, pointer, offset, message }: Problem) => `${file} ${pointer} ${offset} ${message}`;
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

/** An entity that declares an implicit field cannot be built at all. */
function duplicateFields(files: RawFiles): Problem[] {
  return [...files].flatMap(([file, content]) => {
    if (!file.startsWith('entities/')) return [];
    try {
      schemaSet(new Map([[file, content]]));
      return [];
    } catch (error) {
      return [{ file, pointer: '/fields', message: (error as Error).message }];
    }
  });
}
