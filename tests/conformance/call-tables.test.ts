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

/** The properties of every object type of a source, in alphabetical order, as far as it has three and more. */
function shapesIn(source: string): string[] {
  const open: string[] = [''];
  const shapes: string[] = [];
  for (const part of source.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').split(/(?=[{}])/)) {
    if (part.startsWith('{')) open.push('');
    if (part.startsWith('}') && open.length > 1) {
      const names = [...open.pop()!.matchAll(/(?:^|[;,\n])\s*(?:readonly )?(\w+)\??: /g)].map(
        ([, name]) => name!,
      );
      if (names.length > 2) shapes.push(names.sort().join());
    }
    open[open.length - 1] += part.slice(1);
  }
  return shapes;
}

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
    expect(own.length).toBeGreaterThan(0);
    for (const { name, group, action } of own) {
      const table = tables.find((one) => one.name === `${group}.ts`);
      expect(table?.text).toMatch(new RegExp(`^  (?:${action}: ${name}|${action}),$`, 'm'));
    }
  });

  it('no module and no call says a shape again that a call file says', () => {
    const said = new Set(shapesIn(readFileSync('src/contract/generated/calls.ts', 'utf8')));
    expect(said.size).toBeGreaterThan(200);
    const again = ['src/server/calls', 'src/server/modules'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .flatMap((name) => {
          const types = readFileSync(join(folder, name), 'utf8').matchAll(
            /^(?:export )?(?:interface (\w+)[^{]*|type (\w+) = )(\{[^]*?^\})/gm,
          );
          return [...types]
            .filter(([, , , body]) => shapesIn(body!).some((shape) => said.has(shape)))
            .map(([, one, other]) => `${folder}/${name}: ${one ?? other}`);
        }),
    );
    expect(again).toEqual([]);
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
