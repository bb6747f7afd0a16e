import type { PivotBlock } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import type { SavedLines } from '../saved.ts';
import { numberOf, textIn } from '../values.ts';

/** What stands in one cell; `row` is the first row behind it. */
export interface PivotCell {
  readonly value: number | undefined;
  readonly row: Row | undefined;
}

/** A table of numbers; the last cell of each line and the last line hold the totals. */
export interface PivotTable {
  readonly columns: readonly string[];
  readonly lines: readonly {
    readonly name: string;
    readonly cells: readonly PivotCell[];
    readonly total: number;
  }[];
  readonly totals: readonly number[];
  readonly total: number;
}

/** What rows of a cell come to. */
class Tally {
  private sum = 0;
  private count = 0;
  row: Row | undefined;

  add(row: Row, value: number | undefined, stat: PivotBlock['stat']): void {
    if (value === undefined && stat !== 'count') return;
    this.sum += value ?? 0;
    this.count += 1;
    this.row ??= row;
  }

  value(stat: PivotBlock['stat']): number | undefined {
    if (this.count === 0) return undefined;
    if (stat === 'count') return this.count;
    return rounded(stat === 'sum' ? this.sum : this.sum / this.count);
  }
}

/** Without the noise of binary fractions. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Counts rows into lines and columns, in the order of the rows. An average's totals are averages too. */
export function pivotOf(block: PivotBlock, rows: readonly Row[]): PivotTable {
  const { stat } = block;
  const columns = [...new Set(rows.map((row) => textIn(row, block.columns.field)))];
  const names = [...new Set(rows.map((row) => textIn(row, block.rows.field)))];
  const tallies = new Map<string, Tally>();
  const at = (...key: (string | null)[]) => {
    const name = JSON.stringify(key);
    const known = tallies.get(name) ?? new Tally();
    tallies.set(name, known);
    return known;
  };
  for (const row of rows) {
    const line = textIn(row, block.rows.field);
    const column = textIn(row, block.columns.field);
    const value = block.value && numberOf(row[block.value.field]);
    for (const tally of [at(line, column), at(line, null), at(null, column), at(null, null)])
      tally.add(row, value, stat);
  }
  const total = (...key: (string | null)[]) => at(...key).value(stat) ?? 0;
  return {
    columns,
    lines: names.map((name) => ({
      name,
      cells: columns.map((column) => ({ value: at(name, column).value(stat), row: at(name, column).row })),
      total: total(name, null),
    })),
    totals: columns.map((column) => total(null, column)),
    total: total(null, null),
  };
}

export const TOTAL_TITLES: Record<PivotBlock['stat'], string> = { sum: '合计', count: '合计', avg: '平均' };

/** What a line or column is called. */
export const shownName = (name: string): string => (name === '' ? '未填' : name);

/** The table as it is saved, with its totals. */
export function pivotLines({ rows, columns, stat }: PivotBlock, table: PivotTable): SavedLines {
  const total = TOTAL_TITLES[stat];
  return [
    [`${rows.title}＼${columns.title}`, ...table.columns.map(shownName), total],
    ...table.lines.map((line) => [
      shownName(line.name),
      ...line.cells.map(({ value }) => value ?? ''),
      line.total,
    ]),
    [total, ...table.totals, table.total],
  ];
}
