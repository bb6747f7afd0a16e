import { CHECKIN_STATE, DIVIDE_RULE, ENABLE } from '../../../contract/generated/codes.ts';
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
import { targetsOf, type Grouping } from '../../engines/deal/targets.ts';
import { numberedRows, twoDigits } from '../../engines/numbered/numbered.ts';
import { settingsOf } from '../../settings/settings.ts';

/** Classes, and the new students who come and are in them. */
export const CLASSES: Grouping = {
  ...{ groups: entities.ClassInfo, quota: 'PlanCount', order: 'ClassCode' },
  ...{ members: entities.NewStudent, by: 'ClassId', gone: ['CheckinState', CHECKIN_STATE.NotComing] },
};

/** Its new students who come and have no class, the classes of the grade, by which numbers go on, and the plans that there are. */
type MajorOfBatch = Readonly<Record<'major' | 'name' | 'code' | 'college', string>> &
  Readonly<Record<'year' | 'waiting' | 'classes' | 'plans', number>>;

/** Makes so many classes of a major for the grade of a batch, with names and codes by the school's rules. */
export async function addClasses(context: HandlerContext): Promise<{ Count: number }> {
  const { MajorId, Classes } = context.params;
  const major = (await majorsOf(context)).find((one) => one.major === MajorId);
  if (!major) throw refuse('无权操作该数据');
  return { Count: (await makeClasses(context, major, Number(Classes))).length };
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
    const known = { MajorId: of.major, GradeYear: of.year, State: ENABLE.On };
    const open = (await targetsOf(context, CLASSES, known))
      .map((one) => ({ ...one, free: one.free ?? size - one.held }))
      .filter(({ free }) => free > 0);
    const lacking = of.waiting - open.reduce((sum, { free }) => sum + free, 0);
    const added = await makeClasses(context, of, Math.max(0, Math.ceil(lacking / size)));
    Classes += added.length;
    const ClassIds = [...open.map(({ id }) => id), ...added];
    // New students who are admitted late are divided by a plan of their own.
    const PlanName = `${of.name}分班${of.plans > 0 ? `（${of.plans + 1}）` : ''}`;
    const named = { PlanName, MajorId: of.major, CollegeId: of.college };
    rows.push({ ...defaultsOf(plans), ...named, GradeYear: of.year, BatchId, Rules, ClassIds });
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
       (SELECT count(*)::int FROM "NewStudent" n WHERE n."BatchId" = b."Id" AND n."MajorId" = m."Id" AND n."ClassId" IS NULL
         AND n."CheckinState" <> '${CHECKIN_STATE.NotComing}' AND n."IsDeleted" = 0) AS waiting,
       (SELECT count(*)::int FROM "DividePlan" p WHERE p."BatchId" = b."Id" AND p."MajorId" = m."Id" AND p."IsDeleted" = 0) AS plans,
       (SELECT count(*)::int FROM "ClassInfo" c WHERE c."MajorId" = m."Id" AND c."GradeYear" = b."GradeYear") AS classes
     FROM "Major" m JOIN "OrientationBatch" b ON b."Id" = ${batch} AND b."IsDeleted" = 0
     WHERE m."IsDeleted" = 0 AND ${scope} ORDER BY m."MajorCode" FOR UPDATE OF m`,
    binder.values,
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
