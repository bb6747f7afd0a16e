import type { ChartBlock } from '../../../../../contract/generated/meta.ts';
import type { Row } from '../../../data.ts';
import { numberOf, textIn } from '../../values.ts';
import { measuresOf, type ChartData } from '../measures.ts';
import { provinceOf } from './provinces.ts';

/** What rows without a place are counted as. */
const NOWHERE = '未填写';

/** The numbers of a map, the greatest first: rows of one province add up, what lies in none keeps its own name. */
export function byProvince(block: ChartBlock, rows: readonly Row[]): ChartData {
  const [measure] = measuresOf(block);
  const places = new Map<string, { sum: number | undefined; first: Row }>();
  for (const row of rows) {
    const text = textIn(row, block.x.field).trim();
    const name = provinceOf(text)?.name ?? (text || NOWHERE);
    const value = numberOf(row[measure?.field ?? '']);
    const known = places.get(name);
    const sum = value === undefined ? known?.sum : (known?.sum ?? 0) + value;
    places.set(name, { sum, first: known?.first ?? row });
  }
  const sorted = [...places].toSorted(
    ([, one], [, other]) => (other.sum ?? -Infinity) - (one.sum ?? -Infinity) || 0,
  );
  return {
    names: sorted.map(([name]) => name),
    series: [
      {
        title: measure?.title ?? '',
        values: sorted.map(([, { sum }]) => sum),
        rows: sorted.map(([, { first }]) => first),
      },
    ],
  };
}
