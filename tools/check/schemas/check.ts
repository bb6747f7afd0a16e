import { checkEntity } from './entity-check.ts';
import { checkForm } from './form.ts';
import { checkCall, checkMenus } from './menu-check.ts';
import { checkPage } from './page-check.ts';
import { checkRoutes } from './route-check.ts';
import type { Problem } from './problem.ts';
import { readFolder, schemaSet, type RawFiles } from './schema-set.ts';

/** Checks a schemas folder: every file by itself, then every reference between them. Empty when all is right. */
export function checkFolder(folder: string): Problem[] {
  const { files, problems } = readFolder(folder);
  return [...problems, ...checkFiles(files)];
}

/** Checks files that were read. A file that does not fit its meta-schema is reported and then left out. */
export function checkFiles(files: RawFiles): Problem[] {
  const form = checkForm(files);
  const broken = new Set(form.map((problem) => problem.file));
  const sound: RawFiles = new Map([...files].filter(([file]) => !broken.has(file)));
  const problems = [...form, ...duplicateFields(sound)];
  if (problems.length > form.length) return problems;
  const set = schemaSet(sound, broken);
  for (const entity of set.entities.values()) problems.push(...checkEntity(set, entity));
  for (const [path, page] of set.pages) problems.push(...checkPage(set, path, page));
  problems.push(...checkMenus(set), ...checkRoutes(set));
  for (const [name, call] of set.calls) problems.push(...checkCall(set, name, call));
  return problems;
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
