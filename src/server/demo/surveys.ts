import {
  HANDLE_STATE,
  QUESTION_TYPE,
  SCALE_CODE,
  SCOPE_TYPE,
  SCORE_MODE,
  SHEET_STATE,
  SURVEY_TYPE,
  TASK_STATE,
  WARN_LEVEL,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Question } from '../../contract/paper/question.ts';
import { scorePaper } from '../../contract/paper/score.ts';
import type { Row } from '../../contract/rules.ts';
import { factorOf, readQuestions, type Design } from '../modules/questionnaire/paper.ts';
import { SCL90 } from '../modules/questionnaire/scales.ts';
import { textOf } from '../modules/questionnaire/sheet.ts';
import { positivesOf, warnLevelOf } from '../modules/questionnaire/warn.ts';
import { orgId } from './organisation.ts';
import { CLASS_SIZE } from './plan.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

const choices = (texts: readonly string[], more: (at: number) => object = () => ({})) =>
  texts.map((Text, at) => ({ Key: 'ABCDEFGH'[at], Text, Score: texts.length - at, IsWarn: 0, ...more(at) }));
const LEVELS = ['非常满意', '满意', '一般', '不满意'];

type Asked = Design['Questions'][number];
const ask = (Type: string, Title: string, more: object = {}): Asked => ({
  Id: '',
  Type,
  Title,
  Required: 1,
  ...more,
});

const SERVICE: readonly Asked[] = [
  ask(QUESTION_TYPE.Note, '本问卷约需两分钟，结果只用于改进服务。', { Required: 0 }),
  ask(QUESTION_TYPE.Single, '你住在校内吗？', {
    Options: choices(['住校内宿舍', '住校外'], (at) => (at === 1 ? { JumpTo: 5 } : {})),
  }),
  ask(QUESTION_TYPE.Single, '你对宿舍的总体满意程度', { Options: choices(LEVELS) }),
  ask(QUESTION_TYPE.Multiple, '宿舍最需要改进的方面（最多三项）', {
    Options: choices(['卫生', '热水', '网络', '噪声', '用电']),
    MinSelect: 1,
    MaxSelect: 3,
    ShowWhen: { q: 3, op: 'in', v: ['C', 'D'] },
  }),
  ask(QUESTION_TYPE.Matrix, '请评价下列服务', {
    Options: choices(LEVELS),
    Rows: ['食堂', '图书馆', '校医院'],
  }),
  ask(QUESTION_TYPE.Score, '你愿意把学校推荐给学弟学妹吗？（0 不愿意，10 非常愿意）', {
    MinScore: 0,
    MaxScore: 10,
  }),
  ask(QUESTION_TYPE.LongText, '你最想对学校说的一句话', { Required: 0, MaxLength: 200 }),
];
const CANTEEN: readonly Asked[] = [
  ask(QUESTION_TYPE.Single, '你每周在食堂用餐几次？', {
    Options: choices(['十次以上', '五到十次', '不到五次']),
  }),
  ask(QUESTION_TYPE.Score, '饭菜口味打几分？', { MinScore: 1, MaxScore: 5 }),
  ask(QUESTION_TYPE.Text, '你最希望增加的菜', { Required: 0, MaxLength: 50 }),
];

interface SurveyPlan {
  readonly key: string;
  readonly design: Design;
  readonly values: Row;
  readonly from: number;
  readonly to: number;
  /** All who are asked come before this student. */
  readonly before?: number;
  isAsked(student: StudentPlan): boolean;
  isAnswered(student: StudentPlan): boolean;
}

const inFirstClass = ({ index }: StudentPlan) => index < CLASS_SIZE;

function plansOf(making: Making): SurveyPlan[] {
  const { dice } = making;
  const college = orgId(making, 'college.0');
  const firstClass = making.plan.classes[0]?.id;
  const plain = {
    LimitTimes: 1,
    AllowEdit: 0,
    OnePerPage: 0,
    ShowResult: 0,
    IsAnonymous: 0,
    ScoreMode: SCORE_MODE.None,
  };
  const whole = (questions: readonly Asked[], key: string): Design => ({
    Questions: questions.map((one, at) => ({ ...one, Id: dice.id('surveyQuestion', `${key}.${at}`) })),
    Factors: [],
  });
  const scale: Design = { ...whole(SCL90.design.Questions, 'scale'), Factors: SCL90.design.Factors };
  return [
    {
      key: 'service',
      design: whole(SERVICE, 'service'),
      values: {
        ...plain,
        Title: '2026年学生生活服务满意度调查',
        SurveyType: SURVEY_TYPE.Satisfaction,
        ScopeType: SCOPE_TYPE.School,
        AllowEdit: 1,
      },
      from: -72,
      to: 240,
      isAsked: () => true,
      isAnswered: ({ index }) => index > 2 && index < CLASS_SIZE,
    },
    {
      key: 'canteen',
      design: whole(CANTEEN, 'canteen'),
      values: {
        ...plain,
        Title: '食堂饭菜匿名评价',
        SurveyType: SURVEY_TYPE.Other,
        ScopeType: SCOPE_TYPE.College,
        ScopeOrgs: [college],
        IsAnonymous: 1,
        OnePerPage: 1,
      },
      from: -48,
      to: 120,
      isAsked: (student) => student.class.college === 0,
      isAnswered: ({ index }) => index > 8 && index < CLASS_SIZE,
    },
    {
      key: 'scale',
      design: scale,
      values: {
        ...plain,
        ...SCL90.settings,
        Title: '2026级学生心理健康测评',
        SurveyType: SURVEY_TYPE.Psych,
        ScaleCode: SCALE_CODE.Scl90,
        ScopeType: SCOPE_TYPE.Class,
        ScopeClasses: firstClass ? [firstClass] : [],
      },
      from: -480,
      to: -240,
      before: CLASS_SIZE,
      isAsked: inFirstClass,
      isAnswered: (student) => inFirstClass(student) && !dice.percent(15, 'survey.away', student.index),
    },
    {
      key: 'later',
      design: whole(CANTEEN, 'later'),
      values: {
        ...plain,
        Title: '学风建设意见征集',
        SurveyType: SURVEY_TYPE.Thought,
        ScopeType: SCOPE_TYPE.Class,
        ScopeClasses: firstClass ? [firstClass] : [],
      },
      from: 1,
      to: 96,
      before: CLASS_SIZE,
      isAsked: inFirstClass,
      isAnswered: () => false,
    },
  ];
}

/** Questionnaires: one open, one anonymous, one that opens in an hour, and a closed test of the first class. */
export function* surveys(making: Making): Generator<Batch> {
  for (const plan of plansOf(making)) yield* survey(making, plan);
}

function* survey(making: Making, plan: SurveyPlan): Generator<Batch> {
  const { dice, calendar } = making;
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
  const questions = readQuestions(design);
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
        WarnCount: warned.length,
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

function answerOf({ dice }: Making, question: Question, own: string): unknown {
  const { type, options, rows, least = 1, most = 5 } = question;
  const pick = (about: string) => options[dice.below(options.length, 'survey.answer', about)]?.key;
  if (type === 'matrix') return Object.fromEntries(rows.map((row) => [row, pick(`${own}.${row}`)]));
  if (type === 'score') return String(dice.between(least, most, 'survey.score', own));
  if (type === 'single' && options.length === 5) {
    // Symptoms are rare, and come together: some persons have more of them.
    const mood = dice.below(100, 'survey.mood', own.split('.')[1]!);
    const step = dice.below(100, 'survey.answer', own);
    const shift = mood > 96 ? 2 : mood > 85 ? 1 : 0;
    return options[Math.min(4, (step > 92 ? 2 : step > 68 ? 1 : 0) + shift)]?.key;
  }
  if (type === 'single') return pick(own);
  return type === 'longtext' && dice.percent(30, 'survey.text', own) ? '希望食堂延长开放时间。' : undefined;
}

function sheetOf(making: Making, plan: SurveyPlan, questions: readonly Question[], student: StudentPlan) {
  const { dice, calendar } = making;
  const own = `${plan.key}.${student.index}`;
  const isAnonymous = plan.values['IsAnonymous'] === 1;
  const given = questions.map(
    ({ id }, at) => [id, answerOf(making, questions[at]!, `${own}.${at}`)] as const,
  );
  const answers = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  const score = scorePaper(questions, plan.design.Factors.map(factorOf), answers);
  const seconds = dice.between(130, 900, 'survey.seconds', own);
  const at = calendar.fromMidnight(Math.trunc(plan.from) - 24 + dice.below(20, 'survey.time', own));
  const submitted = isAnonymous ? `${at.slice(0, 10)} 00:00:00` : at;
  const facts = studentRow(making, student);
  const about = ['StudentNo', 'TrueName', 'Gender', 'MajorId', 'ClassId', 'GradeYear', 'CounsellorId'];
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
    PositiveCount: positivesOf(score),
    FactorScores: score.factors.map((one) => ({
      Name: one.name,
      Value: one.score,
      Level: one.warn,
      Advice: one.advice,
    })),
    WarnLevel:
      plan.design.Factors.length > 0 ? warnLevelOf({ ScaleCode: SCALE_CODE.Scl90 }, score) : WARN_LEVEL.None,
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
    HandlerId: sheet['CounsellorId'],
    SheetId: sheet['Id'],
    NextTime: calendar.hours(48),
    State: HANDLE_STATE.Open,
  });
}
