import { DIVIDE_STATE, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { changeLocked } from '../../data/write/bulk-write.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { numberedPlaces, patterned } from '../../engines/numbered/numbered.ts';
import { settingOf } from '../../settings/settings.ts';

interface Placed {
  readonly student: string;
  readonly class: string;
  readonly code: string;
  readonly seq: number;
}

/**
 * New students get the classes that the plan says, and their numbers where that is wished; a new student who has come already is changed as a
 * student too. Counsellors, accounts, rolls and what anybody reaches follow the class by the schemas, in the same transaction.
 */
export async function publishPlan(context: HandlerContext): Promise<{ Count: number }> {
  const { now, params, enCode, tx } = context;
  const plan = chosenRow(context);
  const placed = await placedBy(context, plan);
  const wants = Number(params['Numbers'] ?? 0) === 1;
  const rule = wants ? await settingOf(tx, SETTING.DivideStudentNo) : '';
  const changed = await changeNewStudents(context, placed, (row, { class: ClassId, code, seq }) => {
    if (row['ClassId'] !== null) return undefined;
    const places = numberedPlaces({ 班级代码: code, 年份: String(plan['GradeYear']) }, seq);
    return { ClassId, StudentNo: wants ? (row['StudentNo'] ?? patterned(rule, places)) : row['StudentNo'] };
  });
  const elsewhere = placed.size - changed;
  if (elsewhere > 0) throw refuse(`${elsewhere}名新生在试算之后已分入班级，请重新试算`);
  const done = { State: DIVIDE_STATE.Published, PublishTime: now, Numbered: wants ? 1 : 0 };
  await changeRow(context, entities.DividePlan, plan, done, enCode);
  return { Count: placed.size };
}

/** New students are without a class again, unless something hangs on it already; one who was moved to another class since keeps that one. */
export async function revokePlan(context: HandlerContext): Promise<{ Count: number }> {
  const plan = chosenRow(context);
  const placed = await placedBy(context, plan);
  const { rows } = await context.tx.query(
    `SELECT FROM "NewStudent" n WHERE n."Id" = ANY($1) AND n."IsDeleted" = 0 AND (n."StudentNo" IS NOT NULL OR n."StudentId" IS NOT NULL OR n."DormState" = $2)`,
    [[...placed.keys()], STEP_STATE.Done],
  );
  if (rows.length > 0) throw refuse(`已生成学号、选宿或报到（${rows.length}人），不能撤销`);
  await changeNewStudents(context, placed, (row, { class: own }) =>
    row['ClassId'] === own ? { ClassId: null, CounsellorId: null } : undefined,
  );
  await changeRow(context, entities.DividePlan, plan, { State: DIVIDE_STATE.Revoked }, context.enCode);
  return { Count: placed.size };
}

async function placedBy({ tx }: HandlerContext, plan: Row): Promise<ReadonlyMap<string, Placed>> {
  const { rows } = await tx.query<Placed>(
    `SELECT r."NewStudentId" AS student, g."ClassId" AS class, c."ClassCode" AS code, row_number() OVER (PARTITION BY g."Id" ORDER BY r."SeqNo", r."ExamineeNo")::int AS seq
     FROM "DivideResult" r JOIN "DivideClass" g ON g."Id" = r."GroupId" JOIN "ClassInfo" c ON c."Id" = g."ClassId"
     WHERE r."PlanId" = $1 AND r."IsDeleted" = 0`,
    [plan['Id']],
  );
  return new Map(rows.map((row) => [row.student, row]));
}

/** Changes new students, and as students those who have come. @returns how many were changed */
async function changeNewStudents(
  context: HandlerContext,
  placed: ReadonlyMap<string, Placed>,
  change: (row: Row, to: Placed) => Row | undefined,
): Promise<number> {
  const { engine, enCode } = context;
  const of = (row: Row) => change(row, placed.get(String(row['Id']))!);
  const people = entityOf(engine, entities.NewStudent);
  const changed = await changeLocked(context, people, [...placed.keys()], of, enCode);
  const classes = new Map(changed.map(({ after }) => [String(after['StudentId'] ?? ''), after['ClassId']]));
  classes.delete('');
  const student = entityOf(engine, entities.Student);
  const follow = (row: Row) => ({ ClassId: classes.get(String(row['Id'])) });
  await changeLocked(context, student, [...classes.keys()], follow, enCode);
  return changed.length;
}
