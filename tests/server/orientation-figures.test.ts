import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCondition } from '../../src/contract/conditions/condition.ts';
import type { Row } from '../../src/contract/rules.ts';
import { loadCatalog } from '../../src/server/data/catalog.ts';
import roles from '../../schemas/menus/roles.json';
import { compareFigures } from '../_util/figures.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let batch: string;

const sql = async <Found extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Found>(text, values)).rows;

beforeAll(async () => {
  school = await startSchool();
  batch = (await sql<{ Id: string }>(`SELECT "Id" FROM "OrientationBatch"`))[0]!.Id;
});
afterAll(() => school?.close());

interface Drilled {
  readonly at: string;
  readonly call: string;
  readonly input: Row;
  readonly field: string;
  readonly page: string;
  readonly filter: Readonly<Record<string, string>>;
}

/** Every figure of a board that leads to the rows behind it. */
function drilled(): Drilled[] {
  const found: Drilled[] = [];
  for (const [path, page] of loadCatalog('schemas').pages) {
    if (page.kind !== 'board') continue;
    for (const block of page.blocks as unknown as Row[]) {
      const source = block['source'] as { call?: string; input?: Record<string, string> } | undefined;
      for (const item of (block['items'] as Row[] | undefined) ?? []) {
        const drill = item['drill'] as Pick<Drilled, 'page' | 'filter'> | undefined;
        if (!drill || !source?.call) continue;
        const input = valuesOf(source.input ?? {}, {});
        const field = String(item['field']);
        found.push({ at: `${path} ${field}`, call: source.call, input, field, ...drill });
      }
    }
  }
  return found;
}

const valuesOf = (formulas: Readonly<Record<string, string>>, row: Row): Row =>
  Object.fromEntries(
    Object.entries(formulas).map(([name, source]) => [name, compileCondition(source).evaluate({ row })]),
  );

describe('a figure that leads to rows', () => {
  /** New students of last year, one without a class, steps that are spared, and some who do not come. */
  beforeAll(async () => {
    const [copied] = await sql<{ Id: string }>(
      `INSERT INTO "OrientationBatch" SELECT (jsonb_populate_record(b, jsonb_build_object('Id', 'older', 'BatchName', '去年的迎新', 'GradeYear', b."GradeYear" - 1, 'State', '3'))).*
       FROM "OrientationBatch" b WHERE b."Id" = $1 RETURNING "Id"`,
      [batch],
    );
    await sql(
      `UPDATE "NewStudent" SET "BatchId" = $1, "GradeYear" = "GradeYear" - 1 WHERE "Id" IN (SELECT "Id" FROM "NewStudent" ORDER BY "Id" LIMIT 2)`,
      [copied!.Id],
    );
    await sql(
      `UPDATE "NewStudentStep" s SET "BatchId" = n."BatchId" FROM "NewStudent" n WHERE n."Id" = s."NewStudentId" AND n."BatchId" = $1`,
      [copied!.Id],
    );
    await sql(
      `UPDATE "NewStudent" SET "CheckinState" = '5', "NoReportReason" = '1' WHERE "Id" IN (SELECT "Id" FROM "NewStudent" ORDER BY "Id" DESC LIMIT 3)`,
    );
    await sql(
      `UPDATE "OrientationBatch" SET "State" = CASE "Id" WHEN $1 THEN '2' WHEN 'older' THEN '3' ELSE '0' END`,
      [batch],
    );
    await sql(`UPDATE "NewStudentStep" SET "State" = '5' WHERE "StepCode" IN ('INFO', 'PHOTO', 'DORM')`);
  });

  it.each(['school01', 'college01'])('is how many rows the list behind it shows to %s', async (login) => {
    const client = await school.as(login);
    const wrong: string[] = [];
    let compared = 0;
    const pages = loadCatalog('schemas').pages;
    const answers = new Map<string, Row[]>();
    for (const { at, call, input, field, page, filter } of drilled()) {
      const key = JSON.stringify([call, input]);
      if (!answers.has(key)) answers.set(key, (await client.call(call as never, input as never)).value);
      const list = pages.get(page) as { entity: string };
      for (const row of answers.get(key)!.slice(0, 8)) {
        const Filter = valuesOf(filter, row);
        const answer = await client.call('Data/List', {
          Entity: list.entity,
          PageIndex: 1,
          PageSize: 1,
          Filter,
        });
        compared += 1;
        if (answer.value?.total !== row[field])
          wrong.push(
            `${at} ${String(row['Name'])}: ${String(row[field])}, list ${String(answer.value?.total ?? answer.message)}`,
          );
      }
    }
    expect(compared).toBeGreaterThan(15);
    expect(wrong).toEqual([]);
  });
});

describe('16.8 the numbers of every page', () => {
  it('are the totals of the lists that they stand for, to every role that opens it', async () => {
    const tally = await compareFigures(
      school,
      roles.roles.map(({ code }) => code),
    );
    expect(tally.wrong).toEqual([]);
    expect([...tally.calls].sort()).toEqual(
      expect.arrayContaining(['Dormitory/DormInfo', 'Orientation/Units']),
    );
    expect(tally.compared).toBeGreaterThan(200);
  }, 240_000);
});

describe('the map on which beds are given', () => {
  it('names whom a bed was given to', async () => {
    const office = await school.as('school01');
    const [bed] = await sql<{
      Id: string;
      building: string;
      name: string;
      gender: string;
      ClassId: string;
      CollegeId: string;
    }>(
      `SELECT d."Id", d."BuildingId" AS building, r."Gender" AS gender, k."ClassName" AS name, k."Id" AS "ClassId", k."CollegeId"
       FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId", "ClassInfo" k WHERE d."State" = '0' ORDER BY d."Id", k."Id" LIMIT 1`,
    );
    await sql(`DELETE FROM "BedAllocation" WHERE "BedId" = $1`, [bed!.Id]);
    const shown = async () => {
      const map = await office.call('Dormitory/GetBedMap', { BuildingId: bed!.building });
      return map.value.Rows.find(({ Id }: Row) => Id === bed!.Id)?.Allocated;
    };
    expect(await shown()).toBeNull();
    await sql(
      `INSERT INTO "BedAllocation" ("Id", "BatchId", "BedId", "Gender", "CollegeId", "ClassId", "CreateDate", "UpdateDate", "IsDeleted", "Version")
       VALUES ('given', $1, $2, $3, $4, $5, now(), now(), 0, 1)`,
      [batch, bed!.Id, bed!.gender, bed!.CollegeId, bed!.ClassId],
    );
    expect(await shown()).toBe(bed!.name);
  });
});
