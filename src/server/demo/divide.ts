import { DIVIDE_ORDER, DIVIDE_RULE, DIVIDE_STATE, GENDER } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { batchId, everyFreshman, freshmanRow, ownerOf, WRITTEN, type FreshmanPlan } from './freshmen.ts';
import { majorId, orgId } from './organisation.ts';
import type { ClassPlan } from './plan.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';

const PLANNED = 40;
const HAN = '01';
const HOME = '36';

interface Member {
  readonly plan: FreshmanPlan;
  readonly row: Row;
}

/** Two trials of a division of those who wait for a class: one by sex and score, one by chance. */
export function* divisions(making: Making): Generator<Batch> {
  const own = [...everyFreshman(making)]
    .filter((plan) => plan.class === undefined)
    .map((plan) => ({ plan, row: freshmanRow(making, plan) }));
  const home = own[0]?.plan.home;
  if (!home) return;
  const classes = making.plan.classes.filter(
    ({ college, major, grade }) =>
      college === home.college && major === home.major && grade === making.calendar.schoolYear,
  );
  const fair = own.toSorted(
    (one, other) =>
      Number(one.plan.male) - Number(other.plan.male) ||
      Number(one.row['ExamScore']) - Number(other.row['ExamScore']),
  );
  const runs = [
    { name: '均衡性别和分数', own: fair, rules: [DIVIDE_RULE.Gender, DIVIDE_RULE.Score] },
    { name: '只按人数', own, rules: [DIVIDE_RULE.Subject] },
  ];
  for (const [run, one] of runs.entries()) yield* division(making, { ...one, run, classes });
}

interface Run {
  readonly run: number;
  readonly name: string;
  readonly rules: readonly string[];
  readonly classes: readonly ClassPlan[];
  readonly own: readonly Member[];
}

function* division(making: Making, { run, name, rules, classes, own }: Run): Generator<Batch> {
  const { dice } = making;
  const [first] = classes;
  if (!first) return;
  const Id = dice.id('dividePlan', run);
  const CollegeId = orgId(making, `college.${first.college}`);
  yield* inBatches(entities.DividePlan, [
    stamped(Id, WRITTEN, {
      PlanName: name,
      BatchId: batchId(making),
      MajorId: majorId(making, first.college, first.major),
      CollegeId,
      GradeYear: first.grade,
      ClassIds: classes.map(({ id }) => id),
      Rules: rules,
      Seed: run + 1,
      NumberBy: DIVIDE_ORDER.Name,
      State: DIVIDE_STATE.Tried,
      PublishTime: null,
      Numbered: 0,
    }),
  ]);
  const groups = classes.map((_, index) => own.filter((_, place) => turnOf(place, classes.length) === index));
  yield* inBatches(
    entities.DivideClass,
    groups.map((members, index) => {
      const scores = members.map(({ row }) => Number(row['ExamScore']));
      return stamped(dice.id('divideClass', `${run}.${index}`), WRITTEN, {
        PlanId: Id,
        ClassId: classes[index]!.id,
        ClassName: classes[index]!.name,
        CollegeId,
        Quota: PLANNED,
        Count: members.length,
        Male: members.filter(({ plan }) => plan.male).length,
        AvgScore:
          Math.round((scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)) * 10) / 10,
        Minority: members.filter(({ row }) => row['Nation'] !== HAN).length,
        Away: members.filter(({ row }) => isAway(row)).length,
      });
    }),
  );
  yield* inBatches(
    entities.DivideResult,
    groups.flatMap((members, index) =>
      members.map(({ plan, row }, place) =>
        stamped(dice.id('divideResult', `${run}.${plan.index}`), WRITTEN, {
          ...ownerOf(making, plan),
          PlanId: Id,
          GroupId: dice.id('divideClass', `${run}.${index}`),
          SeqNo: place + 1,
          IsManual: 0,
          Gender: plan.male ? GENDER.Male : GENDER.Female,
          Score: row['ExamScore'],
          Nation: row['Nation'],
          Region: row['SourceRegion'],
          IsAway: isAway(row) ? 1 : 0,
        }),
      ),
    ),
  );
}

/** Back and forth, so that the first class has not always the better one of each round. */
function turnOf(place: number, classes: number): number {
  const at = place % classes;
  return Math.floor(place / classes) % 2 === 0 ? at : classes - 1 - at;
}

const isAway = (row: Row) => !String(row['SourceRegion']).startsWith(HOME);
