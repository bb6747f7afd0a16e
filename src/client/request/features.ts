import { FEATURES_HEADER, type Feature } from '../../contract/features.ts';
import { KEYS } from '../storage/keys.ts';
import { readKey, writeKey } from '../storage/storage.ts';

/** What the server announced, as this browser knew it when the page began: its first call may be a write. */
let announced = readKey(KEYS.features) ?? '';
let isTold = false;

/**
 * Takes note of what an answer announces. The first answer of a page may take back what was known; after that an answer that
 * announces nothing comes from a proxy in the server's place.
 */
export function noteFeatures(headers: Readonly<Record<string, unknown>>, status: number): void {
  const header = headers[FEATURES_HEADER];
  const told = typeof header === 'string' ? header : '';
  if (told === '' && (isTold || status !== 200)) return;
  isTold = true;
  if (told === announced) return;
  announced = told;
  writeKey(KEYS.features, told);
}

/** Whether the server has announced that it does something beyond specification section 7; nothing is assumed of it. */
export const serverHas = (feature: Feature): boolean => announced.split(' ').includes(feature);
