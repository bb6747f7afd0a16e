import { describe, expect, it } from 'vitest';
import type { LinksArrange } from '../../../../contract/generated/meta.ts';
import { choicesLeft, moved, nextSize, placed, sizeOf, stepOf, tileOf } from './arrange.ts';

const arrange: LinksArrange = {
  title: '编辑桌面',
  key: 'ToolId',
  choices: { title: '添加应用', source: { call: 'A/B' }, key: 'Id' },
  save: 'A/C',
};
const tiles = (...sizes: string[]) => sizes.map((Size, at) => ({ ToolId: `t${at}`, Size }));
const names = (rows: readonly object[]) => rows.map((row) => Reflect.get(row, 'ToolId'));
const places = (...sizes: string[]) => placed(tiles(...sizes), 'ToolId').map(({ X, Y }) => [X, Y]);

describe('S01 tiles that their reader arranges', () => {
  it.each([
    [0, 2, ['t1', 't2', 't0']],
    [2, 0, ['t2', 't0', 't1']],
    [1, 9, ['t0', 't2', 't1']],
    [1, -1, ['t1', 't0', 't2']],
    [7, 0, ['t0', 't1', 't2']],
  ])('from %i to %i', (from, to, expected) => {
    expect(names(moved(tiles('1x1', '1x1', '1x1'), from, to))).toEqual(expected);
  });

  it('keys move a tile by one place or to the ends', () => {
    expect(['ArrowLeft', 'ArrowDown', 'Home', 'End', 'a'].map((key) => stepOf(key, 2, 5))).toEqual([
      1,
      3,
      0,
      4,
      undefined,
    ]);
  });

  it('sizes follow each other; what is none counts as the smallest', () => {
    expect((['1x1', '2x1', '2x2'] as const).map(nextSize)).toEqual(['2x1', '2x2', '1x1']);
    expect(sizeOf({ Size: '9x9' })).toBe('1x1');
  });

  it('what is a tile already is not offered again, and what is added is a small tile', () => {
    const offered = [{ Id: 't0' }, { Id: 't5', Name: '请假' }];
    expect(choicesLeft(arrange, offered, tiles('1x1'))).toEqual([offered[1]]);
    expect(tileOf(arrange, offered[1]!)).toEqual({ Id: 't5', ToolId: 't5', Name: '请假', Size: '1x1' });
  });

  it('places are counted on 6 columns, in the order of the tiles, and none is taken twice', () => {
    expect(places('1x1', '2x1', '2x2', '2x1', '1x1', '1x1')).toEqual([
      [0, 0],
      [1, 0],
      [3, 0],
      [0, 1],
      [2, 1],
      [5, 1],
    ]);
    expect(places('2x2', '2x2', '2x2', '1x1')).toEqual([
      [0, 0],
      [2, 0],
      [4, 0],
      [0, 2],
    ]);
    expect(placed(tiles('2x1'), 'ToolId')).toEqual([{ ToolId: 't0', X: 0, Y: 0, Size: '2x1' }]);
  });
});
