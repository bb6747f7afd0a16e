import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import type { SavedLines } from '../saved.ts';
import { numberOf, textIn } from '../values.ts';
import { byProvince } from './map/province-data.ts';
import { measuresOf, type ChartData, type Series } from './measures.ts';

/** The numbers of a chart, in the order of the rows. */
export function chartData(block: ChartBlock, rows: readonly Row[]): ChartData {
  if (block.by) return pairedData(block, block.by.field, rows);
  if (block.chart === 'map') return byProvince(block, rows);
  const shown = block.chart === 'gauge' ? rows.slice(0, 1) : rows;
  const series = measuresOf(block).map(({ field, title }) => ({
    title,
    values: shown.map((row) => numberOf(row[field])),
    rows: shown,
  }));
  // a polygon of nothing would be a point in the middle
  const isShown = ({ values }: Series, at: number) =>
    block.chart !== 'radar' || at === 0 || values.some((value) => value !== undefined);
  return { names: shown.map((row) => textIn(row, block.x.field)), series: series.filter(isShown) };
}

/** Rows of a pair of names and a number; a pair that stands twice is added up. */
function pairedData(block: ChartBlock, by: string, rows: readonly Row[]): ChartData {
  const names = [...new Set(rows.map((row) => textIn(row, block.x.field)))];
  const titles = [...new Set(rows.map((row) => textIn(row, by)))];
  const field = measuresOf(block)[0]?.field ?? '';
  const place = new Map(names.map((name, index) => [name, index]));
  const series = new Map(
    titles.map((title) => [
      title,
      {
        title,
        values: names.map((): number | undefined => undefined),
        rows: names.map((): Row | undefined => undefined),
      },
    ]),
  );
  for (const row of rows) {
    const at = place.get(textIn(row, block.x.field));
    const own = series.get(textIn(row, by));
    const value = numberOf(row[field]);
    if (at === undefined || !own || value === undefined) continue;
    own.values[at] = (own.values[at] ?? 0) + value;
    own.rows[at] ??= row;
  }
  return { names, series: [...series.values()] };
}

/** Whether a chart has nothing to tell: no value of it is other than zero. */
export const isFlat = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => value === undefined || value === 0));

/** The numbers of a chart as they are saved. */
export const chartLines = (block: ChartBlock, { names, series }: ChartData): SavedLines => [
  [block.x.title, ...series.map(({ title }) => title)],
  ...names.map((name, place) => [name, ...series.map(({ values }) => values[place] ?? '')]),
];
