import type { Named } from '../../data/row-of.ts';
import { HANDLE_STATE, WARN_LEVEL } from '../../../contract/generated/codes.ts';
import { entities, type SurveyFollow } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { secondsLater } from '../../data/time/clock.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { addRow } from '../../data/write/system-write.ts';

/** Hours within which a warning is to be looked after. */
const HOURS: Readonly<Record<string, number>> = {
  [WARN_LEVEL.Watch]: 7 * 24,
  [WARN_LEVEL.Focus]: 3 * 24,
  [WARN_LEVEL.Crisis]: 24,
};

/** Somebody to be looked after: a row for those who follow up, unless one is under way since the sheet that this one replaces. */
export async function followUp(
  context: WriteContext & Pick<HandlerContext, 'enCode'>,
  sheet: Row,
  replaced: string | null,
): Promise<void> {
  const { now, enCode } = context;
  const level = String(sheet['WarnLevel']);
  const hours = HOURS[level];
  const isUnderWay = replaced !== null && (await passOn(context, sheet, replaced));
  if (hours === undefined || !sheet['StudentId'] || isUnderWay) return;
  const follow: Named<SurveyFollow> = {
    StudentId: sheet['StudentId'],
    QuestionnaireId: sheet['QuestionnaireId'],
    SheetId: sheet['Id'],
    WarnLevel: level,
    NextTime: secondsLater(now, hours * 3_600),
    State: HANDLE_STATE.Open,
  };
  await addRow(context, entities.SurveyFollow, follow, enCode);
}

/**
 * Takes back the follow-up of a replaced sheet that is nobody's work yet; what was said with a student goes over to the new
 * sheet, and what is under way takes the greater of both levels.
 * @returns whether one is under way
 */
async function passOn(context: WriteContext, sheet: Row, replaced: string): Promise<boolean> {
  await changeWhere(
    context,
    entities.SurveyFollow,
    `UPDATE "SurveyFollow" SET "IsDeleted" = 1 WHERE "SheetId" = $1 AND "State" = $2 AND "HandlerId" IS NULL`,
    [replaced, HANDLE_STATE.Open],
    { as: 'record' },
  );
  const { rows } = await changeWhere<{ State: string }>(
    context,
    entities.SurveyFollow,
    `UPDATE "SurveyFollow" SET "SheetId" = $2, "WarnLevel" = CASE "State" WHEN $4 THEN "WarnLevel" ELSE greatest("WarnLevel", $3) END
     WHERE "SheetId" = $1 AND "IsDeleted" = 0 RETURNING "State"`,
    [replaced, sheet['Id'], sheet['WarnLevel'], HANDLE_STATE.Done],
    { as: 'record' },
  );
  return rows.some(({ State }) => State !== HANDLE_STATE.Done);
}
