import type { Keeper } from '../renderer/keep.ts';
import { SETTING_PREFIX } from '../storage/keys.ts';
import { localStore, writeText } from '../storage/storage.ts';

/** Small settings of pages on this device, such as chosen columns, beside those of the frame. */
export const pageKeeper: Keeper = {
  read: (key) => localStore.getItem(`${SETTING_PREFIX}page:${key}`),
  write: (key, text) => writeText(localStore, `${SETTING_PREFIX}page:${key}`, text),
};
