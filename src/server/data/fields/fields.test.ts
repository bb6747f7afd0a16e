import { describe, expect, it } from 'vitest';
import type { FieldType } from '../../../contract/generated/meta.ts';
import type { FieldModel } from '../../../contract/model.ts';
import { Binder } from '../sql/sql.ts';
import { presentKey, useSealingKeys } from '../sealed/keys.ts';
import { comparedPart } from '../sealed/value.ts';
import { FIELD_KINDS } from './index.ts';
import { marksOf } from './sealed.ts';
import { FieldValueError } from './kind.ts';

const field = (type: FieldType): FieldModel => ({
  type,
  title: '字段',
  name: 'Value',
  id: 1,
  implicit: false,
});

const SAMPLES: Record<FieldType, { column: string | undefined; good: [unknown, unknown][]; bad: unknown[] }> =
  {
    text: { column: 'text', good: [['一', '一']], bad: [1, true, ['x'], {}, 'a\u0000', '\udc00'] },
    longtext: { column: 'text', good: [['一\n二', '一\n二']], bad: [1, 'a\u0000'] },
    html: { column: 'text', good: [['<p>x</p>', '<p>x</p>']], bad: [1] },
    phone: { column: 'text', good: [['13800138000', '13800138000']], bad: [13800138000] },
    idcard: { column: 'text', good: [['36010120000101123X', '36010120000101123X']], bad: [1] },
    email: { column: 'text', good: [['a@b.cn', 'a@b.cn']], bad: [{}] },
    dict: { column: 'text', good: [['01', '01']], bad: [1, ['01']] },
    ref: { column: 'text', good: [['abc', 'abc']], bad: [1] },
    time: { column: 'text', good: [['08:30', '08:30']], bad: ['24:00', '8:30', '08:30:00', 830] },
    dicts: {
      column: 'jsonb',
      good: [
        [['1', '2'], '["1","2"]'],
        [[], null],
      ],
      bad: ['1', [1], {}, ['a\u0000']],
    },
    refs: { column: 'jsonb', good: [[['a'], '["a"]']], bad: ['a', [null]] },
    list: { column: 'jsonb', good: [[[{ A: 1 }], '[{"A":1}]']], bad: [{}, ['x'], [null], [{ A: '\ud800' }]] },
    json: {
      column: 'jsonb',
      good: [
        [{ a: [1, null] }, '{"a":[1,null]}'],
        [0, '0'],
      ],
      bad: [{ a: '\u0000' }, NaN],
    },
    geo: { column: 'jsonb', good: [[{ Lng: 1, Lat: 2 }, '{"Lng":1,"Lat":2}']], bad: [{ 'a\u0000': 1 }] },
    image: { column: 'text', good: [['a,b', 'a,b']], bad: [['a']] },
    file: { column: 'text', good: [['a', 'a']], bad: [1] },
    int: { column: 'integer', good: [[-3, -3]], bad: ['3', 1.5, 2 ** 31, NaN, Infinity, true] },
    decimal: { column: 'numeric(12,2)', good: [[1.25, 1.25]], bad: ['1.25', NaN] },
    money: { column: 'numeric(12,2)', good: [[0, 0]], bad: ['x', Infinity] },
    bool: {
      column: 'smallint',
      good: [
        [1, 1],
        [false, 0],
      ],
      bad: [2, '1', 'true'],
    },
    date: {
      column: 'date',
      good: [['2024-02-29', '2024-02-29']],
      bad: ['2023-02-29', '2023-2-9', '0000-01-01', 20240229],
    },
    datetime: {
      column: 'timestamptz',
      good: [['2024-02-29 23:59:59', '2024-02-29 23:59:59']],
      bad: [
        '2024-02-29',
        '2024-02-29T00:00:00',
        '2024-02-30 00:00:00',
        '2024-02-29 24:00:00',
        '0000-01-01 00:00:00',
      ],
    },
    count: { column: undefined, good: [[5, null]], bad: [] },
  };

describe.each(Object.entries(SAMPLES) as [FieldType, (typeof SAMPLES)[FieldType]][])('%s', (type, sample) => {
  const kind = FIELD_KINDS[type];

  it('has its column and takes nothing for nothing', () => {
    expect(kind.column(field(type))).toBe(sample.column);
    for (const nothing of [null, undefined, '']) expect(kind.prepare(nothing, field(type))).toBeNull();
  });

  it('prepares good values and refuses bad ones in Chinese', () => {
    for (const [wire, bound] of sample.good) expect(kind.prepare(wire, field(type))).toEqual(bound);
    for (const bad of sample.bad)
      expect(() => kind.prepare(bad, field(type)), JSON.stringify(bad)).toThrow(
        new FieldValueError('字段格式不正确'),
      );
  });

  it('never writes a filter value into the SQL', () => {
    const hostile = `x'); DROP TABLE "a"; --`;
    for (const value of [hostile, [hostile], { From: hostile, To: hostile }]) {
      const binder = new Binder();
      let sql: string | undefined = '';
      try {
        sql = kind.filter(field(type), 't."Value"', value, binder);
      } catch (error) {
        expect(error).toBeInstanceOf(FieldValueError);
      }
      expect(sql ?? '').not.toContain('DROP');
    }
  });
});

it('B18 a sealed value is sought by the mark of every key that may have sealed it', () => {
  const sealed: FieldModel = { ...field('text'), sealed: true };
  useSealingKeys([Buffer.alloc(32, 1)]);
  const older = presentKey();
  useSealingKeys([Buffer.alloc(32, 2)]);
  const marks = marksOf(FIELD_KINDS.text, sealed, ['110101199003070011']);
  for (const key of [older, presentKey()]) expect(marks).toContain(comparedPart('110101199003070011', key));
});

it('nothing that stands in a sealed list is sought: it is marked as a whole', () => {
  for (const type of ['dicts', 'list', 'json'] as const)
    expect(
      FIELD_KINDS[type].filter({ ...field(type), sealed: true }, 'c', '01', new Binder()),
    ).toBeUndefined();
});
