import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a run is to do.
 * @typedef {{ filters: string[], schemas: string[] }} Chosen `filters`: parts of names of test files, none means all; `schemas`: the
 * gallery draws the pages of these files alone, none means all
 */

/** Draws every page of the schemas in a browser. */
const GALLERY = 'gallery/pages.test';
/** A test that mentions a module only in passing does not belong to it. */
const OFTEN = 3;

/**
 * The tests that need neither a server nor, as long as no schema was changed, a browser.
 * @param {string} root of the project
 * @returns {Chosen}
 */
export function fastTests(root) {
  const schemas = changedFiles(root).filter((file) => file.startsWith('schemas/'));
  const filters = ['src/', 'tools/', 'tests/conformance/', ...(schemas.length > 0 ? [GALLERY] : [])];
  return { filters, schemas };
}

/**
 * Parts of file names as they were given; the name of a module stands for all that belongs to it.
 * @param {string} root of the project
 * @param {readonly string[]} given
 * @returns {Chosen}
 */
export function namedTests(root, given) {
  /** @type {Chosen} */
  const chosen = { filters: [], schemas: [] };
  for (const one of given) {
    chosen.filters.push(one);
    const pages = `schemas/pages/${one}`;
    if (!/^[\w-]+$/.test(one) || !existsSync(join(root, pages))) continue;
    chosen.filters.push(...testsNaming(root, one), GALLERY);
    chosen.schemas.push(`${pages}/`);
  }
  return chosen;
}

/**
 * @param {string} root
 * @param {string} module
 * @returns {string[]}
 */
function testsNaming(root, module) {
  const names = new RegExp(`['"\`]${module}[/.]`, 'g');
  return ['src', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => (readFileSync(join(root, file), 'utf8').match(names) ?? []).length >= OFTEN),
  );
}

/**
 * Files that differ from `main`, or from the last commit where there is no such branch, and files that git does not know yet.
 * @param {string} root
 * @returns {string[]}
 */
function changedFiles(root) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
  };
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main') ?? [];
  const tracked = git('diff', '--name-only', base) ?? [];
  return [...tracked, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
}
