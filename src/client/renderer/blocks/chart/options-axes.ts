import type { ChartBlock, ChartMeasure } from '../../../../contract/generated/meta.ts';
import { LINE, SPLIT, TEXT, type ChartOption } from './look.ts';
import { measuresOf, type ChartData, type Series } from './measures.ts';

/** Room above the axes: for what an axis is called, and for the legend above it. */
const ROOM = { name: 40, legend: 22 };

/** Bars, lines and areas between two axes; lines through bars have a third one at the right, or share that of the bars. */
export function axesOption(block: ChartBlock, { names, series }: ChartData): ChartOption {
  const isBar = block.chart === 'bar';
  const lineOf = (at: number) => isBar && (measuresOf(block)[at]?.line ?? false);
  const isLine = (at: number) => lineOf(at) !== false;
  const isApart = (at: number) => lineOf(at) === true;
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
    boundaryGap: isBar || block.chart === 'box',
  };
  const title = onlyTitle(measuresOf(block).filter((_measure, at) => !isApart(at)));
  const lines = measuresOf(block).filter((_measure, at) => isApart(at));
  const numbers = {
    type: 'value',
    name: title,
    ...(lies
      ? { nameLocation: 'middle', nameGap: 28, ...name }
      : { nameTextStyle: { ...TEXT, align: 'left' } }),
    ...(block.max !== undefined && { min: 0, max: block.max }),
    ...wholeSteps(series.filter((_one, at) => !isApart(at))),
    axisLabel: { ...TEXT, hideOverlap: true },
    splitLine: SPLIT,
  };
  const right = {
    ...numbers,
    name: onlyTitle(lines),
    minInterval: undefined,
    ...wholeSteps(series.filter((_one, at) => isApart(at))),
    nameTextStyle: { ...TEXT, align: 'right' },
    alignTicks: true,
    splitLine: { show: false },
  };
  return {
    grid: {
      left: 12,
      right: lies ? 24 : 12,
      top:
        (title + onlyTitle(lines) === '' && !lies ? ROOM.name - 16 : ROOM.name) +
        (series.length > 1 ? ROOM.legend : 0),
      bottom: 34,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: lies ? numbers : along,
    yAxis: lies ? along : lines.length > 0 ? [numbers, right] : numbers,
    series: series.map((one, at) => ({
      type: isBar && !isLine(at) ? 'bar' : 'line',
      ...(isLine(at) && { z: 3 }),
      ...(isApart(at) && { yAxisIndex: 1 }),
      name: one.title,
      data: one.values.map((value) => value ?? null),
      ...(block.stacked === true && !isLine(at) && { stack: 'all' }),
      ...(block.chart === 'area' && { areaStyle: { opacity: 0.25 } }),
      barMaxWidth: 28,
      itemStyle: { borderRadius: isBar && block.stacked !== true ? (lies ? [0, 3, 3, 0] : [3, 3, 0, 0]) : 0 },
      symbolSize: 6,
      connectNulls: false,
    })),
  };
}

/** Pixels that one of the lying bars takes, with a line of its name, and what stands above and below them all. */
const BAR = { each: 22, around: 100 };
/** A chart is not made higher than of so many bars: of more, some stay without a name. */
const MOST_BARS = 60;

/** Pixels that a chart has to be high so that each of its bars has its name beside it. */
export const leastHeight = (block: ChartBlock, { names }: ChartData): number | undefined =>
  block.chart === 'bar' && block.horizontal === true
    ? BAR.around + Math.min(names.length, MOST_BARS) * BAR.each
    : undefined;

/** Nobody is half a person: an axis of whole numbers has no line between two of them. */
const wholeSteps = (series: readonly Series[]): ChartOption =>
  series.every(({ values }) => values.every((value) => value === undefined || Number.isInteger(value)))
    ? { minInterval: 1 }
    : {};

/** What an axis is called: the name of its numbers, where all of them are of one kind. */
const onlyTitle = (measures: readonly ChartMeasure[]): string =>
  measures.length === 1 ? (measures[0]?.title ?? '') : '';
