import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, LegendScrollComponent, TooltipComponent } from 'echarts/components';
import { init, use as register, type EChartsCoreOption } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

// The SVG renderer writes style attributes, which the page's policy refuses; canvas does not.
register([
  BarChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendComponent,
  LegendScrollComponent,
  TooltipComponent,
  CanvasRenderer,
]);

/** A drawn chart. */
export interface Drawing {
  show(option: EChartsCoreOption): void;
  close(): void;
}

/** Draws into an element and follows its size; `choose` is told of a place that was pressed. */
export function drawIn(element: HTMLElement, choose: (place: number, series: number) => void): Drawing {
  const chart = init(element, null, { renderer: 'canvas' });
  chart.on('click', ({ dataIndex, seriesIndex = 0 }) => choose(dataIndex, seriesIndex));
  const watch = new ResizeObserver(() => chart.resize());
  watch.observe(element);
  return {
    show: (option) => chart.setOption(option, { notMerge: true }),
    close() {
      watch.disconnect();
      chart.dispose();
    },
  };
}
