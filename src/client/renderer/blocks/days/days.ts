import type { CodeItem, DaysBlock } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { textIn } from '../values.ts';

/** A day of a strip. */
export interface StripDay {
  /** Month and day as people write them; what is no day stays as it is. */
  readonly day: string;
  /** Empty for what is no day. */
  readonly weekday: string;
  readonly state: string;
  readonly color: NonNullable<CodeItem['color']>;
  readonly text: string;
  readonly url: unknown;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;
const WEEKDAYS = '日一二三四五六';

/** The days of a strip, in the order of the rows. */
export function daysOf(block: DaysBlock, rows: readonly Row[], codes: readonly CodeItem[]): StripDay[] {
  const at = (row: Row, key: string | undefined) => (key === undefined ? '' : textIn(row, key));
  return rows.map((row) => {
    const written = at(row, block.time);
    const [, year, month, day] = DAY.exec(written)?.map(Number) ?? [];
    const isDay = year !== undefined && month !== undefined && day !== undefined;
    const code = at(row, block.state);
    const item = codes.find((one) => one.code === code);
    return {
      day: isDay ? `${month}-${day}` : written,
      weekday: isDay ? `周${WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]}` : '',
      state: item?.name ?? code,
      color: item?.color ?? 'default',
      text: at(row, block.text),
      url: block.url === undefined ? undefined : row[block.url],
    };
  });
}
