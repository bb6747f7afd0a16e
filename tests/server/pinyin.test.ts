import { afterAll, beforeAll, expect, test } from 'vitest';
import { prove } from '../../src/server/auth/sessions/proof.ts';
import { namePinyin } from '../../src/contract/name-pinyin.ts';
import { NAMES } from '../fixtures/names/people.ts';
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

const STORED = '阿依古丽·买买提';
const WAYS = ['·', '•', '・', '‧', '∙', '．', ' · ', '\u00a0·\u00a0', '\u3000·'].map(
  (dot) => `阿依古丽${dot}买买提`,
);

test('C01: a name is found however its dot, its blanks and its widths are typed, and stays as it was written', async () => {
  const { rows } = await school.database.query<{ Id: string; StudentNo: string; card: string }>(
    `UPDATE "Student" SET "TrueName" = $1 WHERE "Id" = (SELECT max(s."Id") FROM "Student" s
       JOIN "SysUser" u ON u."Id" = s."UserId" WHERE s."IdCardNo" IS NOT NULL AND s."IdCardType" = '1' AND s."StudentStatus" = '01')
     RETURNING "Id", "StudentNo", "IdCardNo" AS card`,
    [STORED],
  );
  const [{ Id, StudentNo, card }] = rows as [{ Id: string; StudentNo: string; card: string }];
  for (const way of [STORED, ...WAYS]) {
    for (const Filter of [{ Keyword: way }, { TrueName: way }]) {
      const request = { Entity: 'core/Student', Filter, PageIndex: 1, PageSize: 10 };
      const { value } = await admin.call('Data/List', request);
      expect(value.rows.map((row: { Id: string }) => row.Id)).toEqual([Id]);
      expect(value.rows[0].TrueName).toBe(STORED);
    }
    const options = await admin.call('Data/Options', { Source: 'core/Student', Keyword: way });
    expect(options.value.map((one: { Value: string }) => one.Value)).toEqual([Id]);
    const proven = await prove(school.database, {
      kind: 'student',
      number: StudentNo,
      name: way,
      last6: card.slice(-6),
      ip: '10.9.8.7',
      code: undefined,
      codeKey: undefined,
    });
    expect(proven.trueName).toBe(STORED);
  }
  const wide = await admin.call('Data/List', {
    Entity: 'core/Student',
    Filter: {
      Keyword: [...StudentNo].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(''),
    },
    PageIndex: 1,
    PageSize: 10,
  });
  expect(wide.value.rows.map((row: { Id: string }) => row.Id)).toEqual([Id]);
});

test('C01: words of letters stay words in the pinyin of a name', () => {
  expect(namePinyin('Jean Dupont')).toBe('Jean Dupont');
  expect(namePinyin('Ｊｅａｎ-François')).toBe('Jean-François');
  expect(namePinyin(STORED)).toBe('a yi gu li mai mai ti');
  expect(namePinyin('王Tom')).toBe('wang Tom');
  expect(namePinyin('单雄信')).toBe('shan xiong xin');
  for (const name of Object.values(NAMES).flat()) {
    const words = name.normalize('NFKC').match(/\p{Script=Latin}+/gu) ?? [];
    const left = ` ${namePinyin(name).normalize('NFKC')} `;
    expect([name, words.filter((word) => !left.includes(word))]).toEqual([name, []]);
  }
});
