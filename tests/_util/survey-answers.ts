import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Database } from '../../src/server/data/database/database.ts';
import { sheetCells } from './import-engine.ts';
import type { TestClient, TestSchool } from './server.ts';
import { paperOf, submit } from './survey.ts';
import { sheetFile, uploaded } from './upload.ts';

const CHOICES = [
  { Key: 'A', Text: '甲' },
  { Key: 'B', Text: '乙' },
];
const OTHER = { Key: 'C', Text: '其他', AllowOther: 1 };
/** A question of each kind that is answered in its own way. */
export const EVERY_KIND = {
  Questions: [
    { Type: '12', Title: '请如实填写', Required: 0 },
    { Type: '1', Title: '年级满意吗', Required: 1, Options: CHOICES },
    { Type: '2', Title: '爱好', Required: 1, RandomOptions: 1, Options: [...CHOICES, OTHER] },
    { Type: '7', Title: '评价', Required: 1, Rows: ['食堂', '宿舍'], Options: CHOICES },
    { Type: '6', Title: '打分', Required: 1, MinScore: 0, MaxScore: 10 },
  ],
  Factors: [],
};

/** Hands in a whole paper of EVERY_KIND. @returns the order in which its questions were asked */
export async function answerAll(student: TestClient, id: string, at: number): Promise<string> {
  const { value, taking } = await paperOf(student, id);
  const [, q2, q3, q4, q5] = (value.Questions as { Id: string }[]).map((one) => one.Id);
  expect(value.Order.toSorted()).toEqual([1, 2, 3, 4, 5]);
  const answers = {
    [q2!]: at < 4 ? 'A' : 'B',
    [q3!]: ['A', 'C'],
    [`${q3}.C`]: `打球${at}`,
    [q4!]: { 食堂: 'A', 宿舍: 'B' },
    [q5!]: '8',
  };
  expect((await submit(student, taking, JSON.stringify(answers))).message).toBe('');
  return value.Order.join();
}

/** The cells of the sheets' export. */
export async function exportedSheets(school: TestSchool, client: TestClient, QuestionnaireId: string) {
  const { value, message } = await client.call('Data/Export', {
    Entity: entities.AnswerSheet,
    EnCode: 'questionnaire.analyze.export',
    Page: 'questionnaire/sheet-list',
    Filter: { QuestionnaireId },
    Columns: [
      { dataIndex: 'TrueName', title: '姓名' },
      { dataIndex: 'ClassId', title: '班级' },
    ],
    FileName: '原始数据',
  });
  expect(message).toBe('');
  const file = await fetch(`${school.urls[0]}${value.Url}`, { headers: { 'x-token': client.token! } });
  return sheetCells(new Uint8Array(await file.arrayBuffer()));
}

/**
 * Has a request with a key wait for its turn until the second of the questionnaire's deadline is over: the key is held by
 * somebody else. The deadline is the second in which the request was seen to wait.
 */
export async function afterDeadline<Answer>(
  database: Database,
  id: string,
  taking: string,
  send: (key: string) => Promise<Answer>,
): Promise<{ answer: Promise<Answer> }> {
  const key = randomUUID();
  return database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO sys_idempotency (user_id, key, call) SELECT "UserId", $2, 'x' FROM "SurveyTaking" WHERE "Id" = $1`,
      [taking, key],
    );
    const answer = send(key);
    const waits = 'SELECT 1 FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid';
    await expect.poll(() => tx.query(waits)).toMatchObject({ rowCount: 1 });
    await tx.query(
      `UPDATE "Questionnaire" SET "EndTime" = date_trunc('second', clock_timestamp()) WHERE "Id" = $1`,
      [id],
    );
    await tx.query(
      `SELECT pg_sleep(extract(epoch FROM "EndTime" + interval '1.01 s' - clock_timestamp())) FROM "Questionnaire" WHERE "Id" = $1`,
      [id],
    );
    await tx.query('DELETE FROM sys_idempotency WHERE key = $1', [key]);
    return { answer };
  });
}

/** Asks again, as the browser does, while others are before it. */
export async function inTurn<Told extends { value?: { Waiting?: unknown } | null }>(
  ask: () => Promise<Told>,
): Promise<Told> {
  for (;;) {
    const told = await ask();
    if (told.value?.Waiting === undefined) return told;
  }
}

/** Fetches the template of questions, fills one in below its headings, and has the sheet read. */
export async function throughTemplate(school: TestSchool, client: TestClient): Promise<unknown> {
  const EnCode = 'questionnaire.template';
  const file = await fetch(`${school.urls[0]}/api/Data/Template?EnCode=${EnCode}`, {
    headers: { 'x-token': client.token! },
  });
  const [headings = []] = await sheetCells(new Uint8Array(await file.arrayBuffer()));
  const cells: Record<string, string> = { 题型: '单选', 题干: '好吗', 选项A: '好', 选项B: '不好' };
  const names = headings.map(String);
  const sheet = await sheetFile(school.dataDir, [names, names.map((name) => cells[name] ?? '')]);
  const FileId = await uploaded(client, '题目.xlsx', sheet);
  const { value, message } = await client.call('Questionnaire/ReadQuestions', { FileId });
  expect(message).toBe('');
  return value;
}
