import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { listRows } from '../../src/server/data/read/list.ts';
import { pageOfDocuments } from '../../src/server/jobs/print/documents.ts';
import { templateOf } from '../../src/server/jobs/print/template.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { askQuery } from '../../src/server/engines/query/ask.ts';
import { modules } from '../../src/server/modules/index.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';

const PLAN = 'divide-class/DividePlan';
const GROUP = 'divide-class/DivideClass';
const RESULT = 'divide-class/DivideResult';
const PEOPLE = 240;
const REGIONS = ['360100', '360100', '360700', '430100', '440100'];

describe('M08 a class of 240 is divided into 6', () => {
  let test: TestEngine;
  beforeAll(async () => {
    test = await openTestEngine('schemas', modules);
    const by = { caller: programCaller('divide', 'given'), now: '2026-08-01 08:00:00' };
    const given: [string, Row][] = [
      ['core/Org', { Id: 'o1', OrgCode: '01', OrgName: '农学院', OrgType: '2', State: '1' }],
      ['core/Major', { Id: 'm1', MajorCode: '090101', MajorName: '农学', CollegeId: 'o1', State: '1' }],
      ['core/Major', { Id: 'm2', MajorCode: '090103', MajorName: '植保', CollegeId: 'o1', State: '1' }],
      ['core/Teacher', { Id: 't1', TeacherNo: 'T1', TrueName: '辅导员', PostType: '1', State: '1' }],
      ['orientation/OrientationBatch', { Id: 'b1', BatchName: '2026级', GradeYear: 2026, State: '1' }],
    ];
    for (let at = 0; at < PEOPLE; at += 1)
      given.push([
        'orientation/NewStudent',
        {
          Id: `n${at}`,
          BatchId: 'b1',
          ExamineeNo: `2636${String(at).padStart(10, '0')}`,
          TrueName: `新生${at}`,
          Gender: (at * 7) % 10 < 4 ? '1' : '2',
          ExamScore: 480 + ((at * 137) % 160),
          SourceRegion: REGIONS[(at * 3) % 5],
          Nation: at % 13 === 0 ? '08' : '01',
          CollegeId: 'o1',
          MajorId: 'm1',
          GradeYear: 2026,
          CheckinState: '0',
          DormState: '0',
        },
      ]);
    // Nobody makes room for a new student who does not come.
    const [, last] = given.at(-1)!;
    const gone = { Id: 'gone', ExamineeNo: '26369999999999', TrueName: '不来', CheckinState: '5' };
    given.push(['orientation/NewStudent', { ...last, ...gone, MajorId: 'm2' }]);
    given.push(['orientation/NewStudent', { ...last, ...gone, Id: 'away', ExamineeNo: '26369999999998' }]);
    await test.write(async (tx) => {
      for (const [entity, row] of given)
        await insertRow(tx, test.engine.catalog.entities.get(entity)!, row, by);
    });
  }, 120_000);
  afterAll(() => test?.close());

  const office = () => test.as({ UserId: 'edu', Roles: ['school_admin'] });
  const rows = async (Entity: string, Filter = {}, caller = office()) =>
    (await listRows(test.engine, caller, { Entity, Filter, PageSize: 300 })).rows;
  const only = async (Entity: string, Filter = {}): Promise<Row> => (await rows(Entity, Filter))[0]!;
  const gap = (list: readonly Row[], name: string) => {
    const values = list.map((row) => Number(row[name]));
    return Math.max(...values) - Math.min(...values);
  };
  let plan = '';
  let other = '';

  it("classes and plans are made by the school's rules, as many as the people need", async () => {
    const made = { BatchId: 'b1', PlanCount: 40, Rules: ['1', '2', '3', '4'] };
    expect(await test.act(office(), 'divide.plan.make', [], made)).toEqual({ Plans: 1, Classes: 6 });
    const classes = await rows('core/ClassInfo');
    expect(classes.map(({ ClassName }) => ClassName)).toContain('农学2606班');
    expect(classes.map(({ ClassCode }) => ClassCode)).toContain('202609010106');
    expect(await only(PLAN)).toMatchObject({ PlanName: '农学分班', State: '0', Total: 0, GradeYear: 2026 });
    plan = String((await only(PLAN))['Id']);
    expect(await refusalOf(test.act(office(), 'divide.plan.publish', [plan]))).toBe('试算之后方可发布');
  });

  it('a trial tells the figures of each class, and another one stands beside it', async () => {
    expect(await test.act(office(), 'divide.plan.trial', [plan])).toEqual({ Count: PEOPLE });
    const groups = await rows(GROUP, { PlanId: plan });
    expect(groups.map(({ Count }) => Count)).toEqual([40, 40, 40, 40, 40, 40]);
    expect(groups.every(({ AvgScore }) => Number(AvgScore) > 500)).toBe(true);
    expect(gap(groups, 'Male')).toBe(0);
    expect(gap(groups, 'AvgScore')).toBeLessThan(1);
    expect(gap(groups, 'Minority')).toBeLessThanOrEqual(2);
    const told = await only(PLAN, { Id: [plan] });
    expect(told).toMatchObject({ State: '1', Total: PEOPLE, SizeGap: 0, MaleGap: 0 });
    expect(Number(told['ScoreGap'])).toBeCloseTo(gap(groups, 'AvgScore'), 1);
    const again = { PlanName: '只看性别', Rules: ['1'], Seed: 9 };
    await test.act(office(), 'divide.plan.again', [plan], again);
    other = String((await only(PLAN, { Keyword: '只看性别' }))['Id']);
    await test.act(office(), 'divide.plan.trial', [other]);
    const compare = await askQuery(test.engine, office(), test.engine.catalog.calls.get('Divide/Compare')!, {
      BatchId: 'b1',
      MajorId: 'm1',
    });
    expect(compare).toHaveLength(12);
    expect(gap(await rows(GROUP, { PlanId: other }), 'AvgScore')).toBeGreaterThan(gap(groups, 'AvgScore'));
    await test.act(office(), 'divide.plan.trial', [plan]);
    expect(await rows(RESULT, { PlanId: plan })).toHaveLength(PEOPLE);
  });

  it('a student is moved by hand while nobody was told, into no full class and no other plan', async () => {
    const groups = await rows(GROUP, { PlanId: plan });
    const [from, to] = groups.map(({ Id }) => String(Id));
    const student = await only(RESULT, { GroupId: from });
    const move = (GroupId: string) =>
      refusalOf(test.act(office(), 'divide.plan.adjust', [String(student['Id'])], { GroupId }));
    expect(await move(to!)).toBe('GroupId: 农学2602班超出计划人数');
    const foreign = await only(GROUP, { PlanId: other });
    expect(await move(String(foreign['Id']))).toBe('GroupId: 只能调入本方案的班级');
    await test.save(office(), 'core/ClassInfo', 'core.class.edit', {
      Id: groups[1]!['ClassId'],
      Version: 1,
      PlanCount: 41,
    });
    expect(await move(to!)).toBe('no refusal');
    expect((await rows(GROUP, { PlanId: plan })).map(({ Count }) => Count)).toEqual([39, 41, 40, 40, 40, 40]);
    expect(await only(PLAN, { Id: [plan] })).toMatchObject({ SizeGap: 2 });
    expect(await rows(RESULT, { PlanId: plan, IsManual: 1 })).toHaveLength(1);
  });

  it('publishing gives classes, and with them counsellors and what they reach; it is undone as a whole', async () => {
    const [group] = await rows(GROUP, { PlanId: plan });
    await test.act(office(), 'divide.class.assign', [String(group!['ClassId'])], { TeacherId: 't1' });
    expect(await test.act(office(), 'divide.plan.publish', [plan])).toEqual({ Count: PEOPLE });
    const own = await rows('orientation/NewStudent', { ClassId: String(group!['ClassId']) });
    expect(own).toHaveLength(39);
    expect(new Set(own.map(({ CounsellorId }) => CounsellorId))).toEqual(new Set(['t1']));
    const roster = test.engine.catalog.enCodes.get('divide.class.roster')!.action.template!;
    const seeded = test.engine.catalog.entities.get('print/PrintTemplate')!;
    const row = seeded.file.seed!.rows.find((one: Row) => one['TplCode'] === roster)!;
    await test.write((tx) =>
      insertRow(tx, seeded, row, { caller: programCaller('print', 'given'), now: '2026-08-01 08:00:00' }),
    );
    const template = await templateOf(test.engine, office(), roster);
    const [sheet] = (
      await pageOfDocuments(test.engine, office(), template, { Ids: [String(group!['ClassId'])] })
    ).rows;
    expect(Object.values(sheet!.Row['Children'] as object)).toMatchObject([{ length: 39 }]);
    const counsellor = test.as({ UserId: 'u1', Roles: ['counsellor'], TeacherId: 't1', ClassIds: [] });
    expect(await rows('orientation/NewStudent', {}, counsellor)).toHaveLength(39);
    expect(await refusalOf(test.act(office(), 'divide.plan.publish', [other]))).toBe(
      '240名新生在试算之后已分入班级，请重新试算',
    );
    expect(await refusalOf(test.act(office(), 'divide.plan.trial', [other]))).toBe('该专业没有未分班的新生');
    expect(await test.act(office(), 'divide.plan.revoke', [plan])).toEqual({ Count: PEOPLE });
    expect(await rows('orientation/NewStudent', {}, counsellor)).toHaveLength(0);
    expect(await only(PLAN, { Id: [plan] })).toMatchObject({ State: '3' });
  });

  it('what hangs on a class keeps it: numbers were given out, so nothing is undone and one person moves alone', async () => {
    expect(await test.act(office(), 'divide.plan.publish', [other], { Numbers: 1 })).toEqual({
      Count: PEOPLE,
    });
    const groups = await rows(GROUP, { PlanId: other });
    const own = await rows('orientation/NewStudent', { ClassId: String(groups[0]!['ClassId']) });
    expect(own.map(({ StudentNo }) => StudentNo)).toContain('20260901010140');
    expect(await refusalOf(test.act(office(), 'divide.plan.revoke', [other]))).toBe(
      '已生成学号、选宿或报到（240人），不能撤销',
    );
    const move = (ClassId: unknown) =>
      refusalOf(
        test.act(office(), 'divide.student.move', [String(own[0]!['Id'])], { ClassId, Reason: '本人申请' }),
      );
    expect(await move(groups[2]!['ClassId'])).toBe('ClassId: 该班级已满');
    expect(await move(groups[0]!['ClassId'])).toContain('ClassId: 已在该班级');
    expect(await move(groups[1]!['ClassId'])).toBe('no refusal');
    // Who does not come leaves a place.
    const ClassId = String(groups[2]!['ClassId']);
    const [gone] = await rows('orientation/NewStudent', { ClassId });
    await test.act(office(), 'orientation.student.noReport', [String(gone!['Id'])], { NoReportReason: '1' });
    expect(await only('core/ClassInfo', { Id: [ClassId] })).toMatchObject({ NewCount: PEOPLE / 6 - 1 });
    expect(await move(ClassId)).toBe('no refusal');
    expect(await only('core/ClassInfo', { Id: [ClassId] })).toMatchObject({ NewCount: PEOPLE / 6 });
  });

  it('numbers count on from the last one that somebody of the class has', async () => {
    const entity = test.engine.catalog.entities.get('orientation/NewStudent')!;
    const made = { BatchId: 'b1', MajorId: 'm2', Classes: 1, PlanCount: 40 };
    await test.act(office(), 'divide.class.add', [], made);
    const klass = await only('core/ClassInfo', { MajorId: 'm2' });
    const place = {
      BatchId: 'b1',
      CollegeId: 'o1',
      MajorId: 'm2',
      GradeYear: 2026,
      Gender: '1',
      Nation: '01',
    };
    const person = (Id: string, more: Row): Row => ({
      ...{ ...place, Id, ExamineeNo: `2636777777777${Id}`, TrueName: `补录${Id}` },
      ...{ CheckinState: '0', DormState: '0', ...more },
    });
    const numbered = { ClassId: klass['Id'], StudentNo: `${String(klass['ClassCode'])}01` };
    const admit = (...people: readonly Row[]) =>
      test.write(async (tx) => {
        for (const row of people)
          await insertRow(tx, entity, row, {
            caller: programCaller('divide', 'given'),
            now: '2026-08-20 08:00:00',
          });
      });
    await admit(person('1', numbered), person('2', {}));
    await test.act(office(), 'divide.plan.make', [], { BatchId: 'b1', PlanCount: 40, Rules: ['1'] });
    const added = String((await only(PLAN, { MajorId: 'm2' }))['Id']);
    await test.act(office(), 'divide.plan.trial', [added]);
    expect(await test.act(office(), 'divide.plan.publish', [added], { Numbers: 1 })).toEqual({ Count: 1 });
    const [row] = await rows('orientation/NewStudent', { Keyword: '26367777777772' });
    expect(row!['StudentNo']).toBe(`${String(klass['ClassCode'])}02`);
    // A new student who is admitted after that is divided by a plan of their own.
    await admit(person('3', {}));
    await test.act(office(), 'divide.plan.make', [], { BatchId: 'b1', PlanCount: 40, Rules: ['1'] });
    const late = await only(PLAN, { Keyword: '植保分班（2）' });
    await test.act(office(), 'divide.plan.trial', [String(late['Id'])]);
    await test.act(office(), 'divide.plan.publish', [String(late['Id'])], { Numbers: 1 });
    const [third] = await rows('orientation/NewStudent', { Keyword: '26367777777773' });
    expect(third!['StudentNo']).toBe(`${String(klass['ClassCode'])}03`);

    // Several plans are tried one by one; what has happened since then holds when they are published.
    await admit(person('4', {}), person('5', {}), person('6', {}));
    const again = async (batch: string) => {
      await test.act(office(), 'divide.plan.again', [String(late['Id'])], {
        PlanName: batch,
        Rules: ['1'],
        Seed: 3,
      });
      return String((await only(PLAN, { Keyword: batch }))['Id']);
    };
    const [one, two] = [await again('第三次'), await again('第四次')];
    expect(await test.act(office(), 'divide.plan.trial', [one, two])).toBe(true);
    for (const Id of [one, two])
      expect(await only(PLAN, { Id: [Id] })).toMatchObject({ State: '1', Total: 3 });
    const Reasons = { NoReportReason: '1' };
    await test.act(office(), 'orientation.student.noReport', ['4'], Reasons);
    const room = async (PlanCount: number) => {
      const { Id, Version } = await only('core/ClassInfo', { MajorId: 'm2' });
      await test.save(office(), 'core/ClassInfo', 'core.class.edit', { Id, Version, PlanCount });
    };
    await room(4);
    const publish = (Id: string) => test.act(office(), 'divide.plan.publish', [Id], { Numbers: 1 });
    expect(await refusalOf(publish(one))).toBe(
      `班级${String(klass['ClassCode'])}只能再收1人，方案分入2人，请重新试算`,
    );
    await room(5);
    expect(await publish(one)).toEqual({ Count: 2 });
    const numbers = await rows('orientation/NewStudent', { Id: ['4', '5', '6'] });
    expect(numbers.map(({ StudentNo, ClassId }) => [StudentNo, ClassId]).toSorted()).toEqual([
      [null, null],
      [`${String(klass['ClassCode'])}04`, klass['Id']],
      [`${String(klass['ClassCode'])}05`, klass['Id']],
    ]);
    expect(await refusalOf(publish(two))).toBe('2名新生在试算之后已分入班级，请重新试算');
  });
});
