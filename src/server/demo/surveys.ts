import {
  HANDLE_STATE,
  SHEET_STATE,
  SURVEY_TYPE,
  TASK_STATE,
  WARN_LEVEL,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { askedQuestions, type Question } from '../../contract/paper/question.ts';
import { scorePaper } from '../../contract/paper/score.ts';
import type { Row } from '../../contract/rules.ts';
import { factorOf, readQuestions } from '../engines/paper/design.ts';
import { textOf } from '../engines/paper/items.ts';
import { partsOf, type Parts } from '../engines/paper/parts.ts';
import { levelsOf, positivesOf, storedFactors, worstLevel } from '../engines/paper/results.ts';
import { orgId } from './organisation.ts';
import { inBatches, stamped, type Batch, type DemoCatalog, type Making } from './rows.ts';
import { plansOf, type SurveyPlan } from './survey-plans.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

/** Questionnaires: one open, one anonymous, one that opens in an hour, and a closed test of the first class. */
export function* surveys(making: Making): Generator<Batch> {
  const { catalog } = making;
  if (!catalog) return;
  const parts = partsOf({ catalog }, entities.Questionnaire);
  for (const plan of plansOf(making, parts)) yield* survey({ ...making, catalog, parts }, plan);
}

/** What the rows of questionnaires are made with. */
type Surveying = Making & { readonly catalog: DemoCatalog; readonly parts: Parts };

function* survey(making: Surveying, plan: SurveyPlan): Generator<Batch> {
  const { dice, calendar, parts } = making;
  const { design, values, key } = plan;
  const id = dice.id('survey', key);
  const created = calendar.fromMidnight(-500);
  const window = { StartTime: calendar.hours(plan.from), EndTime: calendar.hours(plan.to) };
  const State = plan.from > 0 ? TASK_STATE.Coming : plan.to > 0 ? TASK_STATE.Running : TASK_STATE.Ended;
  const asked: StudentPlan[] = [];
  for (const student of everyStudent(making)) {
    if (student.index === plan.before) break;
    if (plan.isAsked(student)) asked.push(student);
  }
  const questions = readQuestions(parts, design);
  const sheets = asked.filter(plan.isAnswered).map((student) => sheetOf(making, plan, questions, student));
  const warned = sheets.filter(({ sheet }) => sheet['WarnLevel'] !== WARN_LEVEL.None);
  yield {
    entity: entities.Questionnaire,
    rows: [
      stamped(id, created, {
        ...values,
        ...window,
        State,
        TargetCount: asked.length,
        OrgId: orgId(making, 'department.0'),
        PublishTime: created,
        Paper: design,
      }),
    ],
  };
  yield {
    entity: entities.SurveyQuestion,
    rows: design.Questions.map(({ Id, Type, ...question }, at) =>
      stamped(Id, created, { ...question, QuestionnaireId: id, Sort: at + 1, QType: Type }),
    ),
  };
  if (design.Factors.length > 0)
    yield {
      entity: entities.SurveyFactor,
      rows: design.Factors.map(({ Code, Name, Calc, Questions, Levels }) =>
        stamped(dice.id('surveyFactor', `${key}.${Code}`), created, {
          QuestionnaireId: id,
          FactorCode: Code,
          FactorName: Name,
          Calc,
          QuestionNos: Questions,
          Levels,
        }),
      ),
    };
  yield* inBatches(
    entities.SurveyTaking,
    asked.map((student) =>
      takingOf(making, plan, student, { ...window, State, QuestionnaireId: id }, created),
    ),
  );
  if (sheets.length === 0) return;
  yield { entity: entities.AnswerSheet, rows: sheets.map(({ sheet }) => sheet) };
  yield* inBatches(
    entities.AnswerItem,
    sheets.flatMap(({ items }) => items),
  );
  if (warned.length > 0)
    yield { entity: entities.SurveyFollow, rows: warned.map(({ sheet }) => followOf(making, sheet)) };
}

function takingOf(
  { dice }: Making,
  plan: SurveyPlan,
  student: StudentPlan,
  window: Row,
  created: string,
): Row {
  const done = plan.isAnswered(student);
  const { Title, SurveyType, LimitTimes, AllowEdit, ShowResult, IsAnonymous } = plan.values;
  const own = `${plan.key}.${student.index}`;
  return stamped(dice.id('surveyTaking', own), created, {
    ...window,
    UserId: student.userId,
    StudentId: student.id,
    Title,
    SurveyType,
    LimitTimes,
    AllowEdit,
    ShowResult,
    IsAnonymous,
    Minutes: Math.ceil(plan.design.Questions.length / 8),
    Times: done ? 1 : 0,
    SheetId: done && IsAnonymous !== 1 ? dice.id('surveySheet', own) : null,
  });
}

const WISHES = [
  '希望食堂延长开放时间。',
  '图书馆周末能早一点开门就好了。',
  '宿舍热水经常断，请维修。',
  '校医院的老师很耐心，谢谢。',
  '希望多开几门实践课。',
];

function answerOf({ dice }: Making, question: Question, own: string): unknown {
  const { type, options, rows, least = 1, most = 5 } = question;
  const pick = (about: string) => options[dice.below(options.length, 'survey.answer', about)]?.key;
  if (type === 'matrix') return Object.fromEntries(rows.map((row) => [row, pick(`${own}.${row}`)]));
  if (type === 'multiple') return [...new Set([pick(`${own}.1`), pick(`${own}.2`)])];
  if (type === 'score') return String(dice.between(least, most, 'survey.score', own));
  if (type === 'single' && options.length === 5) {
    // Symptoms are rare, and come together: some persons have more of them.
    const mood = dice.below(100, 'survey.mood', own.split('.')[1]!);
    const step = dice.below(100, 'survey.answer', own);
    const shift = mood > 96 ? 2 : mood > 85 ? 1 : 0;
    return options[Math.min(4, (step > 92 ? 2 : step > 68 ? 1 : 0) + shift)]?.key;
  }
  if (type === 'single') return pick(own);
  if (type !== 'longtext' || !dice.percent(30, 'survey.text', own)) return undefined;
  return WISHES[dice.below(WISHES.length, 'survey.wish', own)];
}

function sheetOf(making: Surveying, plan: SurveyPlan, questions: readonly Question[], student: StudentPlan) {
  const { dice, calendar, parts } = making;
  const own = `${plan.key}.${student.index}`;
  const isAnonymous = plan.values['IsAnonymous'] === 1;
  const given = questions.map(
    ({ id }, at) => [id, answerOf(making, questions[at]!, `${own}.${at}`)] as const,
  );
  const all = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  const asked = new Set(askedQuestions(questions, all).map(({ id }) => id));
  const answers = Object.fromEntries(Object.entries(all).filter(([id]) => asked.has(id)));
  const score = scorePaper(questions, plan.design.Factors.map(factorOf), answers);
  const seconds = dice.between(130, 900, 'survey.seconds', own);
  // a day after it was opened at the soonest, and before today
  const first = plan.from + 24;
  const at = calendar.fromMidnight(first + dice.below(Math.min(plan.to, 0) - first - 3, 'survey.time', own));
  const submitted = isAnonymous ? `${at.slice(0, 10)} 00:00:00` : at;
  const facts = studentRow(making, student);
  const about = ['StudentNo', 'TrueName', 'Gender', 'MajorId', 'ClassId', 'GradeYear', 'CounsellorId'];
  const scale = making.catalog.scales.get(String(plan.values['ScaleCode'] ?? ''));
  const sheet = stamped(dice.id('surveySheet', own), submitted, {
    ...(isAnonymous
      ? {}
      : {
          UserId: student.userId,
          StudentId: student.id,
          DurationSec: seconds,
          ...Object.fromEntries(about.map((name) => [name, facts[name]])),
        }),
    CollegeId: facts['CollegeId'],
    QuestionnaireId: dice.id('survey', plan.key),
    IsPsych: plan.values['SurveyType'] === SURVEY_TYPE.Psych ? 1 : 0,
    StartTime: submitted,
    SubmitTime: submitted,
    TotalScore: score.total,
    PositiveCount: positivesOf(score, scale),
    FactorScores: storedFactors(making, parts, score.factors),
    WarnLevel:
      plan.design.Factors.length > 0 ? worstLevel(levelsOf(making, parts), score, scale) : WARN_LEVEL.None,
    State: SHEET_STATE.Submitted,
    Times: 1,
    IsAnonymous: isAnonymous ? 1 : 0,
  });
  const items = questions.flatMap((question, index) => {
    const value = answers[question.id];
    if (value === undefined) return [];
    return [
      stamped(dice.id('surveyItem', `${own}.${index}`), submitted, {
        SheetId: sheet['Id'],
        QuestionnaireId: sheet['QuestionnaireId'],
        QuestionId: question.id,
        QuestionNo: question.no,
        Values: question.type === 'longtext' || question.type === 'text' ? null : value,
        Text: textOf(question, value),
        Score: score.scores.get(question.id) ?? null,
        IsPsych: sheet['IsPsych'],
        CollegeId: sheet['CollegeId'],
      }),
    ];
  });
  return { sheet, items };
}

function followOf({ dice, calendar }: Making, sheet: Row): Row {
  const about = [
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
    'WarnLevel',
  ];
  return stamped(dice.id('surveyFollow', String(sheet['Id'])), String(sheet['SubmitTime']), {
    ...Object.fromEntries(about.map((name) => [name, sheet[name]])),
    SheetId: sheet['Id'],
    // every third has been waiting for too long
    NextTime: calendar.hours(dice.below(3, 'survey.follow', String(sheet['Id'])) === 0 ? -20 : 48),
    State: HANDLE_STATE.Open,
  });
}
