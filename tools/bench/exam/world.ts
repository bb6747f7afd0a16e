import type { Client } from 'pg';
import { api, type Target } from '../server/api.ts';
import { sessionNamed } from '../server/sessions.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const POINTS = 2;
const BANK = '压测题库';
/** Who makes exams for the whole school. */
const OFFICE = 'exam01';

/** The letter that is right, by the number in a question's title: the bench's own key, which the server's is held against. */
const rightOf = (number: number): string => LETTERS[(number * 7) % 3]!;
/** What a candidate chooses: not the right one each time, and not the same as the neighbour. */
const chosenBy = (candidate: number, number: number): string => LETTERS[(candidate + number) % 4]!;
const numberOf = (title: string): number => Number(/\d+/.exec(title)?.[0]);

/** The office makes a bank of its own, draws an exam for all students from it and publishes it. @returns the exam's Id */
export async function publishExam(
  server: Target,
  client: Client,
  exam: { readonly title: string; readonly questions: number },
): Promise<string> {
  const token = await sessionNamed(client, OFFICE);
  const save = async (Entity: string, EnCode: string, Data: Record<string, unknown>) => {
    const saved = await api(server, token, 'Data/Save', { Entity, EnCode, Data });
    return (saved as { Id: string }).Id;
  };
  const act = (EnCode: string, Id: string, Params: Record<string, unknown> = {}) =>
    api(server, token, 'Data/Action', { EnCode, Ids: [Id], Params });
  const bank = await save('exam/ExamBank', 'exam.bank.add', { BankName: BANK, IsShare: 1 });
  await act('exam.question.import', bank, { Text: questionText(exam.questions * 2) });
  const id = await save('exam/ExamPaper', 'exam.paper.save', {
    ...{ Title: exam.title, ExamType: '2', BuildMode: '2', PassScore: 10, TimeLimit: 120, EnterLimit: 0 },
    ...{ StartTime: hoursFromNow(-1), EndTime: hoursFromNow(12), LimitTimes: 1, KeepScore: '1' },
    ...{ RandomOrder: 1, RandomOptions: 1, SwitchLimit: 0, MultiHalf: '0', ShowScore: '3', ScopeType: '1' },
    Children: {
      'exam/ExamRule': [{ Sort: 1, BankId: bank, QType: '1', Count: exam.questions, Points: POINTS }],
    },
  });
  await act('exam.paper.publish', id);
  return id;
}

const questionText = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const choices = LETTERS.map((letter) => `${letter}. 第${at + 1}题的选项${letter}`);
    return [`${at + 1}. 压测第${at + 1}题应当选哪一项`, ...choices, `答案：${rightOf(at + 1)}`].join('\n');
  }).join('\n');

/** A moment of the school's clock, as the calls take it. */
function hoursFromNow(hours: number): string {
  const there = new Date(Date.now() + (hours + 8) * 3_600_000);
  return there.toISOString().slice(0, 19).replace('T', ' ');
}

interface Paper {
  readonly Id: string;
  readonly Turn: number;
  readonly Questions: readonly { readonly Id: string; readonly Title: string }[];
}

/** What a candidate who has opened the paper sends with each save, and what it has to come to. */
export interface Opened {
  readonly userId: string;
  readonly token: string;
  readonly taking: string;
  readonly Params: { readonly Answers: string; readonly Turn: number };
  /** Points by the bench's own key. */
  readonly expected: number;
}

/** A candidate reads the paper: their own draw, in their own order, and the number of the page. */
export async function openPaper(
  server: Target,
  exam: string,
  { userId, token }: { readonly userId: string; readonly token: string },
  candidate: number,
): Promise<Opened> {
  const read = async () => (await api(server, token, 'Exam/Paper', { Id: exam })) as Paper;
  const Ids = [(await read()).Id];
  await api(server, token, 'Data/Action', { EnCode: 'exam.my.enter', Ids, Params: { Agree: 1 } });
  const paper = await read();
  const numbered = paper.Questions.map(({ Id, Title }) => ({ Id, number: numberOf(Title) }));
  const answers = Object.fromEntries(numbered.map(({ Id, number }) => [Id, chosenBy(candidate, number)]));
  const right = numbered.filter(({ number }) => chosenBy(candidate, number) === rightOf(number));
  return {
    userId,
    token,
    taking: paper.Id,
    Params: { Answers: JSON.stringify(answers), Turn: paper.Turn },
    expected: right.length * POINTS,
  };
}

/** What the sheets of an exam came to, by account. */
export async function scoresOf(client: Client, exam: string): Promise<{ userId: string; score: number }[]> {
  const { rows } = await client.query<{ userId: string; score: number }>(
    `SELECT "UserId" AS "userId", "Score"::float AS score FROM "ExamSheet" WHERE "PaperId" = $1 AND "IsDeleted" = 0`,
    [exam],
  );
  return rows;
}
