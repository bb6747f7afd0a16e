import { CHECKIN_STATE, DIVIDE_ORDER, DIVIDE_STATE, GENDER } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { NEW_STUDENT_COPY } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { forgetWhere } from '../../data/write/change-where.ts';
import { newId } from '../../data/write/new-id.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { deal, type Person } from './deal.ts';

type Found = Row & Person & { readonly examinee: string; readonly pinyin: string };

/** Deals those of the major who have no class to the classes of the plan, in place of what was tried before. */
export async function tryPlan(context: HandlerContext): Promise<{ Count: number }> {
  const { engine, enCode } = context;
  const plan = chosenRow(context);
  const people = await peopleOf(context, plan);
  if (people.length === 0) throw refuse('该专业没有未分班的新生');
  const classes = await classesOf(context, plan);
  const rules = (plan['Rules'] ?? []) as string[];
  const limits = classes.map(({ free }) => free);
  const dealt = deal(people, limits, rules, Number(plan['Seed']));
  if (!dealt)
    throw refuse(
      `目标班级只能再收${limits.reduce<number>((sum, free) => sum + (free ?? 0), 0)}人，超出计划人数（未分班${people.length}人）`,
    );
  const id = String(plan['Id']);
  for (const name of [entities.DivideResult, entities.DivideClass])
    await forgetWhere(
      context,
      name,
      `DELETE FROM ${ident(entityOf(engine, name).table)} WHERE "PlanId" = $1`,
      [id],
    );
  const groups = classes.map(({ id: ClassId, name: ClassName, college: CollegeId, quota: Quota }) => ({
    Id: newId(),
    PlanId: id,
    ClassId,
    ClassName,
    CollegeId,
    Quota,
  }));
  await addRows(context, entityOf(engine, entities.DivideClass), groups, enCode);
  const home = homeOf(people);
  const rows = groups.flatMap((group, at) =>
    inOrder(
      people.filter((person) => dealt.get(person.id) === at),
      String(plan['NumberBy']),
    ).map((person, place) => ({
      ...Object.fromEntries(NEW_STUDENT_COPY.copy.map((name) => [name, person[name] ?? null])),
      NewStudentId: person.id,
      PlanId: id,
      GroupId: group.Id,
      SeqNo: place + 1,
      IsManual: 0,
      Nation: person.nation,
      Region: person['source'],
      SubjectType: person.subject || null,
      IsAway: person.region === home ? 0 : 1,
    })),
  );
  await addRows(context, entityOf(engine, entities.DivideResult), rows, enCode);
  await changeRow(context, entities.DividePlan, plan, { State: DIVIDE_STATE.Tried }, enCode);
  return { Count: rows.length };
}

/** New students of the plan's batch and major without a class, in one order, locked: what is dealt is what they are. */
async function peopleOf({ tx }: HandlerContext, plan: Row): Promise<Found[]> {
  const owner = NEW_STUDENT_COPY.copy.map((name) => `n.${ident(name)}`).join(', ');
  const { rows } = await tx.query<Found>(
    `SELECT n."Id" AS id, n."Gender" AS gender, n."ExamScore"::float8 AS score, n."SourceRegion" AS source, left(n."SourceRegion", 2) AS region,
       coalesce(n."Nation", '') AS nation, coalesce(n."SubjectType", '') AS subject, n."ExamineeNo" AS examinee, d."RoomId" AS room, ${owner}
     FROM "NewStudent" n LEFT JOIN "Bed" d ON d."NewStudentId" = n."Id" AND d."IsDeleted" = 0
     WHERE n."BatchId" = $1 AND n."MajorId" = $2 AND n."ClassId" IS NULL AND n."CheckinState" <> $3 AND n."IsDeleted" = 0 ORDER BY n."Id" FOR SHARE OF n`,
    [plan['BatchId'], plan['MajorId'], CHECKIN_STATE.NotComing],
  );
  return rows;
}

interface Target {
  readonly id: string;
  readonly name: string;
  readonly college: string;
  readonly quota: number | null;
  /** How many more the class takes; null: as many as come. */
  readonly free: number | null;
}

async function classesOf({ tx }: HandlerContext, plan: Row): Promise<Target[]> {
  const { rows } = await tx.query<Target>(
    `SELECT c."Id" AS id, c."ClassName" AS name, c."CollegeId" AS college, c."PlanCount" AS quota,
       CASE WHEN c."PlanCount" > 0 THEN greatest(c."PlanCount" - (SELECT count(*)::int FROM "NewStudent" n WHERE n."ClassId" = c."Id" AND n."IsDeleted" = 0), 0) END AS free
     FROM "ClassInfo" c WHERE c."Id" = ANY($1) AND c."IsDeleted" = 0 ORDER BY c."ClassCode"`,
    [plan['ClassIds']],
  );
  if (rows.length === 0) throw refuse('请选择目标班级');
  return rows;
}

/** The province that most come from. */
function homeOf(people: readonly Person[]): string {
  const counts = new Map<string, number>();
  for (const { region } of people) counts.set(region, (counts.get(region) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0] ?? '';
}

const BY_NAME = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** The order in which the numbers of a class go. */
function inOrder(people: readonly Found[], by: string): Found[] {
  const name = (one: Found, other: Found) =>
    BY_NAME.compare(String(one['TrueName']), String(other['TrueName']));
  const number = (one: Found, other: Found) => (one.examinee < other.examinee ? -1 : 1);
  const orders: Readonly<Record<string, (one: Found, other: Found) => number>> = {
    [DIVIDE_ORDER.Name]: name,
    [DIVIDE_ORDER.Examinee]: number,
    [DIVIDE_ORDER.Score]: (one, other) => (other.score ?? 0) - (one.score ?? 0),
    [DIVIDE_ORDER.Gender]: (one, other) => place(one) - place(other) || name(one, other),
  };
  const place = ({ gender }: Person) => (gender === GENDER.Male ? 0 : 1);
  const order = orders[by] ?? number;
  return [...people].sort((one, other) => order(one, other) || number(one, other));
}
