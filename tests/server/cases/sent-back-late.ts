import { describe, expect, it } from 'vitest';
import { entities } from '../../../src/contract/generated/entities.ts';
import type { Row } from '../../../src/contract/rules.ts';
import type { Caller } from '../../../src/server/data/access/caller.ts';
import { insertRow } from '../../../src/server/data/write/row-store.ts';
import { refusalOf, type TestEngine } from '../../_util/engine.ts';

interface Around {
  readonly school: TestEngine;
  readonly student: Caller;
  readonly counsellor: Caller;
  readonly application: (days: number, more?: Row) => Row;
}

const HOUR = 3_600_000;
const wall = (hours: number) =>
  new Date(Date.now() + 8 * HOUR + hours * HOUR).toISOString().slice(0, 19).replace('T', ' ');

/** What was handed in in time and sent back for changes may be handed in again, however late that is. */
export function sentBackLate(around: () => Around): void {
  describe('4.2 an application that is sent back after its moment', () => cases(around));
}

function cases(around: () => Around): void {
  const sql = async (text: string, values: unknown[] = []) =>
    (await around().school.engine.database.query<Row>(text, values)).rows;
  const versionOf = async (table: string, id: string) =>
    (await sql(`SELECT "Version" FROM "${table}" WHERE "Id" = $1`, [id]))[0]!['Version'];
  /** All of an application lies so many hours further back. */
  const age = async (id: string, hours: number) => {
    const ago = `- interval '${hours} hours'`;
    await sql(
      `UPDATE "LeaveApply" SET "StartTime" = "StartTime" ${ago}, "EndTime" = "EndTime" ${ago}, "SubmitDate" = "SubmitDate" ${ago}, "CreateDate" = "CreateDate" ${ago} WHERE "Id" = $1`,
      [id],
    );
    await sql(`UPDATE "FlowInstance" SET "StartDate" = "StartDate" ${ago} WHERE "RowId" = $1`, [id]);
  };
  const leave = (data: Row) => {
    const { school, student } = around();
    return school.save(student, entities.LeaveApply, 'leave.apply.submit', data);
  };
  const back = async (id: string) => {
    const { school, counsellor } = around();
    await school.act(counsellor, 'leave.apply.back', [id], { Opinion: '请写明去向' });
  };
  const again = async (Id: string, more: Row = {}) =>
    refusalOf(leave({ Id, Version: await versionOf('LeaveApply', Id), DestAddress: '赣州市二号', ...more }));

  it('a leave may be handed in again once it has begun, each time, and not with a beginning before the first', async () => {
    const { application } = around();
    const times = { StartTime: wall(1), EndTime: wall(40) };
    const { Id } = await leave(application(1, times));
    await age(Id, 5);
    await back(Id);
    expect(await again(Id, { StartTime: wall(-9) })).toContain('开始时间不能早于当前时间');
    expect(await again(Id)).toBe('no refusal');
    await back(Id);
    expect(await again(Id)).toBe('no refusal');
    const late = await refusalOf(leave(application(1, { StartTime: wall(-1), EndTime: wall(9) })));
    expect(late).toContain('开始时间不能早于当前时间');
  });

  it('an extension may be handed in again once the leave that it extends has ended', async () => {
    const { school, student, counsellor, application } = around();
    const { Id: first } = await leave(application(1, { StartTime: wall(1), EndTime: wall(20) }));
    await school.act(counsellor, 'leave.apply.approve', [first], { Opinion: '同意' });
    const [stored] = await sql(
      `SELECT to_char("EndTime", 'YYYY-MM-DD HH24:MI:SS') AS "End" FROM "LeaveApply" WHERE "Id" = $1`,
      [first],
    );
    const more = { ExtendOfId: first, StartTime: stored!['End'], EndTime: wall(40) };
    const { Id } = await school.save(
      student,
      entities.LeaveApply,
      'leave.apply.submit',
      application(1, more),
    );
    await age(first, 22);
    await age(Id, 22);
    await back(Id);
    expect(await again(Id)).toBe('no refusal');
  });

  const add = (entity: string, row: Row) =>
    around().school.write((tx) =>
      insertRow(tx, around().school.engine.catalog.entities.get(entity)!, row, {
        caller: around().school.as({}),
        now: wall(-48),
      }),
    );

  it('a late report may be handed in again once checking in is over', async () => {
    const { school } = around();
    await add(entities.OrientationBatch, { Id: 'late-batch', CheckinEnd: wall(-2), CheckinStart: wall(-20) });
    await add(entities.NewStudent, {
      Id: 'late-new',
      BatchId: 'late-batch',
      CheckinState: '1',
      TrueName: '新生',
    });
    const about = { NewStudentId: 'late-new', LateReason: '2', PlanDate: wall(48) };
    const report = {
      Id: 'late-report',
      ...about,
      BatchId: 'late-batch',
      Status: '6',
      SubmitDate: wall(-9),
      Detail: '母亲住院',
      ParentPhone: '19900000002',
    };
    await add(entities.LateReportApply, report);
    const newcomer = school.as({
      UserId: 'u-new',
      NewStudentId: 'late-new',
      Roles: ['freshman'],
    });
    const Version = await versionOf('LateReportApply', 'late-report');
    const saved = school.save(newcomer, entities.LateReportApply, 'orientation.late.save', {
      Id: 'late-report',
      Version,
      Detail: '母亲住院，需要照料几天',
    });
    expect(await refusalOf(saved)).toBe('no refusal');
  });

  it('a return registration may be handed in again once the batch is closed for registration', async () => {
    await add(entities.BackBatch, {
      Id: 'back-batch',
      StartTime: wall(-90),
      EndTime: wall(-2),
      BackStart: wall(-24).slice(0, 10),
      BackEnd: wall(96).slice(0, 10),
      HealthDays: 0,
      NeedAudit: 1,
      State: '1',
    });
    await add(entities.BackRoster, { BatchId: 'back-batch', StudentId: 's1' });
    const registered = {
      BatchId: 'back-batch',
      BackKind: '1',
      BackDate: wall(48).slice(0, 10),
      ArriveTime: wall(48),
      FromRegion: '360000',
      FromAddress: '南昌市一号',
      Transport: '5',
      RiskLevel: '1',
      HealthCode: '1',
      Touch: 0,
      Phone: '19900000001',
      ParentPhone: '19900000002',
      Promise: 1,
    };
    const { school, student } = around();
    const register = (data: Row) =>
      refusalOf(school.save(student, entities.BackApply, 'back.apply.submit', data));
    expect(await register(registered)).toContain('登记时间为');
    const sent = { ...registered, StudentId: 's1', ArriveState: '0', Status: '6', SubmitDate: wall(-9) };
    await add(entities.BackApply, {
      Id: 'back-sent',
      ...sent,
      CollegeId: 'c1',
      ClassId: 'k1',
      CounsellorId: 't1',
    });
    const changed = { Id: 'back-sent', Version: await versionOf('BackApply', 'back-sent') };
    expect(await register({ ...changed, FromAddress: '南昌市二号' })).toBe('no refusal');
  });
}
