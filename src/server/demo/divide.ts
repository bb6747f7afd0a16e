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

/** How the classes of a major came to be: the plan that was published, and a trial that was not. */
export function* divisions(making: Making): Generator<Batch> {
  const members = [...everyFreshman(making)].filter((plan) => plan.class !== undefined);
  const first = members[0]?.class;
  if (!first) return;
  const own = members
    .filter((plan) => plan.class!.college === first.college && plan.class!.major === first.major)
    .map((plan) => ({ plan, row: freshmanRow(making, plan) }));
  const classes = [...new Map(own.map(({ plan }) => [plan.class!.id, plan.class!])).values()];
  const runs = [
    {
      name: '已发布方案',
      state: DIVIDE_STATE.Published,
      at: ({ plan }: Member) => classes.indexOf(plan.class!),
    },
    { name: '随机试算', state: DIVIDE_STATE.Tried, at: (_: Member, place: number) => place % classes.length },
  ];
  for (const [run, { name, state, at }] of runs.entries())
    yield* division(making, { run, name, state, first, classes, own, at });
}

interface Run {
  readonly run: number;
  readonly name: string;
  readonly state: string;
  readonly first: ClassPlan;
  readonly classes: readonly ClassPlan[];
  readonly own: readonly Member[];
  at(member: Member, place: number): number;
}

function* division(making: Making, { run, name, state, first, classes, own, at }: Run): Generator<Batch> {
  const { dice } = making;
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
      Rules: [DIVIDE_RULE.Gender, DIVIDE_RULE.Score],
      Seed: run + 1,
      NumberBy: DIVIDE_ORDER.Name,
      State: state,
      PublishTime: state === DIVIDE_STATE.Published ? '2026-08-20 15:00:00' : null,
      Numbered: 0,
    }),
  ]);
  const groups = classes.map((_, index) => own.filter((member, place) => at(member, place) === index));
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

const isAway = (row: Row) => !String(row['SourceRegion']).startsWith(HOME);
