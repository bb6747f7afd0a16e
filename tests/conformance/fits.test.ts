import { describe, expect, it } from 'vitest';
import { compileCondition } from '../../src/contract/conditions/condition.ts';
import { endOf } from '../../src/server/data/access/ended.ts';
import { rowPaths } from '../../src/contract/reaching-rules.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';

const catalog = loadCatalog('schemas');

/** What has to fit together: the entity, and what one of its rules must hold against each other. */
const PAIRS: readonly (readonly [what: string, entity: string, reads: readonly string[]])[] = [
  ['class and grade', 'core/Student', ['ClassId.GradeYear', 'GradeYear']],
  ['class and major', 'core/Student', ['ClassId.MajorId', 'MajorId']],
  ['class and college', 'core/Student', ['ClassId.CollegeId', 'CollegeId']],
  ['class and campus', 'core/Student', ['ClassId.CampusId', 'CampusId']],
  ['major and college', 'core/Student', ['MajorId.CollegeId', 'CollegeId']],
  ['major and training level', 'core/Student', ['MajorId.TrainLevel', 'TrainLevel']],
  ['major and length of study', 'core/Student', ['MajorId.Length', 'EduLength']],
  ['major and college', 'core/ClassInfo', ['MajorId.CollegeId', 'CollegeId']],
  ['class and grade', 'orientation/NewStudent', ['ClassId.GradeYear', 'GradeYear']],
  ['class and major', 'orientation/NewStudent', ['ClassId.MajorId', 'MajorId']],
  ['class and college', 'orientation/NewStudent', ['ClassId.CollegeId', 'CollegeId']],
  ['major and college', 'orientation/NewStudent', ['MajorId.CollegeId', 'CollegeId']],
  ['major and training level', 'orientation/NewStudent', ['MajorId.TrainLevel', 'TrainLevel']],
  ['batch and grade', 'orientation/NewStudent', ['BatchId.GradeYear', 'GradeYear']],
  ['batch and training level', 'orientation/NewStudent', ['BatchId.TrainLevel', 'TrainLevel']],
  ['bed and sex', 'dormitory/BedStay', ['BedId.RoomId.Gender', 'StudentId.Gender']],
  ['bed and sex', 'dormitory/Bed', ['RoomId.Gender', 'StudentId.Gender']],
  ['bed and sex of a new student', 'dormitory/Bed', ['RoomId.Gender', 'NewStudentId.Gender']],
  ['bed and sex', 'dormitory/BedAllocation', ['BedId.RoomId.Gender', 'Gender']],
  ['bed and sex', 'dormitory/DormChangeApply', ['ToBedId.RoomId.Gender', 'Gender']],
  ['building and sex of a room', 'dormitory/Room', ['BuildingId.GenderType', 'Gender']],
  ['bed and campus', 'dormitory/BedStay', ['BedId.BuildingId.CampusId', 'StudentId.CampusId']],
  ['bed and campus', 'dormitory/BedAllocation', ['BedId.BuildingId.CampusId', 'ClassId.CampusId']],
  ['bed and room', 'dormitory/Bed', ['RoomId.BuildingId', 'BuildingId']],
  ['given bed and class', 'dormitory/BedAllocation', ['ClassId.MajorId', 'MajorId']],
  ['given bed and grade', 'dormitory/BedAllocation', ['ClassId.GradeYear', 'BatchId.GradeYear']],
  ['organisation and the one above it', 'core/Org', ['ParentId.OrgType', 'OrgType']],
  ['teacher and organisation', 'core/Teacher', ['OrgId.OrgType']],
  ['college of a major', 'core/Major', ['CollegeId.OrgType']],
  ['college of a class', 'core/ClassInfo', ['CollegeId.OrgType']],
  ['term and its year', 'core/SchoolYear', ['YearName', 'StartDate']],
  ['term and its year', 'core/SchoolYear', ['YearName', 'EndDate']],
  ['year in two parts', 'core/SchoolYear', ['YearName']],
  ['term and its weeks', 'core/SchoolYear', ['WeekCount', 'StartDate', 'EndDate']],
  ['batch and its year', 'orientation/OrientationBatch', ['CheckinStart', 'GradeYear']],
  ['leave and its dates', 'leave/LeaveApply', ['StartTime', 'EndTime']],
];

/** References to staff that offer those in service alone. */
const IN_SERVICE = [
  ['core/ClassInfo', 'CounsellorId'],
  ['core/ClassInfo', 'HeadTeacherId'],
  ['core/CounsellorClass', 'TeacherId'],
] as const;

describe('Issue 15.9 what must fit together is declared', () => {
  it.each(PAIRS)('%s: %s holds %j against each other', (_what, name, reads) => {
    const rules = catalog.entities.get(name)?.file.rules ?? [];
    const read = rules.map(({ deny }) => new Set(rowPaths(deny).map((path) => path.join('.'))));
    expect(read.filter((paths) => reads.every((path) => paths.has(path)))).not.toEqual([]);
  });

  it.each(IN_SERVICE)('%s.%s offers staff in service', (name, field) => {
    const chosen = catalog.entities.get(name)!.fields.get(field)!;
    const filter = compileCondition(chosen.filter ?? 'true');
    for (const State of ['0', '1']) {
      const row = { State, PostType: '1' };
      const isOver = endOf(chosen, catalog.entities.get(chosen.ref ?? '')!, row) !== undefined;
      expect(filter.test({ row, form: {} }) && !isOver).toBe(State === '1');
    }
  });

  it('says both facts: each message of a rule through references names what stands on both sides', () => {
    for (const entity of catalog.entities.values())
      for (const rule of entity.file.rules ?? []) {
        if (!rowPaths(rule.deny).some((path) => path.length > 1)) continue;
        expect([entity.name, rule.message]).toEqual([entity.name, expect.stringMatching(/\{row\./)]);
      }
  });
});
