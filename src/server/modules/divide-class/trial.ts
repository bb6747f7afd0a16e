import { CHECKIN_STATE, DIVIDE_ORDER, DIVIDE_RULE, DIVIDE_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { NEW_STUDENT_COPY } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import { forgetWhere } from '../../data/write/change-where.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { newId } from '../../data/write/new-id.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { deal } from '../../engines/deal/deal.ts';
import { classesOf } from './plans.ts';

type Found = Row & {
  readonly NewStudentId: string;
  readonly TrueName: string;
  readonly Gender: string;
  readonly Nation: string | null;
  readonly Region: string | null;
  readonly SubjectType: string | null;
  readonly score: number | null;
  readonly room: string | null;
};

const provinceOf = ({ Region }: Pick<Found, 'Region'>) => (Region ?? '').slice(0, 2);
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

/** Deals those of the major who have no class to the classes of the plan, in place of what was tried before. */
export async function tryPlan(context: HandlerContext): Promise<{ Count: number }> {
  const { engine, enCode } = context;
  const plan = chosenRow(context);
  const people = await peopleOf(context, plan);
  const classes = await classesOf(context, 'c."Id" = ANY($1)', [plan['ClassIds']]);
  const rules = (plan['Rules'] ?? []) as string[];
  const members = people.map((person) => ({
    id: person.NewStudentId,
    kinds: rules.flatMap((rule) => SPREAD[rule]?.(person) ?? []),
    score: person.score,
    together: rules.includes(DIVIDE_RULE.Dorm) ? person.room : null,
  }));
  const limits = classes.map(({ free }) => free);
  const seed = Number(plan['Seed']);
  const dealt = deal(members, { limits, seed, levels: rules.includes(DIVIDE_RULE.Score) });
  if (!dealt) {
    const most = limits.reduce<number>((sum, free) => sum + (free ?? 0), 0);
    throw refuse(`目标班级只能再收${most}人，超出计划人数（未分班${people.length}人）`);
  }
  const PlanId = plan['Id'];
  for (const name of [entities.DivideResult, entities.DivideClass]) {
    const table = ident(entityOf(engine, name).table);
    await forgetWhere(context, name, `DELETE FROM ${table} WHERE "PlanId" = $1`, [PlanId]);
  }
  const groups = classes.map(({ id, name, college, quota }) => {
    return { Id: newId(), PlanId, ClassId: id, ClassName: name, CollegeId: college, Quota: quota };
  });
  await addRows(context, entityOf(engine, entities.DivideClass), groups, enCode);
  const home = commonest(people.map(provinceOf));
  const order = ORDERS[String(plan['NumberBy'])];
  const rows = groups.flatMap(({ Id: GroupId }, at) => {
    const own = people.filter(({ NewStudentId }) => dealt.get(NewStudentId) === at);
    return (order ? own.sort(order) : own).map(({ score: _score, room: _room, ...person }, place) => {
      const IsAway = provinceOf(person) === home ? 0 : 1;
      return { ...person, PlanId, GroupId, SeqNo: place + 1, IsManual: 0, IsAway };
    });
  });
  await addRows(context, entityOf(engine, entities.DivideResult), rows, enCode);
  await changeRow(context, entities.DividePlan, plan, { State: DIVIDE_STATE.Tried }, enCode);
  return { Count: rows.length };
}

/** New students of the plan's batch and major without a class, locked, by their numbers: what is dealt is what they are. */
async function peopleOf({ tx }: HandlerContext, plan: Row): Promise<Found[]> {
  const owner = NEW_STUDENT_COPY.copy.map((name) => `n.${ident(name)}`).join(', ');
  const { rows } = await tx.query<Found>(
    `SELECT ${owner}, n."Id" AS "NewStudentId", n."Nation", n."SourceRegion" AS "Region", n."SubjectType", n."ExamScore"::float8 AS score, d."RoomId" AS room
     FROM "NewStudent" n LEFT JOIN "Bed" d ON d."NewStudentId" = n."Id" AND d."IsDeleted" = 0
     WHERE n."BatchId" = $1 AND n."MajorId" = $2 AND n."ClassId" IS NULL AND n."CheckinState" <> $3 AND n."IsDeleted" = 0 ORDER BY n."ExamineeNo" FOR SHARE OF n`,
    [plan['BatchId'], plan['MajorId'], CHECKIN_STATE.NotComing],
  );
  if (rows.length === 0) throw refuse('该专业没有未分班的新生');
  return rows;
}

/** What stands most often among the values. */
function commonest(values: readonly string[]): string | undefined {
  const count = (value: string) => values.filter((one) => one === value).length;
  return [...new Set(values)].sort((one, other) => count(other) - count(one))[0];
}
