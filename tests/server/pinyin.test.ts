import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let admin: TestClient;
beforeAll(async () => {
  school = await startSchool();
  admin = await school.as('admin');
});
afterAll(() => school?.close());

test('C01: Keyword finds a student by the initials of his name, and by its syllables together or apart', async () => {
  const { rows } = await school.database.query<{ Id: string; name: string }>(
    `SELECT "Id", "NamePinyin" AS name FROM "Student" WHERE "NamePinyin" LIKE '% %' ORDER BY "Id" LIMIT 1`,
  );
  const [{ Id, name }] = rows as [{ Id: string; name: string }];
  const found = async (Keyword: string) => {
    const request = { Entity: 'core/Student', Filter: { Keyword }, PageIndex: 1, PageSize: 100 };
    const { value } = await admin.call('Data/List', request);
    return value.rows.map((row: { Id: string }) => row.Id) as string[];
  };
  const syllables = name.split(' ');
  const initials = syllables.map((one) => one[0]).join('');
  for (const Keyword of [
    initials,
    initials.toUpperCase(),
    name,
    syllables.join(''),
    syllables.join('').slice(0, -1),
  ])
    expect(await found(Keyword)).toContain(Id);
  for (const Keyword of [`${initials}q`, `${syllables[1]} ${syllables[0]}`, '[a-z]*', '.*'])
    expect(await found(Keyword)).not.toContain(Id);
});
