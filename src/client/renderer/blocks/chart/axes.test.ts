import { expect, it } from 'vitest';
import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import { axesOption } from './options-axes.ts';
import { chartData } from './series.ts';

const block = {
  block: 'chart',
  title: '报名',
  chart: 'bar',
  source: { call: 'Club/Count' },
  x: { field: 'Name', title: '社团' },
  y: [
    { field: 'Joined', title: '人数' },
    { field: 'Rate', title: '占比', line: true },
  ],
} as unknown as ChartBlock;

it('an axis of whole numbers has no line between two of them, another one has', () => {
  const rows = [
    { Name: '棋社', Joined: 1, Rate: 33.3 },
    { Name: '合唱团', Joined: 3, Rate: null },
  ];
  const [left, right] = axesOption(block, chartData(block, rows))['yAxis'] as { minInterval?: number }[];
  expect(left!.minInterval).toBe(1);
  expect(right!.minInterval).toBeUndefined();
});
