import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enCodes, entities } from '../../src/contract/generated/entities.ts';
import type { FieldFile } from '../../src/contract/generated/meta.ts';
import type { Row } from '../../src/contract/rules.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let admin: TestClient;
beforeAll(async () => {
  school = await startSchool();
  admin = await school.as('admin');
});
afterAll(() => school?.close());

/** What has ended in a row of each kind whose rows may end. */
const ENDED: Readonly<Record<string, readonly [field: string, value: string]>> = {
  [entities.Building]: ['State', '0'],
  [entities.ClassInfo]: ['State', '0'],
  [entities.Major]: ['State', '0'],
  [entities.NewStudent]: ['CheckinState', '5'],
  [entities.OrientationBatch]: ['State', '3'],
  [entities.Org]: ['State', '0'],
  [entities.Student]: ['StudentStatus', '02'],
  [entities.SysUser]: ['State', '0'],
  [entities.Teacher]: ['State', '0'],
};

interface Choice {
  readonly Value: string;
}

/** References that a person chooses, by what asks for them. */
function asked(): { by: Row; field: FieldFile }[] {
  const isChosen = ({ ref, readonly, value, ableTo }: FieldFile) =>
    ref !== undefined && ENDED[ref] !== undefined && !readonly && value === undefined && ableTo === undefined;
  return [...school.engine.catalog.entities.values()].flatMap((entity) => [
    ...[...entity.fields.values()]
      .filter((field) => isChosen(field) && !field.implicit)
      .map((field) => ({ by: { Entity: entity.name, Field: field.name }, field })),
    ...[...entity.actions].flatMap(([EnCode, { params = {} }]) =>
      Object.entries(params)
        .filter(([, field]) => isChosen(field))
        .map(([Field, field]) => ({ by: { EnCode, Field }, field })),
    ),
  ]);
}

/** Whether the filter of a field says itself which of the rows that have ended are offered. */
const decides = ({ filter = '', ref = '' }: FieldFile) => filter.includes(`row.${ENDED[ref]![0]} `);

/** One row of the kind ends while something is done. */
async function whileEnded(source: string, act: (id: string, label: string) => Promise<void>): Promise<void> {
  const entity = school.engine.catalog.entities.get(source)!;
  const [field, value] = ENDED[source]!;
  const { rows } = await school.database.query<{ Id: string; label: string; was: string }>(
    `SELECT "Id", "${entity.label}" AS label, "${field}" AS was FROM "${entity.table}" WHERE "IsDeleted" = 0 AND "${field}" <> $1 ORDER BY "Id" LIMIT 1`,
    [value],
  );
  const { Id, label, was } = rows[0]!;
  const put = (state: string) =>
    school.database.query(`UPDATE "${entity.table}" SET "${field}" = $2 WHERE "Id" = $1`, [Id, state]);
  await put(value);
  try {
    await act(Id, label);
  } finally {
    await put(was);
  }
}

describe('what has ended', () => {
  it('is named here for every kind of row that may end', () => {
    const kinds = [...school.engine.catalog.entities.values()].filter(({ file }) => file.ends !== undefined);
    expect(kinds.map(({ name }) => name).sort()).toEqual(Object.keys(ENDED).sort());
  });

  it('is offered by no form and no question, unless it says so, and by every filter', async () => {
    const wrong: string[] = [];
    let filters = 0;
    for (const source of Object.keys(ENDED))
      await whileEnded(source, async (id, label) => {
        for (const { by, field } of asked()) {
          if (field.ref !== source) continue;
          const request = { Source: source, ...by, Form: {}, Keyword: label, PageSize: 100 };
          const answers = await admin.call('Data/Options', request);
          if (answers.code !== 0) continue;
          const found = async (more: object) =>
            ((await admin.call('Data/Options', { ...request, ...more })).value as Choice[]).some(
              ({ Value }) => Value === id,
            );
          if (!decides(field) && (await found({}))) wrong.push(`${Object.values(by).join(' ')}: offered`);
          if (field.filter !== undefined) continue;
          filters += 1;
          if (!(await found({ Narrowing: true })))
            wrong.push(`${Object.values(by).join(' ')}: no filter finds it`);
        }
      });
    expect(wrong).toEqual([]);
    expect(filters).toBeGreaterThan(10);
  }, 120_000);

  it('narrows a filter by the one above it, and by none where nothing or several are chosen', async () => {
    const { rows } = await school.database.query<{ Id: string; CollegeId: string }>(
      `SELECT "Id", "CollegeId" FROM "Major" WHERE "IsDeleted" = 0 ORDER BY 1`,
    );
    const [first] = rows;
    const asked = { Source: entities.Major, Entity: entities.ClassInfo, Field: 'MajorId', PageSize: 100 };
    const offered = async (Form: Row) =>
      ((await admin.call('Data/Options', { ...asked, Form, Narrowing: true })).value as Choice[]).length;
    const own = rows.filter(({ CollegeId }) => CollegeId === first!.CollegeId).length;
    expect(own).toBeLessThan(rows.length);
    expect(await offered({ CollegeId: first!.CollegeId })).toBe(own);
    for (const CollegeId of [null, '', [first!.CollegeId, 'other']])
      expect(await offered({ CollegeId })).toBe(rows.length);
    expect(await offered({})).toBe(rows.length);
  });

  it('is offered by a filter where rows of the list name it, whatever its form offers', async () => {
    const { rows } = await school.database.query<{ Id: string; State: string }>(
      `SELECT b."Id", b."State" FROM "BackBatch" b WHERE EXISTS (SELECT 1 FROM "BackApply" a WHERE a."BatchId" = b."Id" AND a."IsDeleted" = 0) LIMIT 1`,
    );
    const { Id, State } = rows[0]!;
    const put = (state: string) =>
      school.database.query(`UPDATE "BackBatch" SET "State" = $2 WHERE "Id" = $1`, [Id, state]);
    const asked = { Source: entities.BackBatch, Entity: entities.BackApply, Field: 'BatchId', Form: {} };
    const offered = async (more: object) =>
      ((await admin.call('Data/Options', { ...asked, ...more })).value as Choice[]).map(({ Value }) => Value);
    await put('3');
    expect(await offered({})).not.toContain(Id);
    expect(await offered({ Narrowing: true })).toContain(Id);
    await put(State);
  });

  it('is chosen by nobody, but stays where it was chosen before', async () => {
    const act = async (enCode: string, Id: string, Params: Row) =>
      (await admin.call('Data/Action', { EnCode: enCode, Ids: [Id], Params })).message;
    const { rows: beds } = await school.database.query<{ Id: string }>(
      `SELECT d."Id" FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId" WHERE d."State" = '0' ORDER BY 1 LIMIT 1`,
    );
    await whileEnded(entities.Student, async (StudentId) => {
      expect(await act(enCodes.dormBedAssign, beds[0]!.Id, { StudentId })).toBe('学生不在可选范围内（离校）');
    });
    const { rows: units } = await school.database.query<Row>(
      `SELECT o."Id", o."Version", o."OrgName" FROM "Org" o WHERE o."OrgType" = '2' ORDER BY 1 LIMIT 1`,
    );
    const save = async (values: Row) => {
      const { rows } = await school.database.query<Row>(`SELECT "Version" FROM "Org" WHERE "Id" = $1`, [
        units[0]!['Id'],
      ]);
      const Data = { Id: units[0]!['Id'], Version: rows[0]!['Version'], ...values };
      return admin.call('Data/Save', { Entity: entities.Org, EnCode: 'core.org.edit', Data });
    };
    await whileEnded(entities.Teacher, async (LeaderId) => {
      expect((await save({ LeaderId })).message).toMatch(/不在可选范围内（离职）/);
      await school.database.query(`UPDATE "Org" SET "LeaderId" = $2 WHERE "Id" = $1`, [
        units[0]!['Id'],
        LeaderId,
      ]);
      expect(await save({ ShortName: '简称' })).toMatchObject({ code: 0 });
      await school.database.query(`UPDATE "Org" SET "LeaderId" = NULL WHERE "Id" = $1`, [units[0]!['Id']]);
    });
  });
});
