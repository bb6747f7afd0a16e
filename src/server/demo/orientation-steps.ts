import { ORI_STEP } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { SCHOOL_NAME } from './catalogue.ts';
import { batchId, WRITTEN } from './freshmen.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';

/** A step of the demo batch. */
export interface StepPlan {
  readonly code: string;
  readonly name: string;
  readonly required: boolean;
  readonly after: readonly string[];
  /** The last part of its page's route; none when it is done on the spot. */
  readonly page?: string;
  readonly place?: string;
  readonly tip: string;
}

const info = [ORI_STEP.Info];
const step = (
  code: string,
  name: string,
  required: boolean,
  after: readonly string[],
  at: { page: string } | { place: string },
  tip: string,
): StepPlan => ({ code, name, required, after, ...at, tip });

/** The steps in order (domain/03-demo-data 2.6), as far as the product has a page for them. */
export const STEPS: readonly StepPlan[] = [
  step(ORI_STEP.Info, '信息填报', true, [], { page: 'WelcomUserInfo' }, '核对录取信息，填写个人与家庭信息'),
  step(ORI_STEP.Photo, '上传证件照', true, info, { page: 'uploadPic' }, '近期免冠正面彩色照片，宽高比3:4'),
  step(ORI_STEP.Epidemic, '健康信息', false, info, { page: 'epidemicInfo' }, '如实申报近期健康状况与病史'),
  step(ORI_STEP.Edu, '入学教育', false, info, { page: 'entranceEdu' }, '学习校史校规与安全知识'),
  step(
    ORI_STEP.Dorm,
    '选择宿舍',
    true,
    info,
    { page: 'SelectTheDormitory' },
    '床位先到先得，确认后不能自行更改',
  ),
  step(ORI_STEP.Cloth, '军训服装', true, info, { page: 'trainingClothe' }, '填写身高体重，选择服装号型'),
  step(ORI_STEP.Bedding, '卧具选择', false, info, { page: 'Choosingedding' }, '自愿购买，可自带'),
  step(
    ORI_STEP.Green,
    '绿色通道',
    false,
    info,
    { page: 'WelcomGreenChannel' },
    '助学贷款学生请先办理，可缓缴学费',
  ),
  step(
    ORI_STEP.Pay,
    '在线缴费',
    true,
    [...info, ORI_STEP.Dorm],
    { page: 'onlinePay' },
    '选定宿舍后缴纳学费、住宿费',
  ),
  step(ORI_STEP.Travel, '到校行程', true, info, { page: 'travelPlan' }, '填写到站时间，需要接站的请注明'),
  step(
    ORI_STEP.Sheet,
    '生成报到单',
    true,
    [ORI_STEP.Info, ORI_STEP.Photo, ORI_STEP.Dorm, ORI_STEP.Pay],
    { page: 'reportPaper' },
    '报到当天凭报到单上的二维码办理',
  ),
  step(ORI_STEP.Scene, '现场报到', true, [ORI_STEP.Sheet], { place: '体育馆' }, '出示报到单，核验身份'),
  step(ORI_STEP.Supply, '物资领取', false, [ORI_STEP.Scene], { place: '后勤服务大厅' }, '领取军训服装与卧具'),
  step(ORI_STEP.Key, '宿舍入住', true, [ORI_STEP.Scene], { place: '各宿舍楼值班室' }, '领取钥匙，办理入住'),
];

/** Place of a step among the others, from 1. */
export const placeOfStep = (code: string) => STEPS.findIndex((plan) => plan.code === code) + 1;

export function* orientationSteps(making: Making): Generator<Batch> {
  yield* inBatches(entities.OrientationStep, stepRows(making));
  yield* inBatches(entities.EntranceEdu, lessons(making));
}

const LESSONS: readonly (readonly [
  type: string,
  title: string,
  seconds: number,
  must: 0 | 1,
  text: string,
])[] = [
  [
    '1',
    `走进${SCHOOL_NAME}`,
    60,
    1,
    '学校创建于1905年，以农为本、多学科协调发展。校训是“厚德博学，抱朴守真”。',
  ],
  [
    '2',
    '学生手册要点',
    120,
    1,
    '请认真学习学籍管理、考勤、奖惩与申诉的规定；请销假在“请销假”中办理，不得擅自离校。',
  ],
  [
    '3',
    '校园安全第一课',
    120,
    1,
    '不使用违规电器，不轻信陌生来电，不向任何个人账户转账；遇到紧急情况拨打校园报警电话。',
  ],
  [
    '4',
    '国家资助政策',
    30,
    0,
    '助学贷款、助学金、勤工助学与绿色通道，确保没有一名学生因家庭经济困难而失学。',
  ],
];

function* lessons(making: Making): Generator<Row> {
  for (const [index, [EduType, Title, MinSeconds, IsRequired, text]] of LESSONS.entries())
    yield stamped(making.dice.id('lesson', index), WRITTEN, {
      BatchId: batchId(making),
      Title,
      EduType,
      Content: `<p>${text}</p>`,
      MinSeconds,
      IsRequired,
      Sort: index + 1,
    });
}

function* stepRows(making: Making): Generator<Row> {
  const { dice, calendar } = making;
  for (const [index, plan] of STEPS.entries()) {
    const online = plan.page !== undefined;
    yield stamped(dice.id('oriStep', plan.code), WRITTEN, {
      BatchId: batchId(making),
      StepCode: plan.code,
      StepName: plan.name,
      IsRequired: plan.required ? 1 : 0,
      IsOnline: online ? 1 : 0,
      StartTime: calendar.fromMidnight(online ? -24 : 24 * 61),
      EndTime: calendar.fromMidnight(online ? 24 * 60 : 24 * 63),
      DependOn: plan.after.length > 0 ? plan.after : null,
      PageUrl: online ? `/welcomeSchool/WelcomNewStudent/${plan.page}` : null,
      Place: plan.place ?? null,
      Tip: `<p>${plan.tip}</p>`,
      Sort: index + 1,
    });
  }
}
