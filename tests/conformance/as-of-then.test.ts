import { describe, expect, it } from 'vitest';
import { keptColumn, keptNote, keptTitle, presentRows } from '../../src/contract/following.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { compileCondition } from '../../src/contract/conditions/condition.ts';

const { entities } = loadCatalog('schemas');
const says = (name: string, field: string, row: Record<string, unknown>): boolean => {
  const entity = entities.get(name)!;
  const present = presentRows(entity, entity.fields.get(field)!);
  return present !== undefined && compileCondition(present).test({ row, now: '2026-11-23 08:00:00' });
};

describe('whether a field says what holds today', () => {
  it.each([
    ['leave/LeaveApply', 'ClassId', { Status: '1' }, true],
    ['leave/LeaveApply', 'ClassId', { Status: '2' }, false],
    ['leave/LeaveApply', 'CounsellorId', { Status: '2' }, true],
    ['leave/LeaveApply', 'Reason', { Status: '2' }, true],
    ['rollcall/NamingRecord', 'TrueName', { EndAt: '2026-11-23 09:00:00' }, true],
    ['rollcall/NamingRecord', 'TrueName', { EndAt: '2026-11-23 07:00:00' }, false],
    ['rollcall/NamingRecord', 'AuditUserName', { EndAt: '2026-11-23 09:00:00' }, false],
    ['orientation/FeeBill', 'ClassId', {}, true],
  ] as const)('%s %s of %j: %s', (name, field, row, expected) => {
    expect(says(name, field, row)).toBe(expected);
  });
});

describe('a column of a table', () => {
  it.each([
    ['leave/LeaveApply', 'ClassId', 'closed', '班级（办结后为当时）'],
    ['leave/LeaveApply', 'CounsellorId', undefined, '辅导员'],
    ['leave/LeaveApply', 'Reason', undefined, '请假事由'],
    ['leave/LeaveApply', 'StartTime', undefined, '开始时间'],
    ['leave/LeaveCancel', 'ConfirmUserName', 'always', '确认人（当时）'],
    ['core/Student', 'ClassId', undefined, '班级'],
    ['rollcall/NamingRecord', 'EndAt', undefined, '结束'],
  ] as const)('%s %s is as of then: %s', (name, key, kept, title) => {
    const entity = entities.get(name)!;
    const field = entity.fields.get(key)!;
    expect(keptColumn(entity, field)).toBe(kept);
    expect(keptTitle(field.title, keptColumn(entity, field))).toBe(title);
  });

  it('has one note for all of them', () => {
    expect(keptNote([undefined])).toBeUndefined();
    expect(keptNote([undefined, 'always'])).toContain('保留办理当时的内容');
    expect(keptNote(['always', 'closed'])).toContain('已办结的记录');
  });
});

/** What is compared in a scope with the posts, classes, buildings and units of the reader. */
const BY_POST =
  /row\.(\w+)\s*(?:==|in)\s*me\.(?:TeacherId|ClassIds|CollegeIds|BuildingIds|OrgId)\b|me\.(?:TeacherId|OrgId)\s+in\s+row\.(\w+)/g;

/** Copies that stay as they were and that a scope goes by all the same, with the reason. */
const STAYS: Readonly<Record<string, string>> = {
  'back-school/BackCheck.ClassId': 'one moment at the gate',
  'back-school/BackCheck.CollegeId': 'one moment at the gate',
  'leave/GateCheck.ClassId': 'one moment at the gate',
  'leave/GateCheck.CollegeId': 'one moment at the gate',
  'exam/ExamSheet.ClassId': 'marks belong to the class that sat the exam',
  'questionnaire/AnswerItem.CollegeId': 'answers count for the college that was asked',
  'questionnaire/AnswerSheet.CollegeId': 'answers count for the college that was asked',
  'questionnaire/AnswerSheet.ClassId': 'answers count for the class that was asked',
  'dormitory/DormTonight.BuildingId': 'a row of one night',
  'dormitory/GateRecord.BuildingId': 'the gate that was passed stays where it is',
  'message-push/PushLog.OrgId': 'the log says for which unit it was sent',
  'text-task/TextReceiver.CollegeId': 'the list says to which college it was sent',
};

/** Persons in scopes who hold no post by the row, and so are replaced by nobody: it is about them, or was given to them. */
const OF_THEM: readonly string[] = [
  'back-school/StaffReturn.TeacherId',
  'core/CounsellorClass.TeacherId',
  'core/Student.TutorId',
  'core/Teacher.Id',
  'counsellor-survey/FdyResult.TeacherId',
  'daily-report/StaffReport.TeacherId',
  'labour/LabourApply.TeacherId',
  'labour/LabourCourse.TeacherId',
  'labour/LabourHours.TeacherId',
  'party/CounsellorVisit.TeacherId',
  'party/PartyOrg.SecretaryId',
  'questionnaire/SurveyFollow.HandlerId',
];

describe('Issue 16.4 a scope that asks for a post', () => {
  const compared = [...entities.values()].flatMap((entity) =>
    [entity.file.scope, entity.file.writeScope ?? {}].flatMap(Object.values<string>).flatMap((source) =>
      [...source.matchAll(BY_POST)].map(([text, one, other]) => ({
        entity,
        place: `${entity.name}.${one ?? other}`,
        field: entity.fields.get((one ?? other)!)!,
        isPerson: text.includes('me.TeacherId'),
      })),
    ),
  );
  const placesOf = (found: typeof compared) => [...new Set(found.map(({ place }) => place))].sort();

  it('goes by what the row itself says, or by a copy that follows as long as there is anything to do', () => {
    expect(compared.length).toBeGreaterThan(100);
    expect(compared.filter(({ field }) => field === undefined)).toEqual([]);
    const staying = compared.filter(({ entity, field }) => presentRows(entity, field) === undefined);
    expect(placesOf(staying)).toEqual(Object.keys(STAYS).sort());
  });

  it('asks for a person by a copy that always follows who holds the post, or is about that person', () => {
    const persons = compared.filter(({ isPerson }) => isPerson);
    expect(persons.length).toBeGreaterThan(30);
    const left = persons.filter(
      ({ entity, field }) => field.follows === undefined || presentRows(entity, field) !== 'true',
    );
    expect(placesOf(left)).toEqual(OF_THEM);
  });
});
