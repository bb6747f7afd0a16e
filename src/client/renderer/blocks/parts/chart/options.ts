import type { ChartBlock } from '../../../../../contract/generated/meta.ts';
import type { Row } from '../../../data.ts';
import { theme } from '../../../theme.ts';
import { numberOf, shownValue, textIn } from '../values.ts';

/** One place of a chart; a value that is missing or no number leaves a gap. */
export interface Point {
  readonly name: string;
  readonly value: number | undefined;
}

/** The places of a chart, in the order of the rows. */
export function pointsOf(block: ChartBlock, rows: readonly Row[]): Point[] {
  return rows.map((row) => ({ name: textIn(row, block.x.field), value: numberOf(row[block.y.field]) }));
}

const KINDS: Record<ChartBlock['chart'], string> = { bar: '柱状图', line: '折线图', pie: '饼图' };

/** What the chart shows, for those who do not see it. */
export function summaryOf(block: ChartBlock, points: readonly Point[]): string {
  const known = points.filter((point): point is Point & { value: number } => point.value !== undefined);
  const head = `${block.title}，${KINDS[block.chart]}，横轴${block.x.title}，纵轴${block.y.title}，共${points.length}项`;
  if (known.length === 0) return head;
  const sorted = known.toSorted((one, other) => one.value - other.value);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  return `${head}，最大${shownValue(most.value)}（${most.name}），最小${shownValue(least.value)}（${least.name}）`;
}

const TEXT = { color: '#5f646b', fontSize: 12 };
const LINE = { lineStyle: { color: '#d5dad8' } };
const PRIMARY = '#007a52';
const OTHERS = ['#1f6fb2', '#b45f06', '#7a4fa3', '#5f646b', '#c2185b', '#2f8f9d', '#8a6d00'];

/** An option of the chart library. */
export type ChartOption = Record<string, unknown>;

/**
 * What echarts draws. Plain data, so that nothing of it can be read as code or markup.
 * @param primary the colour that the user chose for the frame
 */
export function optionOf(
  block: ChartBlock,
  points: readonly Point[],
  isStill: boolean,
  primary = PRIMARY,
): ChartOption {
  const shared = {
    color: [primary, ...OTHERS],
    animation: !isStill,
    animationDuration: 400,
    textStyle: { fontFamily: theme.token?.fontFamily },
    tooltip: {
      trigger: block.chart === 'pie' ? 'item' : 'axis',
      // Drawn on the canvas: the default writes markup with style attributes, which the page's policy refuses.
      renderMode: 'richText',
      confine: true,
      axisPointer: { type: block.chart === 'bar' ? 'shadow' : 'line' },
      valueFormatter: (value: unknown) => shownValue(value),
    },
  };
  if (block.chart === 'pie') {
    return {
      ...shared,
      series: [
        {
          type: 'pie',
          name: block.y.title,
          radius: ['44%', '70%'],
          itemStyle: { borderColor: '#fff', borderWidth: 2 },
          label: { ...TEXT, formatter: '{b} {d}%' },
          data: points.map(({ name, value }) => ({ name, value })),
        },
      ],
    };
  }
  return {
    ...shared,
    grid: {
      left: 12,
      right: 12,
      top: 40,
      bottom: 34,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      name: block.x.title,
      nameLocation: 'middle',
      nameGap: 30,
      nameTextStyle: TEXT,
      data: points.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: LINE,
      axisLabel: { ...TEXT, hideOverlap: true },
      boundaryGap: block.chart === 'bar',
    },
    yAxis: {
      type: 'value',
      name: block.y.title,
      nameTextStyle: { ...TEXT, align: 'left' },
      axisLabel: TEXT,
      splitLine: { lineStyle: { color: '#eceff0' } },
    },
    series: [
      {
        type: block.chart,
        name: block.y.title,
        data: points.map(({ value }) => value ?? null),
        barMaxWidth: 28,
        itemStyle: { borderRadius: block.chart === 'bar' ? [3, 3, 0, 0] : 0 },
        symbolSize: 6,
        connectNulls: false,
      },
    ],
  };
}
