import { expect, it } from 'vitest';
import type { CodeFile } from '../../../contract/generated/meta.ts';
import type { FieldModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { paperWriter } from './paper-writer.ts';

const items = [
  { code: '01', name: '学费' },
  { code: '02', name: '住宿费' },
];
const codes = new Map([['FEE', { version: 1, title: '收费项目', items } as CodeFile]]);
const catalog = { codes } as unknown as Catalog;

it.each<[string, Partial<FieldModel>, Record<string, unknown>, string]>([
  ['a code in the lines of a list', { type: 'dict', dict: 'FEE' }, { Item: '01' }, '学费'],
  [
    'a code with its name beside it',
    { type: 'dict', dict: 'FEE' },
    { Item: '01', ItemName: '学费*' },
    '学费*',
  ],
  ['several codes', { type: 'dicts', dict: 'FEE' }, { Item: ['02', '01'] }, '住宿费、学费'],
  ['a code that is unknown', { type: 'dict', dict: 'FEE' }, { Item: '99' }, '99'],
  ['no code', { type: 'dict', dict: 'FEE' }, { Item: null }, ''],
  ['money', { type: 'money' }, { Item: '4800' }, '¥4,800.00'],
  ['no money', { type: 'money' }, { Item: null }, ''],
  ['a number with its unit', { type: 'decimal', unit: '天' }, { Item: 3.5 }, '3.5 天'],
  ['a yes', { type: 'bool' }, { Item: 1 }, '是'],
  ['a masked number', { type: 'int' }, { Item: '***' }, '***'],
])('M08: paper reads as its preview: %s', (_what, field, row, text) => {
  const model = { name: 'Item', title: '项目', id: 1, implicit: false, ...field } as FieldModel;
  expect(paperWriter({ catalog }, model)(row)).toBe(text);
});
