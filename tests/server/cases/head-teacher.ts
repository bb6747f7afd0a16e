import { afterAll, beforeAll, expect, it } from 'vitest';
import { FLOW_STATUS } from '../../../src/contract/generated/codes.ts';
import { entities } from '../../../src/contract/generated/entities.ts';
import type { Row } from '../../../src/contract/rules.ts';
import type { Caller } from '../../../src/server/data/access/caller.ts';
import { refusalOf, type TestEngine } from '../../_util/engine.ts';

/** What the cases work with, once it is there. */
export interface LeaveWorld {
  readonly school: TestEngine;
  readonly student: Caller;
  readonly counsellor: Caller;
  readonly college: Caller;
  add(entity: string, row: Row): Promise<void>;
  application(days: number, more?: Row): Row;
  submit(days: number, more?: Row): Promise<{ Id: string }>;
  stored(id: string): Promise<Row>;
  approve(caller: Caller, id: string): Promise<unknown>;
}

/** The setting leave.headTeacher, each way. */
export function headTeacherInLeave(world: () => LeaveWorld): void {
  const CASES = [
    // The setting, days, type, and who has to agree.
    [null, 1, '1', ['counsellor']],
    ['0', 1, '1', ['counsellor']],
    ['1', 0.5, '1', ['head_teacher']],
    ['1', 1, '1', ['head_teacher']],
    ['1', 2, '1', ['counsellor']],
    ['1', 1, '3', ['counsellor', 'college_admin']],
    ['2', 1, '1', ['head_teacher', 'counsellor']],
    ['2', 4, '1', ['head_teacher', 'counsellor', 'college_admin']],
  ] as const;
  let headTeacher: Caller;
  const set = (value: string | null) =>
    world().school.engine.database.query(
      `UPDATE "SysConfig" SET "ConfigValue" = $1 WHERE "ConfigKey" = 'leave.headTeacher'`,
      [value],
    );

  beforeAll(async () => {
    await world().add(entities.SysConfig, { ConfigKey: 'leave.headTeacher', ConfigValue: null });
    await world().add(entities.SysUser, {
      Id: 'u7',
      LoginName: 'H001',
      TrueName: '班主任',
      UserType: '2',
      State: '1',
    });
    await world().add(entities.Teacher, {
      Id: 't7',
      TeacherNo: 'H001',
      TrueName: '班主任',
      UserId: 'u7',
      State: '1',
    });
    const about = { CollegeId: 'c1', MajorId: 'm1', GradeYear: 2024, State: '1' };
    await world().add(entities.ClassInfo, {
      Id: 'k1',
      ClassCode: 'K1',
      ClassName: '一班',
      HeadTeacherId: 't7',
      ...about,
    });
    headTeacher = world().school.as({
      UserId: 'u7',
      TeacherId: 't7',
      Roles: ['head_teacher'],
      ClassIds: ['k1'],
    });
  });
  afterAll(async () => {
    await world().school.engine.database.query(`DELETE FROM "ClassInfo"`);
    await set(null);
  });

  it.each(CASES)('set to %s, %s day(s) of type %s: %j agree', async (value, days, LeaveType, roles) => {
    await set(value);
    const more = LeaveType === '3' ? { LeaveType, Files: 'f1' } : { LeaveType };
    const { Id } = await world().submit(days, more);
    const callers = {
      head_teacher: headTeacher,
      counsellor: world().counsellor,
      college_admin: world().college,
    };
    for (const role of roles) {
      expect(await world().stored(Id)).toMatchObject({ Status: FLOW_STATUS.Running, CurrentRole: role });
      if (role !== 'head_teacher')
        expect(await refusalOf(world().approve(headTeacher, Id))).toMatch(
          /^(当前状态不能同意|该请假申请已由.+同意，不能再同意)$/,
        );
      await world().approve(callers[role], Id);
    }
    expect(await world().stored(Id)).toMatchObject({ Status: FLOW_STATUS.Passed, CurrentRole: null });
  });

  it('goes by the others where the class has no head teacher who can sign in', async () => {
    await set('2');
    for (const [text, value] of [
      [`UPDATE "SysUser" SET "State" = $1 WHERE "Id" = 'u7'`, '0'],
      [`UPDATE "ClassInfo" SET "HeadTeacherId" = $1`, null],
    ] as const) {
      await world().school.engine.database.query(text, [value]);
      expect(await world().stored((await world().submit(1)).Id)).toMatchObject({ CurrentRole: 'counsellor' });
      await world().school.engine.database.query('DELETE FROM "LeaveApply"');
    }
    await world().school.engine.database.query(`UPDATE "SysUser" SET "State" = '1' WHERE "Id" = 'u7'`);
    await world().school.engine.database.query(`UPDATE "ClassInfo" SET "HeadTeacherId" = 't7'`);
  });

  it('is told to the applicant before, and stays as it was at the submission', async () => {
    await set('1');
    const { Id } = await world().submit(1);
    const told = (await world().school.act(
      world().student,
      'leave.apply.preview',
      [],
      world().application(1),
    )) as {
      Lines: string[];
    };
    expect(told.Lines).toContain('共1天，需班主任审批');
    await set('0');
    expect(await world().stored(Id)).toMatchObject({ CurrentRole: 'head_teacher', HeadTeacherPart: '1' });
    await world().approve(headTeacher, Id);
    expect(await world().stored(Id)).toMatchObject({ Status: FLOW_STATUS.Passed });
  });
}
