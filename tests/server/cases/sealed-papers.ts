import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallName } from '../../../src/contract/generated/calls.ts';
import { oneByOne } from '../../../src/server/data/time/one-by-one.ts';
import { runClockRules } from '../../../src/server/data/time/time-rules.ts';
import { runEveryMinute } from '../../../src/server/housekeeping.ts';
import { sessionOf } from '../../../tools/bench/server/sessions.ts';
import type { TestClient, TestSchool } from '../../_util/server.ts';
import { act, hour, rowsOf } from '../../_util/survey.ts';
import { isAtLength, sampled } from '../../_util/scale.ts';
import { isOfPapers, paperEntities, paramsOf, readsOf, type Asking } from '../../_util/paper-ways.ts';

/** What stands in a text for a thing that somebody must not read. */
interface Secret {
  readonly what: string;
  readonly mark: string;
}

/** Texts of the bank: the key of a blank, of a question in words, and why; and what candidates wrote. */
const KEYS = ['钥甲空白', '钥乙参考', '钥丙解析', '钥丁竞答'];
const [ANN_WROTE, BEN_WROTE] = ['安写下的话', '本存下的话'];
/** What the handed in sheet is worth so far. */
const SCORE = '167.3';
const [OPEN, UNOPENED] = ['密封考题', '未开考题'];

const bank = (stem: string) =>
  [
    '一、单选题',
    `1. ${stem}一`,
    'A. 甲 B. 乙',
    '答案：B',
    `解析：${KEYS[2]}`,
    '二、判断题',
    `2. ${stem}二`,
    '答案：对',
    '三、填空题',
    `3. ${stem}三____`,
    `答案：${KEYS[0]}`,
    '四、简答题',
    `4. ${stem}四`,
    `答案：${KEYS[1]}`,
  ].join('\n');

const QUIZ = ['竞答甲题', '竞答乙题', '竞答丙题'] as const;
const quizBank = QUIZ.flatMap((title, at) => [
  `${at + 1}. ${title}`,
  'A. 甲 B. 乙',
  '答案：A',
  `解析：${KEYS[3]}`,
]).join('\n');

type Names = 'ann' | 'ben' | 'cat' | 'dan';

/** What candidates get at while an exam runs and before it is told of: by each call, entity, file, export and act. */
export function sealedPapers(started: () => TestSchool): void {
  describe('M04 M07 keys, later questions, and the answers and scores of others stay sealed', () => {
    let office: TestClient;
    let quizOffice: TestClient;
    const clients = {} as Record<Names, TestClient>;
    const users = {} as Record<Names, string>;
    /** Rows of the entities of papers, by entity: those of the demo school and those of this exam. */
    let ids: ReadonlyMap<string, readonly string[]>;
    let others: (user: string) => Promise<Secret[]>;
    let exam: string;
    let quiz: string;

    const save = async (by: TestClient, Entity: string, EnCode: string, Data: Record<string, unknown>) => {
      const answer = await by.call('Data/Save', { Entity, EnCode, Data });
      expect(answer, EnCode).toMatchObject({ code: 0 });
      return String(answer.value.Id);
    };
    const done = async (by: TestClient, EnCode: string, Id: string, Params = {}) =>
      expect(await act(by, EnCode, Id, Params), EnCode).toMatchObject({ code: 0 });

    async function banked(by: TestClient, BankName: string, Text: string): Promise<string> {
      const id = await save(by, 'exam/ExamBank', 'exam.bank.add', { BankName, IsShare: 0 });
      await done(by, 'exam.question.import', id, { Text });
      return id;
    }

    async function published(stem: string, from: number): Promise<string> {
      const { database } = started();
      const bankId = await banked(office, stem, bank(stem));
      const byType = await rowsOf<{ Id: string; QType: string }>(
        database,
        `SELECT "Id", "QType" FROM "ExamQuestion" WHERE "BankId" = $1 ORDER BY "QType"`,
        [bankId],
      );
      expect(byType).toHaveLength(4);
      const worth = [93.7, 73.6, 5, 20];
      const [marker] = await rowsOf<{ Id: string }>(
        database,
        `SELECT "Id" FROM "SysUser" WHERE "LoginName" = 'exam01'`,
      );
      const id = await save(office, 'exam/ExamPaper', 'exam.paper.save', {
        ...{
          Title: `${stem}的卷`,
          ExamType: '2',
          BuildMode: '1',
          PassScore: 10,
          TimeLimit: 60,
          EnterLimit: 0,
        },
        ...{ StartTime: hour(from), EndTime: hour(from + 3), LimitTimes: 1, KeepScore: '1', MultiHalf: '1' },
        ...{ RandomOrder: 0, RandomOptions: 0, SwitchLimit: 0, ShowScore: '3', ShowAnswer: 1 },
        ...{ ScopeType: '8', ScopeUsers: [users.ann, users.ben, users.cat], MarkerIds: [marker!.Id] },
        Children: {
          'exam/ExamItem': byType.map(({ Id }, at) => ({ Sort: at + 1, QuestionId: Id, Points: worth[at] })),
        },
      });
      await done(office, 'exam.paper.publish', id);
      return id;
    }

    /** Opens a paper. @returns the taking's Id, the page's number and the questions by their titles */
    async function opened(one: TestClient, id: string) {
      const first = await one.call('Exam/Paper', { Id: id });
      await done(one, 'exam.my.enter', first.value.Id, { Agree: 1 });
      const answer = await one.call('Exam/Paper', { Id: id });
      expect(
        answer,
        started().lines.findLast((line) => line.includes('fault')),
      ).toMatchObject({ code: 0 });
      const { value } = answer;
      const byEnd = Object.fromEntries(
        (value.Questions as { Id: string; Title: string }[]).map(({ Id, Title }) => [
          Title.replaceAll('_', '').at(-1)!,
          Id,
        ]),
      );
      expect(Object.keys(byEnd)).toHaveLength(4);
      return { taking: String(value.Id), Turn: Number(value.Turn), byEnd };
    }

    beforeAll(async () => {
      const { database, client } = started();
      office = await started().as('exam01');
      quizOffice = await started().as('school01');
      const people = await rowsOf<{ Id: string }>(
        database,
        `SELECT u."Id" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"
         JOIN "UserRole" h ON h."UserId" = u."Id" JOIN "SysRole" r ON r."Id" = h."RoleId" AND r."RoleCode" = 'student'
         WHERE u."UserType" = '3' AND u."State" = '1' AND u."IsWeakPwd" = 0 ORDER BY u."LoginName" DESC LIMIT 4`,
      );
      for (const [at, name] of (['ann', 'ben', 'cat', 'dan'] as const).entries()) {
        users[name] = people[at]!.Id;
        const token = await sessionOf({ query: (text, values) => database.query(text, values) }, users[name]);
        clients[name] = Object.assign(client(), { token });
      }
      exam = await published(OPEN, -1);
      const later = await published(UNOPENED, 2);
      const ann = await opened(clients.ann, exam);
      const answers = { [ann.byEnd['一']!]: 'B', [ann.byEnd['二']!]: '1', [ann.byEnd['四']!]: ANN_WROTE };
      await done(clients.ann, 'exam.do.submit', ann.taking, {
        Answers: JSON.stringify(answers),
        Turn: ann.Turn,
      });
      const ben = await opened(clients.ben, exam);
      const draft = { [ben.byEnd['四']!]: BEN_WROTE };
      await done(clients.ben, 'exam.do.save', ben.taking, {
        Answers: JSON.stringify(draft),
        Turn: ben.Turn,
      });
      quiz = await save(quizOffice, 'quiz/QuizActivity', 'quiz.activity.save', {
        ...{ Title: '密封竞答', BankIds: [await banked(office, '竞答题', quizBank)], QCount: 3 },
        ...{ SecondsPerQ: 120, DailyTimes: 1, ScoreRule: '2', SumDaily: 0, RankShow: '4', PublicRank: 0 },
        ...{ ShowAnswer: 0, ShowResult: 0, RandomOrder: 0, RandomOptions: 0, ScopeType: '8' },
        ...{ ScopeUsers: [users.ann, users.ben, users.cat], StartTime: hour(-1), EndTime: hour(3) },
      });
      await done(quizOffice, 'quiz.activity.start', quiz);
      const rowIds = new Map<string, string[]>();
      for (const { name, table } of paperEntities(started().engine.catalog)) {
        const rows = await rowsOf<{ Id: string }>(
          database,
          `SELECT "Id" FROM "${table}" WHERE "IsDeleted" = 0
           ORDER BY "Id" IN ($1, $2, $3) DESC, "CreateDate" DESC, "Id" LIMIT ${isAtLength ? 8 : 3}`,
          [exam, later, quiz],
        );
        // A row of another entity is asked for by its Id too: the exam, where the entity is not that of exams.
        rowIds.set(name, [...new Set([...rows.map(({ Id }) => Id), exam])]);
      }
      ids = rowIds;
      others = async (user) => {
        const found: Secret[] = [];
        for (const { name, table, fields } of paperEntities(started().engine.catalog)) {
          if (!fields.has('UserId')) continue;
          const rows = await rowsOf<{ Id: string }>(
            database,
            `SELECT "Id" FROM "${table}" WHERE "UserId" <> $1`,
            [user],
          );
          found.push(...rows.map(({ Id }) => ({ what: `another one's ${name}`, mark: Id })));
        }
        return found;
      };
    }, 120_000);

    /** What is told to somebody who asks in every way for everything, and what of it is sealed. */
    async function leaks(by: TestClient, secrets: readonly Secret[], isWhole: boolean): Promise<string[]> {
      const { catalog } = started().engine;
      const asked = readsOf(catalog, ids, isWhole);
      expect(asked.length).toBeGreaterThan(200);
      const found = new Set<string>();
      let answered = 0;
      const ask = async ({ call, input, about }: Asking) => {
        const { text, code, headers } = await by.call(call as CallName, input as never);
        if (code === 0) answered += 1;
        if (isOfPapers(catalog, about) && !/no-store/.test(headers.get('cache-control') ?? ''))
          found.add(`${about} may be kept by caches`);
        for (const { what, mark } of secrets) if (text.includes(mark)) found.add(`${about} tells ${what}`);
      };
      const left = [...asked];
      const walk = async () => {
        for (let next = left.pop(); next; next = left.pop()) await ask(next);
      };
      await Promise.all([walk(), walk(), walk(), walk()]);
      expect(answered).toBeGreaterThan(10);
      return [...found].toSorted();
    }

    const keys = KEYS.map((mark) => ({ what: 'a key', mark }));
    const unopened = { what: 'a question of an exam that has not begun', mark: UNOPENED + '一' };
    const gated = { what: 'a question before the notice was agreed to', mark: OPEN + '一' };
    const laterOf = async (by: TestClient): Promise<Secret[]> => {
      const { text } = await by.call('Quiz/Paper', { Id: quiz });
      const told = QUIZ.filter((title) => text.includes(title));
      expect(told).toHaveLength(1);
      return QUIZ.filter((title) => title !== told[0]).map((mark) => ({ what: 'a later question', mark }));
    };

    it('the office finds each of them on the same ways', async () => {
      const wanted = [...keys, unopened, gated, { what: 'the score', mark: SCORE }];
      const answers = [{ what: 'an answer in words', mark: ANN_WROTE }];
      const told = await leaks(office, [...wanted, ...answers], false);
      for (const { what } of [...wanted, ...answers])
        expect(
          told.some((one) => one.endsWith(`tells ${what}`)),
          what,
        ).toBe(true);
      expect(told.filter((one) => one.startsWith('Data/Get')).length).toBeGreaterThan(3);
    });

    const candidates = [
      [
        'who handed in',
        'ann',
        () => [
          { what: 'the score before it is told of', mark: SCORE },
          { what: 'an own answer before it is told of', mark: ANN_WROTE },
          { what: 'the draft of another one', mark: BEN_WROTE },
        ],
      ],
      [
        'who is answering',
        'ben',
        () => [
          { what: 'the score of another one', mark: SCORE },
          { what: 'the answer of another one', mark: ANN_WROTE },
        ],
      ],
      [
        'who has not agreed to the notice',
        'cat',
        () => [
          gated,
          { what: 'the draft of another one', mark: BEN_WROTE },
          { what: 'the answer of another one', mark: ANN_WROTE },
        ],
      ],
      [
        'who is not asked',
        'dan',
        () => [
          gated,
          ...QUIZ.map((mark) => ({ what: 'a question of the quiz', mark })),
          { what: 'the answer of another one', mark: ANN_WROTE },
        ],
      ],
    ] as const;
    it.each(sampled(candidates, 1, ([, name]) => name))(
      'nothing to a candidate %s',
      { timeout: 120_000 },
      async (_state, name, own) => {
        const secrets = [...keys, unopened, ...own(), ...(await others(users[name]))];
        const later = name === 'dan' ? [] : await laterOf(clients[name]);
        expect(await leaks(clients[name], [...secrets, ...later], isAtLength && name === 'ann')).toEqual([]);
      },
    );

    it('no act of a candidate reaches a paper, a bank, or the row of another one', async () => {
      const { database, engine } = started();
      const { catalog } = engine;
      const stored = async () => {
        const texts = [];
        for (const { table } of paperEntities(catalog)) {
          const sql = `SELECT md5(string_agg(md5((to_jsonb(t) - 'StepTime' - 'Steps' - 'Turn')::text), '' ORDER BY "Id")) AS sum FROM "${table}" t`;
          texts.push(await rowsOf(database, sql));
        }
        return texts;
      };
      const asked = await clients.ann.call('Quiz/Paper', { Id: quiz });
      // The clock ranks and counts what was done until now: the minute that comes has nothing left to change.
      await oneByOne([runClockRules, runEveryMinute], (duty) => duty(engine));
      const before = await stored();
      const taken: string[] = [];
      const given = { Answers: '{}', Agree: 1, Question: asked.value.Questions[0].Id, Answer: '"A"' };
      for (const [enCode, { entity, action }] of catalog.enCodes) {
        if (!isOfPapers(catalog, entity.name) || ['open', 'view'].includes(action.verb)) continue;
        const all = ids.get(entity.name)!;
        for (const Id of all.slice(0, isAtLength ? 6 : 2)) {
          const [row] = await rowsOf<{ row: Record<string, unknown> }>(
            database,
            `SELECT to_jsonb(t) AS row FROM "${entity.table}" t WHERE "Id" = $1`,
            [Id],
          );
          const { UserId, Turn } = row?.row ?? {};
          if (UserId === users.cat && action.selfService === true) continue;
          // An act that knows everything that a page knows, but for whose row it is.
          const Params = { ...paramsOf(action.params as never), ...given, Turn: Turn ?? 0 };
          const answers = [
            await clients.cat.call('Data/Action', { EnCode: enCode, Ids: [Id], Params }),
            await clients.cat.call('Data/Save', {
              Entity: entity.name,
              EnCode: enCode,
              Data: { Id, Version: 1 },
            }),
            await clients.cat.call('Data/Export', {
              ...{ Entity: entity.name, EnCode: enCode, FileName: '表' },
              Columns: [{ dataIndex: 'Id', title: '主键' }],
            }),
          ];
          for (const { code } of answers) if (code === 0) taken.push(`${enCode} on ${Id}`);
        }
      }
      expect(taken).toEqual([]);
      expect(await stored()).toEqual(before);
    });

    it('no file that the office makes of scores, and no print, comes to a candidate', async () => {
      const { catalog } = started().engine;
      const exported = await office.call('Data/Export', {
        ...{ Entity: 'exam/ExamSheet', EnCode: 'exam.score.export', Page: 'exam/score-list' },
        ...{ FileName: '密封成绩', Columns: [{ dataIndex: 'Score', title: '总分' }] },
      });
      expect(exported).toMatchObject({ code: 0 });
      const { TaskId } = exported.value;
      const tasks = async (by: TestClient) => {
        const { value } = await by.call('ImportExport/GetDownTaskList', { PageIndex: 1, PageSize: 10 });
        return (value.rows as { Id: string; Url: string | null }[]).filter(({ Id }) => Id === TaskId);
      };
      const url = await vi.waitFor(
        async () => {
          const [task] = await tasks(office);
          expect(task?.Url).toBeTruthy();
          return task!.Url!;
        },
        { timeout: 30_000, interval: 50 },
      );
      expect((await office.fetch(url)).status).toBe(200);
      expect((await clients.ann.fetch(url)).status).toBe(403);
      expect(await tasks(clients.ann)).toEqual([]);
      expect((await clients.ann.call('ImportExport/GetActionTask', { TaskId })).code).not.toBe(0);
      const printed: string[] = [];
      for (const [EnCode, { entity, action }] of catalog.enCodes) {
        if (!isOfPapers(catalog, entity.name) || action.verb !== 'print') continue;
        for (const Id of ids.get(entity.name)!) {
          const ordered = { EnCode, TplCode: String(action.template), Ids: [Id] };
          if ((await clients.ann.call('Print/Pdf', ordered)).code === 0) printed.push(EnCode);
        }
      }
      expect(printed).toEqual([]);
    });

    it('the verdict on an answer tells no key where none are told, and no act is told a time', async () => {
      const { value } = await clients.cat.call('Quiz/Paper', { Id: quiz });
      const Params = { Question: value.Questions[0].Id, Answer: '"B"' };
      const answer = await act(clients.cat, 'quiz.do.answer', value.Id, Params);
      expect(answer).toMatchObject({ code: 0, value: { Right: 0, Keys: [] } });
      expect(Object.keys(answer.value).sort()).toEqual(['Keys', 'Right', 'Text']);
      const timed = [...started().engine.catalog.enCodes]
        .filter(
          ([, { entity, action }]) =>
            action.paper !== undefined && action.selfService && entity.fields.has('Times'),
        )
        .flatMap(([EnCode, { action }]) =>
          Object.values(action.params ?? {}).map(({ type }) => `${EnCode} ${type}`),
        );
      expect(timed.length).toBeGreaterThan(10);
      expect(timed.filter((one) => /date|time$/.test(one))).toEqual([]);
    });

    it('each kind of candidate reads of an exam what students read', () => {
      for (const { name, file } of paperEntities(started().engine.catalog)) {
        const { student, postgraduate, freshman } = file.scope;
        expect({ name, postgraduate }).toEqual({ name, postgraduate: student });
        if (name.startsWith('exam/')) expect({ name, freshman }).toEqual({ name, freshman: student });
      }
    });
  });
}
