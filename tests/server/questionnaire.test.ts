import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { openSessions } from '../../tools/bench/server/takers.ts';
import { onPostgres } from '../_util/postgres.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import {
  afterDeadline,
  answerAll,
  EVERY_KIND,
  exportedSheets,
  inTurn,
  throughTemplate,
} from '../_util/survey-answers.ts';
import { act, DESIGN, hour, paperOf, publishedFor, rowsOf, submit } from '../_util/survey.ts';
import { anonymousPapers } from './cases/anonymous-papers.ts';
import { answersWithFiles } from './cases/answers-with-files.ts';
import { correctedPapers } from './cases/corrected-papers.ts';
import { feedback } from './cases/feedback.ts';
import { questionFiles } from './cases/question-files.ts';
import { report } from './cases/report.ts';
import { surveyMessages } from './cases/survey-messages.ts';
import { savedTogether } from './cases/saved-together.ts';
import { sealedAnswers } from './cases/sealed-answers.ts';

let school: TestSchool;
let office: TestClient;
let psychologist: TestClient;
let counsellor: TestClient;
let students: TestClient[];
const LOGINS = Array.from({ length: 9 }, (_, at) => `2024010101${String(at + 4).padStart(2, '0')}`);

const rows = <Row extends object>(text: string, values: unknown[] = []) =>
  rowsOf<Row>(school.database, text, values);
const published = (more: Record<string, unknown> = {}, by = psychologist) =>
  publishedFor(school.database, by, LOGINS[0]!, more);

beforeAll(async () => {
  school = await startSchool();
  const [own] = await rows<{ login: string }>(
    `SELECT u."LoginName" AS login FROM "Student" s JOIN "Teacher" t ON t."Id" = s."CounsellorId" JOIN "SysUser" u ON u."Id" = t."UserId" WHERE s."StudentNo" = $1`,
    [LOGINS[0]],
  );
  [office, psychologist, counsellor, ...students] = (await Promise.all(
    ['school01', 'psy01', own!.login, ...LOGINS].map((login) => school.as(login)),
  )) as [TestClient, TestClient, TestClient, ...TestClient[]];
});
afterAll(() => school?.close());

const everybody = () => ({ school, logins: LOGINS, office, psychologist, counsellor, students });

describe('M04 a named questionnaire', () => {
  let id: string;
  beforeAll(async () => {
    id = await published();
  });

  it('R06: once published its questions never change', async () => {
    const again = await act(psychologist, 'questionnaire.design.save', id, {
      Design: JSON.stringify(DESIGN),
    });
    expect(again.message).toBe('已有答卷，不能修改题目，可复制后修改');
    const copy = await act(psychologist, 'questionnaire.copy', id);
    const [kept] = await rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM "SurveyQuestion" WHERE "QuestionnaireId" = $1`,
      [copy.value.Id],
    );
    expect(kept!.count).toBe(3);
  });

  it('tells the answerer no scores, and goes on where he was on another device', async () => {
    const [student] = students as [TestClient];
    const paper = await paperOf(student, id);
    expect(JSON.stringify(paper.value.Questions)).not.toMatch(/"Score"|IsWarn|IsReverse/);
    const Answers = paper.answers('B', ['A']);
    expect((await act(student, 'questionnaire.answer.save', paper.taking, { Answers })).message).toBe('');
    const elsewhere = await paperOf(await school.as(LOGINS[0]!), id);
    expect(elsewhere.value.Answers).toEqual(JSON.parse(Answers));
  });

  it('refuses what is missing, too much, or no answer at all, by the number that is seen', async () => {
    const [, student] = students as [TestClient, TestClient];
    const { taking, answers } = await paperOf(student, id);
    const told = async (...values: unknown[]) => (await submit(student, taking, answers(...values))).message;
    expect(await told(undefined)).toBe('第1题为必答题');
    expect(await told('B', ['A', 'B', 'C'])).toBe('第2题请选择1-2项');
    expect(await told('Z')).toBe('第1题答案不在可选范围内');
    expect((await submit(student, taking, '[]')).message).toBe('答案格式不正确');
  });

  it('two tabs cannot both hand in', async () => {
    const [, , student] = students as [TestClient, TestClient, TestClient];
    const { taking, answers } = await paperOf(student, id);
    const both = await Promise.all([
      submit(student, taking, answers('A')),
      submit(student, taking, answers('B', ['B'])),
    ]);
    expect(both.map(({ message }) => message).toSorted()).toEqual(['', '您已填写过该问卷']);
    const [sheets] = await rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM "AnswerSheet" a JOIN "SurveyTaking" t ON t."UserId" = a."UserId" AND t."QuestionnaireId" = a."QuestionnaireId" WHERE t."Id" = $1`,
      [taking],
    );
    expect(sheets!.count).toBe(1);
    expect((await paperOf(student, id)).value).toMatchObject({ Closed: '您已填写过该问卷', Questions: [] });
  });

  it('jumps leave answers out, factors and alarming choices warn, and the counsellor looks after the student', async () => {
    const [, , , calm, worried, alarmed] = students as [
      TestClient,
      TestClient,
      TestClient,
      TestClient,
      TestClient,
      TestClient,
    ];
    const hand = async (client: TestClient, ...values: unknown[]) => {
      const { taking, answers } = await paperOf(client, id);
      return submit(client, taking, answers(...values));
    };
    // the second question is jumped over: what was chosen there before does not count
    expect((await hand(calm, 'A', ['C'])).value.Results).toEqual([
      { Name: '睡眠', Level: '1（正常）', Advice: '很好' },
    ]);
    const { value } = await hand(worried, 'B', ['A']);
    expect(value.Results.map(({ Name }: { Name: string }) => Name)).toEqual(['睡眠', '求助方式']);
    await hand(alarmed, 'B', ['C']);
    const levels = await rows<{ WarnLevel: string }>(
      `SELECT "WarnLevel" FROM "SurveyFollow" WHERE "QuestionnaireId" = $1 ORDER BY "WarnLevel" DESC`,
      [id],
    );
    expect(levels.map(({ WarnLevel }) => WarnLevel).slice(0, 2)).toEqual(['3', '2']);
    await surveyMessages(school, psychologist, id);
    const list = await counsellor.call('Data/List', {
      Entity: entities.SurveyFollow,
      Filter: { QuestionnaireId: id },
      PageIndex: 1,
      PageSize: 10,
    });
    expect(list.value.total).toBe(levels.length);
  });

  it('the psychologist alone reads answers; the counsellor reads those who need help, others nobody', async () => {
    const totals = async (client: TestClient, Entity: string) => {
      const Filter = { QuestionnaireId: id };
      const { value, message } = await client.call('Data/List', {
        Entity,
        Filter,
        PageIndex: 1,
        PageSize: 20,
      });
      return value?.total ?? message;
    };
    const all = await totals(psychologist, entities.AnswerSheet);
    expect(all).toBe(4);
    expect(await totals(office, entities.AnswerSheet)).toBe(0);
    expect(await totals(counsellor, entities.AnswerSheet)).toBeLessThan(all);
    expect(await totals(psychologist, entities.AnswerItem)).toBeGreaterThan(0);
    expect(await totals(counsellor, entities.AnswerItem)).toBe(0);
    expect(await totals(office, entities.AnswerItem)).toBe(0);
  });

  it('figures are for those who have the page, and fewer than five sheets tell nothing', async () => {
    expect((await psychologist.call('Questionnaire/Figures', { Id: id })).value).toMatchObject({
      Answered: 4,
    });
    expect((await psychologist.call('Questionnaire/Tallies', { Id: id })).value).toEqual([]);
    const [, , , , , , fifth] = students;
    const { taking, answers } = await paperOf(fifth!, id);
    await submit(fifth!, taking, answers('A'));
    const { value } = await psychologist.call('Questionnaire/Tallies', { Id: id });
    expect(
      value[0].Rows.map(({ Count }: { Count: number }) => Count).reduce(
        (sum: number, one: number) => sum + one,
      ),
    ).toBe(5);
    const stat = async (Kind: 'trend' | 'classes') =>
      (await psychologist.call('Questionnaire/Stat', { Id: id, Kind })).value as {
        Name: string;
        Value: number;
      }[];
    const trend = await stat('trend');
    expect(trend.reduce((sum, { Value }) => sum + Value, 0)).toBe(5);
    const asked = await rows<{ name: string; answered: number; all: number }>(
      `SELECT c."ClassName" AS name, count(*) FILTER (WHERE t."Times" > 0)::int AS answered, count(*)::int AS all
       FROM "SurveyTaking" t JOIN "Student" s ON s."Id" = t."StudentId" JOIN "ClassInfo" c ON c."Id" = s."ClassId"
       WHERE t."QuestionnaireId" = $1 AND t."IsDeleted" = 0 GROUP BY c."Id"`,
      [id],
    );
    const large = asked.filter(({ all }) => all >= 5);
    expect(large.some(({ answered }) => answered > 0)).toBe(true);
    const shown = await stat('classes');
    expect(shown.length).toBe(Math.min(30, large.length));
    for (const { Name, Value } of shown) {
      const { answered, all } = large.find(({ name }) => name === Name)!;
      expect([Name, Value]).toEqual([Name, Math.round((1000 * answered) / all) / 10]);
    }
    const refused = await students[0]!.call('Questionnaire/Tallies', { Id: id });
    expect(refused.message).toBe('抱歉，你无权查看该数据');
  });

  it('whoever is not asked can neither read nor answer', async () => {
    const [taking] = await rows<{ Id: string }>(
      `SELECT "Id" FROM "SurveyTaking" WHERE "QuestionnaireId" = $1 LIMIT 1`,
      [id],
    );
    expect((await paperOf(office, id)).message).toBe('您不在该问卷的填写范围内');
    expect((await submit(office, taking!.Id, '{}')).message).toBe('无权操作该数据');
  });

  it.runIf(onPostgres)(
    'R06: a paper that was there at the deadline counts, however long it waits for its turn after that',
    async () => {
      const [, , , , , , , patient, late] = students;
      const { taking, answers } = await paperOf(patient!, id);
      const handed = await afterDeadline(school.database, id, taking, (key) => {
        const input = {
          EnCode: 'questionnaire.answer.submit',
          Ids: [taking],
          Params: { Answers: answers('A') },
        };
        return patient!.call('Data/Action', input, { 'x-idempotency-key': key });
      });
      expect((await handed.answer).message).toBe('');
      await expect.poll(async () => (await paperOf(late!, id)).value.Closed).toBe('问卷已结束');
      const [kept] = await rows<{ inTime: boolean }>(
        `SELECT s."SubmitTime" <= q."EndTime" AS "inTime" FROM "SurveyTaking" t JOIN "AnswerSheet" s ON s."Id" = t."SheetId"
       JOIN "Questionnaire" q ON q."Id" = s."QuestionnaireId" WHERE t."Id" = $1`,
        [taking],
      );
      expect(kept).toEqual({ inTime: true });
      await school.database.query(
        `UPDATE "Questionnaire" SET "EndTime" = now() + interval '1 h' WHERE "Id" = $1`,
        [id],
      );
    },
  );

  it('is closed by the deadline and by the office, whatever a page still shows', async () => {
    const last = students.at(-1)!;
    const { taking, answers } = await paperOf(last, id);
    await school.database.query(
      `UPDATE "Questionnaire" SET "EndTime" = now() - interval '2 s' WHERE "Id" = $1`,
      [id],
    );
    expect((await submit(last, taking, answers('A'))).message).toBe('问卷已结束');
    await school.database.query(
      `UPDATE "Questionnaire" SET "EndTime" = now() + interval '1 h' WHERE "Id" = $1`,
      [id],
    );
    expect((await act(psychologist, 'questionnaire.stop', id)).message).toBe('');
    expect((await act(last, 'questionnaire.answer.save', taking, { Answers: '{}' })).message).toBe(
      '问卷已停用',
    );
    expect((await act(psychologist, 'questionnaire.publish', id)).message).toBe('');
    expect((await submit(last, taking, answers('A'))).message).toBe('');
  });
});

describe('M04 R06 what was answered', () => {
  let id: string;
  const kept: string[] = [];
  beforeAll(async () => {
    id = await published(
      {
        Title: '导出与交叉',
        SurveyType: '2',
        ScoreMode: '0',
        AllowEdit: 1,
        RandomOrder: 1,
        Design: EVERY_KIND,
      },
      office,
    );
    for (const [at, student] of students.slice(0, 6).entries()) kept.push(await answerAll(student, id, at));
  });

  it('R06: the order of questions is the answerer’s own and stays; what he wrote beside a choice comes back to him', async () => {
    const { value } = await paperOf(students[0]!, id);
    expect(value.Order.join()).toBe(kept[0]);
    expect(new Set(kept).size).toBeGreaterThan(1);
    const third = value.Questions[2];
    expect(third.Options.at(-1)).toMatchObject({ Key: 'C', AllowOther: 1 });
    expect(value.Answers[`${third.Id}.C`]).toBe('打球0');
  });

  it('M04: is exported as a line for each sheet and a column for each question, with names for psychologists alone', async () => {
    const exported = (client: TestClient) => exportedSheets(school, client, id);
    const asked = ['2. 年级满意吗', '3. 爱好', '4. 评价（食堂）', '4. 评价（宿舍）', '5. 打分'];
    const [titles, ...lines] = await exported(office);
    expect(titles).toEqual(['班级（当时）', ...asked]);
    expect(lines.map((line) => line.slice(1)).find(([, hobby]) => hobby === '甲、其他（打球0）')).toEqual([
      '甲',
      '甲、其他（打球0）',
      '甲',
      '乙',
      8,
    ]);
    expect(lines).toHaveLength(6);
    expect((await exported(psychologist))[0]).toEqual(['姓名（当时）', '班级（当时）', ...asked]);
  });

  it('M04: two questions are set against each other, for those who have the page', async () => {
    const crossed = async (client: TestClient, more: { Row?: string; Column?: string } = {}) =>
      client.call('Questionnaire/Cross', { Id: id, ...more });
    const { value } = await crossed(office, { Row: 'q2', Column: 'q3' });
    expect(value[0].Columns).toEqual([
      { Name: '甲', Count: 6 },
      { Name: '乙', Count: 0 },
      { Name: '其他', Count: 6 },
    ]);
    expect(value[0].Rows).toEqual([
      { Name: '甲', Counts: [4, 0, 4] },
      { Name: '乙', Counts: [2, 0, 2] },
    ]);
    const byGender = await crossed(office, { Row: 'q5', Column: 'Gender' });
    const columns = byGender.value[0].Columns as { Name: string; Count: number }[];
    expect(columns.map(({ Name }) => Name).every((name) => ['男', '女'].includes(name))).toBe(true);
    expect(columns.reduce((sum, { Count }) => sum + Count, 0)).toBe(6);
    expect((await crossed(office, { Row: 'Gender' })).message).toBe('没有这道题目');
    expect((await crossed(students[0]!)).message).toBe('抱歉，你无权查看该数据');
  });

  report(everybody, () => id);
});

describe('M04 an anonymous questionnaire', () => anonymousPapers(everybody));
describe('B18 what is said in a questionnaire', () => sealedAnswers(everybody));
describe('M04 a sheet that is corrected', () => correctedPapers(everybody));
describe('M04 the feedback on a sheet', () => feedback(everybody));
describe('M04 drafts that are saved in the same second', () => savedTogether(everybody));
describe('M04 R06 files as answers', () => answersWithFiles(everybody));
questionFiles(everybody);

describe('M04 a scale', () => {
  it('starts from SCL-90: ninety items, eleven factors', async () => {
    const Params = { Title: '普查', ScaleCode: 'SCL90', StartTime: hour(1), EndTime: hour(2) };
    const none = await psychologist.call('Data/Action', {
      EnCode: 'questionnaire.fromScale',
      Ids: [],
      Params: { ...Params, ScaleCode: 'UPI' },
    });
    expect(none.value.Fields).toEqual([
      { Key: 'ScaleCode', Message: '系统没有该量表的题目，请新建问卷后自行出题' },
    ]);
    const made = await psychologist.call('Data/Action', {
      EnCode: 'questionnaire.fromScale',
      Ids: [],
      Params,
    });
    const design = await psychologist.call('Questionnaire/Design', {
      Id: String(made.value?.Id ?? made.message),
    });
    expect(design.value.Questions).toHaveLength(90);
    expect(design.value.Factors).toHaveLength(11);
    const alarming = design.value.Questions[14].Options.filter(
      ({ IsWarn }: { IsWarn: number }) => IsWarn === 1,
    );
    expect(alarming.map(({ Score }: { Score: number }) => Score)).toEqual([3, 4, 5]);
  });
});

it('M04 R06: questions are read from the sheet that the template is', async () => {
  expect(await throughTemplate(school, psychologist)).toMatchObject({
    Questions: [{ Type: '1', Title: '好吗' }],
  });
});

describe('M04 everybody at once', () => {
  it('R06: a class opens its paper in two tabs each, saves and hands in at the same moment: every answer is definite, every sheet there once', async () => {
    const id = await published({ Title: '同时填写' });
    const takers = await openSessions(school.database, '同时填写');
    const tokens = takers.map(({ token }) => token);
    expect(tokens.length).toBeGreaterThan(20);
    const tab = async (token: string) => {
      const client = Object.assign(school.client(), { token });
      const { taking, answers } = await inTurn(() => paperOf(client, id));
      const save = () => act(client, 'questionnaire.answer.save', taking, { Answers: answers('A') });
      const saved = await inTurn(save);
      const handed = await inTurn(() => submit(client, taking, answers('A')));
      return [saved.message, handed.message];
    };
    const told = await Promise.all([...tokens, ...tokens].map(tab));
    const texts = told.map(([, handed]) => handed);
    expect(texts.filter((text) => text === '')).toHaveLength(tokens.length);
    expect(texts.filter((text) => text === '您已填写过该问卷')).toHaveLength(tokens.length);
    for (const [saved] of told) expect(['', '您已填写过该问卷']).toContain(saved);
    const [kept] = await rows<{ sheets: number; persons: number }>(
      `SELECT count(*)::int AS sheets, count(DISTINCT "UserId")::int AS persons FROM "AnswerSheet" WHERE "QuestionnaireId" = $1`,
      [id],
    );
    expect(kept).toEqual({ sheets: tokens.length, persons: tokens.length });
  });
});
