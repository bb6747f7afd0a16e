import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { draftTable, readCodes, writeCodes } from './table-local.ts';

/** The database as the first release made it. */
const oldDatabase = () =>
  new Promise<void>((done, failed) => {
    // Dexie counts in tens.
    const opening = indexedDB.open('vTableLocal', 10);
    opening.addEventListener('error', () => failed(opening.error ?? new Error('not opened')));
    opening.addEventListener('upgradeneeded', () => {
      const codes = opening.result.createObjectStore('codes', { keyPath: 'name' });
      codes.createIndex('lastModify', 'lastModify');
      codes.put({ name: 'OLD', version: 'v0', value: [{ code: '1', name: '旧' }], lastModify: 5 });
    });
    opening.addEventListener('success', () => {
      opening.result.close();
      done();
    });
  });

describe('Q07: vTableLocal', () => {
  it('of an old version is brought to the newest one, with what it holds', async () => {
    await oldDatabase();
    const found = await readCodes(['OLD']);
    expect(found.get('OLD')).toEqual({
      name: 'OLD',
      version: 'v0',
      value: [{ code: '1', name: '旧' }],
      lastModify: 5,
    });
    expect(await draftTable.count()).toBe(0);
    await writeCodes('v1', { OLD: [] });
    expect((await readCodes(['OLD'])).get('OLD')?.lastModify).toBeGreaterThan(5);
  });

  it('keeps records by their name, with their version and the time of the last change', async () => {
    const before = Date.now();
    await writeCodes('v1', { GENDER: [{ code: '1', name: '男' }], NATION: [] });
    await writeCodes('v2', { GENDER: [{ code: '2', name: '女' }] });
    const found = await readCodes(['GENDER', 'NATION', 'UNKNOWN']);
    expect([...found.keys()]).toEqual(['GENDER', 'NATION']);
    expect(found.get('GENDER')).toMatchObject({ version: 'v2', value: [{ code: '2', name: '女' }] });
    expect(found.get('GENDER')?.lastModify).toBeGreaterThanOrEqual(before);
    const databases = await indexedDB.databases();
    expect(databases.map((database) => database.name)).toEqual(['vTableLocal']);
  });
});
