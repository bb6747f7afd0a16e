import { DIVIDE_RULE, DIVIDE_STATE, ENABLE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { Binder } from '../../data/sql/sql.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import { newId } from '../../data/write/new-id.ts';
import { settingsOf } from '../../settings/settings.ts';

/** A text of the school's with the values of the places in it. */
export const filled = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\{([^}]+)\}/g, (all, name: string) => values[name] ?? all);

export const twoDigits = (number: number): string => String(number).padStart(2, '0');

interface MajorOfBatch {
  readonly major: string;
  readonly name: string;
  readonly code: string;
  readonly college: string;
  readonly year: number;
  /** New students without a class. */
  readonly waiting: number;
}

/** Makes so many classes of a major for the grade of a batch, with names and codes by the school's rules. */
export async function addClasses(context: HandlerContext): Promise<{ Count: number }> {
  const { params } = context;
  const [major] = await majorsOf(context, 'm."Id" = ', params['MajorId']);
  if (!major) throw refuse('无权操作该数据');
  const Count = Number(params['Classes']);
  await makeClasses(context, major, Count);
  return { Count };
}

/** A plan for each major in reach whose new students wait for a class, with new classes where there are too few places. */
export async function makePlans(context: HandlerContext): Promise<{ Plans: number; Classes: number }> {
  const { engine, tx, params, enCode } = context;
  const majors = (await majorsOf(context, '')).filter(({ waiting }) => waiting > 0);
  if (majors.length === 0) throw refuse('所管的专业没有未分班的新生');
  const plans = entityOf(engine, entities.DividePlan);
  const size = Number(params['PlanCount']);
  let made = 0;
  const rows = [];
  for (const major of majors) {
    const known = await tx.query<{ id: string; free: number }>(
      `SELECT c."Id" AS id, greatest(coalesce(nullif(c."PlanCount", 0), $4) - (SELECT count(*)::int FROM "NewStudent" n WHERE n."ClassId" = c."Id" AND n."IsDeleted" = 0), 0) AS free
       FROM "ClassInfo" c WHERE c."MajorId" = $1 AND c."GradeYear" = $2 AND c."State" = $3 AND c."IsDeleted" = 0 ORDER BY c."ClassCode"`,
      [major.major, major.year, ENABLE.On, size],
    );
    const open = known.rows.filter(({ free }) => free > 0);
    const lacking = major.waiting - open.reduce((sum, { free }) => sum + free, 0);
    const added = lacking > 0 ? await makeClasses(context, major, Math.ceil(lacking / size)) : [];
    made += added.length;
    rows.push({
      PlanName: `${major.name}分班`,
      BatchId: params['BatchId'],
      MajorId: major.major,
      CollegeId: major.college,
      GradeYear: major.year,
      ClassIds: [...open.map(({ id }) => id), ...added],
      Rules: params['Rules'] ?? [DIVIDE_RULE.Gender, DIVIDE_RULE.Score],
      Seed: 1,
      NumberBy: plans.fields.get('NumberBy')?.default,
      State: DIVIDE_STATE.Draft,
    });
  }
  await addRows(context, plans, rows, enCode);
  return { Plans: rows.length, Classes: made };
}

async function majorsOf(context: HandlerContext, only: string, value?: unknown): Promise<MajorOfBatch[]> {
  const { engine, tx, caller, params } = context;
  const binder = new Binder();
  const batch = binder.bind(params['BatchId']);
  const which = only === '' ? '' : `AND ${only}${binder.bind(value)}`;
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.Major), caller, binder, 'm');
  const { rows } = await tx.query<MajorOfBatch>(
    `SELECT m."Id" AS major, m."MajorName" AS name, m."MajorCode" AS code, m."CollegeId" AS college, b."GradeYear" AS year,
       (SELECT count(*)::int FROM "NewStudent" n WHERE n."BatchId" = b."Id" AND n."MajorId" = m."Id" AND n."ClassId" IS NULL AND n."IsDeleted" = 0) AS waiting
     FROM "Major" m JOIN "OrientationBatch" b ON b."Id" = ${batch} AND b."IsDeleted" = 0
     WHERE m."IsDeleted" = 0 AND ${scope} ${which} ORDER BY m."MajorCode" FOR UPDATE OF m`,
    binder.values,
  );
  return rows;
}

/** Numbers go on behind the classes that the major has in this grade. @returns the Ids */
async function makeClasses(context: HandlerContext, major: MajorOfBatch, count: number): Promise<string[]> {
  const { engine, tx, params, enCode } = context;
  const rules = await settingsOf(tx, [SETTING.DivideClassName, SETTING.DivideClassCode]);
  const { rows } = await tx.query<{ many: number }>(
    `SELECT count(*)::int AS many FROM "ClassInfo" WHERE "MajorId" = $1 AND "GradeYear" = $2`,
    [major.major, major.year],
  );
  const made = Array.from({ length: count }, (_, at) => {
    const year = String(major.year);
    const values = {
      专业: major.name,
      专业代码: major.code,
      年份: year,
      年级: twoDigits(major.year % 100),
      序号: twoDigits((rows[0]?.many ?? 0) + at + 1),
    };
    return {
      Id: newId(),
      ClassCode: filled(rules[SETTING.DivideClassCode], values),
      ClassName: filled(rules[SETTING.DivideClassName], values),
      CollegeId: major.college,
      MajorId: major.major,
      GradeYear: major.year,
      PlanCount: Number(params['PlanCount']),
      State: ENABLE.On,
    };
  });
  await addRows(context, entityOf(engine, entities.ClassInfo), made, enCode);
  return made.map(({ Id }) => Id);
}
