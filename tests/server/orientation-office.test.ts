import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCopied } from '../_util/batch-copies.ts';
import { endPlanned } from '../../src/server/engines/endings/planned.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { uploaded } from '../_util/upload.ts';
import { limitLink } from './cases/limited-link.ts';
import { photoPack } from './cases/photo-pack.ts';
import { settledProgress } from './cases/settled-progress.ts';
import { expectMarked } from './cases/portrait-mark.ts';

let school: TestSchool;
let office: TestClient;
let college: TestClient;
let batch: string;

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Row>(text, values)).rows;
const act = (client: TestClient, EnCode: string, Ids: string[], Params = {}) =>
  client.call('Data/Action', { EnCode, Ids, Params });

beforeAll(async () => {
  school = await startSchool();
  office = await school.as('school01');
  college = await school.as('college01');
  batch = (await sql<{ Id: string }>(`SELECT "Id" FROM "OrientationBatch"`))[0]!.Id;
});
afterAll(() => school?.close());

describe('M01 steps wait for each other, never for themselves', () => {
  it('is refused where a step is saved', async () => {
    const [dorm] = await sql<{ Id: string; Version: number }>(
      `SELECT "Id", "Version" FROM "OrientationStep" WHERE "StepCode" = 'DORM'`,
    );
    const Data = { ...dorm, DependOn: ['INFO', 'SHEET'] };
    const edit = { Entity: 'orientation/OrientationStep', EnCode: 'orientation.step.edit' };
    const ring = await office.call('Data/Save', { ...edit, Data });
    expect(ring.value.Fields ?? ring.value).toEqual([{ Key: 'DependOn', Message: '前置环节存在循环' }]);
  });
});

describe('M01 batches', () => {
  it('are copied with their steps for the next grade, a year later, and only one of a level is in progress', async () => {
    const copied = await act(office, 'orientation.batch.copy', [batch]);
    expect(copied.code).toBe(0);
    await expectCopied(school, batch, String(copied.value.Id));
    expect((await act(office, 'orientation.batch.copy', [batch])).message).toBe(
      '该年级、层次的迎新批次已存在',
    );
    expect((await act(office, 'orientation.batch.start', [copied.value.Id])).message).toMatch(
      /^还不能启用：该层次已有进行中的批次，请先结束它；还没有新生；/,
    );
    expect((await act(college, 'orientation.batch.start', [copied.value.Id])).message).toBe(
      '没有权限执行该操作',
    );
    expect((await act(office, 'orientation.batch.delete', [batch])).message).toBe(
      '只能删除没有新生的草稿批次',
    );
  });
});

describe('M01 the roll of new students', () => {
  it('is numbered on within each class, once', async () => {
    const clerk = await school.as('edu01');
    const gone = `"ExamineeNo" = '26360000000013'`;
    // A class with students of its own, whose numbers are counted on; one of the new ones does not come and keeps no number.
    await sql(
      `UPDATE "NewStudent" SET "ClassId" = (SELECT "ClassId" FROM "Student" ORDER BY "StudentNo" LIMIT 1),
         "CheckinState" = CASE WHEN ${gone} THEN '5' ELSE "CheckinState" END WHERE "ExamineeNo" > '26360000000012'`,
    );
    const numbered = await act(clerk, 'orientation.student.genNo', [], { BatchId: batch });
    expect([numbered.code, numbered.value.Count > 1]).toEqual([0, true]);
    const wrong = await sql(
      `SELECT 1 FROM "NewStudent" n JOIN "ClassInfo" c ON c."Id" = n."ClassId" WHERE n."StudentNo" !~ ('^' || c."ClassCode" || '[0-9]{2,3}$')
         OR n."StudentNo" IN (SELECT "StudentNo" FROM "Student")`,
    );
    expect(wrong).toEqual([]);
    expect((await act(clerk, 'orientation.student.genNo', [], { BatchId: batch })).code).toBe(2);
    expect(await sql(`SELECT "StudentNo" FROM "NewStudent" WHERE ${gone}`)).toEqual([{ StudentNo: null }]);
  });

  it('tells who does not come; his bed is free again', async () => {
    const [chosen] = await sql<{ Id: string; bed: string }>(
      `SELECT n."Id", b."Id" AS bed FROM "NewStudent" n JOIN "Bed" b ON b."NewStudentId" = n."Id" WHERE n."CheckinState" = '1' LIMIT 1`,
    );
    const noReport = (client: TestClient) =>
      act(client, 'orientation.student.noReport', [chosen!.Id], { NoReportReason: '1' });
    expect((await noReport(await school.as('rec01'))).message).toBe('没有权限执行该操作');
    const order = (id: string, state: string) =>
      sql(
        `INSERT INTO "PayOrder" ("Id", "NewStudentId", "OrderNo", "Amount", "PayMethod", "State", "ExpireTime", "IsDeleted", "Version", "CreateDate", "UpdateDate")
         VALUES ($1, $2, $1, 100, '1', $3, now(), 0, 1, now(), now())`,
        [id, chosen!.Id, state],
      );
    await order('order-open', '0');
    await order('order-paid', '2');
    expect((await noReport(office)).code).toBe(0);
    expect(
      await sql(`SELECT "Id", "State" FROM "PayOrder" WHERE "NewStudentId" = $1 ORDER BY "Id"`, [chosen!.Id]),
    ).toEqual([
      { Id: 'order-open', State: '3' },
      { Id: 'order-paid', State: '2' },
    ]);
    expect(await sql(`SELECT "State", "NewStudentId" FROM "Bed" WHERE "Id" = $1`, [chosen!.bed])).toEqual([
      { State: '0', NewStudentId: null },
    ]);
    expect((await noReport(office)).message).toBe('已报到的新生不能登记不报到');
    expect((await act(office, 'orientation.student.restore', [chosen!.Id])).code).toBe(0);
  });
});

describe('R15: M01: progress of new students', () => {
  /** A new student with an account who has filled in their information and nothing else that can be done before coming. */
  let mine: { Id: string; UserId: string };
  let other: string;
  let counsellor: TestClient;
  const list = async (client: TestClient, Filter = {}) =>
    (
      await client.call('Data/List', {
        Entity: 'orientation/NewStudent',
        Page: 'orientation/progress-list',
        Filter,
        PageIndex: 1,
        PageSize: 100,
      })
    ).value;
  const step = (code: string, id = mine.Id) =>
    sql<{ State: string; Remark: string | null; OperatorName: string | null }>(
      `SELECT "State", "Remark", "OperatorName" FROM "NewStudentStep" WHERE "NewStudentId" = $1 AND "StepCode" = $2 AND "IsDeleted" = 0`,
      [id, code],
    );

  beforeAll(async () => {
    await sql(`UPDATE "NewStudent" SET "CounsellorId" = NULL, "ClassId" = NULL`);
    const found = await sql<{ Id: string; UserId: string }>(
      `UPDATE "NewStudent" SET "CounsellorId" = (SELECT t."Id" FROM "Teacher" t JOIN "SysUser" u ON u."Id" = t."UserId" AND u."LoginName" = 'fdy001'), "CheckinState" = '1'
       WHERE "ExamineeNo" IN ('26360000000006', '26360000000007') RETURNING "Id", "UserId"`,
    );
    mine = found[0]!;
    other = (
      await sql<{ Id: string }>(`SELECT "Id" FROM "NewStudent" WHERE "ExamineeNo" = '26360000000008'`)
    )[0]!.Id;
    counsellor = await school.as('fdy001');
  });

  it('has a column for each step, filtered and counted within what the reader reaches', async () => {
    const own = await list(counsellor);
    expect(own.total).toBe(2);
    expect(own.rows[0]).toMatchObject({ InfoStep: '2', InfoStepName: '已完成', SceneStep: '0' });
    expect(own.Summary).toMatchObject({ InfoStep: 2, SceneStep: 0 });
    expect((await list(counsellor, { InfoStep: '2' })).total).toBe(2);
    expect((await list(counsellor, { SheetStep: '2' })).total).toBe(0);
    const all = await list(office);
    const [done] = await sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM "NewStudentStep" WHERE "StepCode" = 'INFO' AND "State" IN ('2', '5') AND "IsDeleted" = 0`,
    );
    expect(all.Summary.InfoStep).toBe(done!.n);
    expect((await list(await school.as('college02'))).total).toBe(0);
  });

  it('reminds of what is left, and nobody again within six hours', async () => {
    const remind = (...ids: string[]) => act(counsellor, 'orientation.progress.remind', ids);
    expect((await remind(mine.Id)).code).toBe(0);
    const told = await sql<{ Content: string }>(
      `SELECT "Content" FROM "UserMessage" WHERE "UserId" = $1 ORDER BY "CreateDate" DESC LIMIT 1`,
      [mine.UserId],
    );
    expect(told[0]!.Content).toMatch(/^请完成.*在线缴费/);
    expect(told[0]!.Content).not.toContain('信息填报');
    expect((await remind(mine.Id)).message).toBe('6小时内已提醒过');
    expect((await remind(other)).code).toBe(2);
    await sql(`UPDATE "NewStudent" SET "RemindTime" = now() - interval '6 hours 1 second' WHERE "Id" = $1`, [
      mine.Id,
    ]);
    expect((await remind(mine.Id)).code).toBe(0);
  });

  it('is told by staff who reach the student: what was done on paper, what is spared, never what only facts can say', async () => {
    const Params = { StepCode: 'PHOTO', Remark: '已交纸质照片' };
    const finish = (client: TestClient, params: object = Params, id = mine.Id) =>
      act(client, 'orientation.progress.finish', [id], params);
    const exempt = (client: TestClient, StepCode: string) =>
      act(client, 'orientation.progress.exempt', [mine.Id], { StepCode, Remark: '走读' });
    expect((await finish(counsellor, Params, other)).code).toBe(2);
    expect((await finish(counsellor, { StepCode: 'PHOTO' })).code).not.toBe(0);
    expect((await finish(counsellor)).code).toBe(0);
    const paper = { State: '2', Remark: '已交纸质照片', OperatorName: expect.any(String) };
    expect(await step('PHOTO')).toMatchObject([paper]);
    expect((await finish(counsellor)).message).toBe('上传证件照已办结');
    for (const StepCode of ['DORM', 'PAY', 'SCENE', 'KEY'])
      expect((await finish(counsellor, { ...Params, StepCode })).message).toMatch(/入住结果记录，不能代办$/);
    expect((await exempt(counsellor, 'DORM')).message).toBe('没有权限执行该操作');
    expect((await exempt(office, 'DORM')).code).toBe(0);
    expect(await step('DORM')).toMatchObject([{ State: '5', Remark: '走读' }]);
    expect((await exempt(office, 'SCENE')).message).toBe('现场报到不能免办');
    const clothes = { StepCode: 'CLOTH', Remark: '电话登记尺码' };
    await finish(office, clothes, other);
    const both = await act(office, 'orientation.progress.finish', [mine.Id, other], clothes);
    expect(both.value).toMatchObject({ SuccessCount: 1, Fails: [{ Id: other, Message: '军训服装已办结' }] });
    const [now] = await sql<{ Progress: number }>(`SELECT * FROM "NewStudent" WHERE "Id" = $1`, [mine.Id]);
    expect(now!.Progress).toBeGreaterThan(33);
  });
});

describe('R15: M01: figures of orientation', () => {
  const ask = (client: TestClient, call: 'Fees' | 'Figures' | 'Steps' | 'Tally' | 'Units', input = {}) =>
    client.call(`Orientation/${call}`, input);

  it('are those of the students whom the reader reaches, for whoever holds a board', async () => {
    const [counted] = await sql<{ all: number; own: number; info: number }>(
      `SELECT count(*)::int AS all, (count(*) FILTER (WHERE "CounsellorId" IS NOT NULL))::int AS own,
         (count(*) FILTER (WHERE EXISTS (SELECT 1 FROM "NewStudentStep" s WHERE s."NewStudentId" = n."Id" AND s."StepCode" = 'INFO'
           AND s."State" = '2')))::int AS info FROM "NewStudent" n WHERE "IsDeleted" = 0`,
    );
    const leader = await school.as('leader01');
    const own = await school.as('fdy001');
    expect((await ask(leader, 'Figures')).value).toMatchObject({ Total: counted!.all, Info: counted!.info });
    expect((await ask(own, 'Figures')).value).toMatchObject({ Total: counted!.own, Info: 2 });
    expect((await ask(await school.as('college02'), 'Figures')).value).toMatchObject({ Total: 0, Rate: 0 });
    for (const Level of ['college', 'major', 'class']) {
      const units = (await ask(leader, 'Units', { Level })).value as {
        Total: number;
        ClassId: string | null;
      }[];
      expect(units.reduce((sum, { Total }) => sum + Total, 0)).toBe(counted!.all);
    }
    const steps = (await ask(own, 'Steps')).value as { StepCode: string; Total: number; Done: number }[];
    expect(steps.find(({ StepCode }) => StepCode === 'INFO')).toMatchObject({ Total: counted!.own, Done: 2 });
    const genders = (await ask(own, 'Tally', { Kind: 'gender' })).value as { Name: string; Value: number }[];
    expect(genders.reduce((sum, { Value }) => sum + Value, 0)).toBe(counted!.own);
    expect((await ask(await school.as('26360000000006'), 'Figures')).message).toBe('抱歉，你无权查看该数据');
  });

  it('count by whatever a board asks for', async () => {
    for (const Kind of ['province', 'nation', 'arrival', 'cloth', 'shoe', 'issue', 'transport'])
      expect((await ask(office, 'Tally', { Kind })).value.length, Kind).toBeGreaterThan(0);
    for (const Kind of ['hour', 'reason', 'bedding', 'station', 'payMethod', 'green'])
      expect((await ask(office, 'Tally', { Kind })).code, Kind).toBe(0);
  });
});

describe('R15: M01: before the steps', () => {
  let begun: TestClient;
  let begunId: string;
  let otherId: string;
  beforeAll(async () => {
    const found = await sql<{ Id: string }>(
      `SELECT "Id" FROM "NewStudent" WHERE "ExamineeNo" = ANY('{26360000000008,26360000000009}') ORDER BY "ExamineeNo"`,
    );
    [begunId, otherId] = found.map(({ Id }) => Id) as [string, string];
    begun = await school.as('26360000000008');
  });

  it('WelcomePage: everybody is told when and what; who has begun is told how far he has come', async () => {
    const ask = async (
      client: TestClient,
      name: 'GetWelcome' | 'WelcomeSteps' | 'WelcomeLinks' | 'WelcomeNews',
    ) => (await client.call(`Orientation/${name}`)).value;
    const visitor = school.client();
    expect(await ask(visitor, 'GetWelcome')).toMatchObject({
      Title: '欢迎加入示范农业大学',
      Text: '2026级本科新生迎新',
      CheckinStart: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      Standing: '',
    });
    const planned = await ask(visitor, 'WelcomeSteps');
    expect(planned.length).toBeGreaterThan(10);
    for (const step of planned) expect(step).toMatchObject({ State: '', PageUrl: '' });
    expect((await ask(begun, 'GetWelcome')).Text).toMatch(/已完成\d\/6项必办环节，下一步：/);
    expect((await ask(begun, 'WelcomeSteps'))[0]).toMatchObject({ StepCode: 'INFO', State: '2' });
    await sql(
      `UPDATE "OrientationStep" SET "EndTime" = now() + interval '1 day' WHERE "StepCode" = 'TRAVEL'`,
    );
    const news = (await ask(visitor, 'WelcomeNews')).map(({ Title }: { Title: string }) => Title);
    expect(news).toEqual(expect.arrayContaining(['欢迎公告', '到校行程即将截止']));
    await limitLink(school, office, 'zs');
    expect(
      [await ask(visitor, 'WelcomeLinks'), await ask(begun, 'WelcomeLinks')].map((rows) => rows.length),
    ).toEqual([1, 2]);
    const pdf = Buffer.from('%PDF-1.4 guide');
    const guide = await uploaded(office, '新生指南.pdf', pdf);
    const other = await uploaded(office, '内部名单.pdf', pdf);
    await sql(`UPDATE "OrientationBatch" SET "GuidePdf" = $1, "BannerImg" = NULL`, [guide]);
    const fetched = (id: string) => visitor.fetch(`/api/Orientation/WelcomeFile?Id=${id}`);
    const [{ Name, Url }, phone] = (await visitor.call('Orientation/WelcomeGuides')).value;
    expect([Name, phone.Url]).toEqual(['报到指南', 'tel:079100000000']);
    expect(await visitor.fetch(Url)).toMatchObject({ status: 200, text: pdf.toString() });
    expect([(await fetched(other)).status, (await fetched('1')).status]).toEqual([403, 403]);
    await sql(`UPDATE "OrientationBatch" SET "State" = '3'`);
    expect(await ask(visitor, 'GetWelcome')).toMatchObject({
      Text: '迎新尚未开始，请留意学校通知',
      CheckinStart: '',
    });
    expect((await fetched(guide)).status).toBe(403);
    await sql(`UPDATE "OrientationBatch" SET "State" = '2'`);
  });

  it('R15 checkin-sheet: names his own portrait, which nobody of his kind reads, and where he checks in', async () => {
    expect((await begun.call('Orientation/GetMyAdmission')).value.Photo).toBe('');
    const jpg = await sharp({ create: { width: 360, height: 480, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const Photo = await uploaded(begun, '本人.jpg', jpg);
    const sent = await begun.call('Data/Save', {
      Entity: 'orientation/NewStudentPhoto',
      EnCode: 'orientation.photo.submit',
      Data: { Photo },
    });
    expect(sent, sent.message).toMatchObject({ code: 0 });
    expect((await begun.call('Orientation/GetMyAdmission')).value.Photo).toBe(Photo);
    await expectMarked(school, office, begunId, sent.value.Id);
    const read = async (client: TestClient) =>
      (await client.fetch(`/api/ImportExport/Download?Id=${Photo}`)).status;
    expect(await read(begun)).toBe(200);
    expect(await read(await school.as('26360000000012'))).toBe(403);

    await sql(
      `UPDATE "CheckinStation" SET "CollegeId" = (SELECT "Id" FROM "Org" WHERE "Id" <> n."CollegeId" LIMIT 1)
       FROM "NewStudent" n WHERE n."Id" = $1 AND "StationCode" = 'S0003'`,
      [begunId],
    );
    const [first, ...others] = (await begun.call('Orientation/GetMyStations')).value;
    expect(others.map(({ Name }: { Name: string }) => Name)).toEqual(['体育馆1号台']);
    expect(first).toMatchObject({
      Name: '提前报到点',
      Text: expect.stringMatching(/^体育馆一楼 · 20.* 至 20/),
    });
    expect(new URL(first.Url).searchParams.get('position')).toBe('115.8307,28.7661');
    expect((await office.call('Orientation/GetMyStations')).value).toEqual([]);
  });

  it('Predicted: who declines says why, his college is asked, and he may think again until the beginning', async () => {
    const intend = (EnCode: string, Params = {}) =>
      begun.call('Data/Action', { EnCode: `orientation.intention.${EnCode}`, Ids: [begunId], Params });
    const intention = async () =>
      (await sql('SELECT "Intention", "NoReportReason" FROM "NewStudent" WHERE "Id" = $1', [begunId]))[0];
    expect((await intend('decline', { NoReportReason: '1', NoReportRemark: '不来' })).code).not.toBe(0);
    expect((await intend('decline', { NoReportReason: '1', NoReportRemark: '准备复读一年' })).code).toBe(0);
    expect(await sql('SELECT "CheckinState" FROM "NewStudent" WHERE "Id" = $1', [begunId])).toEqual([
      { CheckinState: '1' },
    ]);
    const asked = () =>
      sql(`SELECT 1 FROM "BackLog" WHERE "BizId" = $1 AND "Title" LIKE '%提交不来报到'`, [begunId]);
    expect(await asked()).toHaveLength(1);
    // Other words for the same intention ask nobody again.
    expect((await intend('decline', { NoReportReason: '1', NoReportRemark: '准备复读两年' })).code).toBe(0);
    expect(await asked()).toHaveLength(1);
    expect((await intend('submit')).code).toBe(0);
    expect(await intention()).toEqual({ Intention: '1', NoReportReason: null });
    const [times] = await sql<{ start: string }>(
      `UPDATE "OrientationBatch" b SET "CheckinStart" = now() - interval '1 hour' FROM "OrientationBatch" o WHERE o."Id" = b."Id"
       RETURNING to_char(o."CheckinStart", 'YYYY-MM-DD HH24:MI:SSOF') AS start`,
    );
    expect((await intend('late')).message).toBe('报到已开始，不能更改，请联系学院');
    await sql('UPDATE "OrientationBatch" SET "CheckinStart" = $1::timestamptz', [times!.start]);
    const others = { EnCode: 'orientation.intention.submit', Ids: [otherId], Params: {} };
    const other = await begun.call('Data/Action', others);
    expect(other.code).not.toBe(0);
  });
});

describe('M01 whoever never comes', () => {
  it('enters as not coming who is two weeks late, except whoever was allowed to come later or has asked', async () => {
    const end = (days: number) =>
      sql(`UPDATE "OrientationBatch" SET "CheckinEnd" = now() - make_interval(days => $1)`, [days]);
    const [asked, allowed, ...missing] = await sql<{ Id: string; CheckinState: string }>(
      `SELECT "Id", "CheckinState" FROM "NewStudent" WHERE "CheckinState" = ANY('{0,1,2,4}')
         AND "RestoreTime" IS NULL AND "Id" NOT IN (SELECT "NewStudentId" FROM "LateReportApply") ORDER BY "ExamineeNo"`,
    );
    const late = (id: string, status: string) =>
      sql(
        `INSERT INTO "LateReportApply" ("Id", "NewStudentId", "LateReason", "PlanDate", "Status", "IsDeleted", "Version", "CreateDate", "UpdateDate")
         VALUES ($1, $1, '1', now() + interval '1 day', $2, 0, 1, now(), now())`,
        [id, status],
      );
    await late(asked!.Id, '1');
    await late(allowed!.Id, '2');
    const gone = async () =>
      (await sql<{ Id: string }>(`SELECT "Id" FROM "NewStudent" WHERE "CheckinState" = '5'`)).map(
        ({ Id }) => Id,
      );
    const before = await gone();
    await end(13);
    await endPlanned(school.engine);
    expect(await gone()).toEqual(before);
    await end(15);
    // While the server does this work itself, nobody else does.
    await expect
      .poll(async () => {
        await endPlanned(school.engine);
        return (await gone()).toSorted();
      })
      .toEqual([...before, ...missing.map(({ Id }) => Id)].toSorted());
    expect(
      await sql(`SELECT 1 FROM "Bed" WHERE "NewStudentId" = ANY($1)`, [missing.map(({ Id }) => Id)]),
    ).toEqual([]);
  });
});
for (const proofs of [photoPack, settledProgress]) proofs(() => school);
