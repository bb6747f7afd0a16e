import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import { shownValue } from '../values.ts';
import { axesOption } from './options-axes.ts';
import type { ChartOption } from './look.ts';
import { measuresOf, type ChartData } from './measures.ts';

/** A box from quartile to quartile with its median, and a line to both ends; a number that is missing leaves a gap. */
export function boxOption(block: ChartBlock, data: ChartData, primary: string): ChartOption {
  const measures = measuresOf(block);
  const axes = axesOption(block, { ...data, series: [] });
  return {
    ...axes,
    // Boxes are compared with each other, not with nothing.
    yAxis: { ...(axes['yAxis'] as object), scale: true },
    series: [
      {
        type: 'boxplot',
        boxWidth: [8, 36],
        data: data.names.map((_name, place) => {
          const numbers = data.series.map(({ values }) => values[place]);
          return numbers.includes(undefined) ? '-' : numbers;
        }),
        itemStyle: { color: '#eef5f2', borderColor: primary, borderWidth: 1.5 },
        tooltip: {
          formatter: ({ name, dataIndex }: { name: string; dataIndex: number }) =>
            [
              name,
              ...measures.map(
                ({ title }, at) => `${title} ${shownValue(data.series[at]?.values[dataIndex])}`,
              ),
            ].join('\n'),
        },
      },
    ],
  };
}
