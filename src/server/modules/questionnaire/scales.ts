import {
  FACTOR_CALC,
  QUESTION_TYPE,
  SCALE_CODE,
  SCORE_MODE,
  WARN_LEVEL,
} from '../../../contract/generated/codes.ts';
import type { Design, RawFactor } from './paper.ts';

const CHOICES = ['没有', '很轻', '中等', '偏重', '严重'];
/** The item on thoughts of suicide: from the middle of its scale on, help is needed at once. */
const DANGER = { item: 15, from: 3 };
const ITEMS = 90;

const FACTORS: readonly (readonly [code: string, name: string, items: readonly number[]])[] = [
  ['F01', '躯体化', [1, 4, 12, 27, 40, 42, 48, 49, 52, 53, 56, 58]],
  ['F02', '强迫', [3, 9, 10, 28, 38, 45, 46, 51, 55, 65]],
  ['F03', '人际敏感', [6, 21, 34, 36, 37, 41, 61, 69, 73]],
  ['F04', '抑郁', [5, 14, 15, 20, 22, 26, 29, 30, 31, 32, 54, 71, 79]],
  ['F05', '焦虑', [2, 17, 23, 33, 39, 57, 72, 78, 80, 86]],
  ['F06', '敌对', [11, 24, 63, 67, 74, 81]],
  ['F07', '恐怖', [13, 25, 47, 50, 70, 75, 82]],
  ['F08', '偏执', [8, 18, 43, 68, 76, 83]],
  ['F09', '精神病性', [7, 16, 35, 62, 77, 84, 85, 87, 88, 90]],
  ['F10', '其他', [19, 44, 59, 60, 64, 66, 89]],
];

const level = (Min: number, Max: number, WarnLevel: string, Advice: string) => ({
  Min,
  Max,
  WarnLevel,
  Advice,
});
const MEANS = [
  level(1, 2, WARN_LEVEL.None, '状态良好，请继续保持'),
  level(2, 3, WARN_LEVEL.Watch, '近期可能有些困扰，建议适当休息并与信任的人交流'),
  level(3, 4, WARN_LEVEL.Focus, '建议预约学校心理中心的咨询'),
  level(4, 5, WARN_LEVEL.Crisis, '请尽快联系学校心理中心或拨打心理援助热线'),
];

const factors: RawFactor[] = [
  ...FACTORS.map(([Code, Name, Questions]) => ({
    Code,
    Name,
    Calc: FACTOR_CALC.Mean,
    Questions,
    Levels: MEANS,
  })),
  {
    Code: 'T',
    Name: '总分',
    Calc: FACTOR_CALC.Sum,
    Questions: Array.from({ length: ITEMS }, (_, at) => at + 1),
    Levels: [
      level(90, 160, WARN_LEVEL.None, '状态良好，请继续保持'),
      level(161, 450, WARN_LEVEL.Watch, '近期可能有些困扰，建议适当休息并与信任的人交流'),
    ],
  },
];

const question = (no: number): Design['Questions'][number] => ({
  Id: String(no),
  Type: QUESTION_TYPE.Single,
  Title: `第${no}项（请填入题干）`,
  Required: 1,
  Options: CHOICES.map((Text, at) => ({
    Key: String(at + 1),
    Text,
    Score: at + 1,
    IsWarn: no === DANGER.item && at + 1 >= DANGER.from ? 1 : 0,
  })),
});

/** Symptom checklist SCL-90: numbers alone, the texts of its items are under licence. */
export const SCL90 = {
  settings: {
    ScopeType: '1',
    IsAnonymous: 0,
    LimitTimes: 1,
    AllowEdit: 0,
    OnePerPage: 0,
    MinSeconds: 120,
    ScoreMode: SCORE_MODE.Factors,
    ShowResult: 1,
  },
  design: {
    Questions: Array.from({ length: ITEMS }, (_, at) => question(at + 1)),
    Factors: factors,
  } satisfies Design,
};

/**
 * Means of the factors of a scale among grown-ups of China: SCL-90 of 1986, 1,388 persons (Jin, Wu, Zhang). Hostility is
 * told as 1.46 (SD 0.55) by some and as 1.48 (SD 0.56) by others, so it has none here.
 */
export const NORMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  [SCALE_CODE.Scl90]: {
    躯体化: 1.37,
    强迫: 1.62,
    人际敏感: 1.65,
    抑郁: 1.5,
    焦虑: 1.39,
    恐怖: 1.23,
    偏执: 1.43,
    精神病性: 1.29,
  },
};

/** Items of a scale whose answers count as a symptom, and how many of them are worth watching. */
export const POSITIVE = { from: 2, most: 43 };
