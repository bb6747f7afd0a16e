import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOffice, type Office } from '../_util/office.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const STUDENT = { TrueName: '甲', StudentStatus: '01' };
const COURSE = { CourseNo: 'LD1', CourseName: '绿化养护', LabourType: '2', LabourForm: '2', State: '1' };

it('who leaves the school gives back places in courses to come, and keeps what was earned', async () => {
  const left = await office.rehearse(office.engine, async (desk) => {
    const { engine, tx, caller, now } = desk;
    const add = (name: string, row: Record<string, unknown>) =>
      insertRow(tx, engine.catalog.entities.get(name)!, row, { caller, now });
    await add('core/Student', { Id: 's1', StudentNo: '2026001', ...STUDENT });
    await add('labour/LabourCourse', { Id: 'c1', ...COURSE });
    const entry = { StudentId: 's1', StudentNo: '2026001', CourseId: 'c1', CourseName: '绿化养护' };
    const places = { joined: ['1', '1'], waits: ['2', '2'], done: ['4', '5'], here: ['1', '4'] };
    for (const [id, [PlaceState, State]] of Object.entries(places)) {
      await add('labour/LabourCourse', { ...COURSE, Id: id, CourseNo: id });
      await add('labour/LabourEnrol', { ...entry, CourseId: id, Id: id, PlaceState, State });
    }
    const gone = { StudentStatus: '03', StatusDate: now.slice(0, 10), StatusReason: '退学' };
    await desk.act('core.student.status', ['s1'], gone);
    return desk.rows('SELECT "Id", "PlaceState", "CancelReason" FROM "LabourEnrol" ORDER BY "Id"');
  });
  expect(left).toEqual([
    { Id: 'done', PlaceState: '4', CancelReason: null },
    { Id: 'here', PlaceState: '1', CancelReason: null },
    { Id: 'joined', PlaceState: '3', CancelReason: '已离校' },
    { Id: 'waits', PlaceState: '3', CancelReason: '已离校' },
  ]);
});
