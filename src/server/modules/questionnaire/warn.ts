import { HANDLE_STATE, WARN_LEVEL } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { ScaleFile } from '../../../contract/generated/meta.ts';
import type { FactorScore, PaperScore } from '../../../contract/paper/score.ts';
import type { Row } from '../../../contract/rules.ts';
import type { HandlerContext, RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';
import { newId } from '../../data/row-store.ts';
import { addRow, changeRow } from '../../data/system-write.ts';
import { oneRow } from './design.ts';
import { symptomFrom } from './scales.ts';

/** A factor as it is shown. */
export interface Result {
  readonly Name: string;
  readonly Level: string;
  readonly Advice: string;
}

const HELP = '如需帮助，请联系学校心理中心，或拨打全国统一心理援助热线12356';
const LEVEL_NAMES = ['正常', '关注', '重点', '危机'];

/** Name of a warning level. */
export const levelName = (level: number): string => LEVEL_NAMES[level] ?? '';

/** Factors with their advice, and from the first warning on where help is. */
export function resultsOf(factors: readonly FactorScore[]): Result[] {
  const results = factors.map(({ name, score, warn, advice }) => ({
    Name: name,
    Level: `${score}（${levelName(warn)}）`,
    Advice: advice,
  }));
  const worst = Math.max(0, ...factors.map(({ warn }) => warn));
  return worst === 0 ? results : [...results, { Name: '求助方式', Level: '', Advice: HELP }];
}

/** How many answers count as a symptom. */
export const positivesOf = (score: PaperScore, scale: ScaleFile | undefined): number => {
  const from = symptomFrom(scale);
  return [...score.scores.values()].filter((one) => one >= from).length;
};

/** The greatest of what the factors, the alarming answers and the scale's own count say. */
export function warnLevelOf(score: PaperScore, scale: ScaleFile | undefined): string {
  const levels = score.factors.map(({ warn }) => warn);
  if (score.isWarned) levels.push(Number(WARN_LEVEL.Crisis));
  const positive = scale?.positive;
  if (positive && positivesOf(score, scale) > positive.most) levels.push(Number(positive.warn));
  return String(Math.max(0, ...levels));
}

/** Hours within which a warning is to be looked after. */
const HOURS: Readonly<Record<string, number>> = {
  [WARN_LEVEL.Watch]: 7 * 24,
  [WARN_LEVEL.Focus]: 3 * 24,
  [WARN_LEVEL.Crisis]: 24,
};

/** Somebody to be looked after: a row for those who follow up. */
export async function openFollow(context: HandlerContext, sheet: Row): Promise<void> {
  const { now, enCode } = context;
  const level = String(sheet['WarnLevel']);
  const hours = HOURS[level];
  if (hours === undefined || !sheet['StudentId']) return;
  const facts = [
    'StudentId',
    'StudentNo',
    'TrueName',
    'Gender',
    'CollegeId',
    'MajorId',
    'ClassId',
    'GradeYear',
  ];
  const follow: Row = {
    ...Object.fromEntries(facts.map((name) => [name, sheet[name] ?? null])),
    Id: newId(),
    CounsellorId: sheet['CounsellorId'],
    SheetId: sheet['Id'],
    QuestionnaireId: sheet['QuestionnaireId'],
    WarnLevel: level,
    NextTime: later(now, hours),
    State: HANDLE_STATE.Open,
  };
  await addRow(context, entities.SurveyFollow, follow, enCode);
}

function later(now: string, hours: number): string {
  const time = Date.parse(`${now.replace(' ', 'T')}Z`) + hours * 3_600_000;
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** What is written down of a talk. */
const TALKED = ['FollowWay', 'FollowTime', 'Content', 'Result'];

/** A talk that was written down sets the follow-up to running, and says whose it is. */
export async function beforeFollowSave({ row, before, entity, enCode, caller }: RowHook): Promise<void> {
  const missing = (entity.actions.get(enCode)?.fields ?? []).filter(
    (name) => entity.fields.get(name)?.required !== undefined && !row[name],
  );
  if (missing.length > 0)
    throw refuseFields(
      missing.map((Key) => ({ Key, Message: `请填写${entity.fields.get(Key)?.title ?? ''}` })),
    );
  if (TALKED.some((name) => (before?.[name] ?? null) !== (row[name] ?? null)))
    row['RecordUserId'] = caller.subject.UserId || null;
  if (before && before['State'] === HANDLE_STATE.Open && row['State'] === HANDLE_STATE.Open)
    row['State'] = HANDLE_STATE.Running;
}

/** Hands a warning to a member of staff. */
export async function assignFollow(context: HandlerContext): Promise<boolean> {
  const row = oneRow(context);
  const { params, enCode } = context;
  const HandlerId = String(params['HandlerId']);
  await changeRow(context, entities.SurveyFollow, row, { HandlerId }, enCode);
  return true;
}
