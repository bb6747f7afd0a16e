import { createRequire } from 'node:module';

/**
 * @typedef {import('@mdn/browser-compat-data/types').BrowserName} BrowserName
 * @typedef {import('@mdn/browser-compat-data/types').Identifier} Feature
 * @typedef {import('@mdn/browser-compat-data/types').SimpleSupportStatement} SupportStatement
 */

/** The oldest browsers that the product runs in. README and old-browser.html name them too. */
export const SUPPORTED = /** @type {const} */ (['chrome92', 'safari15.4', 'firefox115']);

/** What each of the browsers that must know something is called in the data, with the first version that counts. */
const OLDEST = SUPPORTED.flatMap((one) => {
  const [, name = '', version] = /^([a-z]+)(.+)$/.exec(one) ?? [];
  const phone = { chrome: 'chrome_android', safari: 'safari_ios' }[name];
  return [name, ...(phone === undefined ? [] : [phone])].map((key) => ({ key, version: Number(version) }));
});

/** What browsers know since which version, as MDN has collected it. */
export const { api, css, javascript } = /** @type {Record<'api' | 'css' | 'javascript', Feature>} */ (
  createRequire(import.meta.url)('@mdn/browser-compat-data')
);

/**
 * What a feature consists of, by its names.
 * @param {Feature | undefined} feature
 * @returns {[string, Feature][]}
 */
export const partsOf = (feature = {}) =>
  Object.entries(feature).flatMap(([name, part]) =>
    name === '__compat' ? [] : [[name, /** @type {Feature} */ (part)]],
  );

/** @param {string | false | undefined} version */
const numberOf = (version) =>
  version === false || version === undefined || version === 'preview'
    ? Number.POSITIVE_INFINITY
    : Number.parseFloat(version.replace('≤', ''));

/**
 * Whether a browser has it under its plain name, without a switch, at the version and to this day.
 * @param {readonly SupportStatement[]} told
 * @param {number} version
 */
function isKnown(told, version) {
  const plain = told.filter((one) => !one.flags && !one.prefix && !one.alternative_name);
  const there = (/** @type {SupportStatement} */ one) =>
    numberOf(one.version_added) <= version && numberOf(one.version_removed) > version;
  return plain.some(there) && plain.some((one) => one.version_added !== false && !one.version_removed);
}

/**
 * The supported browsers that lack something, each with the version that has it; none where nothing is told.
 * @param {Feature | undefined} feature
 * @returns {string[]}
 */
export function lackedBy(feature) {
  const compat = feature?.__compat;
  if (compat === undefined) return [];
  return OLDEST.flatMap(({ key, version }) => {
    const told = compat.support[/** @type {BrowserName} */ (key)];
    if (told === undefined) return [];
    const list = Array.isArray(told) ? told : [told];
    if (isKnown(list, version)) return [];
    const since = list[0]?.version_added;
    return [since ? `${key} before ${since}` : key];
  });
}
