import { expect, it } from 'vitest';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { changeIn } from './lines.ts';

const before: NamedField = { name: 'Before', type: 'text', title: '变更前' };
const after: NamedField = { name: 'After', type: 'text', title: '变更后', was: 'Before' };
const item: NamedField = { name: 'Item', type: 'text', title: '项目' };

it.each([
  ['男', '女', ['old', 'new']],
  ['男', '男', []],
  [null, '女', ['old', 'new']],
  ['男', '', ['old', 'new']],
  [null, '', []],
  [['1', '2'], ['1', '2'], []],
  [['1', '2'], ['2'], ['old', 'new']],
  [0, null, ['old', 'new']],
])('L02 %j and then %j stand out as %j', (Before, After, marks) => {
  const line = { Item: '性别', Before, After };
  const columns = [item, before, after];
  expect(columns.flatMap((column) => changeIn(columns, column, line) ?? [])).toEqual(marks);
});
