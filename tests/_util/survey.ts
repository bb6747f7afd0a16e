import { expect } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Queryable } from '../../src/server/data/database/database.ts';
import type { TestClient } from './server.ts';

/** Wire time so many hours from now, by Shanghai's clock. */
export const hour = (offset: number) =>
  new Date(Date.now() + 8 * 3_600_000 + offset * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const choice = (Key: string, Score: number, more: object = {}) => ({ Key, Text: `选${Key}`, Score, ...more });
/** Three questions, the second jumped over by the first one's answer, and what they score. */
export const DESIGN = {
  Questions: [
    {
      Type: '1',
      Title: '近来睡得好吗',
      Required: 1,
      Options: [choice('A', 1, { JumpTo: 3 }), choice('B', 3)],
    },
    {
      Type: '2',
      Title: '为什么',
      Required: 1,
      Options: [choice('A', 1), choice('B', 2), choice('C', 5, { IsWarn: 1 })],
      MinSelect: 1,
      MaxSelect: 2,
    },
    { Type: '5', Title: '想说的话', Required: 0 },
  ],
  Factors: [
    {
      Code: 'S',
      Name: '睡眠',
      Calc: '1',
      Questions: [1, 2],
      Levels: [
        { Min: 0, Max: 2, WarnLevel: '0', Advice: '很好' },
        { Min: 3, Max: 20, WarnLevel: '2', Advice: '请来聊聊' },
      ],
    },
  ],
};

/** Runs an EnCode on one row. */
export const act = (client: TestClient, EnCode: string, Id: string, Params: Record<string, unknown> = {}) =>
  client.call('Data/Action', { EnCode, Ids: [Id], Params });

/** Rows of a query. */
export const rowsOf = async <Row extends object>(database: Queryable, text: string, values: unknown[] = []) =>
  (await database.query<Row>(text, values)).rows;

/** A published questionnaire for the class of a student. */
export async function publishedFor(
  database: Queryable,
  by: TestClient,
  studentNo: string,
  { Design = DESIGN, ...more }: Record<string, unknown> = {},
): Promise<string> {
  const [first] = await rowsOf<{ ClassId: string }>(
    database,
    `SELECT "ClassId" FROM "Student" WHERE "StudentNo" = $1`,
    [studentNo],
  );
  const Data = {
    Title: '睡眠自查',
    SurveyType: '1',
    ScopeType: '5',
    ScopeClasses: [first!.ClassId],
    StartTime: hour(-1),
    EndTime: hour(24),
    IsAnonymous: 0,
    LimitTimes: 1,
    AllowEdit: 0,
    ScoreMode: '2',
    ShowResult: 1,
    ...more,
  };
  const EnCode = 'questionnaire.add';
  const added = await by.call('Data/Save', { Entity: entities.Questionnaire, EnCode, Data });
  expect(added.message, JSON.stringify(added.value)).toBe('');
  const id = String(added.value.Id);
  const kept = await act(by, 'questionnaire.design.save', id, { Design: JSON.stringify(Design) });
  expect(kept.message).toBe('');
  const reach = await by.call('Data/Reach', { EnCode: 'questionnaire.publish', Ids: [id] });
  const told = await act(by, 'questionnaire.publish', id);
  expect(told.message).toBe('');
  expect(reach.value).toEqual({ Count: told.value.TargetCount });
  return id;
}

/** What a student is asked: their own row, the questions, and answers by their number. */
export async function paperOf(client: TestClient, id: string) {
  const { value, message } = await client.call('Questionnaire/Paper', { Id: id });
  const ids = ((value?.Questions ?? []) as { Id: string }[]).map((question) => question.Id);
  const answers = (...values: unknown[]) =>
    JSON.stringify(
      Object.fromEntries(values.flatMap((one, at) => (one === undefined ? [] : [[ids[at], one]]))),
    );
  return { value, message, taking: String(value?.Id), answers };
}

/** Hands a paper in. */
export const submit = (client: TestClient, taking: string, Answers: string) =>
  act(client, 'questionnaire.answer.submit', taking, { Answers, Salt: 'a1b2c3d4' });
