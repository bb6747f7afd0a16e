import type { Row } from '../../contract/rules.ts';
import { stamped, type Making } from './rows.ts';
import type { StudentPlan } from './students.ts';

/** What each circumstance scores by the rules of every installation. */
const POINTS: Readonly<Record<string, number>> = { I1: 30, I2: 20, I3: 10, H1: 5, M1: 10, M2: 5, S1: 5 };
const MADE = '2026-01-01 08:00:00';

/** What a student says of the family, its members, and what that scores. */
export interface Facts {
  readonly score: number;
  readonly values: Row;
  readonly family: (applyId: string) => Row[];
}

export function factsOf({ dice }: Making, student: StudentPlan): Facts {
  const pick = (limit: number, kind: string) => dice.below(limit, `hard.${kind}`, student.index);
  const incomes = [6000 + pick(10, 'father') * 1500, pick(6, 'mother') * 1500] as const;
  const YearIncome = incomes[0] + incomes[1];
  const FamilySize = 3 + pick(3, 'size');
  const PerIncome = Math.round((100 * YearIncome) / FamilySize) / 100;
  const MonthSpend = 700 + pick(8, 'spend') * 100;
  const StudyCount = 1 + pick(2, 'study');
  const HukouType = pick(4, 'hukou') > 0 ? '1' : '2';
  const said = { FamilySize, StudyCount, YearIncome, PerIncome, MonthSpend, HukouType };
  const circumstances = circumstancesOf(said);
  const score = circumstances.reduce((sum, fact) => sum + (POINTS[fact] ?? 0), 0);
  const values = {
    ...said,
    IncomeSource: '4',
    Groups: ['00'],
    HomeRegion: '360400',
    HomeAddress: '某县某镇某村',
    ZipCode: '332000',
    ParentPhone: `1990001${String(student.index).padStart(4, '0').slice(-4)}`,
    Facts: circumstances,
    FactText: circumstances.join(','),
    QuantScore: score,
  };
  return { score, values, family: (applyId) => familyOf({ dice }, student, incomes, applyId) };
}

interface Said {
  readonly PerIncome: number;
  readonly HukouType: string;
  readonly MonthSpend: number;
  readonly StudyCount: number;
}

function circumstancesOf({ PerIncome, HukouType, MonthSpend, StudyCount }: Said): string[] {
  const bands = [
    [PerIncome <= 4000, 'I1'],
    [PerIncome > 4000 && PerIncome <= 8000, 'I2'],
    [PerIncome > 8000 && PerIncome <= 15_000, 'I3'],
    [HukouType === '1', 'H1'],
    [MonthSpend <= 800, 'M1'],
    [MonthSpend > 800 && MonthSpend <= 1200, 'M2'],
    [StudyCount >= 2, 'S1'],
  ] as const;
  return bands.flatMap(([holds, code]) => (holds ? [code] : []));
}

function familyOf(
  { dice }: Pick<Making, 'dice'>,
  student: StudentPlan,
  incomes: readonly [number, number],
  ApplyId: string,
): Row[] {
  const surname = student.name.TrueName.slice(0, 1);
  const members = [
    { Relation: '51', TrueName: `${surname}建国`, Age: 48, WorkUnit: '在本地务工', Job: '零工', Health: '1' },
    { Relation: '52', TrueName: '王秀兰', Age: 46, WorkUnit: '无', Job: '务农', Health: '2' },
  ];
  return members.map((member, at) =>
    stamped(dice.id('hardFamily', `${student.index}.${at}`), MADE, {
      ApplyId,
      ...member,
      YearIncome: incomes[at],
      UserId: student.userId,
    }),
  );
}
