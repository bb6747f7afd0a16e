import { randomBytes } from 'node:crypto';
import { SHEET_STATE, SURVEY_TYPE, WARN_LEVEL } from '../../../contract/generated/codes.ts';
import { entities, type SurveyTaking } from '../../../contract/generated/entities.ts';
import type { ScaleFile } from '../../../contract/generated/meta.ts';
import {
  listOf,
  isRecord,
  writtenOf,
  type Answers,
  type Question,
} from '../../../contract/paper/question.ts';
import type { PaperScore } from '../../../contract/paper/score.ts';
import type { Row } from '../../../contract/rules.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { changeWhere } from '../../data/change-where.ts';
import { audit } from '../../data/audit.ts';
import { insertRows } from '../../data/bulk-write.ts';
import { countsChanged } from '../../data/count.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { newId } from '../../data/row-store.ts';
import type { Published } from './answer.ts';
import { bindFiles, bindNameless, type PaperFile } from './files.ts';
import { storedFactors } from './stored-factor.ts';
import { openFollow, positivesOf } from './warn.ts';

/** A paper that was judged and may be kept. */
export interface HandedIn {
  /** The scale that the questionnaire began from. */
  readonly scale: ScaleFile | undefined;
  readonly survey: Published;
  readonly taking: SurveyTaking;
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** What its answers were sent with, by Id. */
  readonly files: ReadonlyMap<string, PaperFile>;
  readonly score: PaperScore;
  readonly warn: string;
  /** It stands in the place of the last one. */
  readonly replaces: boolean;
  /** When it came, by the database's clock. */
  readonly arrived: string;
}

/**
 * Stores the sheet, and notes with the person that he handed one in. An anonymous sheet is stored as nobody's: without
 * user, student, class, creator and audit, under an Id that says nothing of when it was made, and with the day alone. The
 * person's own row then holds neither the draft nor the sheet's Id, so that nothing leads from one to the other.
 */
export async function keepPaper(context: HandlerContext, paper: HandedIn): Promise<void> {
  const { engine, enCode } = context;
  const { taking, survey, replaces } = paper;
  const isAnonymous = survey.IsAnonymous === 1;
  const own = isAnonymous ? asNobody(context) : context;
  const begun = await begunAt(context, String(taking.Id));
  if (replaces && begun.SheetId) await dropSheet(context, begun.SheetId);
  const sheet = isAnonymous ? anonymousSheet(paper, own.now, begun) : namedSheet(paper, begun);
  const model = entityOf(engine, entities.AnswerSheet);
  await insertRows(own, model, [sheet], true);
  const items = itemsOf(paper, sheet, isAnonymous);
  await handOverFiles(own, paper, items, replaces ? begun.SheetId : null);
  await insertRows(own, entityOf(engine, entities.AnswerItem), items, true);
  countsChanged(model);
  if (!isAnonymous) {
    await audit(context, {
      entity: model,
      id: String(sheet['Id']),
      enCode,
      before: null,
      after: toldInAudit(sheet),
    });
    await openFollow(context, sheet);
  }
  await changeWhere(
    context,
    entities.SurveyTaking,
    `UPDATE "SurveyTaking" SET "Times" = "Times" + $2, "Draft" = NULL, "DraftTime" = NULL, "BeginTime" = NULL, "SheetId" = $3
     WHERE "Id" = $1`,
    [taking.Id, replaces ? 0 : 1, isAnonymous ? null : sheet['Id']],
    { as: 'record', name: 'survey_done' },
  );
  if (paper.warn !== WARN_LEVEL.None)
    // last, since all warned papers of a questionnaire meet here
    await changeWhere(
      context,
      entities.Questionnaire,
      `UPDATE "Questionnaire" SET "WarnCount" = coalesce("WarnCount", 0) + 1 WHERE "Id" = $1`,
      [survey.Id],
      { as: 'count' },
    );
}

async function handOverFiles(
  own: WriteContext,
  { questions, taking, files, survey }: HandedIn,
  items: readonly Row[],
  replaced: string | null,
): Promise<void> {
  if (!questions.some(({ type }) => type === 'file')) return;
  const handed = { taking, files, items, replaced };
  await (survey.IsAnonymous === 1 ? bindNameless(own, handed) : bindFiles(own, handed));
}

interface Begun {
  readonly Begin: string | null;
  readonly Seconds: number | null;
  readonly SheetId: string | null;
  readonly Student: Row | null;
}

async function begunAt({ tx }: WriteContext, id: string): Promise<Begun> {
  const answer = await tx.query<Begun>(
    `SELECT to_char(t."BeginTime" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS "Begin",
       extract(epoch FROM now() - t."BeginTime")::int AS "Seconds", t."SheetId",
       (SELECT json_build_object('StudentId', s."Id", 'StudentNo', s."StudentNo",
         'TrueName', s."TrueName", 'Gender', s."Gender", 'CollegeId', s."CollegeId", 'MajorId', s."MajorId",
         'ClassId', s."ClassId", 'GradeYear', s."GradeYear", 'CounsellorId', s."CounsellorId")
        FROM "Student" s WHERE s."Id" = t."StudentId" FOR SHARE OF s) AS "Student"
     FROM "SurveyTaking" t WHERE t."Id" = $1`,
    [id],
    'survey_begun',
  );
  return answer.rows[0]!;
}

const RESULT: ReadonlySet<string> = new Set(['TotalScore', 'PositiveCount', 'FactorScores', 'WarnLevel']);

/** Administrators read the audit, and no psychological result: it tells that a sheet came, and whose. */
const toldInAudit = (sheet: Row): Row =>
  sheet['IsPsych'] === 1
    ? Object.fromEntries(Object.entries(sheet).filter(([name]) => !RESULT.has(name)))
    : sheet;

/** Nobody writes it, and the time is the day's. */
const asNobody = (context: WriteContext): WriteContext => ({
  ...context,
  caller: { ...context.caller, subject: NOBODY, ip: '', requestId: '' },
  now: `${context.now.slice(0, 10)} 00:00:00`,
});

function commonSheet({ survey, scale, score, warn }: HandedIn, seconds: number | null): Row {
  const isShort = survey.MinSeconds !== null && (seconds ?? 0) < survey.MinSeconds;
  return {
    QuestionnaireId: survey.Id,
    IsPsych: survey.SurveyType === SURVEY_TYPE.Psych ? 1 : 0,
    TotalScore: score.total,
    PositiveCount: positivesOf(score, scale),
    FactorScores: storedFactors(score.factors),
    WarnLevel: warn,
    State: isShort ? SHEET_STATE.Invalid : SHEET_STATE.Submitted,
  };
}

function anonymousSheet(paper: HandedIn, day: string, { Seconds, Student }: Begun): Row {
  return {
    ...commonSheet(paper, Seconds),
    // not in the order of time
    Id: randomBytes(16).toString('hex'),
    CollegeId: Student?.['CollegeId'] ?? null,
    StartTime: day,
    SubmitTime: day,
    Times: 1,
    IsAnonymous: 1,
  };
}

function namedSheet(paper: HandedIn, { Begin, Seconds, Student }: Begun): Row {
  const { taking, replaces, arrived } = paper;
  return {
    ...commonSheet(paper, Seconds),
    ...Student,
    Id: newId(),
    UserId: taking.UserId,
    StartTime: Begin ?? arrived,
    SubmitTime: arrived,
    DurationSec: Seconds ?? 0,
    Times: (taking.Times ?? 0) + (replaces ? 0 : 1),
    IsAnonymous: 0,
  };
}

function itemsOf({ questions, answers, score }: HandedIn, sheet: Row, isAnonymous: boolean): Row[] {
  return questions.flatMap((question): Row[] => {
    const value = answers[question.id];
    if (value === undefined) return [];
    const written = writtenOf(question, answers);
    return [
      {
        Id: isAnonymous ? randomBytes(16).toString('hex') : newId(),
        SheetId: sheet['Id'],
        QuestionnaireId: sheet['QuestionnaireId'],
        QuestionId: question.id,
        QuestionNo: question.no,
        Values: IN_WORDS.has(question.type) ? null : value,
        Text: textOf(question, value, written),
        Files: question.type === 'file' ? listOf(value).join(',') : null,
        Others: Object.keys(written).length > 0 ? written : null,
        Score: score.scores.get(question.id) ?? null,
        IsPsych: sheet['IsPsych'],
        CollegeId: sheet['CollegeId'] ?? null,
      },
    ];
  });
}

/** Kinds whose answers are no choices that could be counted. */
const IN_WORDS: ReadonlySet<string> = new Set(['text', 'longtext', 'file']);

/** An answer as people read it. */
export function textOf(
  { options, type }: Question,
  value: unknown,
  written: Readonly<Record<string, string>> = {},
): string {
  const named = (key: unknown) => options.find((option) => option.key === key)?.text ?? String(key);
  const whole = (key: string) =>
    written[key] === undefined ? named(key) : `${named(key)}（${written[key]}）`;
  if (isRecord(value))
    return Object.entries(value)
      .map(([row, one]) => `${row}：${type === 'matrix' ? named(one) : String(one)}`)
      .join('；');
  if (type === 'file') return `${listOf(value).length}个文件`;
  return listOf(value)
    .map(whole)
    .join(type === 'sort' ? ' > ' : '、')
    .slice(0, 2000);
}

/** The new sheet stands in the audit, which does not keep answers of the old one. */
async function dropSheet(context: WriteContext, id: string): Promise<void> {
  const how = { as: 'record' } as const;
  const items = `UPDATE "AnswerItem" SET "IsDeleted" = 1 WHERE "SheetId" = $1`;
  await changeWhere(context, entities.AnswerItem, items, [id], how);
  const sheet = `UPDATE "AnswerSheet" SET "IsDeleted" = 1 WHERE "Id" = $1`;
  await changeWhere(context, entities.AnswerSheet, sheet, [id], how);
  const follow = `UPDATE "SurveyFollow" SET "IsDeleted" = 1 WHERE "SheetId" = $1`;
  await changeWhere(context, entities.SurveyFollow, follow, [id], how);
}
