import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const SERVER = 'src/server';
const WRITES =
  /\b(?:INSERT INTO|DELETE FROM|(?<!FOR )(?<!KEY )(?<!DO )UPDATE)\s+(?:ONLY\s+)?(?:"\w+"|"?\$\{)/g;
/** Calls by which a statement goes through the write door. */
const DOORS = /\b(?:changeWhere|insertFrom|forgetWhere)\b/;

/** Statements that write rows past the write door of src/server/data, each with the reason. */
const RAW: Readonly<Record<string, readonly [number, string]>> = {
  'engines/accounts/fill.ts': [2, 'accounts of an older version, at a start, before there is an engine'],
  'engines/assignment/copies.ts': [
    1,
    'the engine of copies itself: what it writes is what the door asks for',
  ],
  'engines/undo/writes.ts': [3, 'rows go back as they were, with their own Ids, and in the audit by its own'],
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Named extends Node {
  readonly name?: string;
}

interface Call {
  readonly callee: Node;
  readonly arguments: readonly Named[];
}

interface Bound {
  readonly id: Named;
  readonly init: Node | null;
}

/** Where the program names a statement that it hands to the door: the call itself, or the constant that it hands on. */
function handedOver(source: string): (at: number) => boolean {
  const spans: Node[] = [];
  const names = new Set<string>();
  const bound: (Node & { readonly name: string })[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node & Call & Bound;
    if (node.type === 'CallExpression' && DOORS.test(source.slice(node.callee.start, node.callee.end))) {
      spans.push(node);
      for (const { name } of node.arguments) if (name !== undefined) names.add(name);
    }
    if (node.type === 'VariableDeclarator' && node.init) bound.push({ ...node, name: node.id.name ?? '' });
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseAst(source, { lang: 'ts' }));
  return (at) =>
    [...spans, ...bound.filter(({ name }) => names.has(name))].some(
      ({ start, end }) => start <= at && at < end,
    );
}

/** Statements of a source that do not go through the door. */
const rawWrites = (source: string): number => {
  const places = [...source.matchAll(WRITES)].map(({ index }) => index);
  if (places.length === 0) return 0;
  const isHanded = handedOver(source);
  return places.filter((at) => !isHanded(at)).length;
};

describe('rows of modules are written through the engine', () => {
  it('is read', () => {
    expect(rawWrites('tx.query(`UPDATE "Bed" SET "State" = 1`)')).toBe(1);
    expect(rawWrites('const text = `DELETE FROM "Bed"`; tx.query(text)')).toBe(1);
    expect(rawWrites('tx.query(`UPDATE "${table}" SET "State" = 1`)')).toBe(1);
    expect(
      rawWrites('const text = `UPDATE "Bed" SET "State" = 1`; changeWhere(context, entities.Bed, text, [])'),
    ).toBe(0);
    expect(rawWrites('changeWhere(context, entities.Bed, `UPDATE "Bed" SET "State" = 1`, [])')).toBe(0);
  });

  it('modules, calls and engines have no statement of their own that writes, but for those with a reason', () => {
    const found: Record<string, number> = {};
    for (const room of ['modules', 'calls', 'engines'])
      for (const name of readdirSync(join(SERVER, room), {
        recursive: true,
        encoding: 'utf8',
      })) {
        if (!name.endsWith('.ts') || name.includes('.test.')) continue;
        const file = `${room}/${name.replaceAll('\\', '/')}`;
        const writes = rawWrites(readFileSync(join(SERVER, file), 'utf8'));
        if (writes > 0) found[file] = writes;
      }
    expect(
      found,
      'write rows by changeRow, changeRows, addRow or addRows of src/server/data, and sets by changeWhere or insertFrom',
    ).toEqual(Object.fromEntries(Object.entries(RAW).map(([file, [count]]) => [file, count])));
  });
});
