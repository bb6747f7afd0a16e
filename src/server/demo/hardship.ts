import { TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering } from './absences.ts';
import { aids } from './aids.ts';
import { officer } from './approval.ts';
import { appliedOf, publicity, shownOf, type Applied } from './hard-applications.ts';
import { currentTerm, orgId } from './organisation.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent } from './students.ts';

/** One student in so many applies. */
const ONE_OF = 20;
const FIRST = 6;
const POSTGRADUATE: readonly unknown[] = ['1', '2'];

/** Recognition of hardship: a batch under way, applications at every step, what is public, and the library; then aid. */
export function* hardship(making: Making): Generator<Batch> {
  const batch = batchOf(making);
  yield { entity: entities.HardBatch, rows: [batch] };
  yield { entity: entities.HardQuota, rows: quotas(making, batch) };
  const numbers = new Numbering();
  const all = [...everyStudent(making)]
    .filter(({ index }) => index % ONE_OF === FIRST)
    .map((student, place) => appliedOf(making, batch, { student, place, numbers }));
  const rowsOf = (pick: (one: Applied) => readonly Row[]) => all.flatMap(pick);
  yield* inBatches(
    entities.HardApply,
    all.map(({ row }) => row),
  );
  yield* inBatches(
    entities.HardFamily,
    rowsOf(({ family }) => family),
  );
  yield* inBatches(
    entities.ApprovalRecord,
    rowsOf(({ records }) => records),
  );
  yield* inBatches(
    entities.HardReview,
    rowsOf(({ reviews }) => reviews),
  );
  yield* inBatches(
    entities.HardLib,
    rowsOf(({ lib }) => lib),
  );
  yield* inBatches(entities.HardShow, [
    ...rowsOf(({ shown }) => shown),
    ...rowsOf(({ lib }) => lib).flatMap((row) => adjustmentOf(making, row)),
  ]);
  yield* inBatches(entities.HardObjection, objections(making, all));
  const held = all.filter(({ lib, row }) => lib.length > 0 && !POSTGRADUATE.includes(row['TrainLevel']));
  yield* aids(
    making,
    held.map(({ student }) => student),
  );
}

function batchOf(making: Making): Row {
  const { dice, calendar } = making;
  const office = officer(making, 'aid01');
  const year = calendar.schoolYear;
  return stamped(
    dice.id('hardBatch', 0),
    calendar.fromMidnight(-24 * 30),
    {
      BatchName: `${year}-${year + 1}学年家庭经济困难学生认定`,
      SchoolYearId: currentTerm(making),
      Notice:
        '对象：家庭经济困难的在校学生。材料：如实填写家庭情况，特殊群体请上传证明。程序：学生申请、班级民主评议、辅导员和学院审核、公示、学校审定。',
      ApplyStart: calendar.fromMidnight(-24 * 20),
      ApplyEnd: calendar.fromMidnight(24 * 20),
      ReviewEnd: calendar.fromMidnight(24 * 40),
      ValidTo: calendar.fromMidnight(24 * 280).slice(0, 10),
      ForFreshman: 1,
      State: TASK_STATE.Running,
    },
    { id: office.userId, name: staffName(making, office) },
  );
}

const quotas = (making: Making, batch: Row): Row[] =>
  [...new Set(making.plan.classes.map(({ college }) => college))].map((college) =>
    stamped(making.dice.id('hardQuota', college), String(batch['CreateDate']), {
      BatchId: batch['Id'],
      CollegeId: orgId(making, `college.${college}`),
      ...{ L1: 20, L2: 40, L3: 60 },
      BatchState: batch['State'],
    }),
  );

/** A level that was raised is public for five working days. */
function adjustmentOf({ dice, calendar }: Making, row: Row): Row[] {
  if (row['AdjustReason'] === null) return [];
  return [
    stamped(dice.id('hardShow', `adjusted.${String(row['Id'])}`), calendar.fromMidnight(-20), {
      ...shownOf(row, row['StudentId']),
      Kind: '2',
      LibId: row['Id'],
      Level: row['Level'],
      ...publicity(calendar.fromMidnight(-20)),
      IsOpen: 1,
    }),
  ];
}

/** One objection waits for the aid office. */
function objections({ dice, calendar }: Making, all: readonly Applied[]): Row[] {
  const about = all.find(({ row }) => row['CurrentNode'] === 'aid');
  const from = all.find(
    ({ row }) => row !== about?.row && row['CollegeId'] === about?.row['CollegeId'],
  )?.student;
  if (!about || !from) return [];
  const objection = {
    ShowId: about.shown[0]!['Id'],
    UserId: from.userId,
    ApplyId: about.row['Id'],
    Student: about.row['TrueName'],
    ClassId: about.row['ClassId'],
    Content: '据了解该同学家中有经营收入，请核实后再确定等级。',
    State: '0',
  };
  const by = { id: from.userId, name: from.name.TrueName };
  return [stamped(dice.id('hardObjection', 0), calendar.fromMidnight(-24 * 3), objection, by)];
}
