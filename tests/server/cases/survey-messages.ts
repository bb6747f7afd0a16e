import { expect } from 'vitest';
import type { TestClient, TestSchool } from '../../_util/server.ts';
import { act, rowsOf } from '../../_util/survey.ts';

const PSYCHOLOGISTS = `SELECT count(DISTINCT ur."UserId")::int AS n FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId"
  JOIN "SysUser" u ON u."Id" = ur."UserId" AND u."IsDeleted" = 0
  WHERE r."RoleCode" = 'psych_admin' AND ur."IsDeleted" = 0 AND $1 <> ''`;

/** Everybody is asked, those who have not answered are reminded; of a warning no name is told. */
export async function surveyMessages(
  school: TestSchool,
  psychologist: TestClient,
  id: string,
): Promise<void> {
  const rows = <Row extends object>(text: string, values: unknown[]) =>
    rowsOf<Row>(school.database, text, values);
  /** Messages of the questionnaire, with how many read each. */
  const messages = (kind: string) =>
    rows<{ Title: string; Url: string; MsgGroup: string; n: number }>(
      `SELECT "Title", split_part("Url", '=', 1) AS "Url", "MsgGroup", count(*)::int AS n FROM "UserMessage"
       WHERE "BizType" = $1 AND ("BizId" = $2 OR "BizId" IN (SELECT "Id" FROM "SurveyFollow" WHERE "QuestionnaireId" = $2))
       GROUP BY 1, 2, 3 ORDER BY 1`,
      [kind, id],
    );
  const count = async (text: string) => (await rows<{ n: number }>(text, [id]))[0]!.n;

  const asked = await count(`SELECT count(*)::int AS n FROM "SurveyTaking" WHERE "QuestionnaireId" = $1`);
  const open = await count(
    `SELECT count(*)::int AS n FROM "SurveyTaking" WHERE "QuestionnaireId" = $1 AND "Times" = 0`,
  );
  expect((await act(psychologist, 'questionnaire.remind', id)).value).toEqual({ Count: open });
  expect((await act(psychologist, 'questionnaire.remind', id)).message).toBe('12小时内已提醒过');
  const Url = '/PsychologicalSelfInspection/answer?Id';
  expect(await messages('SURVEY_OPEN')).toEqual([
    { Title: '您还未填写问卷《睡眠自查》', Url, MsgGroup: '2', n: open },
    { Title: '请完成问卷《睡眠自查》', Url, MsgGroup: '2', n: asked },
  ]);
  const warned = await count(
    `SELECT count(*)::int AS n FROM "SurveyFollow" WHERE "QuestionnaireId" = $1 AND "WarnLevel" IN ('2', '3')`,
  );
  const follow = '/PsychologicalSelfInspection/follow';
  const [told] = await messages('SURVEY_WARN');
  // The counsellor and each psychologist, of each warning.
  expect(told).toEqual({
    Title: '有学生测评结果需要关注',
    Url: follow,
    MsgGroup: '3',
    n: warned * (1 + (await count(PSYCHOLOGISTS))),
  });
  const [first] = await rows<{ Id: string; CounsellorId: string }>(
    `SELECT "Id", "CounsellorId" FROM "SurveyFollow" WHERE "QuestionnaireId" = $1 ORDER BY "WarnLevel" DESC`,
    [id],
  );
  const Params = { HandlerId: first!.CounsellorId };
  expect((await act(psychologist, 'questionnaire.follow.assign', first!.Id, Params)).message).toBe('');
  expect((await messages('SURVEY_WARN'))[0]).toEqual({
    Title: '有一项预警跟进指派给您',
    Url: follow,
    MsgGroup: '3',
    n: 1,
  });
}
