import { idCardCheckCharacter } from '../../contract/idcard.ts';

/** Index ranges of people, so that no two of the demo school share a number. */
export const PEOPLE = { student: 0, teacher: 10_000_000, emergency: 20_000_000, family: 30_000_000 } as const;

/** A mobile number on a prefix used for nothing else here, unique for each index below 100 million. */
export function phoneOf(index: number): string {
  return `199${String((index * 61_803_399 + 27_182_818) % 100_000_000).padStart(8, '0')}`;
}

/**
 * A resident identity number whose region code 99xxxx was never assigned, so that it can be no real person's; birthday, the
 * parity of the sequence and the check character are right.
 */
export function idCardOf(index: number, birthday: string, male: boolean, from = 0): string {
  const region = `99${String(index % 10_000).padStart(4, '0')}`;
  const sequence = from + Math.floor(index / 10_000) * 2 + (male ? 1 : 0);
  const digits = `${region}${birthday.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`;
  return digits + idCardCheckCharacter(digits);
}
