import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { scriptProblems } from './check-built.mjs';
import { SUPPORTED } from './compat.mjs';
import { offerProblems } from './offered.mjs';
import { cssProblems } from './styles.mjs';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const problemsOf = (script: string, year = 'es2021') => {
  writeFileSync(join(folder, 'one.js'), script);
  return scriptProblems(join(folder, 'one.js'), year, root);
};

describe('what not every supported browser knows is refused in built files', () => {
  for (const css of [
    '.a { height: 100dvh }',
    '.a { width: 50cqw }',
    '@media (width <= 600px) { .a { color: red } }',
    '@media (400px < width) { .a { color: red } }',
    '.a { .b { color: red } }',
    '.a { background: color-mix(in srgb, var(--b) 8%, #fff) }',
    '.a { background: #fff; background: color-mix(in srgb, var(--b) 8%, #fff) }',
    '.a:has(b) { color: red }',
    '@container (min-width: 1px) { .a { color: red } }',
    '@layer one { .a { color: red } }',
    '.a { translate: 1px 2px }',
    '.a { overflow: clip }',
    '.a:modal, .b { color: red }',
    '.a { align-self: start }',
    '.a { justify-content: safe center }',
    '.a { container-type: inline-size }',
    '.a { scroll-timeline: --b inline }',
    '.a { width: calc-size(auto, size) }',
    '@media (update: none) { .a { color: red } }',
  ])
    it(css, () => expect(cssProblems(css)).toHaveLength(1));

  it('a value that comes after one that all know is not', () => {
    const css = `.a { height: 100vh; height: 100dvh } .b { inset: 0; transform: translate(1px); overflow: hidden; overflow: clip }
      .d { user-select: none; cursor: pointer; align-items: start; animation-name: start }
      @supports (color: color-mix(in srgb, red, red)) { .c { color: color-mix(in srgb, var(--b) 8%, red) } }`;
    expect(cssProblems(css)).toEqual([]);
  });

  for (const script of [
    'Object.groupBy([1], (one) => one);',
    'class One { static { One.two = 2; } }',
    'Array.fromAsync([]);',
    'new Set([1]).isSubsetOf(new Set([1]));',
    'const one = /[\\p{L}--[a-z]]/v;',
  ])
    it(script, () => expect(problemsOf(script)).toHaveLength(1));

  for (const script of [
    'e.adoptedStyleSheets=[t];',
    'requestIdleCallback(e);',
    'let e=new Intl.Segmenter(`zh`);',
    'e.showPicker();',
    'let e=crypto.randomUUID();',
    'let e=/(?<=a)b/;',
    'let e=RegExp(`(?<!${t})b`);',
    'new OffscreenCanvas(1,2);',
    'Intl.supportedValuesOf(`unit`);',
    'navigator.wakeLock.request();',
    'navigation.navigate(e);',
    'scheduler.postTask(e);',
    'AbortSignal.any([e]);',
    'Response.json(e);',
    'Promise.try(e);',
    'CSS.highlights.set(e,t);',
  ])
    it(script, () => expect(offerProblems(script)).toHaveLength(1));

  it('what a script asks for first is not, nor what it only names', () => {
    for (const script of [
      '`requestIdleCallback`in window?requestIdleCallback(e):setTimeout(e);',
      'globalThis.reportError?.(e);',
      'if(e.caretPositionFromPoint){let r=e.caretPositionFromPoint(t,n);}',
      'let e=`showPicker.reportError`;',
      'let e=/(?<year>\\d+)/;',
      'navigator.scheduling!==void 0&&navigator.scheduling.isInputPending();',
      'e.json();e.any(t);e.scheduler.postTask(t);[3].toSorted();structuredClone(e);',
    ])
      expect(offerProblems(script), script).toEqual([]);
  });

  it('what is filled, and what all have, is not', () => {
    const script =
      'export const x = [3].toSorted().at(-1); Object.hasOwn({}, "a"); class A { #b = 1; has(o) { return #b in o; } }';
    expect(problemsOf(script)).toEqual([]);
  });
});

describe('what older browsers are given', () => {
  it('does what the real functions do', () => {
    const context = createContext({ URL, AbortSignal, AbortController, DOMException, setTimeout });
    runInContext(
      `for (const name of ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name];
       delete Object.hasOwn; delete globalThis.structuredClone;`,
      context,
    );
    const work = `JSON.stringify([
      [3, 1, 2].toSorted(), [3, 1, 2].toSorted((a, b) => b - a), [1, 2].toReversed(), [1, 2, 3].toSpliced(1, 1),
      [1, 2, 3].toSpliced(1), [1, 2, 3].toSpliced(1, 0, 9), [1, 2].with(-1, 5), [1, 2, 3].findLast((one) => one < 3),
      [1, 2, 3].findLastIndex((one) => one > 9), Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString'),
      (() => { try { [].with(0, 1); } catch (fault) { return fault.name; } })(),
    ])`;
    expect(() => runInContext(work, context)).toThrow();
    runInContext(readFileSync(join(root, 'tools/browsers/fill.js'), 'utf8'), context);
    expect(runInContext(work, context)).toBe(runInContext(work, createContext({})));
    const clone = `(() => { const value = { a: [1, { b: new Date(0) }], c: null }; const copy = structuredClone(value);
      return JSON.stringify([copy, copy !== value && copy.a !== value.a && copy.a[1] !== value.a[1]]); })()`;
    expect(runInContext(clone, context)).toBe('[{"a":[1,{"b":"1970-01-01T00:00:00.000Z"}],"c":null},true]');
  });

  it.each([
    ['Chromium 91', { at: undefined }, '/old-browser.html', ''],
    ['Chromium 92', { findLast: undefined, with: undefined }, '', '/older-browsers.js'],
    ['a browser of today', {}, '', ''],
  ])('%s is sent where it belongs', (_name, lacks, sentTo, given) => {
    const sent = { to: '', given: '' };
    const window = {
      ResizeObserver: {},
      indexedDB: {},
      structuredClone: {},
      location: { replace: (address: string) => void (sent.to = address) },
      CSS: { supports: () => true },
    };
    const document = {
      createElement: () => ({ noModule: true }),
      write: (text: string) => void (sent.given = /src="([^"]+)"/.exec(text)![1]!),
    };
    const context = createContext({ window, document, CSS: window.CSS, URL, AbortSignal });
    for (const name of Object.keys(lacks)) runInContext(`delete Array.prototype['${name}']`, context);
    runInContext(readFileSync(join(root, 'public/browser-check.js'), 'utf8'), context);
    expect(sent).toEqual({ to: sentTo, given });
  });

  it('the check is written in the oldest JavaScript, and the page needs none', () => {
    expect(scriptProblems('public/browser-check.js', 'es5', root)).toEqual([]);
    const page = readFileSync(join(root, 'public/old-browser.html'), 'utf8');
    expect(page).not.toMatch(/<script|\son\w+=/i);
  });

  it('the page, the README and the build name the same browsers', () => {
    const [chromium, safari, firefox] = SUPPORTED.map((one) => one.replace(/^\D+/, ''));
    for (const file of ['public/old-browser.html', 'README.md'])
      expect(readFileSync(join(root, file), 'utf8'), file).toMatch(
        new RegExp(`Chromium ${chromium}.*Safari ${safari}.*Firefox ESR.*${firefox}`, 's'),
      );
  });
});
