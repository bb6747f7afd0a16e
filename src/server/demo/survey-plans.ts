import {
  QUESTION_TYPE,
  SCALE_CODE,
  SCOPE_TYPE,
  SCORE_MODE,
  SURVEY_TYPE,
} from '../../contract/generated/codes.ts';
import { PICTURE_KINDS } from '../../contract/pictures.ts';
import type { Row } from '../../contract/rules.ts';
import type { Design } from '../engines/paper/design.ts';
import type { Parts } from '../engines/paper/parts.ts';
import { designOf } from '../engines/paper/scales.ts';
import { orgId } from './organisation.ts';
import { CLASS_SIZE } from './plan.ts';
import type { Making } from './rows.ts';
import type { StudentPlan } from './students.ts';

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
    Options: choices(['卫生', '热水', '网络', '噪声', '用电', '其他'], (at) =>
      at === 5 ? { AllowOther: 1 } : {},
    ),
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
  ask(QUESTION_TYPE.File, '需要改进之处的照片或材料', {
    Required: 0,
    MaxSelect: 3,
    FileKinds: [...PICTURE_KINDS, 'pdf'],
  }),
];
const CANTEEN: readonly Asked[] = [
  ask(QUESTION_TYPE.Single, '你每周在食堂用餐几次？', {
    Options: choices(['十次以上', '五到十次', '不到五次']),
  }),
  ask(QUESTION_TYPE.Score, '饭菜口味打几分？', { MinScore: 1, MaxScore: 5 }),
  ask(QUESTION_TYPE.Text, '你最希望增加的菜', { Required: 0, MaxLength: 50 }),
];

/** A questionnaire, who is asked and who has answered; `from` and `to` are hours from now. */
export interface SurveyPlan {
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

/** The questionnaires of the demo school. */
export function plansOf(making: Making, parts: Parts): SurveyPlan[] {
  return [servicePlan(making), canteenPlan(making), ...scaledPlans(making, parts), laterPlan(making)];
}

const PLAIN = {
  LimitTimes: 1,
  AllowEdit: 0,
  OnePerPage: 0,
  ShowResult: 0,
  IsAnonymous: 0,
  ScoreMode: SCORE_MODE.None,
};

const whole = ({ dice }: Making, questions: readonly Asked[], key: string): Design => ({
  Questions: questions.map((one, at) => ({ ...one, Id: dice.id('surveyQuestion', `${key}.${at}`) })),
  Factors: [],
});

/** The classes that a questionnaire of the first class is for. */
function firstClassOf({ plan }: Making): string[] {
  const first = plan.classes[0]?.id;
  return first ? [first] : [];
}

const servicePlan = (making: Making): SurveyPlan => ({
  key: 'service',
  design: whole(making, SERVICE, 'service'),
  values: {
    ...PLAIN,
    Title: '2026年学生生活服务满意度调查',
    SurveyType: SURVEY_TYPE.Satisfaction,
    ScopeType: SCOPE_TYPE.School,
    AllowEdit: 1,
  },
  from: -72,
  to: 240,
  isAsked: () => true,
  isAnswered: ({ index }) => index > 2 && index < CLASS_SIZE,
});

const canteenPlan = (making: Making): SurveyPlan => ({
  key: 'canteen',
  design: whole(making, CANTEEN, 'canteen'),
  values: {
    ...PLAIN,
    Title: '食堂饭菜匿名评价',
    SurveyType: SURVEY_TYPE.Other,
    ScopeType: SCOPE_TYPE.College,
    ScopeOrgs: [orgId(making, 'college.0')],
    IsAnonymous: 1,
    OnePerPage: 1,
  },
  from: -48,
  to: 120,
  isAsked: (student) => student.class.college === 0,
  isAnswered: ({ index }) => index > 8 && index < CLASS_SIZE,
});

function scaledPlans(making: Making, parts: Parts): SurveyPlan[] {
  const scale = making.catalog?.scales.get(SCALE_CODE.Scl90);
  const asked = scale && designOf(parts, scale);
  if (!scale || !asked) return [];
  const { dice } = making;
  return [
    {
      key: 'scale',
      design: { ...whole(making, asked.Questions, 'scale'), Factors: asked.Factors },
      values: {
        ...PLAIN,
        ...scale.settings,
        Title: '2026级学生心理健康测评',
        SurveyType: SURVEY_TYPE.Psych,
        ScaleCode: SCALE_CODE.Scl90,
        ScopeType: SCOPE_TYPE.Class,
        ScopeClasses: firstClassOf(making),
      },
      from: -480,
      to: -240,
      before: CLASS_SIZE,
      isAsked: inFirstClass,
      isAnswered: (student) => inFirstClass(student) && !dice.percent(15, 'survey.away', student.index),
    },
  ];
}

const laterPlan = (making: Making): SurveyPlan => ({
  key: 'later',
  design: whole(making, CANTEEN, 'later'),
  values: {
    ...PLAIN,
    Title: '学风建设意见征集',
    SurveyType: SURVEY_TYPE.Thought,
    ScopeType: SCOPE_TYPE.Class,
    ScopeClasses: firstClassOf(making),
  },
  from: 1,
  to: 96,
  before: CLASS_SIZE,
  isAsked: inFirstClass,
  isAnswered: () => false,
});
