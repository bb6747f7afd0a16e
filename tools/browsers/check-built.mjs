import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { offerProblems } from './offered.mjs';

/** @typedef {import('postcss').Declaration} Declaration */

/** The last year whose JavaScript every supported browser has whole. */
const LANGUAGE = 'es2021';
/** Of later years: what all of them have nevertheless, and what does nothing where it is not known. */
const KNOWN = [
  'TopLevelAwait',
  'PrivateClassFields',
  'ErgonomicBrandChecks',
  'ArrayPrototypeAt',
  'ErrorCause',
];
/** What tools/browsers/fill.js gives them. */
const FILLED = [
  'ObjectHasOwn',
  'ArrayFindLast',
  'ArrayFindLastIndex',
  'ArrayToReversed',
  'ArrayToSorted',
  'ArrayToSpliced',
  'ArrayWith',
];
/** Methods of libraries that bear the name of something newer. */
const OF_LIBRARIES = [
  'Uint8ArrayToBase64',
  'Uint8ArrayToHex',
  'Uint8ArrayFromBase64',
  'PromiseWithResolvers',
];

const AT_RULES = new Set([
  'container',
  'layer',
  'scope',
  'starting-style',
  'view-transition',
  'position-try',
]);
const UNITS = /\d(?:[dsl]v(?:h|w|min|max|b|i)|cq(?:w|h|i|b|min|max))\b/;
const COLOURS = /\b(?:color-mix|light-dark|oklch|oklab|lch|lab|color)\(|\b(?:rgb|hsl)a?\(from\b/;
const PROPERTIES = new Set(['translate', 'rotate', 'scale']);
const CLIPPED = /^overflow(?:-[xy])?$/;
/** A browser that does not know one of these drops the whole rule. */
const PSEUDO =
  /:(?:user-(?:in)?valid|popover-open|modal|autofill|open|fullscreen|dir\(|state\(|nth-(?:last-)?child\([^)]* of )/;

/**
 * @param {string} prop
 * @param {string} value
 */
const isNewer = (prop, value) =>
  UNITS.test(value) ||
  COLOURS.test(value) ||
  PROPERTIES.has(prop) ||
  (CLIPPED.test(prop) && /\bclip\b/.test(value));

/**
 * What one style sheet asks of browsers that the supported ones do not all have.
 * @param {string} css
 * @returns {string[]}
 */
export function cssProblems(css) {
  const root = postcss.parse(css);
  /** @type {string[]} */
  const problems = [];
  root.walkAtRules((rule) => {
    if (AT_RULES.has(rule.name)) problems.push(`@${rule.name}`);
    if (rule.name === 'media' && /[<>]/.test(rule.params)) problems.push(`@media ${rule.params}`);
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') problems.push(`nested ${rule.selector}`);
    if (/:has\(/.test(rule.selector) && !hasStandIn(root, rule)) problems.push(rule.selector);
    if (PSEUDO.test(rule.selector)) problems.push(rule.selector);
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (isNewer(prop, value) && !isGuarded(declaration) && !hasFallback(declaration))
      problems.push(`${prop}: ${value}`);
  });
  return problems;
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

/**
 * What the built client asks of browsers that the supported ones do not all have, a line for each fault. Scripts are read as
 * they are served, so the libraries in them are judged too.
 * @param {string} folder the built client
 * @param {string} root of the project
 * @returns {string[]}
 */
export function browserProblems(folder, root) {
  const assets = join(folder, 'assets');
  const problems = readdirSync(assets).flatMap((name) => {
    const judge = name.endsWith('.css') ? cssProblems : name.endsWith('.js') ? offerProblems : () => [];
    return judge(readFileSync(join(assets, name), 'utf8')).map((one) => `${name}: ${one}`);
  });
  return [...problems, ...scriptProblems(join(assets, '*.js'), LANGUAGE, root)];
}

/**
 * What scripts ask beyond a year's JavaScript and what is known or filled.
 * @param {string} pattern
 * @param {string} language
 * @param {string} root of the project
 * @returns {string[]}
 */
export function scriptProblems(pattern, language, root) {
  const allowed = [...KNOWN, ...FILLED, ...OF_LIBRARIES].join(',');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/es-check/lib/cli/index.js'),
      language,
      pattern,
      '--module',
      '--checkFeatures',
      `--allowList=${allowed}`,
      '--noColor',
      '--noCache',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status === 0) return [];
  const told = [...`${stdout}${stderr}`.matchAll(/erroring file: (\S+)\s+· error: (?:Error: )?([^\n]+)/g)];
  return told.length > 0
    ? told.map(([, file, fault]) => `${file}: ${fault}`)
    : [`${stdout}${stderr}`.slice(0, 2000)];
}
