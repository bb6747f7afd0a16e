import { describe, expect, it } from 'vitest';
import { buildEntity } from '../../src/contract/model.ts';
import type { EntityFile } from '../../src/contract/generated/meta.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { renameField } from '../../tools/codemod/rename-field/transform.ts';
import { runCodemod, runOnProgram } from '../../tools/codemod/run.ts';
import { faultOf, sqlFaults } from '../../tools/sql/faults.ts';
import { serverSources } from '../../tools/sql/sources.ts';
import { columnsOf, readSql, sqlUses, type Columns } from '../../tools/sql/uses.ts';
import { atLength } from '../_util/scale.ts';

const catalog = loadCatalog('schemas');
const sources = serverSources();
const columns = columnsOf(catalog.entities.values());
const read = new Map([...sources].map(([file, source]) => [file, readSql(source)]));

interface Place {
  readonly file: string;
  readonly at: number;
}

/** Every field that some statement names, with the places. */
const named = new Map<string, Place[]>();
for (const [file, sql] of read)
  for (const { tables, name, at, kind } of sqlUses(sql, columns))
    for (const table of kind === 'column' ? tables : []) {
      const key = `${table}.${name}`;
      named.set(key, [...(named.get(key) ?? []), { file, at }]);
    }

function renamed(table: string, field: string): Columns {
  const fields = new Map(columns.get(table));
  fields.set(`${field}Renamed`, fields.get(field)!);
  fields.delete(field);
  return new Map(columns).set(table, fields);
}

describe('names in SQL are those of the schemas', () => {
  it('every statement of the server names tables and columns that there are', () => {
    expect([...read.values()].flatMap((sql) => sqlUses(sql, columns)).length).toBeGreaterThan(3000);
    expect(sqlFaults(sources, catalog.entities.values())).toEqual([]);
  });

  it('no statement holds the number of a code: a dictionary that is published again may give it another meaning', () => {
    const code = /"[A-Z]\w*"(?:::\w+)? (?:=|<>|IS (?:NOT )?DISTINCT FROM|(?:NOT )?IN \()\s*'\d+'/g;
    const found = [...sources].flatMap(([file, source]) =>
      [...source.matchAll(code)].map(
        ({ 0: text, index }) => `${file}:${source.slice(0, index).split('\n').length} ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('each field that any statement names is missed at every place when it gets another name', () => {
    const own = [...named].filter(([key]) => {
      const [table = '', field = ''] = key.split('.');
      return columns.get(table)?.get(field) === false;
    });
    expect(own.length).toBeGreaterThan(400);
    const unseen = own.flatMap(([key, places]) => {
      const [table = '', field = ''] = key.split('.');
      const without = renamed(table, field);
      return [...new Set(places.map(({ file }) => file))].flatMap((file) => {
        const faults = new Set(
          sqlUses(read.get(file)!, without).flatMap((use) => (faultOf(use) === undefined ? [] : [use.at])),
        );
        return places
          .filter((place) => place.file === file && !faults.has(place.at))
          .map(({ at }) => `${key} ${file}:${sources.get(file)!.slice(0, at).split('\n').length}`);
      });
    });
    expect(unseen).toEqual([]);
  });

  atLength('a rename leaves no fault in the program, and what a statement answers keeps its names', () => {
    const texts = readTexts('schemas');
    const given = ['orientation/NewStudent.DormState', 'BedStep'];
    const after = new Map([...texts, ...runCodemod(renameField, texts, given)]);
    const entities = [...after]
      .filter(([file]) => file.startsWith('entities/'))
      .map(([file, text]) =>
        buildEntity(file.slice('entities/'.length, -'.json'.length), JSON.parse(text) as EntityFile),
      );
    expect(sqlFaults(sources, entities).length).toBeGreaterThan(3);
    const changed = runOnProgram(renameField, texts, sources, given);
    expect(changed.size).toBeGreaterThan(1);
    expect(sqlFaults(new Map([...sources, ...changed]), entities)).toEqual([]);
  });

  it.each([
    ['`SELECT b."Colour" FROM "Bed" b`', '"Colour" is no column of Bed'],
    ['`SELECT "Id" FROM "Beds"`', 'there is no table "Beds"'],
    [
      '`SELECT 1 FROM "Bed" b WHERE EXISTS (SELECT 1 FROM "Room" r WHERE r."Id" = b."RoomIdent")`',
      '"RoomIdent"',
    ],
    ['`UPDATE "Bed" SET "Colour" = 1 WHERE "Id" = $1`', '"Colour" is no column of Bed'],
    ['`INSERT INTO "Bed" ("Id", "Colour") SELECT r."Id", r."RoomNo" FROM "Room" r`', '"Colour"'],
    ['`WITH own AS (SELECT "Colour" FROM "Bed") SELECT "Colour" FROM own`', '"Colour"'],
    ['`SELECT b."${name}" FROM "Bed" b`', 'hides a column'],
    ['`AND x."State" = 1`', 'may be a column of'],
    ['\'"Id", "LockedTill"\'', 'no table has a column "LockedTill"'],
  ])('%s is refused', (literal, words) => {
    const source = `export const text = (name: string) => ${literal};\n`;
    const faults = sqlFaults(new Map([['a.ts', source]]), catalog.entities.values());
    expect(faults.join('\n')).toContain(words);
  });

  it.each([
    '`SELECT b."Id" AS "key", count(*) AS "Anything" FROM "Bed" b GROUP BY 1 ORDER BY "Anything"`',
    '`SELECT x."Name" FROM jsonb_to_recordset($1) AS x("Name" text)`',
    '`SELECT o."Name" FROM (SELECT "BedNo" AS "Name" FROM "Bed") o ORDER BY o."Name" COLLATE "C"`',
    '`SELECT u."Email" FROM sys_session s CROSS JOIN LATERAL (SELECT * FROM "SysUser" a WHERE a."Id" = s.user_id) u`',
    '`SELECT extract(epoch FROM b."LockExpire") FROM "Bed" b WHERE b."RoomId" IS NOT DISTINCT FROM $1`',
    '`INSERT INTO "Bed" ("Id") VALUES ($1) ON CONFLICT ("Id") DO UPDATE SET "BedNo" = excluded."BedNo"`',
  ])('%s is taken', (literal) => {
    const source = `export const text = ${literal};\n`;
    expect(sqlFaults(new Map([['a.ts', source]]), catalog.entities.values())).toEqual([]);
  });
});
