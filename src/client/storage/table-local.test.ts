import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { readCodes, writeCodes } from './table-local.ts';

describe('vTableLocal', () => {
  it('keeps dictionaries with their version and the time of the last change', async () => {
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
