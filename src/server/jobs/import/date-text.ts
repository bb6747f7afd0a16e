import type { CellValue } from '../xlsx/row.ts';
import { serialToDate } from '../xlsx/serial-dates.ts';
import { cellText, halfWidth } from './cell-text.ts';

/** 1 January 1920 and 31 December 2100: outside of them a bare number is a year, a count or a mistake. */
const SERIAL_FROM = 7306;
const SERIAL_TO = 73_415;

const DAY = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d{2})(\d{2}))$/;
const CLOCK = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/;

const two = (digits: string | undefined): string => (digits ?? '0').padStart(2, '0');

/**
 * A moment in one of the ways people write it (2006-01-02, 2006/1/2, 2006.1.2, 2006年1月2日, 20060102, each with or
 * without a time) or a spreadsheet's day number, as `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`. Whether the day exists is
 * judged by the rules. @returns undefined when it is none of these
 */
export function momentOf(cell: CellValue): string | undefined {
  const text = halfWidth(cellText(cell));
  if (typeof cell === 'number' && cell >= SERIAL_FROM && cell < SERIAL_TO + 1)
    return serialToDate(cell, false) ?? undefined;
  const parts = /^(\S+?)(?:(?:\s+|T)(\S+))?$/.exec(text.replace(/\s+(?=[年月日])|(?<=[年月])\s+/g, ''));
  const day = parts && DAY.exec(parts[1]!);
  if (!day) return undefined;
  const date = `${day[1]}-${two(day[2] ?? day[4] ?? day[6])}-${two(day[3] ?? day[5] ?? day[7])}`;
  if (parts[2] === undefined) return date;
  const time = clockOf(parts[2]);
  if (time === undefined) return undefined;
  return time === '00:00:00' ? date : `${date} ${time}`;
}

/** A time of day as `HH:mm:ss`. */
export function clockOf(text: string): string | undefined {
  const clock = CLOCK.exec(text);
  return clock ? `${two(clock[1])}:${two(clock[2])}:${two(clock[3])}` : undefined;
}
