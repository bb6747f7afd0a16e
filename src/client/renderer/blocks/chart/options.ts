import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import { theme } from '../../theme.ts';
import { shownValue } from '../values.ts';
import { boxOption } from './options-box.ts';
import { axesOption } from './options-axes.ts';
import { heatmapOption } from './options-heatmap.ts';
import { funnelOption, gaugeOption, pieOption, radarOption } from './options-round.ts';
import { COLORS, TEXT, type ChartOption } from './look.ts';
import type { ChartData } from './measures.ts';

export type { ChartOption } from './look.ts';

type Draw = (block: ChartBlock, data: ChartData, primary: string) => ChartOption;

/** A map is made of tiles, not drawn. */
const DRAWN: Readonly<Partial<Record<ChartBlock['chart'], Draw>>> = {
  bar: axesOption,
  line: axesOption,
  area: axesOption,
  pie: pieOption,
  funnel: funnelOption,
  gauge: gaugeOption,
  radar: radarOption,
  heatmap: heatmapOption,
  box: boxOption,
};

const ALONG_AXIS: readonly string[] = ['bar', 'line', 'area'];
/** Kinds whose series are no entries of a legend. */
const WITHOUT_LEGEND: readonly string[] = ['heatmap', 'box'];

/**
 * What echarts draws. Plain data, so that nothing of it can be read as code or markup.
 * @param primary the colour that the user chose for the frame
 */
export function optionOf(
  block: ChartBlock,
  data: ChartData,
  isStill: boolean,
  primary: string = COLORS[0],
): ChartOption {
  const hasLegend = data.series.length > 1 && !WITHOUT_LEGEND.includes(block.chart);
  return {
    color: [primary, ...COLORS.slice(1)],
    animation: !isStill,
    animationDuration: 400,
    textStyle: { fontFamily: theme.token?.fontFamily },
    tooltip: {
      trigger: ALONG_AXIS.includes(block.chart) ? 'axis' : 'item',
      // Drawn on the canvas: the default writes markup with style attributes, which the page's policy refuses.
      renderMode: 'richText',
      confine: true,
      axisPointer: { type: block.chart === 'bar' ? 'shadow' : 'line' },
      valueFormatter: (value: unknown) => shownValue(value),
    },
    ...(hasLegend && {
      legend: {
        type: 'scroll',
        top: 0,
        left: 'center',
        icon: 'roundRect',
        itemWidth: 14,
        itemHeight: 8,
        textStyle: TEXT,
      },
    }),
    ...DRAWN[block.chart]?.(block, data, primary),
  };
}
