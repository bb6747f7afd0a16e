import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import { runAction } from '../../src/server/data/write/actions.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { modules } from '../../src/server/modules/index.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';

let school: TestEngine;

beforeAll(async () => {
  school = await openTestEngine('schemas', modules);
  const by = { caller: school.as({}), now: '2026-09-01 08:00:00' };
  const add = (entity: string, row: Row) =>
    school.write((tx) => insertRow(tx, school.engine.catalog.entities.get(entity)!, row, by));
  for (const id of ['t1', 't2', 't3'])
    await add(entities.Teacher, {
      Id: id,
      TeacherNo: id,
      TrueName: id,
      OrgId: 'c1',
      PostType: '1',
      State: '1',
    });
  const place = { CollegeId: 'c1', MajorId: 'm1', GradeYear: 2026 };
  for (const id of ['k1', 'k2'])
    await add(entities.ClassInfo, { Id: id, ClassCode: id, ClassName: id, State: '1', ...place });
  for (const no of [1, 2])
    await add(entities.Student, {
      Id: `s${no}`,
      StudentNo: `2026${no}`,
      TrueName: '某人',
      TrainLevel: '3',
      ClassId: 'k1',
      ...place,
    });
});
afterAll(() => school.close());

/** Long enough for what does not wait to be over; what waits is not judged by it. */
const pause = () => new Promise<void>((resume) => setTimeout(resume, 1_500));

it('a student who moves while the class is given away has its counsellor, though neither act sees the other', async () => {
  const office = school.as({ UserId: 'u1', Roles: ['school_admin'] });
  let begin = () => {};
  const begun = new Promise<void>((resume) => {
    begin = resume;
  });
  const second = begun.then(() => school.act(office, 'core.class.assign', ['k2'], { TeacherId: 't2' }));
  await school.write(async (tx) => {
    const move = { EnCode: 'core.student.move', Ids: ['s1'], Params: { ClassId: 'k2' } };
    await runAction(school.engine, tx, office, move);
    begin();
    await Promise.race([second, pause()]);
  });
  await second;
  const stored = await school.engine.database.query(
    `SELECT s."ClassId", s."CounsellorId" FROM "Student" s WHERE s."Id" = 's1'`,
  );
  expect(stored.rows).toEqual([{ ClassId: 'k2', CounsellorId: 't2' }]);
});
