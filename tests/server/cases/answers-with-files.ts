import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { giveUpReplacedFiles } from '../../../src/server/storage/given-up-files.ts';
import type { TestClient } from '../../_util/server.ts';
import { exportedSheets } from '../../_util/survey-answers.ts';
import { FILE_DESIGN, filesOf, mayHave, noise, photo, sent } from '../../_util/survey-files.ts';
import { act, paperOf, publishedFor, rowsOf, submit } from '../../_util/survey.ts';
import type { SurveyPeople } from './survey-people.ts';

const NAMED = { Title: '现场照片', SurveyType: '2', ScoreMode: '0', AllowEdit: 1, Design: FILE_DESIGN };
const ID = /^[0-9a-f]{32}$/;

/** Papers whose answers are files: who may send what, who may read it, and what leads to nobody. */
export function answersWithFiles(people: () => SurveyPeople): void {
  let id: string;
  let jpeg: Buffer;
  const rows = <Row extends object>(text: string, values: unknown[] = []) =>
    rowsOf<Row>(people().school.database, text, values);
  const published = (more: Record<string, unknown> = NAMED) =>
    publishedFor(people().school.database, people().office, people().logins[0]!, more);
  /** Hands in a paper with one file. @returns its Id */
  const handIn = async (client: TestClient, name = '张三的照片.jpg'): Promise<string> => {
    const { taking, answers, purpose } = await filesOf(client, id);
    const file = await sent(client, purpose, name, jpeg);
    expect((await submit(client, taking, answers([file]))).message).toBe('');
    return file;
  };

  beforeAll(async () => {
    jpeg = await photo();
    id = await published();
  });

  it('R06: are sent by whoever may answer, of the kinds and sizes that the question takes', async () => {
    const { office, students } = people();
    const [student, other] = students as [TestClient, TestClient];
    const { purpose, elsewhere } = await filesOf(student, id);
    expect(await sent(student, purpose, '照片.jpg', jpeg)).toMatch(ID);
    expect(await sent(student, purpose, '表格.xlsx', jpeg)).toMatch(/^仅支持jpg/);
    expect(await sent(student, purpose, '照片.pdf', jpeg)).toBe('文件内容与扩展名不符');
    // What lies behind a picture is not kept; noise cannot be drawn any smaller.
    const large = await noise();
    expect(await sent(student, purpose, '照片.jpg', large)).toBe('文件大小不能超过1MB');
    expect(await sent(student, elsewhere, '照片.jpg', jpeg)).toBe('没有这道题目');
    expect(await sent(student, `${purpose}x`, '照片.jpg', jpeg)).toBe('没有这道题目');
    for (const stranger of [other, office])
      expect(await sent(stranger, purpose, '照片.jpg', jpeg)).toBe('您不在该问卷的填写范围内');
    const set = (time: string) =>
      rows(`UPDATE "Questionnaire" SET "EndTime" = now() + interval '${time}' WHERE "Id" = $1`, [id]);
    await set('-2 s');
    expect(await sent(student, purpose, '照片.jpg', jpeg)).toBe('问卷已结束');
    await set('1 h');
  });

  it('R06: stay in the draft by name on every device, and are taken only by the paper they were sent for', async () => {
    const { students } = people();
    const [student, other] = students as [TestClient, TestClient];
    const { taking, answers, purpose } = await filesOf(student, id);
    const file = await sent(student, purpose, '照片.jpg', jpeg);
    await act(student, 'questionnaire.answer.save', taking, { Answers: answers([file, 'gone'], '好') });
    const { value } = await paperOf(student, id);
    expect(value.Files).toEqual([
      { Id: file, Name: '照片.jpg', Url: `/api/ImportExport/Download?Id=${file}`, Size: expect.any(Number) },
    ]);
    expect(Object.values(value.Answers)).toEqual([[file], '好']);
    const told = async (client: TestClient, given: unknown) => {
      const own = await paperOf(client, id);
      return (await submit(client, own.taking, own.answers(given))).message;
    };
    const loose = await sent(other, undefined, '照片.jpg', jpeg);
    for (const foreign of [file, loose])
      expect(await told(other, [foreign])).toBe('第1题有文件已不存在，请重新上传');
    expect(await told(other, [])).toBe('第1题为必答题');
    expect(await told(other, ['a', 'b', 'c'])).toBe('第1题最多上传2个文件');
    expect(await told(other, '照片')).toBe('第1题答案不在可选范围内');
  });

  it('R06: stay in the draft for as long as the paper is not handed in', async () => {
    const { school, students } = people();
    const student = students[1]!;
    const { taking, answers, purpose } = await filesOf(student, id);
    const file = await sent(student, purpose, '照片.jpg', jpeg);
    await act(student, 'questionnaire.answer.save', taking, { Answers: answers([file]) });
    await rows(
      `UPDATE "Attachment" SET "CreateDate" = now() - interval '3 days', "UpdateDate" = now() - interval '3 days' WHERE "Id" = $1`,
      [file],
    );
    await giveUpReplacedFiles(school.engine);
    expect((await submit(student, taking, answers([file]))).message).toBe('');
  });

  it('R06: are read by those who may read the sheet, replaced with it, and those that were taken out go', async () => {
    const { school, office, psychologist, counsellor, students } = people();
    const [student, other] = students as [TestClient, TestClient];
    const file = await handIn(student);
    const may = () =>
      Promise.all(
        [student, office, psychologist, counsellor, other].map((one) => mayHave(school, one, file)),
      );
    expect(await may()).toEqual([true, true, true, false, false]);
    const { taking, answers, purpose } = await filesOf(student, id);
    expect(answers((await paperOf(student, id)).value.Files.map(({ Id }: { Id: string }) => Id))).toBe(
      answers([file]),
    );
    const second = await sent(student, purpose, '另一张.jpg', jpeg);
    const out = await sent(student, purpose, '不要了.jpg', jpeg);
    expect((await submit(student, taking, answers([second, file]))).message).toBe('');
    expect(await may()).toEqual([true, true, true, false, false]);
    const dropped = await rows<{ Id: string }>(
      `SELECT "Id" FROM "Attachment" WHERE "Id" = ANY($1) AND "IsDeleted" = 1`,
      [[file, second, out]],
    );
    expect(dropped).toEqual([{ Id: out }]);
  });

  it('M04: are counted, listed page by page and exported; names that tell who sent them stay with psychologists', async () => {
    const { school, office, psychologist, counsellor, students } = people();
    for (const student of students.slice(1, 5)) await handIn(student);
    const { value } = await office.call('Questionnaire/Tallies', { Id: id });
    expect(value[0]).toMatchObject({ No: 1, Note: '5人作答 · 共6个文件', Rows: [], Listed: 5 });
    const listed = async (client: TestClient) =>
      (await client.call('Questionnaire/Written', { Id: id, No: 1, PageIndex: 2, PageSize: 4 })).value;
    expect(await listed(office)).toMatchObject({
      total: 5,
      rows: [{ Text: '', Files: [{ Name: '另一张.jpg' }, { Name: '张三的照片.jpg' }] }],
    });
    expect(await listed(counsellor)).toEqual({ total: 0, rows: [] });
    const column = async (client: TestClient) => {
      const [titles = [], ...lines] = await exportedSheets(school, client, id);
      return lines.map((line) => line[titles.indexOf('1. 现场照片')]);
    };
    expect(await column(office)).toContain('2个：第1题-1.jpg、第1题-2.jpg');
    expect(JSON.stringify(await column(office))).not.toContain('张三');
    expect(await column(psychologist)).toContain('2个：另一张.jpg、张三的照片.jpg');
  });

  it('R06: of an anonymous paper lead to nobody: neither by owner, name, time nor camera', async () => {
    const { school, office, students } = people();
    const student = students[0]!;
    id = await published({ ...NAMED, Title: '匿名照片', AllowEdit: 0, IsAnonymous: 1 });
    const file = await handIn(student);
    const [kept] = await rows<Record<string, unknown>>(
      `SELECT a.* FROM "AnswerItem" i JOIN "Attachment" a ON a."Id" = i."Files" WHERE i."QuestionnaireId" = $1`,
      [id],
    );
    expect(kept).toMatchObject({ OriginalFileName: '第1题-1.jpg', CreateUserId: null, CreateUserName: null });
    expect(String(kept!['CreateDate'])).toMatch(/ 00:00:00/);
    const traces = JSON.stringify([
      await rows(`SELECT * FROM "Attachment" WHERE "Id" = $1`, [file]),
      await rows(`SELECT answer FROM sys_idempotency WHERE answer::text LIKE '%' || $1 || '%'`, [file]),
    ]);
    expect(traces).toBe('[[],[]]');
    const own = String(kept!['Id']);
    expect(await mayHave(school, student, own)).toBe(false);
    expect(await mayHave(school, office, own)).toBe(true);
    const answer = await fetch(`${school.urls[0]}/api/ImportExport/Download?Id=${own}`, {
      headers: { 'x-token': office.token! },
    });
    expect((await sharp(await answer.arrayBuffer()).metadata()).exif).toBeUndefined();
  });
}
