import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offerProblems } from './offered.mjs';
import { cssProblems } from './styles.mjs';

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
