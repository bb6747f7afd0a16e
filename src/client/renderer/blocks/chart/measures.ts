import type { ChartBlock, ChartMeasure } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';

/** The numbers of one name in the legend; a value that is missing or no number leaves a gap. */
export interface Series {
  readonly title: string;
  readonly values: readonly (number | undefined)[];
  /** The row behind each value. */
  readonly rows: readonly (Row | undefined)[];
}

/** The numbers of a chart: a place for each name along x. */
export interface ChartData {
  readonly names: readonly string[];
  readonly series: readonly Series[];
}

/** The measures of a chart, however many there are. */
export const measuresOf = ({ y }: ChartBlock): readonly ChartMeasure[] => (Array.isArray(y) ? y : [y]);
