import { checkEntity } from './entity-check.ts';
import { checkFlow } from './flow-check.ts';
import { checkForm } from './form.ts';
import { checkCall, checkMenus, checkSharedButtons, checkStaffButtons } from './menu-check.ts';
import { checkPage } from './page-check.ts';
import { checkPageTest } from './test-check.ts';
import { checkPublicPage } from './public-check.ts';
import { checkRoutes } from './route-check.ts';
import type { Problem } from './problem.ts';
import { placed } from './problem.ts';
import {
  parseTexts,
  readTexts,
  schemaSet,
  type Chosen,
  type RawFiles,
  type SchemaSet,
  type Texts,
} from './schema-set.ts';
import { checkModule } from './module-check.ts';
import { checkScale } from './scale-check.ts';
import { checkSettings } from './settings-check.ts';
import { checkDictionary } from './value-check.ts';
import { checkSchemaLine } from './schema-line.ts';

/** Checks a schemas folder: every file by itself, then every reference between them. Empty when all is right. */
export function checkFolder(folder: string): Problem[] {
  return checkTexts(readTexts(folder));
}

/**
 * As checkFolder, for texts that were read; each problem tells its line and column.
 * @param chosen the files whose problems are asked for; the others are read, and judged no further than that needs
 */
export function checkTexts(texts: Texts, chosen: Chosen = () => true): Problem[] {
  const { files, problems } = parseTexts(texts, chosen);
  const unread = problems.map(({ file }) => file);
  const found = [...problems, ...inspect(files, unread, chosen).problems];
  return placed(
    found.filter(({ file }) => chosen(file)),
    texts,
  );
}

/** Checks files that were read. A file that does not fit its meta-schema is reported and then left out. */
export function checkFiles(files: RawFiles, unread: readonly string[] = []): Problem[] {
  return inspect(files, unread).problems;
}

/** As checkFiles, with every reference between the files; those of files that have faults may be missing. */
export function inspect(
  files: RawFiles,
  unread: readonly string[] = [],
  chosen: Chosen = () => true,
): { problems: Problem[]; set: SchemaSet | undefined } {
  const form = checkForm(files, chosen);
  const broken = new Set([...unread, ...form.map((problem) => problem.file)]);
  const sound: RawFiles = new Map([...files].filter(([file]) => !broken.has(file)));
  const problems = [...form, ...duplicateFields(sound)];
  if (problems.length > form.length) return { problems, set: undefined };
  const set = schemaSet(sound, broken);
  for (const entity of set.entities.values())
    if (chosen(`entities/${entity.name}.json`)) problems.push(...checkEntity(set, entity));
  for (const [code, flow] of set.flows)
    if (chosen(`flows/${code}.json`)) problems.push(...checkFlow(set, code, flow));
  for (const [path, page] of set.pages)
    if (chosen(`pages/${path}.json`))
      problems.push(...checkPage(set, path, page), ...checkPublicPage(set, path, page));
  for (const [path, test] of set.pageTests)
    if (chosen(`pages/${path}.test.json`)) problems.push(...checkPageTest(set, path, test));
  if ([...sound.keys()].some((file) => file.startsWith('menus/') && chosen(file)))
    problems.push(...checkMenus(set), ...checkStaffButtons(set), ...checkRoutes(set));
  if ([...sound.keys()].some((file) => file.startsWith('pages/') && chosen(file)))
    problems.push(...checkSharedButtons(set));
  for (const [name, call] of set.calls)
    if (chosen(`calls/${name}.json`)) problems.push(...checkCall(set, name, call));
  for (const [name, file] of set.codes)
    if (chosen(`codes/${name}.json`)) problems.push(...checkDictionary(set, name, file));
  for (const [name, file] of set.scales)
    if (chosen(`scales/${name}.json`)) problems.push(...checkScale(set, name, file));
  if ([...sound.keys()].some((file) => file.startsWith('settings/') && chosen(file)))
    problems.push(...checkSettings(set));
  for (const [id, file] of set.modules)
    if (chosen(`modules/${id}.json`)) problems.push(...checkModule(set, id, file));
  for (const [file, content] of sound) if (chosen(file)) problems.push(...checkSchemaLine(file, content));
  return { problems, set };
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
