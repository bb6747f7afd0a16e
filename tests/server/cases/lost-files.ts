import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderStore } from '../../../src/server/storage/file-store.ts';
import { sweepLostFiles } from '../../../src/server/storage/lost-files.ts';
import type { TestSchool } from '../../_util/server.ts';

const EIGHT_DAYS_MS = 8 * 24 * 60 * 60_000;

/** What becomes of bytes whose row was never stored. */
export function lostFiles(started: () => TestSchool): void {
  test('bytes that no row names, since the server ended between the two, go a week later', async () => {
    const { dataDir, database } = started();
    const store = createFolderStore(join(dataDir, 'files'));
    const pathOf = (name: string) => join(dataDir, 'files', name.slice(0, 2), name);
    const kept = await Promise.all(Array.from({ length: 33 }, () => store.keepBytes(Buffer.from('x'))));
    const [fresh, named, dropped, ...lost] = kept;
    for (const [name, isDeleted] of [
      [named, 0],
      [dropped, 1],
    ])
      await database.query(
        `INSERT INTO "Attachment" ("Id", "OriginalFileName", "Ext", "Size", "Url", "CreateDate", "UpdateDate", "IsDeleted", "Version")
         VALUES ('lost-' || $2, 'a.xlsx', 'xlsx', 1, $1, now(), now(), $2::int, 1)`,
        [name, isDeleted],
      );
    const longAgo = new Date(Date.now() - EIGHT_DAYS_MS);
    for (const name of [named!, dropped!, ...lost]) await utimes(pathOf(name), longAgo, longAgo);
    // Every hour another part of the store is looked through, and after a day each of them was.
    let swept = 0;
    for (let hour = 0; hour < 24; hour += 1) swept += await sweepLostFiles(database, store, hour);
    expect(swept).toBe(lost.length);
    expect(kept.filter((name) => existsSync(pathOf(name)))).toEqual([fresh, named, dropped]);
    await database.query(`DELETE FROM "Attachment" WHERE "Id" LIKE 'lost-%'`);
    for (const name of [fresh!, named!, dropped!]) await store.remove(name);
  });
}
