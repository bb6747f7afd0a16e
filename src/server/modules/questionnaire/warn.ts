import type { Named } from '../../data/row-of.ts';
import { HANDLE_STATE, WARN_LEVEL } from '../../../contract/generated/codes.ts';
import { entities, type SurveyFollow } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { secondsLater } from '../../data/time/clock.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { newId } from '../../data/write/row-store.ts';
import { addRow } from '../../data/write/system-write.ts';

/** Hours within which a warning is to be looked after. */
const HOURS: Readonly<Record<string, number>> = {
  [WARN_LEVEL.Watch]: 7 * 24,
  [WARN_LEVEL.Focus]: 3 * 24,
  [WARN_LEVEL.Crisis]: 24,
};

/** What a follow-up says of the student, as the sheet has it. */
const FACTS = [
  'StudentId',
  'StudentNo',
  'TrueName',
  'Gender',
  'CollegeId',
  'MajorId',
  'ClassId',
  'GradeYear',
  'CounsellorId',
  'QuestionnaireId',
];

/** Somebody to be looked after: a row for those who follow up. */
export async function openFollow(
  context: WriteContext & Pick<HandlerContext, 'enCode'>,
  sheet: Row,
): Promise<void> {
  const { now, enCode } = context;
  const level = String(sheet['WarnLevel']);
  const hours = HOURS[level];
  if (hours === undefined || !sheet['StudentId']) return;
  const follow: Named<SurveyFollow> = {
    ...Object.fromEntries(FACTS.map((name) => [name, sheet[name] ?? null])),
    Id: newId(),
    SheetId: sheet['Id'],
    WarnLevel: level,
    NextTime: secondsLater(now, hours * 3_600),
    State: HANDLE_STATE.Open,
  };
  await addRow(context, entities.SurveyFollow, follow, enCode);
}

/** A sheet that another one replaces is not followed up. */
export async function dropFollow(context: WriteContext, sheetId: string): Promise<void> {
  await changeWhere(
    context,
    entities.SurveyFollow,
    `UPDATE "SurveyFollow" SET "IsDeleted" = 1 WHERE "SheetId" = $1`,
    [sheetId],
    { as: 'record' },
  );
}
