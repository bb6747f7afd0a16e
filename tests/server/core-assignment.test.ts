import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { runAction } from '../../src/server/data/write/actions.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { saveRow } from '../../src/server/data/write/write.ts';
import { modules } from '../../src/server/modules/index.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';

let school: TestEngine;
let college: Caller;
let office: Caller;
let serial = 0;
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

async function add(entity: string, row: Row): Promise<void> {
  const model = school.engine.catalog.entities.get(entity)!;
  await school.write((tx) =>
    insertRow(tx, model, row, { caller: school.as({}), now: `${lastMonth} 08:00:00` }),
  );
}

async function one(table: string, id: string): Promise<Row> {
  const answer = await school.engine.database.query<Row>(`SELECT * FROM "${table}" WHERE "Id" = $1`, [id]);
  return answer.rows[0]!;
}

/** A class with one student, in a college of its own numbers. */
async function aClass(collegeId: string): Promise<string> {
  const id = `k${++serial}`;
  const place = { CollegeId: collegeId, MajorId: 'm1', GradeYear: 2024 };
  await add(entities.ClassInfo, { Id: id, ClassCode: id, ClassName: `${id}班`, State: '1', ...place });
  const about = { TrainLevel: '3', Gender: '1', ClassId: id, StudentNo: `2024${id}`, TrueName: id };
  await add(entities.Student, { Id: `s-${id}`, ...place, ...about });
  return id;
}

const assign = (caller: Caller, Data: Row) =>
  school.write((tx) =>
    saveRow(school.engine, tx, caller, {
      Entity: entities.CounsellorClass,
      EnCode: 'core.cc.add',
      Data: { PostType: '1', StartDate: lastMonth, ...Data },
    }),
  );

beforeAll(async () => {
  school = await openTestEngine('schemas', modules);
  for (const id of ['c1', 'c2'])
    await add(entities.Org, {
      Id: id,
      OrgCode: id,
      OrgName: id,
      OrgType: '2',
      OrgPath: `/${id}/`,
      State: '1',
    });
  for (const id of ['t1', 't2'])
    await add(entities.Teacher, {
      Id: id,
      TeacherNo: `100${id}`,
      TrueName: id,
      OrgId: 'c1',
      PostType: '1',
      State: '1',
    });
  college = school.as({ UserId: 'u1', TeacherId: 'x1', Roles: ['college_admin'], CollegeIds: ['c1'] });
  office = school.as({ UserId: 'u2', TeacherId: 'x2', Roles: ['school_admin'] });
});
afterAll(() => school.close());

describe('assigning counsellors to classes', () => {
  let own: string;
  beforeEach(async () => {
    own = await aClass('c1');
  });

  it('takes the college from the class, and hands class and students over', async () => {
    const { Id } = await assign(college, { TeacherId: 't1', ClassId: own });
    expect(await one('CounsellorClass', Id)).toMatchObject({ CollegeId: 'c1', GradeYear: 2024 });
    expect(await one('ClassInfo', own)).toMatchObject({ CounsellorId: 't1' });
    expect(await one('Student', `s-${own}`)).toMatchObject({ CounsellorId: 't1' });
  });

  it('refuses a class of another college (S07)', async () => {
    const other = await aClass('c2');
    const refusal = await refusalOf(assign(college, { TeacherId: 't1', ClassId: other }));
    expect(refusal).toBe('无权操作该数据');
    expect(await one('ClassInfo', other)).toMatchObject({ CounsellorId: null });
    const forged = await refusalOf(assign(college, { TeacherId: 't1', ClassId: other, CollegeId: 'c1' }));
    expect(forged).toBe('CollegeId: 学院不能修改');
  });

  it('has one counsellor per class, and says who it is', async () => {
    await assign(college, { TeacherId: 't1', ClassId: own });
    const refusal = await refusalOf(assign(college, { TeacherId: 't2', ClassId: own }));
    expect(refusal).toBe(`ClassId: 该班级已分配辅导员t1（${lastMonth}起），请先结束其任职或直接更换`);
  });

  it('takes class and students back when the assignment ends', async () => {
    const { Id } = await assign(college, { TeacherId: 't1', ClassId: own });
    const end = { EnCode: 'core.cc.end', Ids: [Id], Params: { EndDate: today } };
    await school.write((tx) => runAction(school.engine, tx, college, end));
    expect(await one('ClassInfo', own)).toMatchObject({ CounsellorId: null });
    expect(await one('Student', `s-${own}`)).toMatchObject({ CounsellorId: null });
  });

  it('moves the assignment when the class is given to somebody else', async () => {
    const { Id } = await assign(office, { TeacherId: 't1', ClassId: own });
    const move = { EnCode: 'core.class.assign', Ids: [own], Params: { TeacherId: 't2' } };
    await school.write((tx) => runAction(school.engine, tx, office, move));
    expect((await one('CounsellorClass', Id))['EndDate']).not.toBeNull();
    const live = await school.engine.database.query(
      `SELECT "TeacherId" FROM "CounsellorClass" WHERE "ClassId" = $1 AND "EndDate" IS NULL AND "IsDeleted" = 0`,
      [own],
    );
    expect(live.rows).toEqual([{ TeacherId: 't2' }]);
    expect(await one('Student', `s-${own}`)).toMatchObject({ CounsellorId: 't2' });
  });
});

describe('organisations', () => {
  const save = (EnCode: string, Data: Row) =>
    school.write((tx) => saveRow(school.engine, tx, office, { Entity: entities.Org, EnCode, Data }));
  const org = (code: string, parent: string | null) => ({
    OrgCode: code,
    OrgName: code,
    OrgType: '5',
    ParentId: parent,
    State: '1',
  });

  it('know their way from the root, and never stand under themselves', async () => {
    const top = await save('core.org.add', org('o1', null));
    const below = await save('core.org.add', org('o2', top.Id));
    expect(await one('Org', below.Id)).toMatchObject({ OrgPath: `/${top.Id}/${below.Id}/` });
    const loop = save('core.org.edit', { ...top, ...org('o1', below.Id) });
    expect(await refusalOf(loop)).toBe('ParentId: 上级机构不能是本机构或其下级机构');
    await save('core.org.edit', { ...top, ...org('o1', 'c1') });
    expect(await one('Org', below.Id)).toMatchObject({ OrgPath: `/c1/${top.Id}/${below.Id}/` });
  });
});
