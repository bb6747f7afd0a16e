import { DIVIDE_RULE, ENABLE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { Binder } from '../../data/sql/sql.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import { newId } from '../../data/write/new-id.ts';
import { defaultsOf } from '../../data/write/row-rules.ts';
import { numberedRows, twoDigits } from '../../engines/numbered/numbered.ts';
import { settingsOf } from '../../settings/settings.ts';

interface MajorOfBatch {
  readonly major: string;
  readonly name: string;
  readonly code: string;
  readonly college: string;
  readonly year: number;
  /** New students without a class. */
  readonly waiting: number;
  /** Classes of the grade, by which numbers go on. */
  readonly classes: number;
}

/** Makes so many classes of a major for the grade of a batch, with names and codes by the school's rules. */
export async function addClasses(context: HandlerContext): Promise<{ Count: number }> {
  const { MajorId, Classes } = context.params;
  const major = (await majorsOf(context)).find((one) => one.major === MajorId);
  if (!major) throw refuse('无权操作该数据');
  const made = await makeClasses(context, major, Number(Classes));
  return { Count: made.length };
}

/** A plan for each major in reach whose new students wait for a class, with new classes where there are too few places. */
export async function makePlans(context: HandlerContext): Promise<{ Plans: number; Classes: number }> {
  const { engine, params, enCode } = context;
  const majors = (await majorsOf(context)).filter(({ waiting }) => waiting > 0);
  if (majors.length === 0) throw refuse('所管的专业没有未分班的新生');
  const plans = entityOf(engine, entities.DividePlan);
  const size = Number(params['PlanCount']);
  const { Rules = [DIVIDE_RULE.Gender, DIVIDE_RULE.Score], BatchId } = params;
  const rows = [];
  let Classes = 0;
  for (const of of majors) {
    const known = await classesOf(context, 'c."MajorId" = $1 AND c."GradeYear" = $2 AND c."State" = $3', [
      of.major,
      of.year,
      ENABLE.On,
    ]);
    const open = known
      .map((one) => ({ ...one, free: one.free ?? size - one.held }))
      .filter(({ free }) => free > 0);
    const lacking = of.waiting - open.reduce((sum, { free }) => sum + free, 0);
    const added = await makeClasses(context, of, Math.max(0, Math.ceil(lacking / size)));
    Classes += added.length;
    const ClassIds = [...open.map(({ id }) => id), ...added];
    const named = {
      PlanName: `${of.name}分班`,
      MajorId: of.major,
      CollegeId: of.college,
      GradeYear: of.year,
    };
    rows.push({ ...defaultsOf(plans), ...named, BatchId, Rules, ClassIds });
  }
  await addRows(context, plans, rows, enCode);
  return { Plans: rows.length, Classes };
}

/** The majors that the caller reaches, locked, as they stand in the batch. */
async function majorsOf({ engine, tx, caller, params }: HandlerContext): Promise<MajorOfBatch[]> {
  const binder = new Binder();
  const batch = binder.bind(params['BatchId']);
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.Major), caller, binder, 'm');
  const { rows } = await tx.query<MajorOfBatch>(
    `SELECT m."Id" AS major, m."MajorName" AS name, m."MajorCode" AS code, m."CollegeId" AS college, b."GradeYear" AS year,
       (SELECT count(*)::int FROM "NewStudent" n WHERE n."BatchId" = b."Id" AND n."MajorId" = m."Id" AND n."ClassId" IS NULL AND n."IsDeleted" = 0) AS waiting,
       (SELECT count(*)::int FROM "ClassInfo" c WHERE c."MajorId" = m."Id" AND c."GradeYear" = b."GradeYear") AS classes
     FROM "Major" m JOIN "OrientationBatch" b ON b."Id" = ${batch} AND b."IsDeleted" = 0
     WHERE m."IsDeleted" = 0 AND ${scope} ORDER BY m."MajorCode" FOR UPDATE OF m`,
    binder.values,
  );
  return rows;
}

/** A class that new students may be dealt to. */
export interface Target {
  readonly id: string;
  /** New students who are in it. */
  readonly held: number;
  /** How many more it takes; null: as many as come. */
  readonly free: number | null;
}

/** Classes that a condition over `c` finds, in their order. */
export async function classesOf(
  { tx }: HandlerContext,
  which: string,
  values: readonly unknown[],
): Promise<Target[]> {
  const { rows } = await tx.query<Target>(
    `SELECT f.id, f.held, CASE WHEN f.quota > 0 THEN greatest(f.quota - f.held, 0) END AS free FROM
       (SELECT c."Id" AS id, c."PlanCount" AS quota, c."ClassCode" AS code,
          (SELECT count(*)::int FROM "NewStudent" n WHERE n."ClassId" = c."Id" AND n."IsDeleted" = 0) AS held
        FROM "ClassInfo" c WHERE ${which} AND c."IsDeleted" = 0) f ORDER BY f.code`,
    values,
  );
  return rows;
}

/** @returns the Ids */
async function makeClasses(context: HandlerContext, major: MajorOfBatch, count: number): Promise<string[]> {
  const { engine, tx, params, enCode } = context;
  const rules = await settingsOf(tx, [SETTING.DivideClassName, SETTING.DivideClassCode]);
  const patterns = { ClassName: rules[SETTING.DivideClassName], ClassCode: rules[SETTING.DivideClassCode] };
  const { name, code, year, classes } = major;
  const places = { 专业: name, 专业代码: code, 年份: String(year), 年级: twoDigits(year % 100) };
  const made = numberedRows(count, classes, patterns, places).map((texts) => ({
    ...texts,
    Id: newId(),
    CollegeId: major.college,
    MajorId: major.major,
    GradeYear: year,
    PlanCount: Number(params['PlanCount']),
    State: ENABLE.On,
  }));
  await addRows(context, entityOf(engine, entities.ClassInfo), made, enCode);
  return made.map(({ Id }) => Id);
}
