import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RowHook } from '../../src/server/data/module.ts';
import { changeRow, lockRow } from '../../src/server/data/write/system-write.ts';
import { tellDue } from '../../src/server/engines/notify/clock.ts';
import { afterGreenPass } from '../../src/server/modules/orientation/steps/green.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import { markSteps, type Mark } from '../../src/server/engines/checklist/marks.ts';
import { byProgram } from '../_util/by-program.ts';
import { formOf, toldLate } from '../_util/form-steps.ts';
import { FAMILY, father, PROFILE } from '../_util/newcomer.ts';
import { uploaded } from '../_util/upload.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

const PromiseDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const FRESH = (index: number) => `2636${String(index + 1).padStart(10, '0')}`;
let school: TestSchool;
/** Has done nothing yet. */
let newcomer: TestClient;
let newcomerId: string;
/** Has told about themselves and how they will come. */
let begun: TestClient;
let begunId: string;

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Row>(text, values)).rows;
const idOf = async (index: number) =>
  (await sql<{ Id: string }>('SELECT "Id" FROM "NewStudent" WHERE "ExamineeNo" = $1', [FRESH(index)]))[0]!.Id;
const save = (client: TestClient, entity: string, EnCode: string, Data: object) =>
  client.call('Data/Save', {
    Entity: `${entity === 'HealthDeclare' ? 'back-school' : 'orientation'}/${entity}`,
    EnCode,
    Data,
  });
const mark = (marks: readonly Mark[]) =>
  byProgram(school.engine, (context) => markSteps(context, entities.OrientationStep, marks));
const standing = async (id: string) =>
  (
    await sql<{ CheckinState: string; Progress: number; PayState: string }>(
      'SELECT "CheckinState", "Progress", "PayState" FROM "NewStudent" WHERE "Id" = $1',
      [id],
    )
  )[0]!;
const stateOf = async (id: string, code: string) =>
  (
    await sql<{ State: string }>(
      'SELECT "State" FROM "NewStudentStep" WHERE "NewStudentId" = $1 AND "StepCode" = $2',
      [id, code],
    )
  )[0]?.State;
const window = (code: string, from: string, to: string) =>
  sql(
    `UPDATE "OrientationStep" SET "StartTime" = now() + $2::interval, "EndTime" = now() + $3::interval WHERE "StepCode" = $1`,
    [code, from, to],
  );

const CLOTHES = {
  TrainForm: '1',
  Height: 172,
  Weight: 60,
  ClothSize: '170',
  ShoeSize: '41',
  CapSize: '57',
  BeltSize: '均码',
};
const clothes = (client: TestClient, more: object = {}) =>
  save(client, 'TrainingClothes', 'orientation.clothes.submit', { ...CLOTHES, ...more });

beforeAll(async () => {
  school = await startSchool();
  newcomer = await school.as(FRESH(0));
  newcomerId = await idOf(0);
  begun = await school.as(FRESH(5));
  begunId = await idOf(5);
});
afterAll(() => school?.close());

describe('R15: M01: the steps of a new student', () => {
  it('WelcomUserInfo: a draft lacks what it lacks, the whole must be right; the first step moves his state', async () => {
    expect(await standing(newcomerId)).toMatchObject({ CheckinState: '0', Progress: 0 });
    const draft = await save(newcomer, 'NewStudentProfile', 'orientation.info.save', { NamePinyin: 'wang' });
    expect(draft).toMatchObject({ code: 0 });
    expect(await stateOf(newcomerId, 'INFO')).toBe('1');
    expect(await standing(newcomerId)).toMatchObject({ CheckinState: '1', Progress: 0 });
    const submit = (Data: object) =>
      save(newcomer, 'NewStudentProfile', 'orientation.info.submit', { ...draft.value, ...PROFILE, ...Data });
    const wrong = await submit({ ZipCode: '33', EmergencyPhone: PROFILE.Phone, Agree: 0 });
    expect(wrong.value.Fields.map(({ Message }: { Message: string }) => Message).sort()).toEqual([
      '紧急联系电话不能与本人手机号相同',
      '请阅读并勾选承诺书',
      '邮编应为6位数字',
    ]);
    expect((await submit({})).message).toBe('请至少填写一位家庭成员');
    expect((await submit({ Children: { [FAMILY]: [{ ...father, Phone: null }] } })).message).toContain(
      '联系电话',
    );
    // Whatever the whole is refused for, the step that holds it has told before it was left.
    const whole = { ...PROFILE, Children: { [FAMILY]: [father] } };
    const families = [[], [{ ...father, Phone: null }], [{ ...father, Age: null }, father]];
    const wrongs = [
      { ZipCode: '33', EmergencyPhone: PROFILE.Phone },
      ...families.map((lines) => ({ Children: { [FAMILY]: lines } })),
    ];
    const form = formOf(school.engine.catalog, 'orientation/user-info');
    expect(await toldLate(form, submit, whole, wrongs)).toEqual([]);
    expect(await submit({ Children: { [FAMILY]: [father] } })).toMatchObject({ code: 0 });
    expect(await stateOf(newcomerId, 'INFO')).toBe('2');
    expect(await standing(newcomerId)).toMatchObject({ CheckinState: '1', Progress: 16 });
  });

  it('trainingClothe: waits for what comes before it, and for its window, by the clock of the database', async () => {
    await sql(`UPDATE "NewStudentStep" SET "State" = '1' WHERE "NewStudentId" = $1 AND "StepCode" = 'INFO'`, [
      begunId,
    ]);
    expect((await clothes(begun)).message).toBe('请先完成信息填报');
    await sql(`UPDATE "NewStudentStep" SET "State" = '2' WHERE "NewStudentId" = $1 AND "StepCode" = 'INFO'`, [
      begunId,
    ]);
    await window('CLOTH', '1 hour', '2 hours');
    expect((await clothes(begun)).message).toBe('未到开放时间');
    await window('CLOTH', '-2 hours', '-1 second');
    expect((await clothes(begun)).message).toBe('已截止');
    await window('CLOTH', '-1 hour', '1 hour');
    expect((await clothes(begun, { TrainForm: '3', ClothSize: null })).value.Fields).toHaveLength(2);
    expect(await clothes(begun)).toMatchObject({ code: 0 });
    expect(await standing(begunId)).toMatchObject({ Progress: 50 });
    expect(
      (
        await begun.call('Data/Action', {
          EnCode: 'orientation.clothes.suggest',
          Ids: [],
          Params: { Height: 172, Weight: 80 },
        })
      ).value.Lines,
    ).toEqual(['推荐号型 175']);
  });

  it('travelPlan: nobody arrives when nobody is awaited', async () => {
    const [plan] = await sql<{ Id: string; Version: number }>(
      'SELECT "Id", "Version" FROM "TravelPlan" WHERE "NewStudentId" = $1',
      [begunId],
    );
    const travel = (ArriveTime: string, more = {}) =>
      save(begun, 'TravelPlan', 'orientation.travel.submit', {
        ...plan,
        Transport: '1',
        VehicleNo: 'G1234',
        DepartRegion: '360100',
        ArriveStation: '1',
        ArriveTime,
        Companion: 1,
        NeedPickup: 1,
        ...more,
      });
    expect((await travel('2020-01-01 08:00:00')).value.Fields[0].Message).toBe('到达时间应在报到时间范围内');
    const [{ at }] = (await sql<{ at: string }>(
      `SELECT to_char("CheckinStart" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS at FROM "OrientationBatch"`,
    )) as [{ at: string }];
    expect((await travel(at, { VehicleNo: null })).value.Fields[0].Message).toBe('请输入车次/航班号');
    expect(await travel(at)).toMatchObject({ code: 0 });
  });

  it('Choosingedding: costs what the school says, and is a bill; what is paid stays', async () => {
    await sql(
      `INSERT INTO "SupplyPackage" ("Id", "PackageName", "SupplyType", "Items", "Price", "BatchId", "State", "IsDeleted", "Version", "CreateDate", "UpdateDate")
       SELECT 'pack', '标准套餐', '2', '[]', 680, "Id", '1', 0, 1, now(), now() FROM "OrientationBatch" LIMIT 1`,
    );
    const choose = (more: object) =>
      save(begun, 'BeddingChoice', 'orientation.bedding.submit', { NeedBedding: 1, AgreeTip: 1, ...more });
    expect((await choose({})).value.Fields[0].Message).toBe('请选择套餐');
    const chosen = await choose({ PackageId: 'pack' });
    expect(chosen).toMatchObject({ code: 0 });
    const bill = () =>
      sql(
        `SELECT "Amount"::float8 AS amount, "PayState" AS state FROM "FeeBill" WHERE "NewStudentId" = $1 AND "FeeItem" = '05'`,
        [begunId],
      );
    expect(await bill()).toEqual([{ amount: 680, state: '0' }]);
    await sql(`UPDATE "FeeBill" SET "Paid" = 680 WHERE "NewStudentId" = $1 AND "FeeItem" = '05'`, [begunId]);
    expect((await choose({ ...chosen.value, NeedBedding: 0 })).message).toBe('已缴费，不能修改');
  });

  it('WelcomGreenChannel: no more than is owed; what is granted need not be paid now', async () => {
    const apply = async (Amount: number, more = {}) =>
      save(begun, 'GreenChannelApply', 'orientation.green.submit', {
        GreenType: '2',
        DeferItems: [{ FeeItem: '01', Amount }],
        PromiseDate,
        Reason: '家庭经济困难',
        Files: await uploaded(begun, 'a.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')),
        ...more,
      });
    expect((await apply(9999)).value.Fields[0].Message).toBe('缓缴金额不能大于未缴金额');
    expect((await apply(4800, { PromiseDate: '2030-01-01' })).value.Fields[0].Key).toBe('PromiseDate');
    const applied = await apply(4800);
    expect(applied).toMatchObject({ code: 0 });
    expect((await apply(4800)).value.Fields[0].Message).toBe('已有审批中的申请');
    expect(await stateOf(begunId, 'GREEN')).toBe('3');
    await sql(`UPDATE "FeeBill" SET "Paid" = "Amount" WHERE "NewStudentId" = $1 AND "FeeItem" <> '01'`, [
      begunId,
    ]);
    const [{ Id: applyId }] = (await sql<{ Id: string }>(
      `SELECT "Id" FROM "GreenChannelApply" WHERE "NewStudentId" = $1 AND "Status" = '1'`,
      [begunId],
    )) as [{ Id: string }];
    await byProgram(school.engine, async (context) => {
      const row = await lockRow(context, entities.GreenChannelApply, applyId);
      await changeRow(context, entities.GreenChannelApply, row, { Status: '2' }, 'green');
      await afterGreenPass({ ...context, row, enCode: 'green' } as unknown as RowHook);
    });
    expect(await stateOf(begunId, 'GREEN')).toBe('2');
    expect(await standing(begunId)).toMatchObject({ PayState: '3' });
    expect(await stateOf(begunId, 'PAY')).toBe('2');
  });

  it('WelcomGreenChannel: the step goes back with an application that is refused, and away with the last of them', async () => {
    const applied = await save(newcomer, 'GreenChannelApply', 'orientation.green.submit', {
      GreenType: '2',
      DeferItems: [{ FeeItem: '01', Amount: 100 }],
      PromiseDate,
      Reason: '家庭经济困难',
      Files: await uploaded(newcomer, 'a.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')),
    });
    const act = async (client: TestClient, EnCode: string, Params = {}) =>
      (await client.call('Data/Action', { EnCode, Ids: [applied.value.Id], Params })).code;
    const green = () => stateOf(newcomerId, 'GREEN');
    expect(await green()).toBe('3');
    expect(await act(newcomer, 'orientation.green.withdraw')).toBe(0);
    expect(await green()).toBe('1');
    // What was granted in an earlier round decides nothing of this one.
    const [row] = await sql<{ Version: number }>(
      'UPDATE "GreenChannelApply" SET "ApprovedAmount" = 50 WHERE "Id" = $1 RETURNING "Version"',
      [applied.value.Id],
    );
    const again = await save(newcomer, 'GreenChannelApply', 'orientation.green.submit', {
      Id: applied.value.Id,
      Version: row!.Version,
    });
    expect(again, again.message).toMatchObject({ code: 0 });
    expect(await green()).toBe('3');
    expect(await sql(`SELECT 1 FROM "GreenChannelApply" WHERE "ApprovedAmount" = 50`)).toEqual([]);
    const [judge] = await sql<{ LoginName: string }>(
      `SELECT u."LoginName" FROM "NewStudent" n JOIN "Teacher" t ON t."Id" = n."CounsellorId" JOIN "SysUser" u ON u."Id" = t."UserId" WHERE n."Id" = $1`,
      [newcomerId],
    );
    const counsellor = await school.as(judge?.LoginName ?? 'college01');
    expect(await act(counsellor, 'orientation.green.reject', { Opinion: '材料不全' })).toBe(0);
    expect(await green()).toBe('4');
    const gone = await newcomer.call('Data/Delete', {
      EnCode: 'orientation.green.delete',
      Ids: [applied.value.Id],
      Entity: 'orientation/GreenChannelApply',
    });
    expect(gone.code).toBe(0);
    expect(await green()).toBe('0');
  });

  it('counts what is required and done before coming; with the last of it he is ready for the sheet', async () => {
    const steps = (await begun.call('Orientation/GetMySteps')).value;
    const counted = steps.filter(({ Counts }: { Counts: number }) => Counts === 1);
    expect(counted.map(({ StepCode }: { StepCode: string }) => StepCode)).toEqual([
      'INFO',
      'PHOTO',
      'DORM',
      'CLOTH',
      'PAY',
      'TRAVEL',
    ]);
    const before = (await begun.call('Orientation/GetMyAdmission')).value;
    expect(before).toMatchObject({
      SheetText: '请先完成必办环节：上传证件照、选择宿舍',
      SheetUrl: '',
      Progress: '66%',
    });
    await mark(
      ['PHOTO', 'DORM'].map((code) => ({
        student: begunId,
        code,
        state: '2',
      })),
    );
    expect(await standing(begunId)).toMatchObject({ CheckinState: '2', Progress: 100 });
    expect((await begun.call('Orientation/GetMyAdmission')).value.SheetUrl).toMatch(/reportPaper$/);
    const told = async () => {
      await tellDue(school.engine);
      return sql(
        `SELECT "Title" FROM "UserMessage" m JOIN "NewStudent" n ON n."UserId" = m."UserId" WHERE n."Id" = $1 AND "Title" = '预报到已完成'`,
        [begunId],
      );
    };
    await expect.poll(told).toHaveLength(1);
    expect(await told()).toHaveLength(1);
    // A photo that is sent back later takes nothing away from who was ready.
    await mark([{ student: begunId, code: 'PHOTO', state: '4' }]);
    expect(await standing(begunId)).toMatchObject({ CheckinState: '2', Progress: 83 });
  });

  it('what rows copy from a new student follows him', async () => {
    const [student] = await sql<{ Id: string; Version: number }>(
      'SELECT "Id", "Version" FROM "NewStudent" WHERE "Id" = $1',
      [begunId],
    );
    const recruiter = await school.as('rec01');
    const edit = { Entity: 'orientation/NewStudent', EnCode: 'orientation.student.edit' };
    expect(await recruiter.call('Data/Save', { ...edit, Data: { ...student, ClassId: null } })).toMatchObject(
      { code: 0 },
    );
    for (const table of ['TrainingClothes', 'NewStudentStep', 'FeeBill'])
      expect(
        await sql(`SELECT count("ClassId")::int AS n FROM "${table}" WHERE "NewStudentId" = $1`, [begunId]),
      ).toEqual([{ n: 0 }]);
  });

  it('epidemicInfo: is judged, is told apart when something is wrong, and is his step', async () => {
    const declare = (more: object) =>
      save(begun, 'HealthDeclare', 'orientation.health.submit', {
        TempAm: 36.5,
        Symptoms: ['00'],
        Region: '360100',
        Touch: 0,
        ...more,
      });
    expect((await declare({ TempAm: 44 })).value.Fields[0].Message).toBe('体温应在35-42℃之间');
    expect((await declare({ Symptoms: ['00', '01'] })).value.Fields[0].Message).toBe(
      '“无症状”不能与其他症状同时选择',
    );
    const first = await declare({ TempAm: 37.6 });
    expect(first, first.message).toMatchObject({ code: 0 });
    const declared = `FROM "HealthDeclare" WHERE "NewStudentId" IS NOT NULL`;
    expect(await sql(`SELECT "IsAbnormal"::int AS odd, "Scene", "OwnerId" ${declared}`)).toEqual([
      { odd: 1, Scene: '1', OwnerId: begunId },
    ]);
    expect(await declare(first.value)).toMatchObject({ code: 0 });
    expect(await sql(`SELECT "IsAbnormal"::int AS odd ${declared}`)).toEqual([{ odd: 0 }]);
    expect(await stateOf(begunId, 'EPIDEMIC')).toBe('2');
  });

  it('entranceEdu: time is credited by the server, and the required lessons finish the step', async () => {
    const lessons = await sql<{ Id: string }>('SELECT "Id" FROM "EntranceEdu" ORDER BY "Sort"');
    const act = (EnCode: string, Id: string) =>
      begun.call('Data/Action', { EnCode: `orientation.edu.${EnCode}`, Ids: [Id], Params: {} });
    const [first] = lessons;
    expect((await act('finish', first!.Id)).message).toBe('学习时长不足，还需60秒');
    expect((await act('beat', first!.Id)).value).toMatchObject({ Seconds: 0, Least: 60 });
    expect(await stateOf(begunId, 'EDU')).toBe('1');
    await sql(`UPDATE "EntranceEduRecord" SET "UpdateDate" = now() - interval '1 hour'`);
    const begin = { EnCode: 'orientation.edu.beat', Ids: [first!.Id], Params: { Begin: 1 } };
    expect((await begun.call('Data/Action', begin)).value).toMatchObject({ Seconds: 0 });
    await sql(`UPDATE "EntranceEduRecord" SET "UpdateDate" = now() - interval '1 hour'`);
    expect((await act('beat', first!.Id)).value).toMatchObject({ Seconds: 20 });
    for (const { Id } of lessons.slice(0, 3)) {
      await act('beat', Id);
      await sql('UPDATE "EntranceEduRecord" SET "Seconds" = 120 WHERE "EduId" = $1', [Id]);
      expect(await stateOf(begunId, 'EDU')).toBe('1');
      expect((await act('finish', Id)).code).toBe(0);
    }
    expect(await stateOf(begunId, 'EDU')).toBe('2');
    // What is finished stays so, and is told with the time that it took, also where the office asks for more meanwhile.
    await sql('UPDATE "EntranceEdu" SET "MinSeconds" = 600 WHERE "Id" = $1', [first!.Id]);
    const studied = await begun.call('Orientation/GetStudied', { Id: first!.Id });
    expect(studied.value).toEqual({ Seconds: 120, Least: 120 });
    expect(
      (await begun.call('Orientation/GetMyEdu')).value.map(({ State }: { State: string }) => State),
    ).toEqual(['2', '2', '2', '0']);
  });

  it('viewApartmentSupplies: shows what was ordered; who has it says so', async () => {
    const rows = (await begun.call('Orientation/GetMySupplies')).value;
    expect(rows).toContainEqual({ Kind: '军训服装', Name: '军训服', Spec: '170', Count: 1, State: '已选' });
    const confirm = () =>
      begun.call('Data/Action', { EnCode: 'orientation.supply.confirm', Ids: [begunId], Params: {} });
    expect((await confirm()).message).toBe('物资尚未发放');
    await sql(`UPDATE "TrainingClothes" SET "IssueState" = '3' WHERE "NewStudentId" = $1`, [begunId]);
    expect((await confirm()).code).toBe(0);
    expect(await stateOf(begunId, 'SUPPLY')).toBe('2');
  });

  it('reaches their own rows alone', async () => {
    const list = async (client: TestClient, Entity: string) =>
      (
        await client.call('Data/List', {
          Entity: `orientation/${Entity}`,
          Filter: {},
          PageIndex: 1,
          PageSize: 50,
        })
      ).value;
    for (const entity of ['TrainingClothes', 'TravelPlan', 'FeeBill', 'NewStudentProfile'])
      for (const row of (await list(begun, entity)).rows) expect(row.NewStudentId).toBe(begunId);
    const [stored] = await sql<{ Id: string; Version: number }>(
      'SELECT "Id", "Version" FROM "TrainingClothes" WHERE "NewStudentId" = $1',
      [begunId],
    );
    for (const data of [{ NewStudentId: begunId }, stored!])
      expect((await clothes(newcomer, data)).code, JSON.stringify(data)).not.toBe(0);
    expect((await (await school.as('fdy001')).call('Orientation/GetMySteps')).message).toBe(
      '未查询到您的录取信息',
    );
  });
});
