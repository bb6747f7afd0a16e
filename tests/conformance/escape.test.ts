import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { compileCondition, ConditionError } from '../../src/contract/conditions/condition.ts';
import { code, hostile } from '../fixtures/escape-corpus.ts';

/** Each way again inside of an otherwise harmless condition. */
const wrappers = [
  (source: string) => `row.Days > 3 && ${source}`,
  (source: string) => `me.Roles.exists(r, ${source})`,
  (source: string) => `row.Days in [1, (${source})]`,
];
const syntax = hostile.filter((source) => source.trim() && !source.startsWith('//') && source.length < 1_900);
const corpus = [...hostile, ...wrappers.flatMap((wrap) => syntax.map(wrap))];

const reached = () => (globalThis as { reached?: unknown }).reached;

afterEach(() => {
  expect(reached()).toBeUndefined();
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

describe('C24 B06 nothing hostile is a condition', () => {
  it('has a corpus of the promised size', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    expect(new Set(corpus).size).toBeGreaterThanOrEqual(500);
  });

  it.each(hostile)('refuses %j', (source) => {
    expect(() => compileCondition(source)).toThrow(ConditionError);
  });

  it('refuses all of them inside of other conditions, with an offset within the source', () => {
    for (const source of corpus)
      try {
        compileCondition(source);
        expect.unreachable(source);
      } catch (error) {
        expect(error, source).toBeInstanceOf(ConditionError);
        const { position } = error as ConditionError;
        expect(position, source).toBeGreaterThanOrEqual(0);
        expect(position, source).toBeLessThanOrEqual(source.length);
      }
  });

  it.each([undefined, null, 1, {}, [], { toString: () => 'true' }])(
    'refuses what is not text: %j',
    (source) => {
      expect(() => compileCondition(source as unknown as string)).toThrow(ConditionError);
    },
  );
});

describe('C24 A6 text is never code', () => {
  it.each([
    `{{${code}}}`,
    '${1}',
    '`${1}`',
    `javascript:${code}`,
    '__proto__',
    'constructor',
    '<script>',
    '%s',
  ])('a literal stays a literal: %s', (text) => {
    expect(compileCondition(`'${text}'`).evaluate({})).toBe(text);
    expect(compileCondition('row.Name').evaluate({ row: { Name: text } })).toBe(text);
  });

  it('sees nothing inherited, no accessor of a prototype and no function', () => {
    class Holder {
      get Secret() {
        return 'secret';
      }
      method() {
        return 'called';
      }
      own = () => 'called';
    }
    const scope = { row: new Holder(), list: ['a'], text: 'a', toString: 1 };
    for (const source of [
      'row.Secret',
      'row.method',
      'row.own',
      'row.toString',
      'list.length',
      'text.length',
      'list.map',
      'valueOf',
    ])
      expect(compileCondition(source).evaluate(scope), source).toBeNull();
  });

  it('words of JavaScript are names like any other: nothing, or unknown to the checker', () => {
    for (const source of [
      'this',
      'super.x',
      'arguments.callee',
      'window',
      'globalThis.process',
      'undefined',
      'NaN',
    ]) {
      expect(compileCondition(source).evaluate({}), source).toBeNull();
      expect(() => compileCondition(source, { row: 'dyn' }), source).toThrow(ConditionError);
    }
  });

  it('sees own fields of a scope without a prototype, and of parsed JSON with a __proto__ key', () => {
    const row = Object.assign(Object.create(null) as object, { Name: 'a' });
    expect(compileCondition("row.Name == 'a'").test({ row })).toBe(true);
    const parsed = JSON.parse('{"__proto__": {"Name": "a"}}') as unknown;
    expect(compileCondition("row.Name == 'a'").test({ row: parsed })).toBe(false);
  });
});

describe('B06 mutated conditions', () => {
  const seeds = [
    "row.Days > 3 && row.LeaveType in ['3', '4']",
    "me.Roles.exists(r, r == 'admin') ? row.Days * 2 : size(row.Files)",
    "'共' + text(round(row.Days, 2)) + '天' == row.Name.substring(0, 3)",
    'days(row.StartTime, row.EndTime) > 1.5 || !has(row.Reason)',
  ];
  const pieces = [
    '(',
    ')',
    '[',
    ']',
    '.',
    ',',
    "'",
    '"',
    '!',
    '-',
    '&&',
    '||',
    '?',
    ':',
    'in',
    '==',
    'null',
    'constructor',
    '{',
    '}',
    '\\',
    '0',
    '9',
  ];

  it('either fail with a ConditionError or give a plain value', () => {
    let state = 7;
    const next = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >>> 8) % below;
    };
    const scope = { row: { Days: 4, LeaveType: '3', Files: ['a'], Name: 'a' }, me: { Roles: ['admin'] } };
    let evaluated = 0;
    for (let round = 0; round < 20_000; round++) {
      let source = seeds[next(seeds.length)]!;
      for (let edit = next(3); edit >= 0; edit--) {
        const at = next(source.length + 1);
        source =
          source.slice(0, at) + (next(3) ? pieces[next(pieces.length)]! : '') + source.slice(at + next(4));
      }
      try {
        const value = compileCondition(source).evaluate(scope);
        evaluated++;
        expect(['string', 'number', 'boolean', 'object'], source).toContain(typeof value);
      } catch (error) {
        if (!(error instanceof ConditionError)) throw new Error(source, { cause: error });
      }
    }
    expect(evaluated).toBeGreaterThan(500);
  });
});

describe('browser', () => {
  const own = 'src/contract/conditions';
  const library = dirname(fileURLToPath(import.meta.resolve('@marcbachmann/cel-js')));
  const filesOf = (folder: string, ending: string) =>
    readdirSync(folder).filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts'));

  it('B06 neither we nor the library make code from text, so a policy without unsafe-eval suffices', () => {
    const sources = [
      ...filesOf(library, '.js').map((file) => join(library, file)),
      ...filesOf(own, '.ts').map((file) => join(own, file)),
    ];
    expect(sources.length).toBeGreaterThan(13);
    for (const file of sources)
      expect(readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, ''), file).not.toMatch(
        /\beval\s*\(|\bnew\s+Function\b|(?<![\w.])Function\s*\(|\bimport\s*\(|['"]node:/,
      );
  });
});
