import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';
import { VALID, type Named } from './stats.ts';

/**
 * The totals of the valid sheets that the person of a sheet handed in for the same questionnaire or scale, in the order of
 * time; those alone that the caller reads. One alone is no history.
 */
export async function totalsOf(engine: Engine, caller: Caller, sheetId: string): Promise<Named[]> {
  const binder = new Binder();
  const id = binder.bind(sheetId);
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.AnswerSheet), caller, binder, 's');
  const answer = await engine.database.query<Named>(
    `SELECT to_char(s."SubmitTime" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS "Name", s."TotalScore"::float8 AS "Value"
     FROM "AnswerSheet" own JOIN "Questionnaire" o ON o."Id" = own."QuestionnaireId"
       JOIN "AnswerSheet" s ON s."UserId" = own."UserId" JOIN "Questionnaire" q ON q."Id" = s."QuestionnaireId"
     WHERE own."Id" = ${id} AND (q."Id" = o."Id" OR q."ScaleCode" = o."ScaleCode") AND s."IsDeleted" = 0 AND ${VALID}
       AND s."TotalScore" IS NOT NULL AND (${scope})
     ORDER BY s."SubmitTime"`,
    binder.values,
  );
  return answer.rows.length > 1 ? answer.rows : [];
}
