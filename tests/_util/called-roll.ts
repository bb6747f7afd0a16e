import { entities } from '../../src/contract/generated/entities.ts';
import { at, today } from './roll-time.ts';
import type { TestClient, TestSchool } from './server.ts';

/** A roll of one student. */
export interface CalledRoll {
  readonly name: string;
  readonly studentNo: string;
  readonly place: { readonly Lng: number; readonly Lat: number };
}

/** A counsellor calls one name, now and for an hour, whatever the hour is. */
export async function callRoll(
  school: TestSchool,
  counsellor: TestClient,
  { name, studentNo, place }: CalledRoll,
): Promise<void> {
  const { value } = await counsellor.call('Data/List', {
    Entity: entities.Student,
    Filter: { StudentNo: studentNo },
    PageIndex: 1,
    PageSize: 10,
  });
  const Data = {
    TaskName: name,
    NamingType: '1',
    NamingMode: '1',
    Cycle: '1',
    StartDate: today(),
    EndDate: today(),
    BeginTime: '00:00',
    EndTime: '23:59',
    LateMinutes: 10,
    ScopeType: '8',
    StudentIds: [value.rows[0].Id],
    ExcludeLeave: 0,
    Place: '图书馆',
    Geo: place,
    Radius: 300,
    NeedPhoto: 0,
    RemindMinutes: 0,
    Channels: ['1'],
  };
  const saved = await counsellor.call('Data/Save', {
    Entity: entities.NamingTask,
    EnCode: 'rollcall.task.publish',
    Data,
  });
  if (saved.code !== 0) throw new Error(saved.text);
  await beginRoll(school, name);
}

/** The roll of a task began a moment ago and lasts an hour. */
export async function beginRoll({ database }: TestSchool, name: string): Promise<void> {
  for (const table of ['NamingInstance', 'NamingRecord'])
    await database.query(
      `UPDATE "${table}" SET "BeginAt" = $1::timestamptz, "EndAt" = $2::timestamptz WHERE "TaskName" = $3`,
      [at(-2), at(60), name],
    );
}
