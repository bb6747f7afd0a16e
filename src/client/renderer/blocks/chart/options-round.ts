import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import { shownValue } from '../values.ts';
import { SPLIT, TEXT, type ChartOption } from './look.ts';
import type { ChartData } from './measures.ts';

const slices = ({ names, series }: ChartData) =>
  names.map((name, place) => ({ name, value: series[0]?.values[place] }));

/** A ring of shares. */
export const pieOption = (_block: ChartBlock, data: ChartData): ChartOption => ({
  series: [
    {
      type: 'pie',
      name: data.series[0]?.title,
      // Short lines and two rows of text: a phone has little room beside the ring.
      radius: ['40%', '62%'],
      itemStyle: { borderColor: '#fff', borderWidth: 2 },
      label: { ...TEXT, formatter: '{b}\n{d}%', edgeDistance: 2 },
      labelLine: { length: 8, length2: 6 },
      data: slices(data),
    },
  ],
});

/** Stages below each other, in the order of the rows. */
export const funnelOption = (_block: ChartBlock, data: ChartData): ChartOption => ({
  series: [
    {
      type: 'funnel',
      name: data.series[0]?.title,
      sort: 'none',
      left: '12%',
      width: '56%',
      top: 12,
      bottom: 12,
      gap: 3,
      minSize: '8%',
      label: { ...TEXT, position: 'right', formatter: '{b} {c}' },
      labelLine: { length: 14, lineStyle: { color: '#c3c9c6' } },
      itemStyle: { borderWidth: 0 },
      data: slices(data),
    },
  ],
});

/** In less height than this the numbers along a scale would stand in the value that it shows. */
const FLAT_PX = 160;

const scaleOf = (show: boolean) => ({
  splitLine: { show },
  axisLabel: { show },
  detail: { fontSize: show ? 30 : 22 },
});

/** One number on a scale. */
export const gaugeOption = (block: ChartBlock, { series }: ChartData, primary: string): ChartOption => ({
  series: [
    {
      type: 'gauge',
      min: 0,
      max: block.max ?? 100,
      radius: '92%',
      center: ['50%', '56%'],
      progress: { show: true, width: 14, itemStyle: { color: primary } },
      axisLine: { lineStyle: { width: 14, color: [[1, '#e6ebe9']] } },
      axisTick: { show: false },
      splitLine: { length: 6, distance: 4, lineStyle: { color: '#c3c9c6', width: 1 } },
      axisLabel: { ...TEXT, distance: 20 },
      pointer: { show: false },
      anchor: { show: false },
      title: { ...TEXT, offsetCenter: [0, '28%'], fontSize: 13 },
      detail: {
        offsetCenter: [0, '-4%'],
        fontSize: 30,
        fontWeight: 600,
        color: '#1f2326',
        formatter: (value: unknown) => shownValue(value),
      },
      data: [{ name: series[0]?.title, value: series[0]?.values[0] ?? 0 }],
    },
  ],
  media: [
    { query: { maxHeight: FLAT_PX }, option: { series: [scaleOf(false)] } },
    { option: { series: [scaleOf(true)] } },
  ],
});

/** A polygon for each series over the same spokes: of several numbers those that all of them are known for, if any. */
export function radarOption(block: ChartBlock, { names, series }: ChartData): ChartOption {
  const shared = names.map((_, at) => series.every(({ values }) => values[at] !== undefined));
  const takesAll = !Array.isArray(block.y) || !shared.includes(true);
  const isSpoke = (_: unknown, at: number) => takesAll || shared[at] === true;
  const greatest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return {
    radar: {
      radius: '68%',
      center: ['50%', series.length > 1 ? '56%' : '50%'],
      indicator: names.filter(isSpoke).map((name) => ({ name, max: block.max ?? greatest })),
      axisName: TEXT,
      splitLine: SPLIT,
      splitArea: { show: false },
      axisLine: SPLIT,
    },
    series: [
      {
        type: 'radar',
        symbolSize: 5,
        areaStyle: { opacity: 0.15 },
        data: series.map(({ title, values }) => ({
          name: title,
          value: values.filter(isSpoke).map((value) => value ?? 0),
        })),
      },
    ],
  };
}
