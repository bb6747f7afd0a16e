import { expect, it } from 'vitest';
import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import { axesOption, leastHeight } from './options-axes.ts';
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

it('a line that counts what the bars count is held against their axis', () => {
  const same = {
    ...block,
    y: [
      { field: 'Planned', title: '计划' },
      { field: 'Arrived', title: '已到', line: 'same' },
    ],
  } as unknown as ChartBlock;
  const option = axesOption(same, chartData(same, [{ Name: '1日', Planned: 40, Arrived: 2 }]));
  expect(Array.isArray(option['yAxis'])).toBe(false);
  expect((option['series'] as { type: string; yAxisIndex?: number }[])[1]).toMatchObject({
    type: 'line',
    z: 3,
  });
  expect((option['series'] as { yAxisIndex?: number }[])[1]!.yAxisIndex).toBeUndefined();
});

it('lying bars make a chart as high as their names need, up to a limit; others are as high as every chart', () => {
  const lying = { ...block, horizontal: true, y: { field: 'Rate', title: '占比' } } as unknown as ChartBlock;
  const heightOf = (one: ChartBlock, count: number) =>
    leastHeight(
      one,
      chartData(
        one,
        Array.from({ length: count }, (_, at) => ({ Name: `${at}`, Rate: at })),
      ),
    );
  expect(heightOf(lying, 30)).toBe(760);
  expect(heightOf(lying, 900)).toBe(heightOf(lying, 60));
  expect(heightOf(block, 30)).toBeUndefined();
});
