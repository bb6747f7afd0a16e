import { expect, it } from 'vitest';
import { entities } from '../../../src/contract/generated/entities.ts';
import type { TestClient } from '../../_util/server.ts';
import { paperOf, publishedFor, rowsOf, submit } from '../../_util/survey.ts';
import type { SurveyPeople } from './survey-people.ts';

/** What is read about one sheet beside its own answers. */
export function feedback(people: () => SurveyPeople): void {
  it('R06 M04: tells what the person scored each time and which answers stand out, as far as the reader reads sheets', async () => {
    const { school, logins, psychologist, counsellor, students } = people();
    const student = students[0]!;
    const id = await publishedFor(school.database, psychologist, logins[0]!, { LimitTimes: 2 });
    for (const given of [['A'], ['B', ['A']]]) {
      const { taking, answers } = await paperOf(student, id);
      expect((await submit(student, taking, answers(...given))).message).toBe('');
    }
    const [calm, worried] = await rowsOf<{ Id: string }>(
      school.database,
      `SELECT "Id" FROM "AnswerSheet" WHERE "QuestionnaireId" = $1 ORDER BY "Times"`,
      [id],
    );
    const totals = async (client: TestClient, sheet = worried!.Id) => {
      const { value, message } = await client.call('Questionnaire/SheetHistory', { Id: sheet });
      return message || value.map(({ Value }: { Value: number }) => Value);
    };
    expect(await totals(psychologist)).toEqual([1, 4]);
    // they do not read the first one, and one alone is no history
    expect(await totals(counsellor)).toEqual([]);
    expect(await totals(counsellor, calm!.Id)).toBe('无权操作该数据');
    expect(await totals(student)).toBe('抱歉，你无权查看该数据');
    const positives = async (client: TestClient) => {
      const Filter = { SheetId: worried!.Id };
      const Page = 'questionnaire/positive-items';
      const asked = { Entity: entities.AnswerItem, Page, Filter, PageIndex: 1, PageSize: 10 };
      return (await client.call('Data/List', asked)).value?.rows?.map(({ Text }: { Text: string }) => Text);
    };
    expect(await positives(psychologist)).toEqual(['选B']);
    expect(await positives(counsellor)).toEqual([]);
  });
}
