import { calls } from '../../contract/generated/calls.ts';
import type { Draft, DraftKeeper, DraftPlace } from '../renderer/keep.ts';
import { call } from '../request/call.ts';
import { currentToken, currentUser } from '../session/session.ts';
import { isForgotten } from '../session/unsaved.ts';
import type * as DraftStore from '../storage/drafts.ts';

interface Opened {
  readonly store: typeof DraftStore;
  readonly lock: DraftStore.DraftLock;
}

const savers = new Set<() => Promise<boolean>>();

/** The lock of the person whose session's token it is; asked for when the first form of the session opens, and again where it did not come. */
let opened: { readonly token: string; readonly lock: Promise<Opened | undefined> } | undefined;

function openedDrafts(): Promise<Opened | undefined> {
  const token = currentToken();
  if (token === '') return Promise.resolve(undefined);
  if (opened?.token !== token) opened = { token, lock: open(currentUser().info?.Id ?? '') };
  return opened.lock;
}

/** Without a key, or where the browser cannot lock anything, no drafts are kept: a form works as well without. */
async function open(user: string): Promise<Opened | undefined> {
  try {
    const store = await import('../storage/drafts.ts');
    if (!store.canLock()) return undefined;
    const { Key } = await call(calls.UserAuth.GetDraftKey, {}, { quiet: true });
    return { store, lock: await store.openLock(Key, user) };
  } catch {
    opened = undefined;
    return undefined;
  }
}

const nameOf = ({ form, rowId }: DraftPlace): string =>
  JSON.stringify([currentUser().info?.Id ?? '', form, rowId ?? '']);

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Draft).savedAt === 'number' &&
  typeof (value as Draft).fields === 'object';

/** Drafts of the signed-in user in the browser's database, locked with that person's key. */
export const draftKeeper: DraftKeeper = {
  async find(place) {
    const drafts = await openedDrafts();
    const found = await drafts?.store.getDraft(drafts.lock, nameOf(place)).catch(() => undefined);
    return isDraft(found) ? found : undefined;
  },
  async keep(place, draft) {
    const name = nameOf(place);
    const drafts = await openedDrafts();
    // Somebody who logged out meanwhile leaves nothing behind.
    if (!drafts || isForgotten() || currentToken() === '') return false;
    return drafts.store.putDraft(drafts.lock, name, draft).then(
      () => true,
      () => false,
    );
  },
  async drop(place) {
    const name = nameOf(place);
    const drafts = await openedDrafts();
    await drafts?.store.dropDraft(name).catch(() => undefined);
  },
  beforeReload(save) {
    savers.add(save);
    return () => void savers.delete(save);
  },
};

/**
 * Keeps every form at once. @returns whether nothing of them would be lost; undefined when there is none that keeps drafts
 */
export async function keepDrafts(): Promise<boolean | undefined> {
  if (savers.size === 0) return undefined;
  const saved = await Promise.all([...savers].map((save) => save()));
  return saved.every(Boolean);
}
