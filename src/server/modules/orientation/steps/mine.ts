import { CHECKIN_STATE, ORI_STEP } from '../../../../contract/generated/codes.ts';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import { entities, type NewStudent } from '../../../../contract/generated/entities.ts';
import type { Engine } from '../../../data/engine.ts';
import { refuse } from '../../../data/refusal.ts';
import { codeName } from '../../../data/read/labels.ts';
import { stepsOf, type ShownStep } from '../../../engines/checklist/hub.ts';
import { checklistNamed } from '../../../engines/checklist/lists.ts';
import { FINISHED } from '../../../engines/checklist/marks.ts';

/** What a new student is told about themselves; codes are told by their names. */
type Admission = CallOutput['Orientation/GetMyAdmission'];

interface Stored extends Omit<Admission, 'Place' | 'Progress' | 'SheetName' | 'SheetText' | 'SheetUrl'> {
  readonly progress: number;
}

const NAMED = ['Gender', 'Nation', 'SourceRegion', 'CheckinState', 'PayState'] as const;

/** A new student's own card. */
export async function admissionOf(engine: Engine, student: string): Promise<Admission> {
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
  if (!stored) throw refuse('未查询到您的录取信息');
  const { progress, ...facts } = stored;
  const named = Object.fromEntries(
    NAMED.map((name) => [name, codeName<NewStudent>(engine, entities.NewStudent, name, facts[name])]),
  );
  const Place = [facts.CollegeName, facts.MajorName, facts.ClassName].filter(Boolean).join(' · ');
  const sheet = sheetOf(
    facts.CheckinState,
    await stepsOf(engine, checklistNamed(engine, entities.OrientationStep), student),
  );
  return { ...facts, ...named, Place, Progress: `${progress}%`, SheetName: '生成报到单', ...sheet };
}

/** Whether the check-in sheet can be made, or what is missing before. */
function sheetOf(state: string, steps: readonly ShownStep[]): Pick<Admission, 'SheetText' | 'SheetUrl'> {
  const missing = steps.filter(({ Counts, State }) => Counts === 1 && !FINISHED.includes(State));
  const url = steps.find(({ StepCode }) => StepCode === ORI_STEP.Sheet)?.PageUrl ?? '';
  if (state === CHECKIN_STATE.Waiting || state === CHECKIN_STATE.Running)
    return {
      SheetText: `请先完成必办环节：${missing.map(({ StepName }) => StepName).join('、')}`,
      SheetUrl: '',
    };
  return { SheetText: '报到当天出示报到单上的二维码', SheetUrl: url };
}
