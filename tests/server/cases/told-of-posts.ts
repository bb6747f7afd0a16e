import { describe, expect, it } from 'vitest';
import { TEACHER_POST } from '../../../src/contract/generated/codes.ts';
import { entities, enCodes } from '../../../src/contract/generated/entities.ts';
import type { Row } from '../../../src/contract/rules.ts';
import type { TestSchool } from '../../_util/server.ts';
import { atLength } from '../../_util/scale.ts';

/** One assignment as people know it. */
interface Post extends Row {
  readonly Id: string;
  readonly said: string;
  readonly user: string;
}

/** A class of the school with both of its posts filled, and a counsellor who holds neither. */
interface Cast {
  readonly klass: string;
  readonly counsellor: string;
  readonly next: string;
}

/** Every act that gives, changes or ends a post. The first leaves its class without one. */
const ACTS: readonly (readonly [
  string,
  (school: TestSchool, cast: Cast, today: string) => Promise<[path: string, body: object]>,
])[] = [
  [
    'core.cc.end',
    async (school, cast, EndDate) => [
      'Data/Action',
      { EnCode: 'core.cc.end', Ids: [await postOf(school, cast)], Params: { EndDate } },
    ],
  ],
  [
    'core.class.assign',
    async (_, { klass, next }) => [
      'Data/Action',
      { EnCode: 'core.class.assign', Ids: [klass], Params: { TeacherId: next } },
    ],
  ],
  [
    'core.class.edit',
    async (school, { klass, next }) => {
      const [row] = await rowsOf(school, `SELECT "Version" FROM "ClassInfo" WHERE "Id" = $1`, [klass]);
      const Data = { Id: klass, Version: row!['Version'], CounsellorId: next };
      return ['Data/Save', { Entity: entities.ClassInfo, EnCode: 'core.class.edit', Data }];
    },
  ],
  [
    enCodes.coreCcReplace,
    async (school, cast, StartDate) => [
      'Data/Action',
      {
        EnCode: enCodes.coreCcReplace,
        Ids: [await postOf(school, cast)],
        Params: { TeacherId: cast.next, StartDate },
      },
    ],
  ],
  [
    'core.teacher.leave',
    async (_, { counsellor, next }, LeaveDate) => [
      'Data/Action',
      {
        EnCode: 'core.teacher.leave',
        Ids: [counsellor],
        Params: { LeaveDate, LeaveReason: '调往其他学校', SuccessorId: next },
      },
    ],
  ],
];

const rowsOf = async <Found extends Row = Row>(school: TestSchool, text: string, values: unknown[] = []) =>
  (await school.database.query<Found>(text, values)).rows;

const postOf = async (school: TestSchool, { klass, counsellor }: Cast): Promise<string> => {
  const [post] = await rowsOf(
    school,
    `SELECT "Id" FROM "CounsellorClass" WHERE "ClassId" = $1 AND "TeacherId" = $2 AND "EndDate" IS NULL AND "IsDeleted" = 0`,
    [klass, counsellor],
  );
  return String(post!['Id']);
};

/** Posts of everybody who can sign in: a person who has left reads nothing any more. */
const posts = (school: TestSchool) =>
  rowsOf<Post>(
    school,
    `SELECT c."Id", t."UserId" AS user, concat_ws(' ', c."TeacherId", c."ClassId", c."StudentId", c."PostType", c."StartDate", c."EndDate", c."IsDeleted") AS said
     FROM "CounsellorClass" c JOIN "Teacher" t ON t."Id" = c."TeacherId" JOIN "SysUser" u ON u."Id" = t."UserId" AND u."State" = '1'`,
  );

const messages = async (school: TestSchool) =>
  new Map(
    (
      await rowsOf<{ user: string; count: number }>(
        school,
        `SELECT "UserId" AS user, count(*)::int AS count FROM "UserMessage" WHERE "Title" LIKE '%任职变动' GROUP BY 1`,
      )
    ).map(({ user, count }) => [user, count]),
  );

/** A class with a counsellor, and somebody without any post to take it over. */
async function castOf(school: TestSchool): Promise<Cast> {
  const [cast] = await rowsOf<Omit<Cast, 'next'> & Row>(
    school,
    `SELECT "ClassId" AS klass, "TeacherId" AS counsellor FROM "CounsellorClass"
     WHERE "PostType" = $1 AND "ClassId" IS NOT NULL AND "EndDate" IS NULL AND "IsDeleted" = 0 ORDER BY "ClassId" LIMIT 1`,
    [TEACHER_POST.Counsellor],
  );
  // A school of few students has one counsellor, so that another member of staff becomes one for this.
  const [next] = await rowsOf(
    school,
    `UPDATE "Teacher" SET "PostType" = $1 WHERE "Id" = (SELECT t."Id" FROM "Teacher" t JOIN "SysUser" u ON u."Id" = t."UserId" AND u."State" = '1'
       WHERE t."State" = '1' AND t."IsDeleted" = 0 AND NOT EXISTS (SELECT 1 FROM "CounsellorClass" c WHERE c."TeacherId" = t."Id")
       ORDER BY t."Id" LIMIT 1) RETURNING "Id"`,
    [TEACHER_POST.Counsellor],
  );
  return { ...cast!, next: String(next!['Id']) };
}

/** Tells everybody whose post has changed meanwhile, once for each, and nobody else. */
async function expectTold(school: TestSchool, before: readonly Post[], read: Map<string, number>) {
  const known = new Map(before.map(({ Id, said }) => [Id, said]));
  const changed = (await posts(school)).filter(({ Id, said }) => known.get(Id) !== said);
  expect(changed.length).toBeGreaterThan(0);
  const now = await messages(school);
  for (const { user } of changed)
    expect([user, (now.get(user) ?? 0) - (read.get(user) ?? 0)]).toEqual([
      user,
      changed.filter((one) => one.user === user).length,
    ]);
}

/** The people of posts are told of them by the row, not by the act: a person who adds an act that changes posts has no text to forget. */
export function toldOfPostsCases(school: () => TestSchool): void {
  describe('16.5 a post that is given, changed or ended', () => {
    it.each(ACTS)('is told to everybody whose post it is: %s', async (enCode, request) => {
      const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
      const cast = await castOf(school());
      const [path, body] = await request(school(), cast, today);
      const [before, read] = [await posts(school()), await messages(school())];
      const admin = await school().as('admin');
      const answer = await admin.call(path as 'Data/Action', body as never);
      expect([enCode, answer.code, answer.message]).toEqual([enCode, 0, expect.anything()]);

      await expectTold(school(), before, read);
    });

    atLength('is told when the act is taken back, and not by looking at what that would do', async () => {
      const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
      const admin = await school().as('admin');
      const cast = await castOf(school());
      const Ids = [await postOf(school(), cast)];
      const Params = { TeacherId: cast.next, StartDate: today };
      const done = await admin.call('Data/Action', { EnCode: enCodes.coreCcReplace, Ids, Params });
      expect([done.code, done.message]).toEqual([0, expect.anything()]);
      const [task] = await rowsOf(
        school(),
        `SELECT "Id" FROM "ActionTask" WHERE "EnCode" = $1 ORDER BY "CreateDate" DESC, "Id" DESC LIMIT 1`,
        [enCodes.coreCcReplace],
      );
      const undo = (params: object) =>
        admin.call('Data/Action', {
          EnCode: enCodes.taskActionUndo,
          Ids: [String(task!['Id'])],
          Params: { ...params },
        });
      const [before, read] = [await posts(school()), await messages(school())];
      expect((await undo({ Preview: 1 })).value).toMatchObject({ Left: 0 });
      expect(await messages(school())).toEqual(read);
      expect((await undo({})).value).toMatchObject({ Left: 0 });
      await expectTold(school(), before, read);
    });
  });
}
