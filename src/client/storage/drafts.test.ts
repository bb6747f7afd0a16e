import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { clearDrafts, dropDraft, getDraft, openLock, putDraft } from './drafts.ts';
import { draftTable } from './table-local.ts';

const keyOf = (byte: number) => btoa(String.fromCharCode(...Array.from({ length: 32 }, () => byte)));
const DAY = 24 * 60 * 60 * 1000;
const draft = { TrueName: '王小明' };

const everyDraft = () => draftTable.toArray();

afterEach(() => draftTable.clear());

describe('B33: drafts on a device', () => {
  it('come back under their name, until they are dropped', async () => {
    const lock = await openLock(keyOf(1), 'user7');
    await putDraft(lock, 'me|form|1', draft);
    expect(await getDraft(lock, 'me|form|1')).toEqual(draft);
    expect(await getDraft(lock, 'you|form|1')).toBeUndefined();
    await dropDraft('me|form|1');
    expect(await getDraft(lock, 'me|form|1')).toBeUndefined();
  });

  it('tell nothing to whoever reads the browser’s files', async () => {
    await putDraft(await openLock(keyOf(1), 'user7'), 'user7|core/student-form|row9', draft);
    const [stored] = await draftTable.toArray();
    const text = Object.values(stored!)
      .map((value) =>
        typeof value === 'object' ? new TextDecoder().decode(value as ArrayBuffer) : String(value),
      )
      .join(' ');
    for (const secret of ['王小明', 'user7', 'student-form', 'row9', 'TrueName'])
      expect(text).not.toContain(secret);
  });

  it('of another person stay locked, until that person comes back or logs out', async () => {
    const first = await openLock(keyOf(1), 'user7');
    const second = await openLock(keyOf(2), 'user8');
    await putDraft(first, 'a', draft);
    expect(await getDraft(second, 'a')).toBeUndefined();
    await clearDrafts('user8');
    expect(await getDraft(await openLock(keyOf(1), 'user7'), 'a')).toEqual(draft);
    await clearDrafts('user7');
    expect(await everyDraft()).toEqual([]);
  });

  it('moved under another name cannot be opened', async () => {
    const lock = await openLock(keyOf(1), 'user7');
    await putDraft(lock, 'a', draft);
    await putDraft(lock, 'b', { TrueName: '别人' });
    const [one, other] = await draftTable.toArray();
    await draftTable.put({ ...one!, name: other!.name });
    expect([await getDraft(lock, 'a'), await getDraft(lock, 'b')]).toContain(undefined);
  });

  it('are gone after seven days', async () => {
    const lock = await openLock(keyOf(1), 'user7');
    const now = Date.now();
    await putDraft(lock, 'old', draft, now - 7 * DAY - 1);
    await putDraft(lock, 'young', draft, now - 6 * DAY);
    expect([await getDraft(lock, 'old'), await getDraft(lock, 'young')]).toEqual([undefined, draft]);
    await openLock(keyOf(1), 'user7');
    expect(await draftTable.count()).toBe(1);
  });
});
