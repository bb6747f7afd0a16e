import postcss from 'postcss';
import { css as known, lackedBy } from './compat.mjs';

/** @typedef {import('postcss').Declaration} Declaration */

/** Functions and colours that a value may name, wherever the data has them. */
const TYPES = known['types'] ?? {};
const FUNCTIONS = /** @type {import('./compat.mjs').Feature} */ ({
  ...TYPES,
  ...TYPES['color'],
  ...TYPES['gradient'],
  ...TYPES['transform-function'],
  ...TYPES['filter-function'],
});
const UNITS = /\d(?:[dsl]v(?:h|w|min|max|b|i)|cq(?:w|h|i|b|min|max)|r?(?:cap|ic|lh)|r(?:ch|ex))\b/;
const RELATIVE_COLOURS = /\b(?:rgb|hsl)a?\(from\b/;

/** What a browser may go without: it is drawn plainer, or more slowly, and everything can be read and done. */
const SPARE = new Set([
  'accent-color',
  'contain-intrinsic-size',
  'content-visibility',
  'cursor',
  'overscroll-behavior',
  'resize',
  'scrollbar-color',
  'scrollbar-width',
  'text-wrap',
  'user-select',
]);
/** Fonts of a system that others stand behind. */
const SPARE_VALUES = new Set(['ui-monospace']);

/** @param {string} text */
const wordsOf = (text) => text.match(/[a-z][a-z-]*/gi) ?? [];

/** @param {import('./compat.mjs').Feature | undefined} feature */
const isLacked = (feature) => lackedBy(feature).length > 0;

/**
 * @param {string} prop
 * @param {string} value
 */
function isNewer(prop, value) {
  if (prop.startsWith('--') || SPARE.has(prop)) return false;
  const property = known['properties']?.[prop];
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/gi)].map(([, name = '']) => name);
  return (
    isLacked(property) ||
    wordsOf(value).some((word) => !SPARE_VALUES.has(word) && isLacked(property?.[word])) ||
    functions.some((name) => isLacked(FUNCTIONS[name])) ||
    UNITS.test(value) ||
    RELATIVE_COLOURS.test(value)
  );
}

/**
 * What one style sheet asks of browsers that the supported ones do not all have.
 * @param {string} css
 * @returns {string[]}
 */
export function cssProblems(css) {
  const root = postcss.parse(css, { from: undefined });
  /** @type {string[]} */
  const problems = [];
  root.walkAtRules((rule) => {
    const atRule = known['at-rules']?.[rule.name];
    if (isLacked(atRule)) problems.push(`@${rule.name}`);
    if (rule.name !== 'media') return;
    const features = wordsOf(rule.params).map((word) => word.replace(/^(?:min|max)-/, ''));
    if (/[<>]/.test(rule.params) || features.some((name) => isLacked(atRule?.[name])))
      problems.push(`@media ${rule.params}`);
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') problems.push(`nested ${rule.selector}`);
    if (/:has\(/.test(rule.selector) && !hasStandIn(root, rule)) problems.push(rule.selector);
    if (newerSelectors(rule.selector).length > 0) problems.push(rule.selector);
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (isNewer(prop, value) && !isGuarded(declaration) && !hasFallback(declaration))
      problems.push(`${prop}: ${value}`);
  });
  return problems;
}

/**
 * A browser that does not know one of these drops the whole rule. What bears the name of one browser is meant for that one.
 * @param {string} selector
 */
function newerSelectors(selector) {
  const names = [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  const ofList = /:nth-(?:last-)?child\([^)]* of /.test(selector) ? ['of'] : [];
  return [...names.filter((name) => name !== 'has' && isLacked(known['selectors']?.[name])), ...ofList];
}

/**
 * Whether the library's rule stands beside it, for browsers without the selector.
 * @param {import('postcss').Root} root
 * @param {import('postcss').Rule} rule
 */
function hasStandIn(root, rule) {
  let found = false;
  root.walkRules(/js-has-pseudo/, (other) => {
    found ||= other.toString().replace(/^[^{]*/, '') === rule.toString().replace(/^[^{]*/, '');
  });
  return found;
}

/** @param {Declaration} declaration */
function isGuarded(declaration) {
  for (let at = /** @type {any} */ (declaration.parent); at && at.type !== 'root'; at = at.parent)
    if (at.type === 'atrule' && at.name === 'supports') return true;
  return false;
}

/**
 * A plain value of the same property before it. Where the newer one has a variable it does not help: browsers take that one
 * and find only later that it says nothing.
 * @param {Declaration} declaration
 */
function hasFallback(declaration) {
  if (declaration.value.includes('var(')) return false;
  for (let before = declaration.prev(); before; before = before.prev())
    if (before.type === 'decl' && before.prop === declaration.prop && !isNewer(before.prop, before.value))
      return true;
  return false;
}
