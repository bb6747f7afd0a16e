import { expect, test } from 'vitest';
import { LEAVE_STATE } from '../../../src/contract/generated/codes.ts';
import { runClockRules } from '../../../src/server/data/time/time-rules.ts';
import type { PeopleWorld } from '../../_util/people.ts';

/** Passed applications of one student: table, its own fields, and what becomes of it. */
const PASSED = {
  'left-away': ['LeaveApply', `"LeaveState"`, `'${LEAVE_STATE.Away}'`, -30, 5, LEAVE_STATE.Cancelled],
  'left-late': ['LeaveApply', `"LeaveState"`, `'${LEAVE_STATE.Overdue}'`, -99, -50, LEAVE_STATE.Cancelled],
  'left-plan': ['LeaveApply', `"LeaveState"`, `'${LEAVE_STATE.Approved}'`, 30, 50, LEAVE_STATE.Dropped],
  'left-outing': ['OutingApply', `"LeaveState"`, `'${LEAVE_STATE.Away}'`, -30, 5, LEAVE_STATE.Cancelled],
} as const;

export function leftLeaves(world: () => PeopleWorld): void {
  test('what was passed for a student who leaves is over that day, and time goes on with none of it', async () => {
    const { sql, admin, school } = world();
    const [student] = await sql<{ Id: string }>(
      `SELECT s."Id" FROM "Student" s WHERE s."StudentStatus" = '01' AND s."IsDeleted" = 0
         AND NOT EXISTS (SELECT 1 FROM "LeaveApply" l WHERE l."StudentId" = s."Id")
         AND NOT EXISTS (SELECT 1 FROM "OutingApply" o WHERE o."StudentId" = s."Id") ORDER BY s."StudentNo" DESC LIMIT 1`,
    );
    const Id = student!.Id;
    for (const [id, [table, field, state, from, to]] of Object.entries(PASSED))
      await sql(
        `INSERT INTO "${table}" ("Id", "StudentId", "Status", ${field}, "StartTime", "EndTime", "IsDeleted", "Version", "CreateDate", "UpdateDate")
         VALUES ($1, $2, '2', ${state}, now() + make_interval(hours => $3), now() + make_interval(hours => $4), 0, 1, now(), now())`,
        [id, Id, from, to],
      );
    await sql(
      `INSERT INTO "BackApply" ("Id", "StudentId", "Status", "ArriveState", "BackDate", "IsDeleted", "Version", "CreateDate", "UpdateDate")
       VALUES ('left-back', $1, '2', '0', current_date + 1, 0, 1, now(), now())`,
      [Id],
    );
    await sql(
      `INSERT INTO "LeaveCancel" ("Id", "StudentId", "SourceType", "SourceId", "State", "IsDeleted", "Version", "CreateDate", "UpdateDate")
       VALUES ('left-cancel', $1, '1', 'left-late', '0', 0, 1, now(), now())`,
      [Id],
    );
    await sql(
      `INSERT INTO "NamingRecord" ("Id", "InstanceId", "StudentId", "Result", "EndAt", "IsDeleted", "Version", "CreateDate", "UpdateDate")
       SELECT 'left-roll' || n, i."Id", $1, '0', now() + make_interval(hours => 3 - 4 * (n::int - 1)), 0, 1, now(), now()
       FROM (SELECT "Id", row_number() OVER (ORDER BY "Id") AS n FROM "NamingInstance" WHERE "IsDeleted" = 0
         AND NOT EXISTS (SELECT 1 FROM "NamingRecord" r WHERE r."InstanceId" = "NamingInstance"."Id" AND r."StudentId" = $1) LIMIT 2) i`,
      [Id],
    );
    const Params = { StudentStatus: '03', StatusDate: '2026-11-01', StatusReason: '退学' };
    const left = await admin.call('Data/Action', { EnCode: 'core.student.status', Ids: [Id], Params });
    expect(left.message).toBe('');
    for (const table of ['LeaveApply', 'OutingApply'])
      await sql(
        `UPDATE "${table}" SET "StartTime" = "StartTime" - interval '9 days', "EndTime" = "EndTime" - interval '9 days' WHERE "StudentId" = $1`,
        [Id],
      );
    await sql(`UPDATE "BackApply" SET "BackDate" = current_date - 3 WHERE "StudentId" = $1`, [Id]);
    await runClockRules(school.engine);
    for (const [id, [table, , , , , state]] of Object.entries(PASSED))
      expect(await sql(`SELECT "LeaveState", "OverAt" FROM "${table}" WHERE "Id" = $1`, [id]), id).toEqual([
        { LeaveState: state, OverAt: null },
      ]);
    expect(await sql(`SELECT "ArriveState" FROM "BackApply" WHERE "Id" = 'left-back'`)).toEqual([
      { ArriveState: '3' },
    ]);
    const rolls = `SELECT "IsDeleted" AS gone FROM "NamingRecord" WHERE "Id" LIKE 'left-roll%' ORDER BY "Id"`;
    expect(await sql(rolls)).toEqual([{ gone: 1 }, { gone: 0 }]);
    expect(await sql(`SELECT "State" FROM "LeaveCancel" WHERE "Id" = 'left-cancel'`)).toEqual([
      { State: '2' },
    ]);
  });
}
