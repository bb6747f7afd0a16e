import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirstAnswer, StepProgress } from '../../src/client/renderer/data.ts';
import { startBareSchool, type BareSchool } from '../_util/bare-school.ts';
import type { TestClient } from '../_util/server.ts';

const GUIDE = 'system/setup';
let school: BareSchool;
let admin: TestClient;
let office: TestClient;
let counsellor: TestClient;

beforeAll(async () => {
  school = await startBareSchool('empty');
  admin = await school.in('admin');
  office = await school.in('school_admin');
  counsellor = await school.in('counsellor');
});
afterAll(() => school?.close());

const first = async (client: TestClient, Page: string) =>
  (await client.call('Guide/First', { Page })).value as FirstAnswer;
const step = async (key: string) => {
  const answer = await admin.call('Guide/Progress', { Page: GUIDE });
  return (answer.value.Steps as StepProgress[]).find(({ Key }) => Key === key);
};
const beginOf = async (client: TestClient) =>
  (await client.call('UserInfo/GetLoginBaseInfo')).value.Begin as string | undefined;
const add = async (Entity: string, EnCode: string, Data: object) => {
  const answer = await admin.call('Data/Save', { Entity, EnCode, Data: { ...Data } });
  expect(answer.message).toBe('');
  return String(answer.value.Id);
};

describe('M12 what comes first', () => {
  it('is told from the first thing to make to the last, with a way for who may and the roles for who may not', async () => {
    const { Missing, Own } = await first(office, 'core/class-list');
    expect(Missing.map(({ Title, Url }) => [Title, Url])).toEqual([
      ['学院（组织机构）', '/base/org?tab=org-list'],
      ['专业', '/base/major'],
    ]);
    expect(Own).toMatchObject({ Url: '/base/class' });
    const seen = await first(counsellor, 'core/class-list');
    expect(seen.Missing.map(({ Url }) => Url)).toEqual([null, null]);
    expect(seen.Missing[0]!.Roles).toEqual(['学校管理员(学工处)']);
    expect(seen.Own!.Roles).toContain('学校管理员(学工处)');
  });

  it('names the tab of a page of several lists, and what a board needs', async () => {
    const { Missing } = await first(admin, 'dormitory/bed-plan');
    expect(Missing.map(({ Title, Url }) => [Title, Url])).toEqual([
      ['校区', '/base/org?tab=campus-list'],
      ['宿舍楼', '/dorm/building?tab=buildings'],
      ['房间', '/dorm/building?tab=room-list'],
    ]);
    const board = await first(admin, 'orientation/board-college');
    expect(board.Missing.map(({ Entity }) => Entity)).toContain('orientation/OrientationBatch');
  });

  it('applications are made by those who hold what makes them, not by those who approve them', async () => {
    const { Own } = await first(office, 'leave/approve-leave');
    expect(Own!.Roles).toEqual(expect.arrayContaining(['学生', '研究生']));
  });

  it('is told of no page that somebody does not hold', async () => {
    for (const [client, Page] of [
      [counsellor, 'system/user-list'],
      [await school.in('student'), 'core/class-list'],
      [admin, 'no/such-page'],
    ] as const)
      expect((await client.call('Guide/First', { Page })).message).toBe('抱歉，你无权访问该页面');
  });

  it('leads nobody back to the page where nothing is begun', async () => {
    expect((await first(await school.in('student'), 'party/my-steps')).Own).toBeNull();
  });
});

describe('M12 the guide', () => {
  it('is for who holds its page, and what an administrator of a new school begins with', async () => {
    expect(await beginOf(admin)).toBe('/system/setup');
    expect(await beginOf(office)).toBeUndefined();
    for (const client of [office, counsellor])
      expect((await client.call('Guide/Progress', { Page: GUIDE })).message).toBe('抱歉，你无权访问该页面');
    expect((await admin.call('Guide/Progress', { Page: 'core/class-list' })).code).not.toBe(0);
  });

  it('counts rows and what they miss, and follows what is made', async () => {
    expect(await step('campus')).toEqual({ Key: 'campus', Count: 0, Missing: [0], SkipId: null });
    await add('core/Campus', 'core.campus.add', { CampusName: '主校区' });
    const OrgId = await add('core/Org', 'core.org.add', {
      OrgCode: 'A01',
      OrgName: '机电学院',
      OrgType: '2',
    });
    const major = {
      MajorCode: '460301',
      MajorName: '机电一体化',
      CollegeId: OrgId,
      TrainLevel: '4',
      Length: 3,
    };
    const MajorId = await add('core/Major', 'core.major.add', major);
    expect(await step('campus')).toMatchObject({ Count: 1, Missing: [1] });
    expect(await step('major')).toMatchObject({ Count: 1, Missing: [1] });
    const own = { ClassCode: 'J2601', ClassName: '机电2601', CollegeId: OrgId, MajorId, GradeYear: 2026 };
    await add('core/ClassInfo', 'core.class.add', own);
    expect(await step('major')).toMatchObject({ Count: 1, Missing: [0] });
    expect(await step('class')).toMatchObject({ Count: 1, Missing: [1, 1, 1] });
    expect((await first(office, 'core/class-list')).Missing).toEqual([]);
  });

  it('says how much of the school is set and what is not, and how many modules are in use', async () => {
    expect(await step('school')).toMatchObject({ Count: 0, Missing: [1, 1, 1, 1] });
    const { value } = await admin.call('SysInfo/GetSettings', {});
    const all = (value.Groups as { Settings: { Name: string; Version: number }[] }[]).flatMap(
      ({ Settings }) => Settings,
    );
    const save = (Group: string, Values: Record<string, unknown>) => {
      const named = all.filter(({ Name }) => Name in Values);
      const Versions = Object.fromEntries(named.map(({ Name, Version }) => [Name, Version]));
      return admin.call('Data/Action', {
        EnCode: 'system.config.save',
        Ids: [],
        Params: { Group, Values, Versions },
      });
    };
    expect((await save('site', { SchoolShortName: '云职', ThemeColor: 'blue' })).code).toBe(0);
    expect(await step('school')).toMatchObject({ Count: 2, Missing: [1, 0, 1, 1] });
    const { Count: inUse } = (await step('module'))!;
    expect(inUse).toBeGreaterThan(9);
    expect((await save('modules', { ModuleMessageBoard: 0 })).code).toBe(0);
    expect(await step('module')).toMatchObject({ Count: inUse! - 1 });
  });

  it('keeps a step that was set aside in the database, once, and takes that back', async () => {
    const skip = { Entity: 'system/GuideStep', EnCode: 'system.guide.skip' };
    const Data = { GuidePage: GUIDE, StepKey: 'building' };
    const saved = await admin.call('Data/Save', { ...skip, Data });
    expect(saved.code).toBe(0);
    expect((await step('building'))!.SkipId).toBe(saved.value.Id);
    expect((await admin.call('Data/Save', { ...skip, Data })).message).toBe('该步骤已跳过');
    expect((await office.call('Data/Save', { ...skip, Data })).code).not.toBe(0);
    const resume = { Entity: 'system/GuideStep', EnCode: 'system.guide.resume', Ids: [saved.value.Id] };
    expect((await office.call('Data/Delete', { ...resume, Ids: [saved.value.Id] })).code).not.toBe(0);
    await admin.call('Data/Delete', { ...resume, Ids: [saved.value.Id] });
    expect((await step('building'))!.SkipId).toBeNull();
  });

  it('opens by itself until each step has rows or was set aside', async () => {
    const answer = await admin.call('Guide/Progress', { Page: GUIDE });
    for (const { Key, Count } of answer.value.Steps as StepProgress[])
      if (Count === 0 || Key === 'role' || Key === 'module') {
        expect(await beginOf(admin)).toBe('/system/setup');
        await add('system/GuideStep', 'system.guide.skip', { GuidePage: GUIDE, StepKey: Key });
      }
    expect(await beginOf(admin)).toBeUndefined();
  });
});

describe('M12 the first term', () => {
  const term = (YearName: string, Semester: string, StartDate: string, EndDate: string) => ({
    YearName,
    Semester,
    StartDate,
    EndDate,
    WeekCount: 20,
  });
  const current = async () => {
    const answer = await admin.call('Data/List', { Entity: 'core/SchoolYear', Filter: { IsCurrent: 1 } });
    return (answer.value.rows as { YearName: string; Semester: string }[]).map(
      ({ YearName, Semester }) => `${YearName} ${Semester}`,
    );
  };

  it('becomes the current one, alone, and a later one does not', async () => {
    const made = await Promise.all([
      admin.call('Data/Save', {
        Entity: 'core/SchoolYear',
        EnCode: 'core.year.add',
        Data: term('2026-2027', '1', '2026-09-01', '2027-01-20'),
      }),
      admin.call('Data/Save', {
        Entity: 'core/SchoolYear',
        EnCode: 'core.year.add',
        Data: term('2026-2027', '2', '2027-02-20', '2027-07-10'),
      }),
    ]);
    expect(made.map(({ message }) => message)).toEqual(['', '']);
    expect(await current()).toHaveLength(1);
    await add('core/SchoolYear', 'core.year.add', term('2027-2028', '1', '2027-09-01', '2028-01-20'));
    expect(await current()).toHaveLength(1);
    const overlapping = term('2027-2028', '2', '2028-01-10', '2028-07-10');
    const refused = await admin.call('Data/Save', {
      Entity: 'core/SchoolYear',
      EnCode: 'core.year.add',
      Data: overlapping,
    });
    expect(refused.message).toContain('重叠');
  });
});
