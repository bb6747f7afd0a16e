import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EntityModel, FieldModel } from '../../src/contract/model.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';

const catalog = loadCatalog('schemas');
const entities = [...catalog.entities.values()];
const pages = [...catalog.pages].map(([path, page]) => ({ path, page, text: JSON.stringify(page) }));
const written = entities.map(({ file }) => JSON.stringify(file)).join('\n');
const code = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('demo/'))
  .map((path) => readFileSync(join('src/server', path), 'utf8'))
  .join('\n');

/** Numbers of cards and boards are asked of the list that they open. */
const NUMBERS = /"rows":\{"page":"([^"]+)","filter":(\{[^}]*\})/g;

/** What asks for rows of an entity by their states: its pages, its own conditions, and numbers that open its lists. */
function askers(of: EntityModel): [where: string, text: string][] {
  const own = pages.filter(({ page }) => 'entity' in page && page.entity === of.name);
  const paths = new Set(own.map(({ path }) => path));
  const numbers = pages.flatMap(({ path, text }) =>
    [...text.matchAll(NUMBERS)].flatMap(([, page = '', filter = '']) =>
      paths.has(page) ? [[path, filter] as [string, string]] : [],
    ),
  );
  return [
    [of.name, JSON.stringify(of.file)],
    ...own.map(({ path, text }) => [path, text] as [string, string]),
    ...numbers,
  ];
}

const isAsked = (text: string, name: string, item: string) =>
  new RegExp(
    `row\\.${name} (==|!=) '${item}'|row\\.${name} in \\[[^\\]]*'${item}'|"${name}":"\\[?('[^']*', ?)*'${item}'`,
  ).test(text);

/** Somebody types it somewhere, in this entity or in the one that it is a copy of. */
const isTyped = ({ name, dict }: FieldModel) =>
  entities.some(({ fields }) => fields.get(name)?.dict === dict && !fields.get(name)!.readonly);

/** A schema sets it, or the server names it. */
function isSet({ name, dict }: FieldModel, item: string, key = ''): boolean {
  if (new RegExp(`"${name}":"[^"\\[]*'${item}'`).test(written)) return true;
  return (
    key !== '' && new RegExp(`\\b${dict}\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\} = ${dict}\\b`).test(code)
  );
}

/** An act sets it to what the person who acts chooses. */
const isChosen = ({ file }: EntityModel, { name, dict }: FieldModel) =>
  Object.values(file.actions ?? {}).some(({ set, params }) => {
    const [, param] = /^params\.(\w+)$/.exec(String(set?.[name])) ?? [];
    return param !== undefined && params?.[param]?.dict === dict;
  });

/** The engine of places writes it: who waits, has a place, or gave one back. */
const isGiven = (of: EntityModel, { name }: FieldModel, item: string) =>
  entities.some(({ file: { slot } }) => {
    const { entity, state, waiting, held, taken, left } = slot?.entries ?? {};
    return entity === of.name && state === name && [waiting, held, taken, left].includes(item);
  });

/** States that nobody types and that a page, a number or a button asks for, though nothing ever writes them. */
function neverWritten(of: EntityModel): string[] {
  const states = [...of.fields.values()].filter(
    (field) => field.type === 'dict' && field.readonly && field.value === undefined && !isTyped(field),
  );
  return states.flatMap((field) => {
    if (isChosen(of, field)) return [];
    const items = catalog.codes.get(field.dict!)!.items ?? [];
    return items.flatMap(({ code: item, key }) => {
      if (item === field.default || isSet(field, item, key) || isGiven(of, field, item)) return [];
      return askers(of).flatMap(([where, text]) =>
        isAsked(text, field.name, item) ? [`${where}: ${field.name} ${item}`] : [],
      );
    });
  });
}

describe('M08 a state that is asked for', () => {
  it.each(entities.map((one) => [one.name, one] as const))('is written by something: %s', (_name, one) => {
    expect(neverWritten(one)).toEqual([]);
  });

  it('is found wanting where nothing writes it', () => {
    const bill = catalog.entities.get('orientation/FeeBill')!;
    const state = bill.fields.get('PayState')!;
    expect(isSet(state, '5', 'Overdue')).toBe(true);
    expect(isSet(state, '5', 'NeverSet')).toBe(false);
    expect(
      askers(bill).some(([where, text]) => where === 'orientation/cards' && isAsked(text, 'PayState', '5')),
    ).toBe(true);
  });
});
