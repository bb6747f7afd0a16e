import { expect, it } from 'vitest';
import type { ChartBlock, PivotBlock } from '../../../../contract/generated/meta.ts';
import { chartData, chartLines } from '../../blocks/chart/series.ts';
import { pivotLines, pivotOf } from '../../blocks/pivot/pivot.ts';
import { linesOfItems, type SavedBlock } from '../../blocks/saved.ts';
import { boardFile, boardLines } from './saved-board.ts';

const rows = [
  { Name: '一班', Kind: '甲', Count: 3, Share: null },
  { Name: '=二班', Kind: '', Count: 0, Share: 0.5 },
];
const items = [
  { field: 'Name', title: '班级' },
  { field: 'Count', title: '人数' },
  { field: 'Share', title: '比例' },
];
const block = (pointer: string, title: string | undefined, lines: SavedBlock['lines']): SavedBlock => ({
  pointer,
  title,
  lines,
});
const head = { title: '看板', date: '2026-09', now: '2026-10-01 08:00:00' };

it('saves what each block shows, in the order of the page, and leaves out what shows nothing', () => {
  const chart = { x: { field: 'Name', title: '班级' }, y: items[1], chart: 'bar' } as unknown as ChartBlock;
  const pivot = {
    rows: { field: 'Name', title: '班级' },
    columns: { field: 'Kind', title: '类别' },
    value: items[1],
    stat: 'sum',
  } as unknown as PivotBlock;
  const blocks = [
    block('/blocks/10', '表', () => linesOfItems(items, rows)),
    block('/blocks/3', undefined, () => undefined),
    block('/blocks/2', '图', () => chartLines(chart, chartData(chart, rows))),
    block('/blocks/0', '透视', () => pivotLines(pivot, pivotOf(pivot, rows))),
  ];
  expect(boardLines(head, blocks)).toEqual([
    ['看板'],
    ['统计时间', '2026-09'],
    ['导出时间', '2026-10-01 08:00:00'],
    [],
    ['透视'],
    ['班级＼类别', '甲', '未填', '合计'],
    ['一班', 3, '', 3],
    ['=二班', '', 0, 0],
    ['合计', 3, 0, 3],
    [],
    ['图'],
    ['班级', '人数'],
    ['一班', 3],
    ['=二班', 0],
    [],
    ['表'],
    ['班级', '人数', '比例'],
    ['一班', 3, ''],
    ['=二班', 0, 0.5],
  ]);
});

it('is no formula of the spreadsheet that opens it', async () => {
  const file = boardFile({ ...head, date: undefined }, [
    block('/blocks/0', '表', () => linesOfItems(items, rows)),
  ]);
  expect(await file.text()).toContain('看板\r\n导出时间,2026-10-01 08:00:00\r\n\r\n表\r\n');
  expect(await file.text()).toContain("\r\n'=二班,0,0.5\r\n");
});
