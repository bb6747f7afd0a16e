import { DIVIDE_STATE, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { changePlaced, placedBy, type Placed } from '../../engines/deal/placed.ts';
import { targetsOf, type Target } from '../../engines/deal/targets.ts';
import { numberedPlaces, patterned } from '../../engines/numbered/numbered.ts';
import { settingOf } from '../../settings/settings.ts';
import { CLASSES } from './plans.ts';
import { KEPT } from './trial.ts';

/**
 * New students get the classes that the plan says, and their numbers where that is wished; counsellors, accounts, rolls, what anybody
 * reaches, and the students that some of them have become follow the class in the same transaction.
 */
export async function publishPlan(context: HandlerContext): Promise<{ Count: number }> {
  const { now, params, enCode, tx } = context;
  const plan = chosenRow(context);
  const placed = await placedBy(context, { ...KEPT, gone: CLASSES.gone! }, plan['Id']);
  const classes = await classesOf(context, [...placed.values()]);
  const wants = Number(params['Numbers'] ?? 0) === 1;
  const rule = wants ? await settingOf(tx, SETTING.DivideStudentNo) : '';
  const numberOf = (code: string, seq: number) =>
    patterned(rule, numberedPlaces({ 班级代码: code, 年份: String(plan['GradeYear']) }, seq));
  const codes = new Set([...placed.values()].map(({ code }) => code));
  const last = wants ? await lastNumbers(context, codes, numberOf) : new Map<string, number>();
  const changed = await changePlaced(
    context,
    entities.NewStudent,
    placed,
    (row, { target: ClassId, code, seq }) => {
      if (row['ClassId'] !== null) return undefined;
      const next = wants ? numberOf(code, (last.get(code) ?? 0) + seq) : null;
      return { ClassId, StudentNo: row['StudentNo'] ?? next };
    },
  );
  const elsewhere = placed.size - changed;
  if (elsewhere > 0) throw refuse(`${elsewhere}名新生在试算之后已分入班级，请重新试算`);
  requirePlaces(classes, [...placed.values()]);
  const done = { State: DIVIDE_STATE.Published, PublishTime: now, Numbered: wants ? 1 : 0 };
  await changeRow(context, entities.DividePlan, plan, done, enCode);
  return { Count: placed.size };
}

/** The classes of a plan with the places that they have now: some may be taken since it was tried, by another plan or one by one. */
async function classesOf(context: HandlerContext, placed: readonly Placed[]): Promise<Target[]> {
  const ids = [...new Set(placed.map(({ target }) => target))];
  await context.tx.query(
    `SELECT FROM "ClassInfo" c WHERE c."Id" = ANY($1) ORDER BY c."Id" FOR NO KEY UPDATE`,
    [ids],
  );
  return targetsOf(context, CLASSES, { Id: ids });
}

function requirePlaces(classes: readonly Target[], placed: readonly Placed[]): void {
  for (const { id, free } of classes) {
    const own = placed.filter(({ target }) => target === id);
    if (free !== null && own.length > free)
      throw refuse(`班级${own[0]!.code}只能再收${free}人，方案分入${own.length}人，请重新试算`);
  }
}

/** Most people of a class, with those who have left it. */
const MOST = 500;

/** The last number of each class that somebody has: those who come later count on from it. */
async function lastNumbers(
  { tx }: HandlerContext,
  codes: ReadonlySet<string>,
  numberOf: (code: string, seq: number) => string,
): Promise<Map<string, number>> {
  const places = [...codes].flatMap((code) =>
    Array.from({ length: MOST }, (_, at) => ({ code, seq: at + 1, no: numberOf(code, at + 1) })),
  );
  const { rows } = await tx.query<{ no: string }>(
    `SELECT n."StudentNo" AS no FROM "NewStudent" n WHERE n."StudentNo" = ANY($1)
     UNION SELECT s."StudentNo" FROM "Student" s WHERE s."StudentNo" = ANY($1)`,
    [places.map(({ no }) => no)],
  );
  const taken = new Set(rows.map(({ no }) => no));
  return new Map(places.filter(({ no }) => taken.has(no)).map(({ code, seq }) => [code, seq]));
}

/** New students are without a class again, unless something hangs on it already; one who was moved to another class since keeps that one. */
export async function revokePlan(context: HandlerContext): Promise<{ Count: number }> {
  const plan = chosenRow(context);
  const placed = await placedBy(context, KEPT, plan['Id']);
  const { rows } = await context.tx.query(
    `SELECT FROM "NewStudent" n WHERE n."Id" = ANY($1) AND n."IsDeleted" = 0 AND (n."StudentNo" IS NOT NULL OR n."StudentId" IS NOT NULL OR n."DormState" = $2)`,
    [[...placed.keys()], STEP_STATE.Done],
  );
  if (rows.length > 0) throw refuse(`已生成学号、选宿或报到（${rows.length}人），不能撤销`);
  await changePlaced(context, entities.NewStudent, placed, (row, { target }) =>
    row['ClassId'] === target ? { ClassId: null, CounsellorId: null } : undefined,
  );
  await changeRow(context, entities.DividePlan, plan, { State: DIVIDE_STATE.Revoked }, context.enCode);
  return { Count: placed.size };
}
