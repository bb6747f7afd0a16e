import { GATE_TYPE } from '../../src/contract/generated/codes.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { modules } from '../../src/server/modules/index.ts';
import { openTestEngine, type TestEngine } from './engine.ts';
import { at, today, untilDayLasts } from './roll-time.ts';

export let school: TestEngine;
export let counsellor: Caller;
export let other: Caller;
export let college: Caller;
export let office: Caller;
/** Keeps the building b1. */
export let keeper: Caller;
export const student = (no: number) =>
  school.as({ UserId: `u${no}`, StudentId: `s${no}`, Roles: ['student'] });

export const CAMPUS = { Lng: 115.83, Lat: 28.76 };
export const HERE = { ...CAMPUS, Acc: 10 };
/** About 1,100 m to the north. */
export const AWAY = { Lng: 115.83, Lat: 28.77, Acc: 10 };

export const draft = (more: Row = {}): Row => ({
  TaskName: '晚点名',
  NamingType: '1',
  NamingMode: '1',
  Cycle: '2',
  StartDate: today(),
  EndDate: today(),
  BeginTime: '00:00',
  EndTime: '23:59',
  LateMinutes: 120,
  ScopeType: '5',
  ClassIds: ['k1', 'k2'],
  ExcludeLeave: 1,
  Geo: CAMPUS,
  Radius: 300,
  NeedPhoto: 0,
  RemindMinutes: 0,
  Channels: ['1'],
  ...more,
});

export async function add(entity: string, row: Row): Promise<void> {
  const model = school.engine.catalog.entities.get(entity)!;
  await school.write((tx) => insertRow(tx, model, row, { caller: school.as({}), now: at(0) }));
}

export const query = async <T extends object = Row>(text: string, values: unknown[] = []) =>
  (await school.engine.database.query<T>(text, values)).rows;

/** A minute passes. */
export async function tick(): Promise<void> {
  await runClockRules(school.engine);
  for (const module of school.engine.modules) await module.everyMinute?.(school.engine);
}

/** Moves the only open roll in time, for its students too. */
export async function moveRoll(begin: string, end: string): Promise<void> {
  for (const table of ['NamingInstance', 'NamingRecord'])
    await query(
      `UPDATE "${table}" SET "BeginAt" = $1::timestamptz, "EndAt" = $2::timestamptz WHERE "IsDeleted" = 0`,
      [begin, end],
    );
}

export const publish = (more: Row = {}, caller = counsellor) =>
  school.save(caller, entities.NamingTask, 'rollcall.task.publish', draft(more));
export const record = async (no: number) =>
  (await query(`SELECT * FROM "NamingRecord" WHERE "StudentId" = $1 AND "IsDeleted" = 0`, [`s${no}`]))[0]!;
export const roll = async () => (await query('SELECT * FROM "NamingInstance" WHERE "IsDeleted" = 0'))[0]!;
export const sign = async (no: number, Geo: unknown = HERE, caller = student(no)) =>
  school.act(caller, 'rollcall.sign.do', [String((await record(no))['Id'])], { Geo });

/** A school of four students in three classes, their counsellors and offices; what is exported refers to it from then on. */
export async function openRollWorld(): Promise<void> {
  await untilDayLasts();
  school = await openTestEngine('schemas', modules);
  await add(entities.Org, { Id: 'c1', OrgCode: '01', OrgName: '农学院', OrgType: '2', State: '1' });
  for (const id of ['k1', 'k2', 'k9'])
    await add(entities.ClassInfo, {
      Id: id,
      ClassCode: id,
      ClassName: `班${id}`,
      CollegeId: 'c1',
      State: '1',
    });
  await add(entities.Teacher, {
    Id: 't1',
    TeacherNo: 't1',
    TrueName: '辅导员甲',
    OrgId: 'c1',
    UserId: 'co',
    PostType: '1',
    State: '1',
  });
  for (const [no, ClassId] of [
    [1, 'k1'],
    [2, 'k1'],
    [3, 'k2'],
    [4, 'k9'],
  ] as const)
    await add(entities.Student, {
      Id: `s${no}`,
      StudentNo: `20240101010${no}`,
      TrueName: `学生${no}`,
      UserId: `u${no}`,
      Phone: `1990000000${no}`,
      CollegeId: 'c1',
      MajorId: 'm1',
      ClassId,
      GradeYear: 2024,
      TrainLevel: '3',
      Gender: '1',
      StudentStatus: '01',
      CounsellorId: ClassId === 'k9' ? 't9' : 't1',
    });
  await openBuildings();
  await openAccounts();
  for (const row of school.engine.catalog.entities.get(entities.PushTemplate)!.file.seed!.rows)
    await add(entities.PushTemplate, row as Row);
  counsellor = school.as({
    UserId: 'co',
    TeacherId: 't1',
    Roles: ['counsellor'],
    ClassIds: ['k1', 'k2'],
    TrueName: '辅导员甲',
  });
  other = school.as({ UserId: 'c9', TeacherId: 't9', Roles: ['counsellor'], ClassIds: ['k9'] });
  college = school.as({
    UserId: 'ca',
    TeacherId: 't5',
    Roles: ['college_admin'],
    CollegeIds: ['c1'],
    OrgId: 'c1',
  });
  office = school.as({ UserId: 'sa', TeacherId: 't6', Roles: ['school_admin'] });
}

/** Two students of different classes live in b1, one in b2; two of them are of the class committee. */
async function openBuildings(): Promise<void> {
  for (const id of ['b1', 'b2'])
    await add(entities.Building, {
      Id: id,
      BuildingCode: id,
      BuildingName: id,
      CampusId: 'p1',
      GenderType: '1',
      FloorCount: 6,
      LateTime: '23:00',
      LateTimeWeekend: '23:30',
      State: '1',
    });
  for (const [no, ClassId, BuildingId] of [
    [1, 'k1', 'b1'],
    [2, 'k1', 'b2'],
    [4, 'k9', 'b1'],
  ] as const)
    await add(entities.BedStay, {
      StudentId: `s${no}`,
      ClassId,
      CollegeId: 'c1',
      BuildingId,
      BedId: `bed${no}`,
      RoomId: 'r1',
      SelectMode: '1',
      InDate: '2025-09-01',
      StayState: '2',
      IsLeader: 0,
    });
  await add(entities.SysRole, {
    Id: 'committee',
    RoleCode: 'review_group',
    RoleName: '班委',
    DataScope: '8',
    State: '1',
  });
  for (const no of [1, 4]) await add(entities.UserRole, { UserId: `u${no}`, RoleId: 'committee' });
  await add(entities.GateDevice, {
    Id: 'g1',
    DeviceNo: 'g1',
    DeviceName: '一号楼门禁',
    GateType: GATE_TYPE.Dormitory,
    BuildingId: 'b1',
    Online: 1,
  });
  keeper = school.as({ UserId: 'dm', Roles: ['dorm_manager'], BuildingIds: ['b1'] });
}

/** Accounts of the four students, and of the school's office. */
async function openAccounts(): Promise<void> {
  for (const Id of ['u1', 'u2', 'u3', 'u4', 'sa'])
    await add(entities.SysUser, {
      Id,
      LoginName: Id,
      TrueName: Id,
      UserType: Id === 'sa' ? '2' : '3',
      State: '1',
    });
  const office = { Id: 'office', RoleCode: 'school_admin', RoleName: '学工处', DataScope: '4', State: '1' };
  await add(entities.SysRole, office);
  await add(entities.UserRole, { UserId: 'sa', RoleId: 'office' });
}

/** Forgets every task, roll, message, notice and leave. */
export async function emptyRolls(): Promise<void> {
  for (const table of [
    'NamingTask',
    'NamingInstance',
    'NamingRecord',
    'PushTask',
    'PushLog',
    'UserMessage',
    'LeaveApply',
    'Notice',
    'NoticeRead',
  ])
    await query(`DELETE FROM "${table}"`);
}
