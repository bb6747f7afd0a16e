import { CHECKIN_STATE, ORI_STEP, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { Queryable } from '../../../data/database/database.ts';
import type { Engine } from '../../../data/engine.ts';
import { entityOf } from '../../../data/entities.ts';
import { namesOf } from '../../../data/read/labels.ts';
import { FINISHED } from '../../../engines/checklist/marks.ts';

/** A step as the hub shows it. */
export interface OwnStep {
  StepCode: string;
  StepName: string;
  State: string;
  IsRequired: number;
  Counts: number;
  StartTime: string;
  EndTime: string;
  DependOn: string[];
  PageUrl: string;
  Text: string;
}

const TIME = `'YYYY-MM-DD HH24:MI:SS'`;
/** SQL of a moment as Shanghai's clock shows it. */
export const local = (column: string) => `to_char(${column} AT TIME ZONE 'Asia/Shanghai', ${TIME})`;

const FACTS = `st."StepCode", st."StepName", st."IsRequired"::int AS "IsRequired",
  (st."IsRequired" = 1 AND st."IsOnline" = 1 AND st."StepCode" <> $2)::int AS "Counts",
  ${local('st."StartTime"')} AS "StartTime", ${local('st."EndTime"')} AS "EndTime", coalesce(st."DependOn", '[]') AS "DependOn"`;
const TEXTS = `CASE WHEN st."Place" <> '' THEN '地点：' || st."Place" END, regexp_replace(st."Tip", '<[^>]*>', '', 'g')`;

/** The steps of a new student's batch, with how far they have come. */
export async function stepsOf(queryable: Queryable, student: string): Promise<OwnStep[]> {
  const answer = await queryable.query<OwnStep>(
    `SELECT ${FACTS}, coalesce(ns."State", $3) AS "State", coalesce(st."PageUrl", '') AS "PageUrl",
       concat_ws('；', CASE WHEN ns."State" = $4 AND st."StepCode" = $5 THEN '退回原因：' || p."Reason" END, ${TEXTS}) AS "Text"
     FROM "NewStudent" n JOIN "OrientationStep" st ON st."BatchId" = n."BatchId" AND st."IsDeleted" = 0
     LEFT JOIN "NewStudentStep" ns ON ns."NewStudentId" = n."Id" AND ns."StepCode" = st."StepCode" AND ns."IsDeleted" = 0
     LEFT JOIN "NewStudentPhoto" p ON p."NewStudentId" = n."Id" AND p."IsDeleted" = 0
     WHERE n."Id" = $1 AND n."IsDeleted" = 0 ORDER BY st."Sort", st."StepCode"`,
    [student, ORI_STEP.Sheet, STEP_STATE.Waiting, STEP_STATE.SentBack, ORI_STEP.Photo],
  );
  return answer.rows;
}

/** The steps of a batch for whoever has none of their own: no states, and nothing to open. */
export async function plannedSteps(queryable: Queryable, batch: string): Promise<OwnStep[]> {
  const answer = await queryable.query<OwnStep>(
    `SELECT ${FACTS}, '' AS "State", '' AS "PageUrl", concat_ws('；', ${TEXTS}) AS "Text" FROM "OrientationStep" st
     WHERE st."BatchId" = $1 AND st."IsDeleted" = 0 ORDER BY st."Sort", st."StepCode"`,
    [batch, ORI_STEP.Sheet],
  );
  return answer.rows;
}

/** What a new student is told about themselves; codes are told by their names. */
export interface Admission {
  TrueName: string;
  Gender: string;
  ExamineeNo: string;
  StudentNo: string;
  IdCardNo: string;
  Nation: string;
  SourceRegion: string;
  CollegeName: string;
  MajorName: string;
  ClassName: string;
  Place: string;
  BedName: string;
  CounsellorName: string;
  CounsellorPhone: string;
  CheckinState: string;
  PayState: string;
  Progress: string;
  /** Id of their portrait; empty while they have sent none. */
  Photo: string;
  SheetName: string;
  SheetText: string;
  SheetUrl: string;
}

interface Stored extends Omit<Admission, 'Place' | 'Progress' | 'SheetName' | 'SheetText' | 'SheetUrl'> {
  readonly progress: number;
}

const NAMED = ['Gender', 'Nation', 'SourceRegion', 'CheckinState', 'PayState'] as const;

/** A new student's own card. */
export async function admissionOf(engine: Engine, student: string): Promise<Admission | undefined> {
  const answer = await engine.database.query<Stored>(
    `SELECT n."TrueName", n."Gender", n."ExamineeNo", coalesce(n."StudentNo", '待分配') AS "StudentNo", n."IdCardNo", n."Nation",
       n."SourceRegion", coalesce(c."OrgName", '') AS "CollegeName", coalesce(m."MajorName", '') AS "MajorName",
       coalesce(k."ClassName", '待分班') AS "ClassName", coalesce(d."BedName", '未选择') AS "BedName",
       coalesce(t."TrueName", '待分配') AS "CounsellorName", coalesce(t."Phone", '') AS "CounsellorPhone", n."CheckinState", n."PayState",
       n."Progress" AS progress, coalesce(p."Photo", '') AS "Photo"
     FROM "NewStudent" n LEFT JOIN "Org" c ON c."Id" = n."CollegeId" LEFT JOIN "Major" m ON m."Id" = n."MajorId"
     LEFT JOIN "ClassInfo" k ON k."Id" = n."ClassId" LEFT JOIN "Teacher" t ON t."Id" = n."CounsellorId"
     LEFT JOIN "NewStudentPhoto" p ON p."NewStudentId" = n."Id" AND p."IsDeleted" = 0
     LEFT JOIN "Bed" d ON d."NewStudentId" = n."Id" AND d."IsDeleted" = 0 WHERE n."Id" = $1 AND n."IsDeleted" = 0`,
    [student],
  );
  const [stored] = answer.rows;
  if (!stored) return undefined;
  const { progress, ...facts } = stored;
  const named = Object.fromEntries(NAMED.map((name) => [name, nameIn(engine, name, facts[name])]));
  const Place = [facts.CollegeName, facts.MajorName, facts.ClassName].filter(Boolean).join(' · ');
  const sheet = sheetOf(facts.CheckinState, await stepsOf(engine.database, student));
  return { ...facts, ...named, Place, Progress: `${progress}%`, SheetName: '生成报到单', ...sheet };
}

function nameIn(engine: Engine, field: string, code: string): string {
  const dictionary = entityOf(engine, entities.NewStudent).fields.get(field)?.dict;
  const codes = dictionary === undefined ? undefined : engine.catalog.codes.get(dictionary);
  return (codes && namesOf(codes).get(code)) ?? code;
}

/** Whether the check-in sheet can be made, or what is missing before. */
function sheetOf(state: string, steps: readonly OwnStep[]): Pick<Admission, 'SheetText' | 'SheetUrl'> {
  const missing = steps.filter(({ Counts, State }) => Counts === 1 && !FINISHED.includes(State));
  const url = steps.find(({ StepCode }) => StepCode === ORI_STEP.Sheet)?.PageUrl ?? '';
  if (state === CHECKIN_STATE.Waiting || state === CHECKIN_STATE.Running)
    return {
      SheetText: `请先完成必办环节：${missing.map(({ StepName }) => StepName).join('、')}`,
      SheetUrl: '',
    };
  return { SheetText: '报到当天出示报到单上的二维码', SheetUrl: url };
}
