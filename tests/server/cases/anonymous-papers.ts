import { expect, it } from 'vitest';
import { SHEET_STATE } from '../../../src/contract/generated/codes.ts';
import { entities } from '../../../src/contract/generated/entities.ts';
import { act, hour, paperOf, publishedFor, rowsOf, submit } from '../../_util/survey.ts';
import type { SurveyPeople } from './survey-people.ts';

/** Papers that lead to nobody. */
export function anonymousPapers(people: () => SurveyPeople): void {
  it('R06: leads from no sheet to a person, and is still answered once', async () => {
    const { school, office, students, logins } = people();
    const rows = <Row extends object>(text: string, values: unknown[] = []) =>
      rowsOf<Row>(school.database, text, values);
    const student = students[0]!;
    const id = await publishedFor(school.database, office, logins[0]!, {
      SurveyType: '2',
      IsAnonymous: 1,
      ScoreMode: '0',
      Title: '匿名评价',
    });
    const { taking, answers } = await paperOf(student, id);
    await act(student, 'questionnaire.answer.save', taking, { Answers: answers('B'), Salt: 'a1b2c3d4' });
    expect((await submit(student, taking, answers('B', ['A'], '希望多开窗口'))).message).toBe('');
    expect((await submit(student, taking, answers('A'))).message).toBe('您已填写过该问卷');

    const [sheet] = await rows<Record<string, unknown>>(
      `SELECT * FROM "AnswerSheet" WHERE "QuestionnaireId" = $1`,
      [id],
    );
    const [own] = await rows<Record<string, unknown>>(
      `SELECT u."Id", u."TrueName", s."Id" AS student, s."StudentNo", s."ClassId" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id" WHERE u."LoginName" = $1`,
      [logins[0]!],
    );
    const written = JSON.stringify([
      sheet,
      await rows(`SELECT * FROM "AnswerItem" WHERE "SheetId" = $1`, [sheet!['Id']]),
    ]);
    for (const value of Object.values(own!)) expect(written).not.toContain(String(value));
    expect(String(sheet!['SubmitTime'])).toMatch(/ 00:00:00/);
    expect(sheet!['State']).toBe(SHEET_STATE.Submitted);
    // nothing that is kept of the person or of their requests names the sheet or what it says
    const traces = JSON.stringify([
      await rows(`SELECT * FROM "SurveyTaking" WHERE "Id" = $1`, [taking]),
      await rows(`SELECT * FROM "AuditLog" WHERE "UserId" = $1`, [own!['Id']]),
      await rows(`SELECT * FROM sys_idempotency WHERE user_id = $1`, [own!['Id']]),
    ]);
    expect(traces).not.toContain(String(sheet!['Id']));
    expect(traces).not.toContain('希望多开窗口');
    const audited = await rows(`SELECT 1 FROM "AuditLog" WHERE "RowId" = $1`, [sheet!['Id']]);
    expect(audited).toEqual([]);
  });

  it('cannot be a psychological test', async () => {
    const Data = {
      Title: '测',
      SurveyType: '1',
      ScopeType: '1',
      StartTime: hour(1),
      EndTime: hour(2),
      IsAnonymous: 1,
      LimitTimes: 1,
      AllowEdit: 0,
      ScoreMode: '0',
      ShowResult: 0,
    };
    const refused = await people().psychologist.call('Data/Save', {
      Entity: entities.Questionnaire,
      EnCode: 'questionnaire.add',
      Data,
    });
    expect(refused.message).toBe('心理量表不支持匿名');
  });
}
