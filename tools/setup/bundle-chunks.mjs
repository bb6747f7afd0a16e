import { join } from 'node:path';

/**
 * @typedef {import('vite').Rolldown.RolldownOutput['output'][number]} Output what a build makes
 * @typedef {Pick<import('vite').Rolldown.OutputChunk, 'fileName' | 'imports' | 'code'> & { modules: Readonly<Record<string, unknown>> }} Chunk
 * @typedef {import('vite').Rolldown.CodeSplittingGroup} Group
 */

/** Field types of an ordinary page; others come with the page that has them. */
const ordinaryFields = ['text', 'longtext', 'dict', 'ref', 'date', 'datetime', 'int', 'phone'];
const kind = (/** @type {string} */ name) => `src/client/renderer/page-kinds/${name}.tsx`;
const widget = (/** @type {string} */ name) => `src/client/renderer/fields/widgets/${name}.tsx`;

/**
 * What a person's browser loads in one go, by name: the modules that it begins with.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const parts = {
  login: ['src/client/main.tsx', 'src/client/account/login/LoginPage.tsx'],
  shell: ['src/client/routes.tsx'],
  icons: ['src/client/shell/menu-icons.ts', 'src/client/renderer/page-icons.ts'],
  moreIcons: ['src/client/shell/more-icons.ts'],
  notices: ['src/client/shell/Notices.tsx'],
  fields: ordinaryFields.map((type) => `src/client/renderer/fields/${type}/kit.tsx`),
  choices: [widget('ChoiceEditor'), widget('RefEditor')],
  dates: [widget('DateEditor')],
  list: [kind('list/ListBlock'), kind('list/DesktopTable')],
  form: [kind('form/FormBlock')],
  detail: [kind('detail/DetailBlock')],
  board: [kind('board/BoardBlock')],
  tabs: [kind('tabs/TabsBlock')],
};

/** Loaded one after the other on every visit: a module of the first needs no place among those of the others. */
const always = ['login', 'shell', 'notices'];

/** A group of fewer characters, before the build makes them small, is not worth a request of its own. */
const SMALL = 10_000;

/**
 * The scripts among what a build made.
 * @param {readonly Output[]} output
 * @returns {Chunk[]}
 */
export const chunksOf = (output) => output.flatMap((one) => (one.type === 'chunk' ? [one] : []));

/**
 * The chunks that modules load: those that they are in, with everything that these import, but not what they may import later.
 * @param {readonly Chunk[]} chunks
 * @param {readonly string[]} modules paths within the project
 * @param {string} root of the project
 * @returns {Set<Chunk>}
 * @throws when a module is in no chunk, so that nothing counts as loaded because it was renamed
 */
export function loadedBy(chunks, modules, root) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @type {Set<Chunk>} */
  const loaded = new Set();
  const add = (/** @type {Chunk | undefined} */ chunk) => {
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const module of modules) {
    const id = join(root, module).replaceAll('\\', '/');
    const home = chunks.find((chunk) => Object.hasOwn(chunk.modules, id));
    if (home === undefined) throw new Error(`${module} is not in the build`);
    add(home);
  }
  return loaded;
}

/**
 * Groups of modules that are loaded by the very same parts: each becomes one file, and small ones share that of the part that comes
 * last on every visit. Without groups every set of pages that shares a few lines has a file for these: a list asks for a hundred and
 * fifty, and a browser spends a quarter longer on it.
 * @param {readonly Chunk[]} chunks of a build without groups
 * @param {string} root of the project
 * @returns {Group[]}
 */
export function groupsOf(chunks, root) {
  /** @type {Map<Chunk, string[]>} */
  const users = new Map();
  for (const [name, modules] of Object.entries(parts))
    for (const chunk of loadedBy(chunks, modules, root))
      users.set(chunk, [...(users.get(chunk) ?? []), name]);
  const nameOf = (/** @type {string[]} */ names) =>
    always.find((name) => names.includes(name)) ?? names.join('-');
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const [{ code }, names] of users)
    sizes.set(nameOf(names), (sizes.get(nameOf(names)) ?? 0) + code.length);
  /** @type {Map<string, string>} */
  const groups = new Map();
  for (const [chunk, names] of users) {
    const name = nameOf(names);
    const isSmall = (sizes.get(name) ?? 0) < SMALL && !always.includes(name);
    for (const id of Object.keys(chunk.modules)) groups.set(id, isSmall ? 'notices' : name);
  }
  return [...new Set(groups.values())].map((name) => ({ name, test: (id) => groups.get(id) === name }));
}
