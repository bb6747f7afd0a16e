import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writing, type Calls } from '../../src/server/calls/call.ts';

const FOLDER = 'src/server/calls';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

/** Words that only a statement or a part of one holds. */
const SQL =
  /\.query\b\s*[<(]|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM) (?:"|\$\{|\w+\.")|"IsDeleted"|\w\."[A-Z]\w*"|\$\{alias\}\."/;

describe('calls are tables of thin handlers', () => {
  it('a call holds no SQL: what reads or writes rows belongs to the room that owns the table', () => {
    expect(files.length).toBeGreaterThan(25);
    expect(files.filter(({ text }) => SQL.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('each handler stands in the table of its group, once', () => {
    const tables = files.filter(({ text }) => /^export const \w+: Calls</m.test(text));
    const own = files.flatMap(({ text }) =>
      [...text.matchAll(/^export const (\w+)(?:: Handler<| = (?:writing|shown)<)'(\w+)\/(\w+)'/gm)].map(
        ([, name = '', group = '', action = '']) => ({ name, group, action }),
      ),
    );
    expect(own.length).toBeGreaterThan(2);
    for (const { name, group, action } of own) {
      const table = tables.find((one) => one.name === `${group}.ts`);
      expect(table?.text).toMatch(new RegExp(`^  (?:${action}: ${name}|${action}),$`, 'm'));
    }
  });

  it('a handler that is missing, or that no file declares, does not compile', () => {
    // @ts-expect-error -- a group without its handler
    const missing: Calls<'Analysis'> = {};
    const surplus: Calls<'Analysis'> = {
      MonthBar: () => Promise.resolve([]),
      // @ts-expect-error -- no file declares this one
      YearBar: () => Promise.resolve([]),
    };
    expect([missing, surplus].map((table) => Object.keys(table).length)).toEqual([0, 2]);
  });

  it('a call whose file does not say that it writes gets no transaction to write with', () => {
    // @ts-expect-error -- the file of this call does not say write
    const write = writing<'Analysis/MonthBar'>(() => Promise.resolve([]));
    expect(write).toBeTypeOf('function');
  });
});
