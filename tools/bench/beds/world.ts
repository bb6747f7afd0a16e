import { STAMP_SQL } from '../../../src/server/auth/sessions/subject.ts';
import type { Queryable } from '../../../src/server/data/database/database.ts';

/** A school of new students who all want a bed, and fewer beds than students. */
export interface BedWorld {
  readonly students: number;
  readonly beds: number;
}

export const userOf = (student: number) => `race-user-${student}`;
export const bedOf = (bed: number) => `race-bed-${bed}`;
/** A token of the shape that the server takes. */
export const tokenOf = (student: number) => `bed-race-${String(student).padStart(34, '0')}`;

const IMPLICIT = `"IsDeleted", "Version"`;

/** One batch that chooses now, one college, one building for men; beds are given to the college. */
export async function fillBedWorld(database: Queryable, { students, beds }: BedWorld): Promise<void> {
  const statements: [string, unknown[]][] = [
    [
      `INSERT INTO "OrientationBatch" ("Id", "BatchName", "GradeYear", "TrainLevel", "State", "DormMode", ${IMPLICIT})
       VALUES ('race-batch', '竞争', 2099, '3', '2', '1', 0, 1)`,
      [],
    ],
    [
      `INSERT INTO "OrientationStep" ("Id", "BatchId", "StepCode", "StepName", "StartTime", "EndTime", ${IMPLICIT})
       VALUES ('race-step', 'race-batch', 'DORM', '选择宿舍', now() - interval '1 hour', now() + interval '1 day', 0, 1)`,
      [],
    ],
    [
      `INSERT INTO "Building" ("Id", "BuildingCode", "BuildingName", "GenderType", ${IMPLICIT}) VALUES ('race-building', 'R', '竞争楼', '1', 0, 1)`,
      [],
    ],
    [
      `INSERT INTO "Room" ("Id", "BuildingId", "FloorNo", "RoomNo", "Gender", "BedCount", "Fee", "State", ${IMPLICIT})
       SELECT 'race-room-' || n, 'race-building', 1, n::text, '1', 4, 1200, '1', 0, 1 FROM generate_series(0, ($1::int - 1) / 4) n`,
      [beds],
    ],
    [
      `INSERT INTO "Bed" ("Id", "RoomId", "BuildingId", "BedNo", "BedPos", "State", "BedName", ${IMPLICIT})
       SELECT 'race-bed-' || n, 'race-room-' || n / 4, 'race-building', n % 4 + 1, '1', '0', n::text, 0, 1 FROM generate_series(0, $1::int - 1) n`,
      [beds],
    ],
    [
      `INSERT INTO "BedAllocation" ("Id", "BatchId", "BedId", "Gender", "CollegeId", ${IMPLICIT})
       SELECT 'race-al-' || n, 'race-batch', 'race-bed-' || n, '1', 'race-college', 0, 1 FROM generate_series(0, $1::int - 1) n`,
      [beds],
    ],
    [
      `INSERT INTO "NewStudent" ("Id", "BatchId", "ExamineeNo", "TrueName", "Gender", "CollegeId", "MajorId", "DormState", "UserId", ${IMPLICIT})
       SELECT 'race-new-' || n, 'race-batch', 'R' || n, '新生', '1', 'race-college', 'race-major', '0', 'race-user-' || n, 0, 1
       FROM generate_series(0, $1::int - 1) n`,
      [students],
    ],
  ];
  for (const [text, values] of statements) await database.query(text, values);
  await database.query('ANALYZE');
}

/** Nobody has chosen yet. */
export async function resetBedWorld(database: Queryable): Promise<void> {
  await database.query(
    `UPDATE "Bed" SET "State" = '0', "LockUserId" = NULL, "LockExpire" = NULL, "NewStudentId" = NULL WHERE "Id" LIKE 'race-bed-%'`,
  );
  await database.query(`UPDATE "NewStudent" SET "DormState" = '0' WHERE "Id" LIKE 'race-new-%'`);
}

/** Accounts and sessions of everybody who waits for the door to open. */
export async function letIn(database: Queryable, students: number): Promise<void> {
  await database.query(
    `INSERT INTO "SysUser" ("Id", "LoginName", "TrueName", "UserType", "State", "IsWeakPwd", "IsDeleted", "Version")
     SELECT 'race-user-' || n, 'race' || n, '新生', '4', '1', 0, 0, 1 FROM generate_series(0, $1::int - 1) n`,
    [students],
  );
  await database.query(
    `INSERT INTO "UserRole" ("Id", "UserId", "RoleId", "IsDeleted", "Version")
     SELECT 'race-role-' || n, 'race-user-' || n, r."Id", 0, 1 FROM generate_series(0, $1::int - 1) n, "SysRole" r WHERE r."RoleCode" = 'freshman'`,
    [students],
  );
  await database.query(
    `INSERT INTO sys_session (id, user_id, stamp, expires, ip, user_agent)
     SELECT encode(sha256(convert_to('bed-race-' || lpad(n::text, 34, '0'), 'UTF8')), 'hex'), u."Id", ${STAMP_SQL},
       now() + interval '1 hour', '127.0.0.1', 'race'
     FROM generate_series(0, $1::int - 1) n JOIN "SysUser" u ON u."Id" = 'race-user-' || n`,
    [students],
  );
  await database.query('ANALYZE');
}
