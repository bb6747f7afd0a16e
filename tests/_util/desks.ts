import { entities } from '../../src/contract/generated/entities.ts';
import { CHECKIN_STATE, PAY_STATE, STEP_STATE } from '../../src/contract/generated/codes.ts';
import type { Row } from '../../src/contract/rules.ts';
import { createAuthTables } from '../../src/server/auth/tables.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { modules } from '../../src/server/modules/index.ts';
import { codeOf } from '../../src/server/engines/shown-code/code.ts';
import { CHECKIN, codeFor } from '../../src/server/modules/orientation/desk/sheet.ts';
import { openTestEngine, type TestEngine } from './engine.ts';

export let school: TestEngine;

/** Wire time so many hours from now, by Shanghai's clock. */
export const hours = (count: number) =>
  new Date(Date.now() + (8 + count) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export async function add(entity: string, row: Row): Promise<void> {
  const model = school.engine.catalog.entities.get(entity)!;
  await school.write((tx) => insertRow(tx, model, row, { caller: school.as({}), now: hours(0) }));
}

export const query = async <T extends object = Row>(text: string, values: unknown[] = []) =>
  (await school.engine.database.query<T>(text, values)).rows;

export const volunteer = (no = 1) =>
  school.as({ UserId: `vo${no}`, TrueName: `志愿者${no}`, Roles: ['volunteer'] });
export const college = () =>
  school.as({ UserId: 'ca', TrueName: '学工办', Roles: ['college_admin'], CollegeIds: ['c1'], OrgId: 'c1' });
export const freshman = (id: string) =>
  school.as({ UserId: `u-${id}`, NewStudentId: id, Roles: ['freshman'], UserType: '4' });

let count = 0;

/** A new student who has everything that checking in asks for, unless `more` says otherwise. */
export async function comer(more: Row = {}): Promise<string> {
  const id = `n${(count += 1)}`;
  const no = String(count).padStart(4, '0');
  await add(entities.SysUser, {
    Id: `u-${id}`,
    LoginName: `2636${no}`,
    TrueName: `新生${count}`,
    UserType: '4',
    OrgId: 'c1',
    State: '1',
  });
  await add(entities.NewStudent, {
    Id: id,
    BatchId: 'b1',
    ExamineeNo: `2636${no}`,
    TrueName: `新生${count}`,
    Gender: '2',
    // Even at the place that tells the sex.
    IdCardNo: `99${no}20080402${no.slice(1, 3)}2${no[3]}`,
    Nation: '01',
    SourceRegion: '360000',
    CollegeId: 'c1',
    MajorId: 'm1',
    ClassId: 'k1',
    GradeYear: 2026,
    TrainLevel: '3',
    CheckinState: CHECKIN_STATE.Ready,
    PayState: PAY_STATE.Paid,
    DormState: STEP_STATE.Done,
    Progress: 100,
    UserId: `u-${id}`,
    ...more,
  });
  return id;
}

/** The code that a new student shows now. */
export const codeOfNow = async (id: string) =>
  (await codeFor(school.engine, school.engine.database, id))!.QrText;

export const scan = (caller = volunteer(), QrText = '', StationId: string | null = 'p1') =>
  school.act(caller, 'orientation.checkin.scan', [], { QrText, StationId });

/** A school with a batch in progress, two colleges and three stations; what is exported refers to it from then on. */
export async function openDesks(): Promise<void> {
  school = await openTestEngine('schemas', modules);
  await createAuthTables(school.engine.database);
  for (const no of [1, 2])
    await add(entities.Org, {
      Id: `c${no}`,
      OrgCode: `0${no}`,
      OrgName: `学院${no}`,
      OrgType: '2',
      State: '1',
    });
  await add(entities.Major, {
    Id: 'm1',
    MajorCode: '090101',
    MajorName: '农学',
    CollegeId: 'c1',
    TrainLevel: '3',
    Length: 4,
    State: '1',
  });
  await add(entities.ClassInfo, {
    Id: 'k1',
    ClassCode: 'k1',
    ClassName: '农学2601班',
    CollegeId: 'c1',
    MajorId: 'm1',
    GradeYear: 2026,
    State: '1',
  });
  for (const code of ['student', 'freshman'])
    await add(entities.SysRole, {
      Id: `r-${code}`,
      RoleCode: code,
      RoleName: code,
      DataScope: '1',
      State: '1',
    });
  for (const [Id, State, GradeYear] of [
    ['b1', '2', 2026],
    ['b2', '2', 2025],
  ] as const)
    await add(entities.OrientationBatch, {
      Id,
      BatchName: Id,
      GradeYear,
      TrainLevel: '3',
      State,
      PreStart: hours(-48),
      PreEnd: hours(24),
      CheckinStart: hours(-8),
      CheckinEnd: hours(48),
      RequirePaid: 1,
      RequireConfirmDorm: 1,
      PartialPay: 0,
      DormMode: '1',
    });
  for (const [StepCode, IsOnline] of [
    ['INFO', 1],
    ['SHEET', 1],
    ['SCENE', 0],
    ['SUPPLY', 0],
    ['KEY', 0],
  ] as const)
    await add(entities.OrientationStep, {
      Id: StepCode,
      BatchId: 'b1',
      StepCode,
      StepName: StepCode === 'INFO' ? '信息填报' : StepCode,
      IsRequired: 1,
      IsOnline,
      StartTime: hours(-8),
      EndTime: hours(8),
      Sort: 1,
    });
  const station = {
    BatchId: 'b1',
    Place: '体育馆',
    Staff: ['vo1', 'vo2', 'ca'],
    StepCodes: ['SCENE', 'SUPPLY'],
  };
  await add(entities.CheckinStation, {
    ...station,
    Id: 'p1',
    StationCode: 'S0001',
    StationName: '一号台',
    CollegeId: 'c1',
  });
  await add(entities.CheckinStation, {
    ...station,
    Id: 'p2',
    StationCode: 'S0002',
    StationName: '二号台',
    CollegeId: 'c2',
  });
  await add(entities.CheckinStation, {
    ...station,
    Id: 'p3',
    StationCode: 'S0003',
    StationName: '尚未开放',
    CollegeId: 'c1',
    BeginTime: hours(1),
    EndTime: hours(2),
  });
  await add(entities.CheckinStation, {
    ...station,
    Id: 'p4',
    StationCode: 'S0004',
    StationName: '只办报到',
    CollegeId: 'c1',
    StepCodes: ['SCENE'],
  });
  const template = school.engine.catalog.entities.get(entities.PushTemplate)!.file.seed!.rows;
  for (const row of template) await add(entities.PushTemplate, row as Row);
}

/** A check-in code, or one that is like it. */
export const checkinCode = codeOf.bind(undefined, CHECKIN);
