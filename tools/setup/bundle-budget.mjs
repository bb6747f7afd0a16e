import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ file: string, name?: string, imports?: string[] }} ManifestChunk a chunk of Vite's manifest
 * @typedef {Record<string, ManifestChunk>} Manifest by source path
 * @typedef {{ name: string, parts: string[], kilobytes: number }} Stage what a person has loaded by then, at most
 */

/** Field types of an ordinary page; others come with the page that has them. */
const ordinaryFields = ['text', 'longtext', 'dict', 'ref', 'date', 'datetime', 'int', 'phone'].map(
  (type) => `src/client/renderer/fields/${type}/kit.tsx`,
);

/**
 * Scripts that each stage of a first visit loads, and how many kilobytes (1024 bytes, gzip) they may have in all.
 * Widgets that are mounted when they are touched do not count. Order: each stage contains the one before it.
 * @type {Stage[]}
 */
export const stages = [
  { name: '/user/login', parts: ['index.html', 'src/client/account/login/LoginPage.tsx'], kilobytes: 80 },
  { name: '登录与外壳 / login and shell', parts: ['src/client/routes.tsx'], kilobytes: 230 },
  {
    name: '首个列表页 / first list',
    parts: [
      'src/client/renderer/blocks/list/ListBlock.tsx',
      'src/client/renderer/blocks/list/DesktopTable.tsx',
      ...ordinaryFields,
    ],
    kilobytes: 300,
  },
  {
    name: '首个表单页 / first form',
    parts: ['src/client/renderer/blocks/form/FormBlock.tsx'],
    kilobytes: 400,
  },
];

/**
 * Files that the named parts load: each with everything that it imports, but not what it may import later.
 * @param {Manifest} manifest
 * @param {string[]} parts source paths
 * @returns {Set<string>} paths inside the built folder
 * @throws when a part is no chunk of its own, so that a budget never counts nothing
 */
export function filesOf(manifest, parts) {
  /** @type {Set<string>} */
  const keys = new Set();
  const add = (/** @type {string} */ key) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of manifest[key]?.imports ?? []) add(imported);
  };
  for (const part of parts) add(keyOf(manifest, part));
  return new Set([...keys].map((key) => /** @type {ManifestChunk} */ (manifest[key]).file));
}

/**
 * A part that others share has no source path in the manifest, only its name.
 * @param {Manifest} manifest
 * @param {string} part
 */
function keyOf(manifest, part) {
  if (manifest[part]) return part;
  const name = basename(part, extname(part));
  const shared = Object.keys(manifest).find((key) => key.startsWith(`_${name}-`) && key.endsWith('.js'));
  if (shared === undefined) throw new Error(`${part} is not a part of the build of its own`);
  return shared;
}

/** Scripts that the page itself names, which no manifest knows. */
const named = ['browser-check.js'];

/**
 * Size of each stage of the built client.
 * @param {string} folder the built client, with `.vite/manifest.json`
 * @returns {{ name: string, kilobytes: number, budget: number, fits: boolean }[]}
 */
export function measureStages(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  /** @type {string[]} */
  const parts = [];
  return stages.map((stage) => {
    parts.push(...stage.parts);
    let bytes = 0;
    for (const file of [...named, ...filesOf(manifest, parts)])
      if (file.endsWith('.js')) bytes += gzipSync(readFileSync(join(folder, file))).length;
    const kilobytes = Math.round(bytes / 102.4) / 10;
    return { name: stage.name, kilobytes, budget: stage.kilobytes, fits: kilobytes <= stage.kilobytes };
  });
}
