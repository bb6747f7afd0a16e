import { expect, it } from 'vitest';
import type { Queryable } from '../../../src/server/data/database/database.ts';
import { onPostgres } from '../../_util/postgres.ts';
import type { TestClient } from '../../_util/server.ts';
import { act, paperOf, publishedFor, rowsOf } from '../../_util/survey.ts';
import type { SurveyPeople } from './survey-people.ts';

const SAVE = 'questionnaire.answer.save';

/** Drafts that many save in the same second. */
export function savedTogether(people: () => SurveyPeople): void {
  const opened = async () => {
    const { school, logins, psychologist, students } = people();
    const id = await publishedFor(school.database, psychologist, logins[0]!);
    const papers = await Promise.all(students.map((student) => paperOf(student, id)));
    const drafts = async (queryable: Queryable = school.database) =>
      new Map(
        (
          await rowsOf<{ Id: string; Draft: unknown }>(
            queryable,
            `SELECT "Id", "Draft" FROM "SurveyTaking" WHERE "QuestionnaireId" = $1`,
            [id],
          )
        ).map(({ Id, Draft }) => [Id, Draft]),
      );
    return { papers, drafts };
  };

  it('each person keeps their own, whatever is refused of the others, and a request sent twice is told one answer', async () => {
    const { students } = people();
    const { papers, drafts } = await opened();
    const own = papers.map(({ taking, answers }, at) => ({
      taking,
      Answers: answers(undefined, undefined, `${at}`),
    }));
    const [stranger, careless, twice] = students as [TestClient, TestClient, TestClient];
    const key = { 'x-idempotency-key': 'saved-together-1' };
    const again = () =>
      twice.call(
        'Data/Action',
        { EnCode: SAVE, Ids: [own[2]!.taking], Params: { Answers: own[2]!.Answers } },
        key,
      );
    const saves = await Promise.all([
      act(stranger, SAVE, own[1]!.taking, { Answers: own[0]!.Answers }),
      act(careless, SAVE, own[1]!.taking, { Answers: '[]' }),
      again(),
      again(),
      ...own.slice(3).map(({ taking, Answers }, at) => act(students[at + 3]!, SAVE, taking, { Answers })),
    ]);
    expect(saves.slice(0, 2).map(({ message }) => message)).toEqual(['无权操作该数据', '答案格式不正确']);
    expect(saves.slice(2).map(({ message }) => message)).toEqual(saves.slice(2).map(() => ''));
    expect(saves[3]!.value).toEqual(saves[2]!.value);
    const kept = await drafts();
    for (const [at, { taking, Answers }] of own.entries())
      expect(kept.get(taking)).toEqual(at < 2 ? null : JSON.parse(Answers));
  });

  it.runIf(onPostgres)(
    'a row that somebody else holds keeps its own person waiting, and nobody else',
    async () => {
      const { school, students } = people();
      const { papers, drafts } = await opened();
      const Answers = papers.map(({ answers }, at) => answers(undefined, undefined, `${at}`));
      const save = (at: number) => act(students[at]!, SAVE, papers[at]!.taking, { Answers: Answers[at]! });
      let waiting: Promise<{ message: string }> | undefined;
      await school.database.transaction(async (tx) => {
        await tx.query('SELECT 1 FROM "SurveyTaking" WHERE "Id" = $1 FOR UPDATE', [papers[0]!.taking]);
        waiting = save(0);
        const others = await Promise.all(papers.slice(1).map((_paper, at) => save(at + 1)));
        expect(others.map(({ message }) => message)).toEqual(others.map(() => ''));
        const [held, ...kept] = papers.map(({ taking }) => taking);
        const stored = await drafts(tx);
        expect(stored.get(held!)).toBeNull();
        expect(kept.map((taking) => stored.get(taking))).toEqual(
          Answers.slice(1).map((text) => JSON.parse(text) as unknown),
        );
      });
      expect((await waiting!).message).toBe('');
      expect((await drafts()).get(papers[0]!.taking)).toEqual(JSON.parse(Answers[0]!));
    },
  );
}
