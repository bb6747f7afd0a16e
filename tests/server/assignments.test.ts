import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { runAction } from '../../src/server/data/write/actions.ts';
import type { Refusal } from '../../src/server/data/refusal.ts';
import { endAssignments, rebuildCopies } from '../../src/server/engines/assignment/index.ts';
import { followSince } from '../../src/server/engines/assignment/clock.ts';
import { openOffice, type Desk, type Office } from '../_util/office.ts';
import {
  SCHOOL,
  classId,
  counsellor,
  edit,
  holders,
  live,
  refusedAt,
  roles,
  studentId,
  teacher,
} from '../_util/office-sight.ts';
import { dayOf, officeYear, type Act } from '../_util/office-year.ts';

let office: Office;
let acts: ReadonlyMap<string, Act>;

beforeAll(async () => {
  office = await openOffice();
  acts = new Map((await officeYear(office)).map((act) => [act.name, act]));
});
afterAll(() => office.close());

const inSchool = <T>(work: (desk: Desk) => Promise<T>): Promise<T> =>
  office.rehearse(office.engine, async (desk) => {
    for (const name of SCHOOL) await acts.get(name)!.run(desk);
    return work(desk);
  });

describe('forms and workbooks write assignments', () => {
  it('the form of a class replaces, and clears what it leaves empty', () =>
    inSchool(async (desk) => {
      const id = await classId(desk, 'K1');
      await edit(desk, 'core/ClassInfo', 'core.class.edit', id, {
        CounsellorId: await teacher(desk, 'T003'),
      });
      expect(await live(desk, `a."ClassId" = $1 AND a."PostType" = '1'`, [id])).toEqual(['T003']);
      expect(await counsellor(desk, '2025001')).toBe('T003');
      await edit(desk, 'core/ClassInfo', 'core.class.edit', id, { CounsellorId: null, HeadTeacherId: null });
      expect(await live(desk, `a."ClassId" = $1`, [id])).toEqual([]);
      expect([await holders(desk, 'K1'), await counsellor(desk, '2025001')]).toEqual([[null, null], null]);
    }));

  it('a form that was open before the copy changed is not stored over it', () =>
    inSchool(async (desk) => {
      const open = await desk.row('core/Student', 'StudentNo', '2025001');
      await desk.act('core.class.assign', [await classId(desk, 'K1')], {
        TeacherId: await teacher(desk, 'T003'),
      });
      const save = () => desk.save('core/Student', 'core.student.edit', { ...open, QQ: '12345' });
      expect(await refusedAt(desk, save)).toBe('数据已被他人修改，请刷新后重试');
    }));

  it('a workbook that names staff who are not there yet says who', () =>
    office.rehearse(office.engine, async (desk) => {
      for (const name of ['colleges', 'majors']) await acts.get(name)!.run(desk);
      const early = () => acts.get('classes with counsellors')!.run(desk);
      expect(await refusedAt(desk, early)).toBe('core.class.import 2 辅导员: 辅导员「T001」不存在');
      await acts.get('staff')!.run(desk);
      await early();
      expect(await holders(desk, 'K2')).toEqual(['T002', 'L001']);
    }));

  it('a second assignment is refused with the name of who is there, whatever its dates, and may follow the first', () =>
    inSchool(async (desk) => {
      const id = await classId(desk, 'K2');
      const add = async (no: string, more: Row) => {
        const TeacherId = await teacher(desk, no);
        return desk.save('core/CounsellorClass', 'core.cc.add', {
          TeacherId,
          ClassId: id,
          PostType: '1',
          ...more,
        });
      };
      const text = `该班级已分配辅导员辅导员乙（${dayOf(desk)}起），请先结束其任职或直接更换`;
      expect(await refusedAt(desk, () => add('T003', { StartDate: dayOf(desk) }))).toBe(text);
      expect(await refusedAt(desk, () => add('T003', { StartDate: dayOf(desk, 90) }))).toBe(text);
      const before = { StartDate: dayOf(desk, -90), EndDate: dayOf(desk) };
      await add('T003', before);
      const [held] = await desk.rows<{ Id: string }>(
        `SELECT "Id" FROM "CounsellorClass" WHERE "ClassId" = $1 AND "PostType" = '1' AND "EndDate" IS NULL`,
        [id],
      );
      await desk.act('core.cc.end', [held!.Id], { EndDate: dayOf(desk, 30) });
      await add('T003', { StartDate: dayOf(desk, 30) });
      expect(await holders(desk, 'K2')).toEqual(['T002', 'L001']);
      const late = () => desk.act('core.cc.end', [held!.Id], { EndDate: dayOf(desk, -30) });
      expect(await refusedAt(desk, late)).toBe('结束时间不能小于开始时间');
    }));

  it('one act replaces a holder, today or on a day to come', () =>
    inSchool(async (desk) => {
      const id = await classId(desk, 'K2');
      const held = async () =>
        (
          await desk.rows<{ Id: string }>(
            `SELECT "Id" FROM "CounsellorClass" WHERE "ClassId" = $1 AND "PostType" = '1' AND "IsDeleted" = 0
             AND ("EndDate" IS NULL OR "EndDate" > current_date) ORDER BY "StartDate" LIMIT 1`,
            [id],
          )
        )[0]!.Id;
      const replace = async (no: string, StartDate: string) =>
        desk.act('core.cc.replace', [await held()], { TeacherId: await teacher(desk, no), StartDate });
      await replace('T003', dayOf(desk));
      expect([await holders(desk, 'K2'), await counsellor(desk, '2025004')]).toEqual([
        ['T003', 'L001'],
        'T003',
      ]);
      // Of the old holder, the new one, the class and each of its students there is one entry, not one more for a moment without holder.
      const twice = await desk.rows(
        `SELECT "Entity", "RowId", count(*)::int AS n FROM "AuditLog" WHERE "EnCode" = 'core.cc.replace'
         GROUP BY "Entity", "RowId" HAVING count(*) > 1`,
      );
      expect(twice).toEqual([]);
      await replace('T004', dayOf(desk, 30));
      expect(await holders(desk, 'K2')).toEqual(['T003', 'L001']);
      expect(await refusedAt(desk, () => replace('T003', dayOf(desk, 40)))).toBe('接任者与现任相同');
      expect(await refusedAt(desk, () => replace('L002', dayOf(desk)))).toContain('不在可选范围内');
    }));

  it('asks for a class or a student, and for one of them', () =>
    inSchool(async (desk) => {
      const about = { TeacherId: await teacher(desk, 'L002'), PostType: '2', StartDate: dayOf(desk) };
      const save = (more: Row) => desk.save('core/CounsellorClass', 'core.cc.add', { ...about, ...more });
      expect(await refusedAt(desk, () => save({}))).toBe('请选择班级或学生');
      const both = { ClassId: await classId(desk, 'K3'), StudentId: await studentId(desk, '2025001') };
      expect(await refusedAt(desk, () => save(both))).toBe('班级、学生只能填写一项');
    }));

  it('a college administrator assigns in the own college alone', () =>
    inSchool(async (desk) => {
      await acts.get('administrators of colleges')!.run(desk);
      const dean = office.as(await desk.subject('dean1'));
      const give = async (code: string) =>
        desk.save(
          'core/CounsellorClass',
          'core.cc.add',
          {
            TeacherId: await teacher(desk, 'L002'),
            ClassId: await classId(desk, code),
            PostType: '2',
            StartDate: dayOf(desk, 400),
          },
          dean,
        );
      expect(await refusedAt(desk, () => give('K3'))).toBe('无权操作该数据');
    }));
});

describe('batches', () => {
  it('moves students with what belongs to the class, and says why some stay', () =>
    inSchool(async (desk) => {
      const [one, own] = [await studentId(desk, '2025001'), await studentId(desk, '2025003')];
      const other = await studentId(desk, '2025006');
      await edit(desk, 'core/Student', 'core.student.edit', own, {
        CounsellorId: await teacher(desk, 'T004'),
      });
      const move = (ids: string[], more: Row = {}) => desk.act('core.student.move', ids, more);
      const K2 = await classId(desk, 'K2');
      const partly = await move([one, other], { ClassId: K2 }).catch((error: unknown) => error as Refusal);
      expect(partly).toMatchObject({
        message: '成功1条，失败1条',
        value: { Fails: [{ Id: other, Message: '班级「K2班」属于农学院，与学院工学院不符' }] },
      });
      await move([own], { ClassId: K2, KeepCounsellor: 1 });
      expect([await counsellor(desk, '2025001'), await counsellor(desk, '2025003')]).toEqual([
        'T002',
        'T004',
      ]);
      await move([own], { ClassId: await classId(desk, 'K1') });
      expect(await counsellor(desk, '2025003')).toBe('T001');
      expect(await live(desk, `a."StudentId" = $1`, [own])).toEqual([]);
    }));

  it('gives several classes to one teacher, with the role that it needs', () =>
    inSchool(async (desk) => {
      const ids = [await classId(desk, 'K3'), await classId(desk, 'K4')];
      await desk.act('core.class.assignHead', ids, { TeacherId: await teacher(desk, 'L002') });
      expect(await holders(desk, 'K3')).toEqual(['T003', 'L002']);
      expect(await roles(desk, 'L002')).toEqual(['head_teacher', 'teacher']);
      const noCounsellor = await refusedAt(desk, async () =>
        desk.act('core.class.assign', [ids[0]!], { TeacherId: await teacher(desk, 'L002') }),
      );
      expect(noCounsellor).toBe('辅导员「讲师乙」不在可选范围内');
    }));

  it('takes as many statements for three hundred students as for three', async () => {
    const counted = async (students: number) =>
      inSchool(async (desk) => {
        await desk.tx.query(
          `INSERT INTO "Student" SELECT (jsonb_populate_record(s, jsonb_build_object('Id', 'more' || n, 'StudentNo', '9' || lpad(n::text, 6, '0'),
             'IdCardNo', NULL, 'UserId', NULL))).* FROM "Student" s, generate_series(1, $1::int) n WHERE s."StudentNo" = '2025001'`,
          [students],
        );
        let count = 0;
        const query: Desk['tx']['query'] = (...asked) => {
          count += 1;
          return desk.tx.query(...asked);
        };
        const Params = { TeacherId: await teacher(desk, 'T003') };
        const request = { EnCode: 'core.class.assign', Ids: [await classId(desk, 'K1')], Params };
        await runAction(office.engine, { ...desk.tx, query }, office.clerk, request);
        const behind = await desk.rows(
          `SELECT 1 FROM "Student" WHERE "ClassId" = $1 AND "CounsellorId" <> $2`,
          [await classId(desk, 'K1'), await teacher(desk, 'T003')],
        );
        expect(behind).toEqual([]);
        return count;
      });
    expect(await counted(300)).toBe(await counted(3));
  });
});

describe('dates', () => {
  it('what begins or ends by its date is followed when the day has come', () =>
    inSchool(async (desk) => {
      const TeacherId = await teacher(desk, 'L002');
      const about = { TeacherId, ClassId: await classId(desk, 'K3'), PostType: '2' };
      const dates = { StartDate: dayOf(desk, 10), EndDate: dayOf(desk, 20) };
      const { Id } = await desk.save('core/CounsellorClass', 'core.cc.add', { ...about, ...dates });
      expect([await holders(desk, 'K3'), await roles(desk, 'L002')]).toEqual([['T003', null], ['teacher']]);
      // The days go by, which here means that the dates come nearer.
      const nearer = (days: number) =>
        desk.tx.query(
          `UPDATE "CounsellorClass" SET "StartDate" = "StartDate" - $2::int, "EndDate" = "EndDate" - $2::int WHERE "Id" = $1`,
          [Id, days],
        );
      await nearer(10);
      await followSince(desk, dayOf(desk, -1));
      expect([await holders(desk, 'K3'), await roles(desk, 'L002')]).toEqual([
        ['T003', 'L002'],
        ['head_teacher', 'teacher'],
      ]);
      await nearer(10);
      await followSince(desk, dayOf(desk, -1));
      expect([await holders(desk, 'K3'), await roles(desk, 'L002')]).toEqual([['T003', null], ['teacher']]);
    }));

  it('a person leaves on a day to come: nothing changes until then, and nothing begins after', () =>
    inSchool(async (desk) => {
      const TeacherId = await teacher(desk, 'L002');
      const ClassId = await classId(desk, 'K4');
      await desk.save('core/CounsellorClass', 'core.cc.add', {
        TeacherId,
        ClassId,
        PostType: '2',
        StartDate: dayOf(desk, 30),
      });
      await desk.act('core.class.assignHead', [await classId(desk, 'K3')], { TeacherId });
      expect(await endAssignments(desk, { TeacherId }, dayOf(desk, 5), 'core.teacher.edit')).toBe(2);
      expect(await holders(desk, 'K3')).toEqual(['T003', 'L002']);
      expect(await endAssignments(desk, { TeacherId }, dayOf(desk), 'core.teacher.edit')).toBe(1);
      expect([await holders(desk, 'K3'), await roles(desk, 'L002')]).toEqual([['T003', null], ['teacher']]);
      await expect(endAssignments(desk, {}, dayOf(desk), 'core.teacher.edit')).rejects.toThrow(
        'was not said',
      );
    }));

  it('a teacher who is deleted holds nothing any more', () =>
    inSchool(async (desk) => {
      await desk.act('core.teacher.delete', [await teacher(desk, 'T001')]);
      expect([await holders(desk, 'K1'), await counsellor(desk, '2025001')]).toEqual([[null, 'H001'], null]);
    }));

  it('the next school year takes no class away, and finds who was there in it', () =>
    inSchool(async (desk) => {
      for (const name of ['term', 'term is current', 'next term', 'next term is current'])
        await acts.get(name)!.run(desk);
      expect((await desk.subject('T001')).ClassIds).toEqual([await classId(desk, 'K1')]);
    }));
});

describe('copies', () => {
  it('open applications follow; closed ones stay as they were, and are seen by who is responsible now', () =>
    inSchool(async (desk) => {
      await acts.get('leave is drafted')!.run(desk);
      const [first] = await desk.rows<{ Id: string }>('SELECT "Id" FROM "LeaveApply"');
      await acts.get('leave is drafted')!.run(desk);
      await desk.tx.query(`UPDATE "LeaveApply" SET "Status" = '2' WHERE "Id" = $1`, [first!.Id]);
      await acts.get('counsellor of a class is replaced')!.run(desk);
      const student = await studentId(desk, '2025001');
      await edit(desk, 'core/Student', 'core.student.edit', student, { TrueName: '新名' });
      const rows = await desk.rows(
        `SELECT l."Status", l."TrueName", t."TeacherNo" FROM "LeaveApply" l JOIN "Teacher" t ON t."Id" = l."CounsellorId" ORDER BY 1`,
      );
      expect(rows).toEqual([
        { Status: '0', TrueName: '新名', TeacherNo: 'T002' },
        { Status: '2', TrueName: '学生01', TeacherNo: 'T002' },
      ]);
    }));

  it('are rebuilt from the assignments, and need it only where something else wrote them', () =>
    inSchool(async (desk) => {
      expect(await rebuildCopies(desk)).toEqual([]);
      await desk.tx.query(`UPDATE "Student" SET "CounsellorId" = 'nobody'`);
      expect(await rebuildCopies(desk)).toEqual([{ entity: '学生', field: '辅导员', rows: 9 }]);
      await desk.tx.query(`UPDATE "ClassInfo" SET "CounsellorId" = NULL`);
      expect(await rebuildCopies(desk)).toEqual([{ entity: '班级', field: '辅导员', rows: 4 }]);
      expect([await holders(desk, 'K1'), await counsellor(desk, '2025007')]).toEqual([
        ['T001', 'H001'],
        'T001',
      ]);
    }));

  it('are noted in the audit under the act that they follow', () =>
    inSchool(async (desk) => {
      await acts.get('counsellor of a class is replaced')!.run(desk);
      const noted = await desk.rows<{ Entity: string; count: number }>(
        `SELECT "Entity", count(*)::int AS count FROM "AuditLog" WHERE "EnCode" = 'core.class.assign' GROUP BY 1 ORDER BY 1`,
      );
      // One entry each: the next holder follows the last one with nobody in between.
      expect(noted).toEqual([
        { Entity: 'core/ClassInfo', count: 1 },
        { Entity: 'core/CounsellorClass', count: 2 },
        { Entity: 'core/Student', count: 3 },
      ]);
    }));
});

describe('administrators of colleges', () => {
  it('are given their colleges by the workbook, which says where none is meant', async () => {
    const users = ['登录名', '姓名', '用户类型', '所属机构', '角色', '授权机构'];
    const later = await office.workbook([users, ['dean1', '院长甲', '教职工', '工学院', '', '工学院']]);
    const wrong = await office.workbook([users, ['user9', '某人', '教职工', '工学院', '任课教师', '工学院']]);
    await inSchool(async (desk) => {
      await acts.get('administrators of colleges')!.run(desk);
      await desk.import('system.user.import', later, true);
      expect((await desk.subject('dean1')).CollegeIds).toHaveLength(3);
      const text = await refusedAt(desk, () => desk.import('system.user.import', wrong));
      expect(text).toBe('system.user.import 2 授权机构: 授权机构只用于按学院授权的角色，如学院管理员');
    });
  });
});

describe('installations of before', () => {
  it('keep what they said, in assignments', () =>
    inSchool(async (desk) => {
      const sql = readFileSync('src/server/data/tables/migrations/0001-assignments.sql', 'utf8');
      const [K1, K2, K3] = [await classId(desk, 'K1'), await classId(desk, 'K2'), await classId(desk, 'K3')];
      // A head teacher and a counsellor without any assignment, a year that is over, and a last day that is today.
      await desk.tx.query(
        `DELETE FROM "CounsellorClass" WHERE "StudentId" IS NOT NULL;
         DELETE FROM "CounsellorClass" WHERE "PostType" = '2';
         DELETE FROM "CounsellorClass" WHERE "ClassId" = '${K1}';
         UPDATE "CounsellorClass" SET "StartDate" = current_date - 300;
         UPDATE "CounsellorClass" SET "EndDate" = current_date WHERE "ClassId" = '${K3}';
         DELETE FROM sys_meta WHERE key = 'assignments.day'`,
      );
      for (const name of ['term', 'term is current', 'next term', 'next term is current'])
        await acts.get(name)!.run(desk);
      await desk.tx.query(
        `UPDATE "CounsellorClass" SET "SchoolYearId" = (SELECT "Id" FROM "SchoolYear" WHERE "YearName" = '2025-2026') WHERE "ClassId" = '${K2}'`,
      );
      await desk.tx.query(sql);
      expect(await rebuildCopies(desk)).toEqual([]);
      expect(await holders(desk, 'K1')).toEqual(['T001', 'H001']);
      expect(await holders(desk, 'K2')).toEqual(['T002', 'L001']);
      expect(await live(desk, `a."ClassId" = $1`, [K2])).toEqual(['L001', 'T002']);
      expect(await live(desk, `a."ClassId" = $1`, [K3])).toEqual(['T003']);
      expect(await counsellor(desk, '2025007')).toBe('T001');
      expect(await roles(desk, 'L001')).toEqual(['head_teacher', 'teacher']);
    }));
});
