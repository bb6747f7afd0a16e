import { readFileSync } from 'node:fs';
import { api, javascript, lackedBy, partsOf } from './compat.mjs';

/** @typedef {import('./compat.mjs').Feature} Feature */

/** Interfaces of which a page has one, with the name that a script knows it by. */
const ONE_OF_A_KIND = {
  Window: '(?:window|self|globalThis)',
  Navigator: 'navigator',
  Document: 'document',
  Screen: 'screen',
  Performance: 'performance',
  History: 'history',
  Location: 'location',
  Crypto: 'crypto',
  ...Object.fromEntries(['Intl', 'Math', 'JSON', 'Reflect', 'Atomics'].map((name) => [name, name])),
};

/** What tools/browsers/fill.js gives to browsers without it. */
const FILLED = new Set(
  [
    ...readFileSync(new URL('fill.js', import.meta.url), 'utf8').matchAll(
      /^ {2}fill\([\w.]+, '(\w+)'|^ {4}(\w+)\([\w, .]*\) \{$/gm,
    ),
  ].map(([, own, ofArrays]) => own ?? ofArrays),
);

/** Names in the built client that are not, or not only, what a browser offers. */
const ELSEWHERE = {
  readText: 'the reader of sheets has a method of that name',
  getName: 'charts have a method of that name',
  addElement: 'the editor of texts has a method of that name',
  getHTML: 'the editor of texts has a method of that name',
  scrollMargin: 'an option of the library that draws long lists',
  FileSystemFileHandle: 'a name in a list of kinds that the store of drafts looks up',
  FileSystemDirectoryHandle: 'a name in a list of kinds that the store of drafts looks up',
  requestFullscreen: 'the button is drawn only where fullscreenEnabled says so',
  exitFullscreen: 'the button is drawn only where fullscreenEnabled says so',
  fullscreenEnabled: 'nothing there means no',
  displayName: 'what React calls a component in its messages',
  fileName: 'the library that calls the server tells it of a fault where it is there',
  toArray: 'lists of libraries have a method of that name',
  trustedTypes: 'the editor of texts looks whether it is there',
  cookieStore: 'the library that calls the server looks whether it is there',
  cancelIdleCallback: 'called only with what requestIdleCallback gave, which is asked for',
  isVisible: 'an option of the library that reads from the server',
  connection: 'the library that reads from the server looks whether it is there',
};

/** What the data does not tell. */
const TOLD_BY_HAND = /** @type {const} */ ([['randomUUID', 'every one on a page that came by plain http']]);

/**
 * @typedef {object} Lacked
 * @property {string} name
 * @property {string} where the supported browsers that lack it
 * @property {RegExp} use how a script uses it
 */

const AFTER = '(?=[\\s(.;,=)[?])';
const bare = (/** @type {string} */ name) =>
  new RegExp(`(?<![\\w$.\`'"-])(?:(?:window|self|globalThis)\\.)?${name}${AFTER}`);
const memberOf = (/** @type {string} */ owner, /** @type {string} */ name) =>
  new RegExp(`(?<![\\w$.])${owner}\\??\\.${name}${AFTER}`);
const globalObject = (/** @type {string} */ name) =>
  new RegExp(
    `(?<![\\w$.])(?:window|self|globalThis)\\??\\.${name}${AFTER}|(?<![\\w$.\`'"\\s-])${name}\\.\\w`,
  );
const memberOfAny = (/** @type {string} */ name) => new RegExp(`\\.${name}${AFTER}`);

/** A name that says what it is: of one word alone, libraries have too many of their own. */
const isTelling = (/** @type {string} */ name) => /[a-z\d][A-Z]/.test(name);

/** All that browsers offer: interfaces with their members, and what the language has built in. */
const OFFERED = [...partsOf(api), ...partsOf(javascript['builtins'])];

const isThere = (/** @type {Feature} */ feature) =>
  feature.__compat !== undefined && lackedBy(feature).length === 0;

/** Names of members that every supported browser has somewhere, so that the name alone tells nothing. */
const KNOWN_SOMEWHERE = new Set(
  OFFERED.filter(([, owner]) => isThere(owner)).flatMap(([, owner]) =>
    partsOf(owner).flatMap(([name, member]) => (isThere(member) ? [name] : [])),
  ),
);

/**
 * What browsers offer to scripts and some supported one lacks. Whatever can be reached only through something else that is
 * lacked is not listed again.
 * @type {Lacked[]}
 */
const LACKED = [
  ...OFFERED.flatMap(([owner, feature]) => lackedOf(owner, feature)),
  ...TOLD_BY_HAND.map(([name, where]) => ({ name, where, use: memberOfAny(name) })),
].filter(({ name }) => !FILLED.has(name) && !Object.hasOwn(ELSEWHERE, name));

/**
 * @param {string} owner
 * @param {Feature} feature
 * @returns {Lacked[]}
 */
function lackedOf(owner, feature) {
  const where = lackedBy(feature);
  if (where.length > 0) return [{ name: owner, where: where.join(', '), use: bare(owner) }];
  return partsOf(feature).flatMap(([key, member]) => {
    const lacking = lackedBy(member);
    const name = key.replace(/_static$/, '');
    if (lacking.length === 0 || !/^[a-z][a-z\d]*$/i.test(name)) return [];
    return [{ name, where: lacking.join(', '), use: useOf(owner, name, key !== name) }];
  });
}

/**
 * @param {string} owner
 * @param {string} name
 * @param {boolean} isStatic
 */
function useOf(owner, name, isStatic) {
  if (isStatic) return memberOf(owner, name);
  if (owner === 'Window') return isTelling(name) ? bare(name) : globalObject(name);
  const one = Object.entries(ONE_OF_A_KIND).find(([kind]) => kind === owner)?.[1];
  if (one !== undefined) return memberOf(one, name);
  return isTelling(name) && !KNOWN_SOMEWHERE.has(name) ? memberOfAny(name) : memberOf(owner, name);
}

/** A file is judged as a whole: where it asks, what it does next is taken to stand behind the answer. */
const asksFor = (/** @type {string} */ name) =>
  new RegExp(
    [
      `[\`'"](?:on)?${name}[\`'"]\\s*in\\b`,
      `typeof [\\w$.]*\\b${name}\\b`,
      `\\b${name}(?:\\?|&&|!==void 0)`,
      `if\\([^()]*\\b${name}\\)`,
      `Reflect\\.get\\(\\w+,[\`'"]${name}[\`'"]\\)`,
    ].join('|'),
  );

/** Safari before 16.4 reads no script that has one in an expression, and fails where one is made of a text. */
const LOOKBEHIND = /\(\?<[=!]/;
/** Of a library, made only for a caller who asks for the bounds of an address: nobody does. */
const NEVER_MADE = /\(\?:\(\?<=\\\\s\|\^\)\(\?=\$\{\w+\}\)\|\(\?<=\$\{\w+\}\)/g;

/**
 * What a script asks of browsers that some supported ones do not offer.
 * @param {string} script as it is served
 * @returns {string[]}
 */
export function offerProblems(script) {
  const words = new Set(script.match(/[a-zA-Z_$][\w$]*/g));
  const used = LACKED.filter(
    ({ name, use }) => words.has(name) && use.test(script) && !asksFor(name).test(script),
  );
  const lacked = [
    ...new Map(used.map(({ name, where }) => [name, `${name}, which is lacking in ${where}`])).values(),
  ];
  const looksBehind = LOOKBEHIND.test(script.replace(NEVER_MADE, ''));
  return looksBehind ? [...lacked, 'a lookbehind, which is lacking in safari before 16.4'] : lacked;
}
