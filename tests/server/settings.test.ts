import { readFileSync } from 'node:fs';
import { entityOf, loadPage } from '../../src/client/renderer/pages.ts';
import { throwsUnlessProvided, type SchemaAnswer } from '../../src/client/renderer/data.ts';
import { rulesFor } from '../../src/client/renderer/schema/judge.ts';
import { BOARD_STATE, DAY_COUNT } from '../../src/contract/generated/codes.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import { computeRow, type Row } from '../../src/contract/rules.ts';
import { dayAfter, workdayAfter } from '../../src/contract/school-calendar.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { keptFiles } from './cases/kept-files.ts';

const SAVE = 'system.config.save';

let school: TestSchool;
let admin: TestClient;

beforeAll(async () => {
  school = await startSchool({ nodes: 2, fixed: { 'task.rows': 77 } });
  admin = await school.as('admin');
});
afterAll(() => school?.close());

interface Setting {
  Name: string;
  Value: unknown;
  Version: number;
  Fixed: string;
  IsDefault: boolean;
  Default: string;
  ChangedBy: string;
}

async function settings(): Promise<Map<string, Setting & { Group: string }>> {
  const { value } = await admin.call('SysInfo/GetSettings', {});
  const groups = value.Groups as { Code: string; Settings: Setting[] }[];
  return new Map(
    groups.flatMap(({ Code, Settings }) => Settings.map((one) => [one.Name, { ...one, Group: Code }])),
  );
}

/** Saves as the page does: the version is the one that was just read, unless another is given. */
async function save(who: TestClient, values: Record<string, unknown>, versions: Record<string, number> = {}) {
  const known = await settings();
  const [first = ''] = Object.keys(values);
  const Versions = Object.fromEntries(Object.keys(values).map((name) => [name, known.get(name)?.Version]));
  return who.call('Data/Action', {
    EnCode: SAVE,
    Ids: [],
    Params: {
      Group: known.get(first)?.Group ?? 'site',
      Values: values,
      Versions: { ...Versions, ...versions },
    },
  });
}

describe('M12 settings', () => {
  it('begin with neutral defaults, and are what the demo school set where it set something', async () => {
    const known = await settings();
    expect(known.get('WebTitle')).toMatchObject({ IsDefault: true, Value: '学生工作综合管理平台' });
    expect(known.get('PasswordHistory')).toMatchObject({ IsDefault: true, Value: 5, Default: '5 个' });
    expect(known.get('Academy')).toMatchObject({ IsDefault: false, Value: '示范农业大学' });
    expect(known.size).toBeGreaterThan(20);
  });

  it.each([
    [{ PasswordHistory: 25 }, 'PasswordHistory', '不得重复的旧密码数应在0-24之间'],
    [{ PasswordHistory: 2.5 }, 'PasswordHistory', '不得重复的旧密码数应为整数'],
    [{ PasswordHistory: 'many' }, 'PasswordHistory', '不得重复的旧密码数格式不正确'],
    [{ PasswordProfile: 'none' }, 'PasswordProfile', '密码规则不在可选范围内'],
    [{ SecurityStepUp: 2 }, 'SecurityStepUp', '重置他人密码前须验证身份格式不正确'],
    [{ WebTitle: '' }, 'WebTitle', '请输入系统名称'],
    [{ WebTitle: '长'.repeat(31) }, 'WebTitle', '系统名称不能超过30个字'],
    [{ CopyrightUrl: 'javascript:alert(1)' }, 'CopyrightUrl', '版权链接应以 http:// 或 https:// 开头'],
    [{ ThemeColor: '#fff' }, 'ThemeColor', '主题色不在可选范围内'],
    [{ MailFrom: 'nobody' }, 'MailFrom', '邮箱格式不正确'],
    [{ Img: 'no-such-file' }, 'Img', '图片中的文件不存在，请重新上传'],
    [{ TaskRows: 10 }, 'TaskRows', '转入后台的行数由环境变量 TASK_ROWS 指定，不能在此修改'],
    [{ Nonsense: 1 }, 'Nonsense', '没有配置项Nonsense'],
  ])('refuses %j by field and reason', async (values, Key, Message) => {
    const before = await settings();
    const refused = await save(admin, values);
    expect(refused).toMatchObject({ code: 2, value: { Fields: [{ Key, Message }] } });
    expect(await settings()).toEqual(before);
  });

  it('are saved together or not at all', async () => {
    const refused = await save(admin, { PasswordHistory: 7, PasswordRotationDays: -1 });
    expect(refused.value.Fields.map((one: { Key: string }) => one.Key)).toEqual(['PasswordRotationDays']);
    expect((await settings()).get('PasswordHistory')?.Value).toBe(5);
  });

  it('count at once on every node, and are told to visitors where they are public', async () => {
    expect((await save(admin, { CopyrightName: '云山职业学院学工部' })).code).toBe(0);
    for (const node of [0, 1]) {
      const { value } = await school.client(node).call('SysInfo/GetTitleAndImg', {});
      expect(value.CopyrightName).toBe('云山职业学院学工部');
      expect(JSON.stringify(value)).not.toContain('dengbao');
    }
  });

  it('change the rule of passwords on the other node without a restart', async () => {
    const change = async () => {
      const who = await school.as('fdy001', 1);
      const NewPwd = 'onlysmallletters'.slice(0, 12);
      const UserInfo = { OldPwd: PASSWORD, NewPwd, NewPwd2: NewPwd };
      return who.call('UserAuth/ChangeUserPwd', { UserInfo });
    };
    expect((await change()).message).toContain('至少三种');
    expect((await save(admin, { PasswordProfile: 'asvs' })).code).toBe(0);
    expect((await change()).code).toBe(0);
    expect((await save(admin, { PasswordProfile: null })).code).toBe(0);
    expect((await settings()).get('PasswordProfile')).toMatchObject({ IsDefault: true, Value: 'dengbao' });
  });

  it('of sessions count from the next login on, on the other node', async () => {
    expect((await save(admin, { SessionIdleMinutes: 3 })).code).toBe(0);
    // The other node knows of a change within a second.
    await expect
      .poll(
        async () => {
          await school.client(1).login('school01');
          const { rows } = await school.database.query<{ minutes: number }>(
            `SELECT s.idle_minutes AS minutes FROM sys_session s JOIN "SysUser" u ON u."Id" = s.user_id
             WHERE u."LoginName" = 'school01' ORDER BY s.expires DESC LIMIT 1`,
          );
          return rows[0]?.minutes;
        },
        { timeout: 30_000 },
      )
      .toBe(3);
    expect((await save(admin, { SessionIdleMinutes: null })).code).toBe(0);
  });

  it('of locks and uploads count at the next attempt', async () => {
    expect((await save(admin, { LoginLockAfter: 3, LoginLockMinutes: 40 })).code).toBe(0);
    const own = await school.client(1).login('bzr001');
    const cookie = own.headers.get('set-cookie')?.split(';')[0] ?? '';
    const input = { LoginName: 'bzr001', Pwd: 'not-the-password-1' };
    const guess = async () =>
      (await school.client(1).call('UserAuth/GetManUserLogin', input, { cookie })).message;
    const told: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      await school.database.query(`UPDATE sys_login_failure SET next_at = now()`);
      told.push(await guess());
      await school.database.query(`DELETE FROM sys_login_failure WHERE key LIKE 'pair %'`);
    }
    expect(told[2]).toContain('账号已锁定，请40分钟后再试');
    await school.database.query('DELETE FROM sys_login_failure');
    expect((await save(admin, { LoginLockAfter: null, LoginLockMinutes: null })).code).toBe(0);
    const send = async (name: string, bytes: string) => {
      const form = new FormData();
      form.append('file', new Blob([bytes], { type: 'application/pdf' }), name);
      return (await admin.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form })).message;
    };
    const large = `%PDF-1.4\n${'x'.repeat(1_500_000)}`;
    expect(await send('a.pdf', large)).toBe('');
    expect((await save(admin, { UploadMaxMB: 1 })).code).toBe(0);
    expect(await send('a.pdf', large)).toBe('文件大小不能超过1MB');
    expect((await save(admin, { UploadMaxMB: null, UploadKinds: 'mp4, pdf' })).code).toBe(0);
    expect(await send('a.pdf', '%PDF-1.4')).toMatch(/^仅支持jpg、(?!.*pdf)/);
    expect((await save(admin, { UploadKinds: null })).code).toBe(0);
    expect(await send('a.pdf', '%PDF-1.4')).toBe('');
  });

  it('of the message board count at the next message', async () => {
    const { rows: students } = await school.database.query<{ login: string }>(
      `SELECT u."LoginName" AS login FROM "SysUser" u JOIN "UserRole" r ON r."UserId" = u."Id" AND r."RoleId" = 'student'
       WHERE u."State" = '1' AND u."IsWeakPwd" = 0 AND u."UserType" = '3' ORDER BY u."LoginName" LIMIT 1`,
    );
    const student = await school.as(students[0]!.login, 1);
    let sent = 0;
    const send = async (Content: string) => {
      const Data = { Category: '9', Title: '问一问', Content, IsAnonymous: 0, IsPublic: 1 };
      const asked = { Entity: 'message-board/BoardPost', EnCode: 'board.post.submit', Data };
      const { message } = await student.call('Data/Save', asked);
      if (message !== '') return message;
      sent += 1;
      const { rows } = await school.database.query<{ State: string; due: string; made: string }>(
        `SELECT "State", to_char("DueTime" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS due,
           to_char("CreateDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS made FROM "BoardPost" WHERE "Content" = $1`,
        [Content],
      );
      const { State, due, made } = rows[0]!;
      return { State, isDue: (days: number) => due === workdayAfter(calendar(), made, days) };
    };
    const calendar = () => school.engine.catalog.calendar;
    const board = { BoardPerDay: 2, BoardReplyDays: 7, BoardWords: '校园贷，刷单' };
    expect((await save(admin, board)).code).toBe(0);
    const first = await send('图书馆周末几点开门，谁能告诉我');
    expect(first).toMatchObject({ State: BOARD_STATE.ToReply });
    expect(first).toSatisfy(({ isDue }) => isDue(7));
    expect((await save(admin, { BoardReplyDays: 1 })).code).toBe(0);
    const second = await send('有人让我做刷单兼职，可靠不可靠呢');
    expect(second).toMatchObject({ State: BOARD_STATE.ToReview });
    expect(second).toSatisfy(({ isDue }) => isDue(1));
    expect(await send('食堂几点开门，谁能告诉我一下呢')).toBe('今日留言次数已达上限');
    expect((await save(admin, { BoardPerDay: null, BoardWords: null, BoardReplyDays: null })).code).toBe(0);
    expect(await send('有人说刷单可靠，我自己觉得不可靠')).toMatchObject({ State: BOARD_STATE.ToReply });
    expect(sent).toBe(3);
  });

  keptFiles(() => ({ school, save: (values) => save(admin, values) }));

  it('lead to the rest of their matter where the reader holds its page', async () => {
    const { value } = await admin.call('SysInfo/GetSettings', {});
    const pages = (value.Groups as { Code: string; Page: unknown }[]).map(({ Code, Page }) => [Code, Page]);
    expect(Object.fromEntries(pages)).toMatchObject({
      leave: { Path: 'leave/rule-list', Title: '请假规则' },
      site: null,
    });
  });

  it('tell who changed what from which value to which', async () => {
    await save(admin, { PasswordHistory: 8 });
    await save(admin, { PasswordHistory: 9 });
    await save(admin, { PasswordHistory: null });
    const { value } = await admin.call('SysInfo/GetSettingHistory', { Name: 'PasswordHistory' });
    expect(value).toHaveLength(3);
    expect(value[0]).toMatchObject({ From: '9 个', To: '默认：5 个' });
    expect(value[2]).toMatchObject({ From: '默认：5 个', To: '8 个' });
    const { rows } = await school.database.query<{ name: string }>(
      `SELECT "TrueName" AS name FROM "SysUser" WHERE "LoginName" = 'admin'`,
    );
    expect(value[0].User).toBe(rows[0]?.name);
    expect((await settings()).get('PasswordHistory')?.ChangedBy).toBe(rows[0]?.name);
  });

  it('are not saved over what somebody else saved meanwhile', async () => {
    const { Version } = (await settings()).get('LocationCity')!;
    expect((await save(admin, { LocationCity: '昆明' })).code).toBe(0);
    const late = await save(admin, { LocationCity: '大理' }, { LocationCity: Version });
    expect(late).toMatchObject({ code: 2, message: '数据已被他人修改，请刷新后重试' });
    expect((await settings()).get('LocationCity')?.Value).toBe('昆明');
  });

  it.each(['school01', 'college01', 'bzr001'])('are neither read nor saved by %s', async (login) => {
    const who = await school.as(login);
    expect((await who.call('SysInfo/GetSettings', {})).code).not.toBe(0);
    expect((await who.call('SysInfo/GetSettingHistory', { Name: 'Academy' })).code).not.toBe(0);
    const before = await settings();
    expect((await save(who, { Academy: '别的学校' })).code).not.toBe(0);
    expect(await settings()).toEqual(before);
  });

  it('cannot be written past their rules by the engine’s own calls', async () => {
    const { rows } = await school.database.query<{ Id: string; Version: number }>(
      `SELECT "Id", "Version" FROM "SysConfig" WHERE "ConfigKey" = 'password.history'`,
    );
    const Data = { ...rows[0], ConfigValue: '99' };
    const raw = await admin.call('Data/Save', { Entity: 'system/SysConfig', EnCode: SAVE, Data });
    expect(raw.code).not.toBe(0);
    expect((await settings()).get('PasswordHistory')?.Value).toBe(5);
  });

  it('show a picture of the site to everybody, and no other file', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const upload = async () => {
      const form = new FormData();
      form.append('file', new Blob([png], { type: 'image/png' }), '校徽.png');
      const answer = await admin.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form });
      return (answer.value as { Id: string }).Id;
    };
    const [logo, other] = [await upload(), await upload()];
    expect(await save(admin, { Img: logo })).toMatchObject({ code: 0 });
    const visitor = school.client(1);
    const { value } = await visitor.call('SysInfo/GetTitleAndImg', {});
    expect(value.Img).toBe(`/api/SysInfo/SiteImage?Id=${logo}`);
    expect((await visitor.fetch(value.Img)).status).toBe(200);
    expect((await visitor.fetch(`/api/SysInfo/SiteImage?Id=${other}`)).status).toBe(403);
    expect((await save(admin, { Img: null })).code).toBe(0);
    expect((await visitor.fetch(value.Img)).status).toBe(403);
  });

  it('a name that an older program shipped leaves every school but the one that bears it', async () => {
    const migration = readFileSync(
      'src/server/data/tables/migrations/0002-shipped-names-of-no-school.sql',
      'utf8',
    );
    const { rows } = await school.database.query<{ name: string }>(
      `SELECT "OrgName" AS name FROM "Org" WHERE "ParentId" IS NULL LIMIT 1`,
    );
    const after = async (name: string) => {
      await school.database.query(
        `UPDATE "SysConfig" SET "ConfigValue" = $1, "Version" = 1 WHERE "ConfigKey" = 'Academy'`,
        [name],
      );
      await school.database.query(migration);
      return (await settings()).get('Academy')?.Value;
    };
    expect(await after('别处的大学')).toBeNull();
    expect(await after(rows[0]!.name)).toBe(rows[0]!.name);
  });
});

describe('M03 the school calendar', () => {
  const holiday = (who: TestClient, more: Record<string, unknown>) =>
    who.call('Data/Save', {
      Entity: entities.Holiday,
      EnCode: 'core.holiday.add',
      Data: { Kind: '1', ...more },
    });

  /** What a student's browser on the other node is told of the calendar. */
  async function told(student: TestClient): Promise<SchemaAnswer> {
    const { value } = await student.call('Data/Schema', { Path: 'leave/apply-form' });
    return value as SchemaAnswer;
  }

  it('reaches the browser with the page, and both count the same days of any absence', async () => {
    const { rows } = await school.database.query<{ login: string }>(
      `SELECT u."LoginName" AS login FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"
       WHERE s."StudentStatus" = '01' AND u."State" = '1' AND s."TrainLevel" = '3' ORDER BY u."LoginName" LIMIT 1`,
    );
    const student = await school.as(rows[0]!.login, 1);
    const before = await told(student);
    const { rows: Terms } = await school.database.query(
      `SELECT to_char("StartDate", 'YYYY-MM-DD') AS "From", to_char("EndDate", 'YYYY-MM-DD') AS "To" FROM "SchoolYear"
       WHERE "IsDeleted" = 0 AND "EndDate" > current_date - 731 ORDER BY "StartDate", "Id"`,
    );
    expect(Terms).not.toEqual([]);
    expect(before.Calendar).toEqual({ Counting: DAY_COUNT.Hours, Entries: [], Terms });
    const office = await school.as('school01');
    const year = new Date().getFullYear() + 1;
    const [From, To] = [`${year}-05-01`, `${year}-05-05`];
    expect(await holiday(student, { HolidayName: '劳动节', StartDate: From, EndDate: To })).toMatchObject({
      code: 2,
      message: '没有权限执行该操作',
    });
    expect(await holiday(office, { HolidayName: '劳动节', StartDate: From, EndDate: To })).toMatchObject({
      code: 0,
    });
    expect(await save(admin, { CalendarCounting: DAY_COUNT.Workdays })).toMatchObject({ code: 0 });
    await expect
      .poll(async () => (await told(student)).Calendar, { timeout: 30_000 })
      .toEqual({
        Counting: DAY_COUNT.Workdays,
        Entries: [{ Name: '劳动节', Kind: '1', From, To, As: null }],
        Terms,
      });
    const answer = await told(student);
    expect(answer.Version).not.toBe(before.Version);
    // A page that counts nothing does not carry it.
    const { value: plain } = await student.call('Data/Schema', { Path: 'core/my-info' });
    expect(plain).not.toHaveProperty('Calendar');

    const page = await loadPage(throwsUnlessProvided({ schema: async () => answer }), 'leave/apply-form');
    const entity = entityOf(page, entities.LeaveApply);
    const { value: base } = await student.call('UserInfo/GetLoginBaseInfo');
    const own = { StudentId: base.Subject.StudentId, LeaveType: '1', LeaveScope: '0', ParentKnown: 1 };
    let Id: string | undefined;
    for (const [first, second, hour] of [
      [0, 9, 8],
      [3, 4, 20],
      [2, 2, 23],
      [7, 30, 0],
      [1, 13, 12],
    ] as const) {
      const at = (days: number, time: number) =>
        `${dayAfter(`${year}-04-28`, days)} ${String(time).padStart(2, '0')}:00:00`;
      const row = { ...own, StartTime: at(first, 0), EndTime: at(second, hour) };
      const browser = computeRow(entity, row, rulesFor(NOBODY));
      const known =
        Id === undefined ? {} : await student.call('Data/Get', { Entity: entities.LeaveApply, Id });
      const saved = await student.call('Data/Save', {
        Entity: entities.LeaveApply,
        EnCode: 'leave.apply.save',
        Data: {
          ...row,
          ...(Id === undefined ? {} : { Id, Version: (known as { value: Row }).value['Version'] }),
        },
      });
      expect(saved, saved.text).toMatchObject({ code: 0 });
      Id = String(saved.value.Id);
      const { value: stored } = await student.call('Data/Get', { Entity: entities.LeaveApply, Id });
      const { Days, DaysNote } = browser;
      expect(stored, JSON.stringify(row)).toMatchObject({ Days, DaysNote });
      expect(String(DaysNote)).toContain('按工作日');
    }
  });
});
