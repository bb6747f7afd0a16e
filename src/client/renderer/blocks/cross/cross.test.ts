import { expect, it } from 'vitest';
import { crossedOf, savedLines } from './cross.ts';
import { csvOf } from '../csv.ts';

it('M04: what is set against each other is saved with its shares, and no cell is worked out as a formula', async () => {
  const crossed = crossedOf([
    {
      Items: [{ Key: 'q1', Name: '1. 满意吗', IsRow: 1 }],
      Row: 'q1',
      Column: 'Gender',
      Columns: [
        { Name: '男', Count: 8 },
        { Name: '=1+1', Count: 0 },
      ],
      Rows: [{ Name: '是，"很"', Counts: [3, null] }],
    },
  ])!;
  const text = await csvOf(savedLines(crossed, '满意吗＼性别')).text();
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    "满意吗＼性别,男,男（%）,'=1+1,'=1+1（%）",
    '"是，""很""",3,37.5,<5,',
    '作答人数,8,,0,',
    '',
  ]);
});
