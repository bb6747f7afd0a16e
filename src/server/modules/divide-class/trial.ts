import { CHECKIN_STATE, DIVIDE_ORDER, DIVIDE_RULE, DIVIDE_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { deal } from '../../engines/deal/deal.ts';
import { commonest, keepDealt, placesIn, type Kept } from '../../engines/deal/keep-dealt.ts';
import { targetsOf } from '../../engines/deal/targets.ts';
import { CLASSES } from './plans.ts';

type Found = Readonly<Record<'NewStudentId' | 'TrueName' | 'Gender', string>> &
  Readonly<Record<'Nation' | 'SourceRegion' | 'SubjectType' | 'room', string | null>> & {
    readonly score: number | null;
  };

const provinceOf = ({ SourceRegion }: Found) => (SourceRegion ?? '').slice(0, 2);
/** Rules that spread something of a person evenly, and what. */
const SPREAD: Readonly<Record<string, (person: Found) => string>> = {
  [DIVIDE_RULE.Gender]: ({ Gender }) => Gender,
  [DIVIDE_RULE.Region]: provinceOf,
  [DIVIDE_RULE.Nation]: ({ Nation }) => Nation ?? '',
  [DIVIDE_RULE.Subject]: ({ SubjectType }) => SubjectType ?? '',
};

const { compare } = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
/** The order in which the numbers of a class go, where it is not that of the examinees. */
const ORDERS: Readonly<Record<string, (one: Found, other: Found) => number>> = {
  [DIVIDE_ORDER.Name]: (one, other) => compare(one.TrueName, other.TrueName),
  [DIVIDE_ORDER.Score]: (one, other) => (other.score ?? 0) - (one.score ?? 0),
  [DIVIDE_ORDER.Gender]: (one, other) =>
    compare(one.Gender, other.Gender) || compare(one.TrueName, other.TrueName),
};

/** Where a plan keeps what was tried. */
export const KEPT: Kept = {
  ...{ groups: entities.DivideClass, members: entities.DivideResult, plan: 'PlanId', group: 'GroupId' },
  ...{ place: 'SeqNo', next: 'ExamineeNo', member: 'NewStudentId', target: 'ClassId', code: 'ClassCode' },
};

/** Deals those of the major who have no class to the classes of the plan, in place of what was tried before. */
export async function tryPlan(context: HandlerContext): Promise<{ Count: number }> {
  const { enCode } = context;
  const plan = chosenRow(context);
  const people = await peopleOf(context, plan);
  const classes = await targetsOf(context, CLASSES, { Id: plan['ClassIds'] });
  const rules = (plan['Rules'] ?? []) as string[];
  const members = people.map((person) => ({
    id: person.NewStudentId,
    kinds: rules.flatMap((rule) => SPREAD[rule]?.(person) ?? []),
    score: person.score,
    together: rules.includes(DIVIDE_RULE.Dorm) ? person.room : null,
  }));
  const limits = classes.map(({ free }) => free);
  const levels = rules.includes(DIVIDE_RULE.Score);
  const dealt = deal(members, { limits, seed: Number(plan['Seed']), levels });
  if (!dealt) throw refuse(`目标班级只能再收${placesIn(limits)}人，超出计划人数（未分班${people.length}人）`);
  const home = commonest(people.map(provinceOf));
  const order = ORDERS[String(plan['NumberBy'])];
  const rows = (order ? people.toSorted(order) : people).map((person) => ({
    row: { NewStudentId: person.NewStudentId, IsManual: 0, IsAway: provinceOf(person) === home ? 0 : 1 },
    at: dealt.get(person.NewStudentId)!,
  }));
  const groups = classes.map(({ id }) => ({ ClassId: id }));
  await keepDealt(context, KEPT, plan['Id'], groups, rows, enCode);
  await changeRow(context, entities.DividePlan, plan, { State: DIVIDE_STATE.Tried }, enCode);
  return { Count: rows.length };
}

/** New students of the plan's batch and major without a class, locked, by their numbers: what is dealt is what they are. */
async function peopleOf({ tx }: HandlerContext, plan: Row): Promise<Found[]> {
  const { rows } = await tx.query<Found>(
    `SELECT n."Id" AS "NewStudentId", n."TrueName", n."Gender", n."Nation", n."SourceRegion", n."SubjectType", n."ExamScore"::float8 AS score, d."RoomId" AS room
     FROM "NewStudent" n LEFT JOIN "Bed" d ON d."NewStudentId" = n."Id" AND d."IsDeleted" = 0
     WHERE n."BatchId" = $1 AND n."MajorId" = $2 AND n."ClassId" IS NULL AND n."CheckinState" <> $3 AND n."IsDeleted" = 0 ORDER BY n."ExamineeNo" FOR SHARE OF n`,
    [plan['BatchId'], plan['MajorId'], CHECKIN_STATE.NotComing],
  );
  if (rows.length === 0) throw refuse('该专业没有未分班的新生');
  return rows;
}
