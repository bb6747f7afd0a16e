import { DIVIDE_STATE, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { settingOf } from '../../settings/settings.ts';
import { filled, twoDigits } from './plans.ts';

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
  if (placed.length === 0) throw refuse('方案没有分班结果，请先试算');
  const wants = Number(params['Numbers'] ?? 0) === 1;
  const rule = wants ? await settingOf(tx, SETTING.DivideStudentNo) : '';
  const to = new Map(placed.map((one) => [one.student, one]));
  const elsewhere = await changeNewStudents(
    context,
    [...to.keys()],
    (row) => {
      const { class: ClassId, code, seq } = to.get(String(row['Id']))!;
      const values = { 班级代码: code, 年份: String(plan['GradeYear']), 序号: twoDigits(seq) };
      const StudentNo = wants ? (row['StudentNo'] ?? filled(rule, values)) : row['StudentNo'];
      return { ClassId, StudentNo };
    },
    (row) => row['ClassId'] === null,
  );
  if (elsewhere > 0) throw refuse(`${elsewhere}名新生在试算之后已分入班级，请重新试算`);
  await changeRow(
    context,
    entities.DividePlan,
    plan,
    { State: DIVIDE_STATE.Published, PublishTime: now, Numbered: wants ? 1 : 0 },
    enCode,
  );
  return { Count: placed.length };
}

/** New students are without a class again, unless something hangs on it already. */
export async function revokePlan(context: HandlerContext): Promise<{ Count: number }> {
  const { enCode, tx } = context;
  const plan = chosenRow(context);
  const placed = await placedBy(context, plan);
  const { rows } = await tx.query<{ many: number }>(
    `SELECT count(*)::int AS many FROM "NewStudent" n WHERE n."Id" = ANY($1) AND n."IsDeleted" = 0 AND (n."StudentNo" IS NOT NULL OR n."DormState" = $2
       OR n."StudentId" IS NOT NULL)`,
    [placed.map(({ student }) => student), STEP_STATE.Done],
  );
  if (rows[0]!.many > 0) throw refuse(`已生成学号、选宿或报到（${rows[0]!.many}人），不能撤销`);
  const to = new Map(placed.map((one) => [one.student, one]));
  // A student who was moved to another class since keeps that one.
  await changeNewStudents(
    context,
    [...to.keys()],
    () => ({ ClassId: null, CounsellorId: null }),
    (row) => row['ClassId'] === to.get(String(row['Id']))!.class,
  );
  await changeRow(context, entities.DividePlan, plan, { State: DIVIDE_STATE.Revoked }, enCode);
  return { Count: placed.length };
}

async function placedBy({ tx }: HandlerContext, plan: Row): Promise<Placed[]> {
  const { rows } = await tx.query<Placed>(
    `SELECT r."NewStudentId" AS student, g."ClassId" AS class, c."ClassCode" AS code, row_number() OVER (PARTITION BY g."Id" ORDER BY r."SeqNo", r."ExamineeNo")::int AS seq
     FROM "DivideResult" r JOIN "DivideClass" g ON g."Id" = r."GroupId" JOIN "ClassInfo" c ON c."Id" = g."ClassId"
     WHERE r."PlanId" = $1 AND r."IsDeleted" = 0`,
    [plan['Id']],
  );
  return rows;
}

/** Changes new students, and as students those who have come. @returns how many were left out */
async function changeNewStudents(
  context: HandlerContext,
  ids: string[],
  change: (row: Row) => Row,
  only: (row: Row) => boolean,
): Promise<number> {
  const { engine, enCode } = context;
  const entity = entityOf(engine, entities.NewStudent);
  const known = await lockRows(context, entity, ids);
  const changes = [...known.values()]
    .filter(only)
    .map((before) => ({ before, after: { ...before, ...change(before) } }));
  await changeRows(context, entity, changes, enCode);
  const classOf = new Map(
    changes.flatMap(({ after }) =>
      typeof after['StudentId'] === 'string' ? [[after['StudentId'], after['ClassId']] as const] : [],
    ),
  );
  const student = entityOf(engine, entities.Student);
  const come = await lockRows(context, student, [...classOf.keys()]);
  await changeRows(
    context,
    student,
    [...come.values()].map((before) => ({
      before,
      after: { ...before, ClassId: classOf.get(String(before['Id'])) },
    })),
    enCode,
  );
  return known.size - changes.length;
}
