import type { ChartBlock } from '../../../../../contract/generated/meta.ts';
import { LINE, SPLIT, TEXT, type ChartOption } from './look.ts';
import { measuresOf, type ChartData } from './series.ts';

/** Room above the axes: for what an axis is called, and for the legend above it. */
const ROOM = { name: 40, legend: 22 };

/** Bars, lines and areas between two axes. */
export function axesOption(block: ChartBlock, { names, series }: ChartData): ChartOption {
  const isBar = block.chart === 'bar';
  const lies = isBar && block.horizontal === true;
  const name = { nameTextStyle: TEXT };
  const along = {
    type: 'category',
    name: block.x.title,
    ...name,
    ...(lies ? { inverse: true, nameLocation: 'start' } : { nameLocation: 'middle', nameGap: 30 }),
    data: names,
    axisTick: { show: false },
    axisLine: LINE,
    axisLabel: { ...TEXT, width: lies ? 130 : 84, overflow: 'truncate', hideOverlap: !lies },
    boundaryGap: isBar,
  };
  const [measure] = measuresOf(block);
  const title = measuresOf(block).length > 1 ? '' : (measure?.title ?? '');
  const numbers = {
    type: 'value',
    name: title,
    ...(lies
      ? { nameLocation: 'middle', nameGap: 28, ...name }
      : { nameTextStyle: { ...TEXT, align: 'left' } }),
    axisLabel: { ...TEXT, hideOverlap: true },
    splitLine: SPLIT,
  };
  return {
    grid: {
      left: 12,
      right: lies ? 24 : 12,
      top: (title === '' && !lies ? ROOM.name - 16 : ROOM.name) + (series.length > 1 ? ROOM.legend : 0),
      bottom: 34,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: lies ? numbers : along,
    yAxis: lies ? along : numbers,
    series: series.map((one) => ({
      type: isBar ? 'bar' : 'line',
      name: one.title,
      data: one.values.map((value) => value ?? null),
      ...(block.stacked === true && { stack: 'all' }),
      ...(block.chart === 'area' && { areaStyle: { opacity: 0.25 } }),
      barMaxWidth: 28,
      itemStyle: { borderRadius: isBar && block.stacked !== true ? (lies ? [0, 3, 3, 0] : [3, 3, 0, 0]) : 0 },
      symbolSize: 6,
      connectNulls: false,
    })),
  };
}
