import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksOf, loadedBy, parts } from './bundle-chunks.mjs';

/** @typedef {{ name: string, parts: string[], files: number, kilobytes: number }} Stage what a person has loaded by then, at most */

/**
 * Scripts that each stage of a first visit loads, how many they may be, and how many kilobytes (1024 bytes, gzip) they may have in all.
 * Widgets that are mounted when they are touched do not count. Order: each stage contains the one before it.
 * @type {Stage[]}
 */
export const stages = [
  { name: '/user/login', parts: ['login'], files: 4, kilobytes: 80 },
  { name: '登录与外壳 / login and shell', parts: ['shell'], files: 5, kilobytes: 230 },
  { name: '首个列表页 / first list', parts: ['list', 'fields'], files: 12, kilobytes: 300 },
  { name: '首个表单页 / first form', parts: ['form'], files: 16, kilobytes: 400 },
];

/** Scripts that the page itself names, which no build knows. */
const named = ['browser-check.js'];

const sizeOf = (/** @type {string | Buffer} */ script) => gzipSync(script).length;

/**
 * Size of each stage of the built client, and the number of its scripts.
 * @param {readonly import('./bundle-chunks.mjs').Output[]} output what the build made
 * @param {string} folder where it lies
 * @param {string} root of the project
 * @returns {{ name: string, files: number, kilobytes: number, stage: Stage, fits: boolean }[]}
 */
export function measureStages(output, folder, root) {
  const chunks = chunksOf(output);
  /** @type {string[]} */
  const modules = [];
  return stages.map((stage) => {
    modules.push(...stage.parts.flatMap((part) => parts[part] ?? []));
    const files = [...named, ...[...loadedBy(chunks, modules, root)].map(({ fileName }) => fileName)];
    const bytes = files.reduce((sum, file) => sum + sizeOf(readFileSync(join(folder, file))), 0);
    const kilobytes = Math.round(bytes / 102.4) / 10;
    const fits = kilobytes <= stage.kilobytes && files.length <= stage.files;
    return { name: stage.name, files: files.length, kilobytes, stage, fits };
  });
}
