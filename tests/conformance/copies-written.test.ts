import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { copyColumns, writtenCopies } from '../_util/copies.ts';

const known = copyColumns(loadCatalog('schemas'));

/** Rows that are stored without the engine's doors, which follow nothing. */
const STORED_PLAIN = [
  'engines/notify/push.ts',
  'engines/paper/drafts.ts',
  'engines/paper/files.ts',
  // the person is locked as it is read
  'engines/paper/sheet.ts',
  // what a new row repeats of others is read as it is made (newRow)
  'engines/slot/take.ts',
  // the row that comes again is locked as it is read
  'engines/series/days.ts',
];

const LOCKED = /\bFOR (?:SHARE|NO KEY UPDATE) OF \w/;

const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:modules|calls|engines|auth|jobs|storage)\/.*\.ts$/.test(file))
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('engines/assignment/'));

/** The statements of a file, each with what stands behind it in the call. */
const statements = (file: string) =>
  readFileSync(`src/server/${file}`, 'utf8').match(/\b(?:INSERT INTO|UPDATE) "\w+"[\s\S]*?;\n/g) ?? [];

const written = files.flatMap((file) =>
  statements(file).flatMap((text) => writtenCopies(text, known).map((what) => ({ file, what, text }))),
);

describe('SQL of modules and what follows', () => {
  it('is read', () => {
    const roomMoved = `UPDATE "Bed" d SET "RoomId" = $1, "State" = $2 WHERE d."BedNo" = 1`;
    expect(writtenCopies(roomMoved, known)).toEqual(['Bed.RoomId']);
    expect(writtenCopies(`UPDATE "Bed" SET "State" = '1' WHERE "RoomId" = $1`, known)).toEqual([]);
    expect(
      writtenCopies(
        `INSERT INTO "FeeBill" AS o ("Id") SELECT 1 ON CONFLICT DO UPDATE SET "ClassId" = 1`,
        known,
      ),
    ).toEqual(['INSERT FeeBill', 'FeeBill.ClassId']);
    expect(written.length).toBeGreaterThan(2);
  });

  it('changes no column that copies are, are read from or decide by', () => {
    expect(
      written.filter(({ what }) => !what.startsWith('INSERT')).map(({ file, what }) => `${file} ${what}`),
    ).toEqual([]);
  });

  it('locks what it copies into new rows, so that a change made meanwhile finds them', () => {
    const unlocked = written
      .filter(({ what, text }) => what.startsWith('INSERT') && !LOCKED.test(text))
      .map(({ file, what }) => `${file} ${what}`);
    expect(unlocked).toEqual([]);
  });

  it('stores rows past the doors of the engine only where that was looked at', () => {
    const plain = files.filter(
      (file) =>
        /^(?:modules|engines)\//.test(file) &&
        /\b(?:insertRows?|sendRows?|noteRow|updateRow)\(/.test(readFileSync(`src/server/${file}`, 'utf8')),
    );
    expect(plain.toSorted()).toEqual(STORED_PLAIN.toSorted());
  });
});
