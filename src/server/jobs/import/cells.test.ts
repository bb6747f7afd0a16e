import { describe, expect, it } from 'vitest';
import type { FieldType } from '../../../contract/generated/meta.ts';
import type { FieldModel } from '../../../contract/model.ts';
import type { CellValue } from '../xlsx/row.ts';
import { CellProblem } from './cell-text.ts';
import { readCell } from './cell-values.ts';
import { isHeading, matchHeadings } from './columns.ts';
import { Dictionaries } from './dictionaries.ts';

const dictionaries = new Dictionaries(
  new Map([
    [
      'CITY',
      {
        version: 1 as const,
        title: '城市',
        items: [
          { code: '01', name: '南昌市' },
          { code: '02', name: '转学(转出)' },
          { code: '10', name: '市辖区' },
          { code: '11', name: '市辖区' },
        ],
      },
    ],
  ]),
);

const field = (type: FieldType): FieldModel => ({
  type,
  title: '栏目',
  name: 'Key',
  id: 1,
  implicit: false,
  dict: 'CITY',
});
const read = (type: FieldType, cell: CellValue): unknown => {
  try {
    return readCell(cell, { field: field(type), dictionaries });
  } catch (error) {
    if (error instanceof CellProblem) return error;
    throw error;
  }
};
const problem = expect.any(CellProblem);

describe('reading cells', () => {
  it.each<[CellValue, unknown]>([
    ['2006-01-02', '2006-01-02'],
    ['2006/1/2', '2006-01-02'],
    ['2006.1.2', '2006-01-02'],
    ['2006年1月2日', '2006-01-02'],
    [' 2006 年 1 月 2 日 ', '2006-01-02'],
    ['２００６－０１－０２', '2006-01-02'],
    ['20060102', '2006-01-02'],
    [20_060_102, '2006-01-02'],
    [38_719, '2006-01-02'],
    ['2006-01-02 00:00:00', '2006-01-02'],
    ['2006/1/2 0:00', '2006-01-02'],
    ['2006-01-02 08:30', problem],
    ['06-1-2', problem],
    ['2006', problem],
    [2006, problem],
    ['2006-1', problem],
    [true, problem],
    ['明天', problem],
  ])('R26 a day written as %j', (cell, expected) => {
    expect(read('date', cell)).toEqual(expected);
  });

  it.each<[FieldType, CellValue, unknown]>([
    ['datetime', '2006年1月2日 8:05', '2006-01-02 08:05:00'],
    ['datetime', '2006-01-02', '2006-01-02 00:00:00'],
    ['time', '8:05', '08:05'],
    ['time', '08:05:30', problem],
    ['text', 202_400_010_001, '202400010001'],
    ['text', 3.6e17, problem],
    ['text', 0.000_000_1, '0.0000001'],
    ['text', ' 赵 敏　', '赵 敏'],
    ['text', '阿依古丽·买合木提•艾山・𠮷', '阿依古丽·买合木提•艾山・𠮷'],
    ['text', '#REF!', problem],
    ['phone', 13_812_345_678, '13812345678'],
    ['phone', '138 1234-5678', '13812345678'],
    ['idcard', '99000020050101001x', '99000020050101001X'],
    ['idcard', '９９００００２００５０１０１００１Ｘ', '99000020050101001X'],
    ['int', '1,234', 1234],
    ['int', '１２', 12],
    ['decimal', '-3.50', -3.5],
    ['int', '12人', problem],
    ['bool', '是', 1],
    ['bool', false, 0],
    ['bool', '对', problem],
    ['dict', '南昌市', '01'],
    ['dict', '01', '01'],
    ['dict', 1, '01'],
    ['dict', '转学（转出）', '02'],
    ['dict', '市辖区', problem],
    ['dict', '11', '11'],
    ['dict', '上海市', problem],
    ['dicts', '南昌市、10；南昌市', ['01', '10']],
    ['refs', '甲, 乙', ['甲', '乙']],
  ])('R26 %s from %j', (type, cell, expected) => {
    expect(read(type, cell)).toEqual(expected);
  });
});

describe('headings', () => {
  const columns = [
    { field: field('text'), title: '学号', required: true },
    { field: field('text'), title: '费用(元)', required: false },
  ];

  it('are found in both widths, with and without star, in any order', () => {
    expect(matchHeadings(columns, ['费用（元）', null, ' 学 号＊'])).toEqual([
      columns[1],
      undefined,
      columns[0],
    ]);
    expect(isHeading(columns, '学号*')).toBe(true);
    expect(isHeading(columns, '学生名单')).toBe(false);
  });

  it('that are missing, unknown or repeated are all named', () => {
    expect(() => matchHeadings(columns, ['费用(元)', '费用（元）', '备注'])).toThrow(
      '模板列不匹配：缺少列「学号」；无法识别的列「备注」；重复的列「费用(元)」',
    );
  });
});
