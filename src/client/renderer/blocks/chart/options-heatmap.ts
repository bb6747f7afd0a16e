import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import { LINE, TEXT, type ChartOption } from './look.ts';
import { measuresOf, type ChartData } from './measures.ts';

/** From this share of the greatest number on, cells are too dark for dark digits. */
const DARK = 0.55;
/** Narrower cells have no room for their number. */
const MOST_LABELS = 14;

/** A field of coloured cells between two axes of names; the darker, the more. */
export function heatmapOption(block: ChartBlock, { names, series }: ChartData, primary: string): ChartOption {
  const values = series.flatMap((one) => one.values.filter((value) => value !== undefined));
  const greatest = Math.max(1, ...values);
  const axis = { type: 'category', axisTick: { show: false }, axisLine: LINE, nameTextStyle: TEXT };
  return {
    grid: {
      left: 12,
      right: 12,
      top: 30,
      bottom: 34,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      ...axis,
      name: block.x.title,
      nameLocation: 'middle',
      nameGap: 30,
      data: names,
      axisLabel: { ...TEXT, width: 84, overflow: 'truncate', hideOverlap: true },
    },
    yAxis: {
      ...axis,
      name: block.by?.title ?? '',
      inverse: true,
      nameLocation: 'start',
      data: series.map(({ title }) => title),
      axisLabel: { ...TEXT, width: 110, overflow: 'truncate' },
    },
    visualMap: { show: false, min: 0, max: greatest, inRange: { color: ['#eef5f2', primary] } },
    series: series.map((one, line) => ({
      type: 'heatmap',
      name: measuresOf(block)[0]?.title ?? '',
      data: one.values.map((value, place) => ({
        value: [place, line, value ?? '-'],
        label: { color: (value ?? 0) > greatest * DARK ? '#fff' : '#1f2326' },
      })),
      itemStyle: { borderColor: '#fff', borderWidth: 2, borderRadius: 3 },
      label: { show: names.length <= MOST_LABELS, fontSize: 11 },
    })),
  };
}
