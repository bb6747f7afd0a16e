import type { Page } from 'playwright-core';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';

const catalog = loadCatalog('schemas');

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Names of the schemas that are no words of people: EnCodes, entities, pages, calls, tables and fields. */
const NAMES = new Set([
  ...[...catalog.enCodes.keys(), ...catalog.entities.keys(), ...catalog.calls.keys()].filter((name) =>
    /[./]/.test(name),
  ),
  ...catalog.pages.keys(),
  ...[...catalog.entities.values()]
    .flatMap(({ table, fields }) => [table, ...fields.keys()])
    .filter(isCoined),
]);
/** What stands in braces is filled in when a message is sent. */
const ONE_OF_THEM = new RegExp(
  `(?<![\\w./{-])(?:${[...NAMES].map(escaped).join('|')})(?![\\w/-]|\\.\\w)`,
  'g',
);

/** Names like `CollegeId`, that nobody writes by chance. */
function isCoined(name: string): boolean {
  return /^(?:[A-Z][a-z0-9]+){2,}$/.test(name);
}

const PATH = /schemas\/\S+|#\/\w+|\/api\/\w+/g;
const SENTENCE = /[A-Za-z]{2,}(?: [A-Za-z']{2,}){3,}/g;
/** What libraries, databases and programs say of their faults. */
const MACHINE =
  /\b(?:undefined|null|NaN|TypeError|SyntaxError|Error:|\[object|ECONN\w+|must be|must NOT|syntax error|violates|relation "|column "|at position \d|Unexpected token|is not a function)/g;

/** An address that a reader hands on, with what a page is asked by it. */
const ADDRESS = /\/[\w/.-]+\?[\w=&%-]+/g;

/** What only somebody who writes schemas or programs can read. */
export function wordsOfImplementers(text: string): string[] {
  const said = text.replaceAll(ADDRESS, '');
  return [...new Set([ONE_OF_THEM, PATH, SENTENCE, MACHINE].flatMap((pattern) => said.match(pattern) ?? []))];
}

/** All that a page tells: its text, and what a pointer, a screen reader or an empty box is told. Conditions that stand as they were written are for who writes them. */
export const toldOnPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = ['title', 'placeholder', 'aria-label', 'aria-description', 'alt'];
    const told = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    const written = [...document.querySelectorAll<HTMLElement>('code[data-condition]')].map(
      (one) => one.innerText,
    );
    const text = written.reduce((rest, one) => rest.replace(one, ''), document.body.innerText);
    return [text, ...told].join('\n');
  });

/** What on a page only somebody who writes schemas or programs can read; a field of raw JSON shows it as it is. */
export const wordsOnPage = async (page: Page): Promise<string[]> =>
  wordsOfImplementers((await toldOnPage(page)).replaceAll(/"\S+": null/g, ''));
