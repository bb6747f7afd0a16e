import { expect, it } from 'vitest';
import { entities } from '../../../src/contract/generated/entities.ts';
import type { TestClient, TestSchool } from '../../_util/server.ts';
import { answerAll, EVERY_KIND } from '../../_util/survey-answers.ts';
import { act, paperOf, publishedFor, rowsOf, submit } from '../../_util/survey.ts';

interface Everybody {
  readonly school: TestSchool;
  readonly logins: readonly string[];
  readonly psychologist: TestClient;
  readonly students: readonly TestClient[];
}

/** What was chosen, and what came out of it. */
const RESULTS = [
  ['AnswerItem', ['Values', 'Text', 'Score']],
  ['AnswerSheet', ['TotalScore', 'PositiveCount', 'FactorScores']],
] as const;

/** What the database holds of words that people wrote, and of what a psychological test found. */
export function sealedAnswers(everybody: () => Everybody): void {
  it('words of an answer, of a draft and of a changed level are sealed, and come back to their readers; the audit tells no result', async () => {
    const { school, logins, psychologist, students } = everybody();
    const student = students[0]!;
    const rows = <Found extends object>(text: string, values: unknown[] = []) =>
      rowsOf<Found>(school.database, text, values);
    const holding = async (table: string, text: string) => {
      const found = await rows<{ n: number }>(
        `SELECT count(*)::int AS n FROM "${table}" t WHERE strpos(t::text, $1) > 0`,
        [text],
      );
      return found[0]!.n;
    };
    const published = (more: Record<string, unknown>) =>
      publishedFor(school.database, psychologist, logins[0]!, more);

    const written = await published({
      Title: '写了什么',
      SurveyType: '2',
      ScoreMode: '0',
      RandomOrder: 1,
      Design: EVERY_KIND,
    });
    await answerAll(student, written, 7);
    const [other] = await rows<{ Others: unknown }>(
      `SELECT i."Others" FROM "AnswerItem" i WHERE i."QuestionnaireId" = $1 AND i."Others" IS NOT NULL`,
      [written],
    );
    expect(JSON.stringify(other!.Others)).toContain('打球7');
    expect(await holding('AnswerItem', '打球7')).toBe(0);

    const { taking, answers } = await paperOf(student, await published({ Title: '草稿' }));
    const Answers = answers('B', ['A']);
    expect((await act(student, 'questionnaire.answer.save', taking, { Answers })).message).toBe('');
    const [draft] = await rows<{ raw: Buffer; opened: unknown }>(
      `SELECT convert_to("Draft", 'UTF8') AS raw, "Draft" AS opened FROM "SurveyTaking" WHERE "Id" = $1`,
      [taking],
    );
    expect(draft!.opened).toEqual(JSON.parse(Answers));
    for (const question of Object.keys(JSON.parse(Answers)))
      expect(draft!.raw.toString()).not.toContain(question);

    expect((await submit(student, taking, Answers)).message).toBe('');
    for (const [table, columns] of RESULTS)
      for (const column of columns) {
        const stored = await rows<{ n: number; plain: number }>(
          `SELECT count(*)::int AS n, (count(*) FILTER (WHERE left("${column}", 4) <> '~s1~'))::int AS plain
           FROM "${table}" WHERE "${column}" IS NOT NULL`,
        );
        expect([column, stored[0]!.n > 0, stored[0]!.plain]).toEqual([column, true, 0]);
      }
    const [sheet] = await rows<{ Id: string }>(
      `SELECT "SheetId" AS "Id" FROM "SurveyTaking" WHERE "Id" = $1`,
      [taking],
    );
    const [{ changes }] = (await rows<{ changes: object }>(
      `SELECT "Changes" AS changes FROM "AuditLog" WHERE "RowId" = $1`,
      [sheet!.Id],
    )) as [{ changes: object }];
    expect(Object.keys(changes)).toContain('StudentId');
    expect(Object.keys(changes).join()).not.toMatch(/Score|Warn|Positive/);

    const Reason = '夜里常常哭醒';
    const changed = await act(psychologist, 'questionnaire.warn.set', sheet!.Id, { WarnLevel: '3', Reason });
    expect(changed.message).toBe('');
    for (const table of ['AnswerSheet', 'AuditLog']) expect(await holding(table, Reason), table).toBe(0);
    const read = await psychologist.call('Data/Get', { Entity: entities.AnswerSheet, Id: sheet!.Id });
    expect(read.value.WarnReason).toBe(Reason);
  });
}
