import type { Client } from 'pg';
import type { CallRequest } from './api.ts';
import type { Person } from './people.ts';

const Entity = 'leave/LeaveApply';
const filters = [
  { LeaveType: '1', Status: '2' },
  { LeaveType: '2', Status: '2' },
  { LeaveType: '1', Status: '1' },
];

/** A list of 20 as the counsellor's page asks for it: its tab, a filter, newest first, all columns. */
export function listRequests(counsellors: readonly Person[]): CallRequest[] {
  return counsellors.map(({ token }, index) => ({
    name: 'Data/List',
    token,
    method: 'POST',
    write: false,
    input: {
      Entity,
      Page: 'leave/approve-leave',
      Tab: 'all',
      Filter: filters[index % filters.length],
      PageIndex: 1,
      PageSize: 20,
      sortField: 'CreateDate',
      sortOrder: 'descend',
    },
  }));
}

/** One application of one of the counsellor's own classes each. */
export async function getRequests(client: Client, counsellors: readonly Person[]): Promise<CallRequest[]> {
  const names = counsellors.map((person) => person.loginName);
  const answer = await client.query<{ LoginName: string; Id: string }>(
    `SELECT u."LoginName", (SELECT l."Id" FROM "LeaveApply" l WHERE l."ClassId" = c."ClassId" AND l."IsDeleted" = 0 AND l."Status" = '2'
       ORDER BY l."CreateDate" DESC OFFSET length(u."LoginName") LIMIT 1) AS "Id"
     FROM "SysUser" u JOIN "Teacher" t ON t."UserId" = u."Id"
       JOIN LATERAL (SELECT "ClassId" FROM "CounsellorClass" k WHERE k."TeacherId" = t."Id" LIMIT 1) c ON true
     WHERE u."LoginName" = ANY($1)`,
    [names],
  );
  const ids = new Map(answer.rows.map((row) => [row.LoginName, row.Id]));
  return counsellors.map(({ token, loginName }) => ({
    name: 'Data/Get',
    token,
    method: 'GET',
    write: false,
    input: { Entity, Id: ids.get(loginName) ?? '' },
  }));
}

const draftStart = '2030-03-01 08:00:00';

/** Drafts are the newest rows and in no list: left where they are, they would lie in the way of the next list's search. */
export async function removeDrafts(client: Client): Promise<void> {
  await client.query(
    `DELETE FROM "LeaveApply" WHERE "StartTime" = $1::timestamp AT TIME ZONE 'Asia/Shanghai'`,
    [draftStart],
  );
  await client.query('VACUUM "LeaveApply"');
}

/** A student keeps a draft of an application. */
export function createRequests(students: readonly Person[]): CallRequest[] {
  return students.map(({ token }) => ({
    name: 'Data/Save',
    token,
    method: 'POST',
    write: true,
    input: {
      Entity,
      EnCode: 'leave.apply.save',
      Data: {
        LeaveType: '1',
        LeaveScope: '0',
        StartTime: draftStart,
        EndTime: '2030-03-02 08:00:00',
        IsStayOut: 0,
        Reason: '家中有事需要回家处理',
        Phone: '13870001234',
        EmergencyName: '家长',
        EmergencyPhone: '13970001234',
        ParentKnown: 1,
      },
    },
  }));
}
