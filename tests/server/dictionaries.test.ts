import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealValue } from '../../src/server/data/sealed/value.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { sheetFile, uploaded } from '../_util/upload.ts';

const ITEM = 'core/DictItem';

let school: TestSchool;
let office: TestClient;
let other: TestClient;

beforeAll(async () => {
  school = await startSchool({ nodes: 2 });
  office = await school.as('school01');
  other = await school.as('school01', 1);
});
afterAll(() => school?.close());

interface Item {
  Id: string;
  Version: number;
  ItemCode: string;
  ItemName: string;
  State: string;
  Sort: number;
  TypeId: string;
}

async function typeOf(TypeCode: string): Promise<string> {
  const { rows } = await school.database.query<{ id: string }>(
    `SELECT "Id" AS id FROM "DictType" WHERE "TypeCode" = $1`,
    [TypeCode],
  );
  return rows[0]!.id;
}

async function itemsIn(TypeCode: string): Promise<Item[]> {
  const Filter = { TypeId: await typeOf(TypeCode) };
  const { value } = await office.call('Data/List', { Entity: ITEM, Filter, PageIndex: 1, PageSize: 100 });
  return value.rows;
}

const itemOf = async (type: string, code: string) =>
  (await itemsIn(type)).find(({ ItemCode }) => ItemCode === code)!;

const save = (EnCode: string, Data: Record<string, unknown>) =>
  office.call('Data/Save', { Entity: ITEM, EnCode, Data });

const act = (EnCode: string, Id: string) => office.call('Data/Action', { EnCode, Ids: [Id], Params: {} });

/** What a browser on the other node is told of a dictionary. */
async function told(type: string): Promise<{ ItemCode: string; ItemName: string; State: string }[]> {
  const { value } = await other.call('BaseData/GetAllCodeItemList', { TypeCodes: [type] });
  return value.List[0].Items;
}

const soon = { timeout: 30_000 };

interface Student {
  Id: string;
  Version: number;
  BloodType: string | null;
}

async function student(at = 0): Promise<Student> {
  const asked = { Entity: 'core/Student', Filter: {}, PageIndex: 1, PageSize: 10 };
  const { value } = await other.call('Data/List', asked);
  const { value: row } = await other.call('Data/Get', { Entity: 'core/Student', Id: value.rows[at].Id });
  return row as Student;
}

const saveStudent = ({ Id, Version }: Student, change: Record<string, unknown>) =>
  other.call('Data/Save', {
    Entity: 'core/Student',
    EnCode: 'core.student.edit',
    Data: { Id, Version, ...change },
  });

describe('M12 dictionaries', () => {
  it('are listed as their files say them, with what a school may do', async () => {
    const file = JSON.parse(readFileSync('schemas/codes/BLOOD.json', 'utf8'));
    const items = await itemsIn('BLOOD');
    expect(items.map(({ ItemCode, ItemName }) => ({ code: ItemCode, name: ItemName }))).toEqual(file.items);
    const { rows } = await school.database.query<{ TypeCode: string; Kind: string }>(
      `SELECT "TypeCode", "Kind" FROM "DictType" WHERE "IsDeleted" = 0`,
    );
    const kinds = new Map(rows.map(({ TypeCode, Kind }) => [TypeCode, Kind]));
    expect([kinds.get('GENDER'), kinds.get('FLOW_STATUS'), kinds.get('BLOOD')]).toEqual(['1', '2', '3']);
    expect(kinds.has('ErrorCode') || kinds.has('REGION')).toBe(false);
  });

  it('take a new item that every node offers, names, stores and reads from a workbook', async () => {
    const row = { TypeId: await typeOf('BLOOD'), ItemCode: 'RH', ItemName: 'Rh阴性', Sort: 15, State: '1' };
    expect(await save('core.dict.add', row)).toMatchObject({ code: 0 });
    const { value: before } = await other.call('BaseData/GetAllCodeItemList', { TypeCodes: ['BLOOD'] });
    await expect.poll(async () => (await told('BLOOD'))[1]?.ItemCode, soon).toBe('RH');
    const { value: after } = await other.call('BaseData/GetAllCodeItemList', {
      TypeCodes: ['BLOOD'],
      Version: before.Version,
    });
    expect(after.List.length === 1 || after.Version === before.Version).toBe(true);
    const options = await other.call('Data/Options', { Source: 'BLOOD' });
    expect(options.value.map((one: { Value: string }) => one.Value)).toContain('RH');
    const one = await student();
    expect(await saveStudent(one, { BloodType: 'RH' })).toMatchObject({ code: 0 });
    const { value } = await other.call('Data/Get', { Entity: 'core/Student', Id: one.Id });
    expect(value.BloodTypeName).toBe('Rh阴性');
  });

  it('refuse to lose an item that a row holds, and say where it is', async () => {
    const item = await itemOf('BLOOD', 'RH');
    const uses = await act('core.dict.uses', item.Id);
    expect(uses.value.Items[0]).toEqual({ Place: '学生 · 血型', Count: '1' });
    const { Id } = item;
    const gone = await office.call('Data/Delete', { Entity: ITEM, EnCode: 'core.dict.delete', Ids: [Id] });
    expect(gone).toMatchObject({ code: 2, message: '「Rh阴性」已被使用（学生 · 血型1条），只能停用' });
  });

  it.each([
    ['EMOTION', 'Emotion', '每日上报 · 情绪状态', 'X1'],
    ['SYMPTOM', 'Symptoms', '每日上报 · 症状', ['01', 'X1']],
  ])('refuse to lose an item of %s that a row holds locked', async (type, field, Place, value) => {
    const row = { TypeId: await typeOf(type), ItemCode: 'X1', ItemName: '其他一种', Sort: 990, State: '1' };
    expect(await save('core.dict.add', row)).toMatchObject({ code: 0 });
    const { Id } = await itemOf(type, 'X1');
    const countOf = async (id: string) => {
      const { value: uses } = await act('core.dict.uses', id);
      return uses.Items.find((one: { Place: string }) => one.Place === Place).Count;
    };
    expect(await countOf(Id)).toBe('0');
    const other = await itemOf(type, type === 'EMOTION' ? '4' : '01');
    const before = Number(await countOf(other.Id));
    await school.database.query(
      `UPDATE "DailyReport" SET "${field}" = $1 WHERE "Id" IN (SELECT "Id" FROM "DailyReport" WHERE "IsDeleted" = 0
         AND "${field}" IS NULL ORDER BY "Id" LIMIT 3)`,
      [sealValue(value)],
    );
    expect(await countOf(Id)).toBe('3');
    expect(Number(await countOf(other.Id))).toBe(type === 'EMOTION' ? before : before + 3);
    const gone = await office.call('Data/Delete', { Entity: ITEM, EnCode: 'core.dict.delete', Ids: [Id] });
    expect(gone).toMatchObject({ code: 2, message: `「其他一种」已被使用（${Place}3条），只能停用` });
  });

  it('an item that is off is named where it stands, not offered, and refused for new values', async () => {
    const { Id } = await itemOf('BLOOD', 'RH');
    expect(await act('core.dict.disable', Id)).toMatchObject({ code: 0 });
    await expect
      .poll(async () => (await told('BLOOD')).find(({ ItemCode }) => ItemCode === 'RH')?.State, soon)
      .toBe('0');
    const options = await other.call('Data/Options', { Source: 'BLOOD' });
    expect(options.value.map((one: { Value: string }) => one.Value)).not.toContain('RH');
    const named = await other.call('Data/Options', { Source: 'BLOOD', Ids: ['RH'] });
    expect(named.value[0]).toMatchObject({ Label: 'Rh阴性', Disabled: true });
    const holds = await student();
    expect(holds.BloodType).toBe('RH');
    expect(await saveStudent(holds, { Nation: '02' })).toMatchObject({ code: 0 });
    const fresh = await student(1);
    expect(await saveStudent(fresh, { BloodType: 'RH' })).toMatchObject({
      code: 2,
      value: { Fields: [{ Key: 'BloodType', Message: '血型所选的项已停用，请重新选择' }] },
    });
    expect(await act('core.dict.enable', Id)).toMatchObject({ code: 0 });
    await expect
      .poll(async () => (await saveStudent(await student(1), { BloodType: 'RH' })).code, soon)
      .toBe(0);
  });

  it('of a standard or the program take another name, place and colour, and nothing else', async () => {
    const add = { TypeId: await typeOf('GENDER'), ItemCode: '3', ItemName: '其他', State: '1' };
    expect(await save('core.dict.add', add)).toMatchObject({
      code: 2,
      message: '「性别」为国家标准（GB/T 2261.1），不能新增项',
    });
    const { Id, Version, TypeId, Sort } = await itemOf('GENDER', '1');
    const known = { Id, Version, TypeId, Sort, State: '1', ItemName: '男' };
    const code = await save('core.dict.edit', { ...known, ItemCode: 'M' });
    expect(code.value.Fields).toEqual([{ Key: 'ItemCode', Message: '代码不能修改，请停用此项后新增' }]);
    const parent = await save('core.dict.edit', { ...known, ItemCode: '1', ParentCode: '2' });
    expect(parent.value.Fields[0].Key).toBe('ParentCode');
    const gone = await office.call('Data/Delete', { Entity: ITEM, EnCode: 'core.dict.delete', Ids: [Id] });
    expect(gone).toMatchObject({ code: 2, message: '出厂的字典项不能删除，只能停用' });
    const renamed = await save('core.dict.edit', {
      ...known,
      ItemCode: '1',
      ItemName: '男性',
      Color: 'blue',
    });
    expect(renamed.code).toBe(0);
    await expect
      .poll(async () => (await told('GENDER')).find(({ ItemCode }) => ItemCode === '1')?.ItemName, soon)
      .toBe('男性');
    const { value } = await other.call('Data/List', {
      Entity: 'core/Student',
      Filter: { Gender: '1' },
      PageIndex: 1,
      PageSize: 1,
    });
    expect(value.rows[0].GenderName).toBe('男性');
  });

  it('an item that new rows begin with stays on', async () => {
    const { Id } = await itemOf('NOTICE_TYPE', '1');
    expect(await act('core.dict.disable', Id)).toMatchObject({
      code: 2,
      message: expect.stringContaining('默认值，不能停用'),
    });
  });

  it('read a workbook in which children stand before their parents, and name a parent that is nowhere', async () => {
    const heads = ['字典', '代码', '名称', '上级代码', '排序', '状态'];
    const rows = [
      ['HUKOU', 'H11', '城镇家庭户', 'H1', '200', '启用'],
      ['HUKOU', 'H1', '城镇', 'H0', '190', '启用'],
      ['HUKOU', 'H0', '境内', '', '180', '启用'],
    ];
    const send = async (lines: string[][]) => {
      const FileId = await uploaded(office, '字典.xlsx', await sheetFile(school.dataDir, [heads, ...lines]));
      return office.call('Data/Import', { EnCode: 'core.dict.import', FileId, DryRun: 0, Cover: 0 });
    };
    const lost = await send([...rows, ['HUKOU', 'H9', '无处', 'H8', '210', '启用']]);
    expect(lost.value).toMatchObject({ SuccessCount: 0, FailCount: 1 });
    expect(lost.value.Fails[0]).toMatchObject({
      RowNo: 5,
      ColumnName: '上级代码',
      Message: '该字典中没有代码为 H8 的上级项',
    });
    const whole = await send(rows);
    expect(whole.value).toMatchObject({ SuccessCount: 3, FailCount: 0 });
    await expect
      .poll(async () => (await told('HUKOU')).map(({ ItemCode }) => ItemCode), soon)
      .toEqual(expect.arrayContaining(['H0', 'H1', 'H11']));
    await school.database.query(
      `UPDATE "Student" SET "HukouType" = 'H11' WHERE "Id" = (SELECT min("Id") FROM "Student" WHERE "IsDeleted" = 0)`,
    );
    const undone = await office.call('Data/Action', {
      EnCode: 'task.import.undo',
      Ids: [whole.value.TaskId],
      Params: {},
    });
    expect(undone.value).toMatchObject({ Removed: 0, Left: 3 });
    expect(undone.value.LeftRows.map(({ Message }: { Message: string }) => Message).sort()).toEqual([
      expect.stringContaining('「城镇」有下级项'),
      expect.stringMatching(/「城镇家庭户」已被使用（.*1条）/),
      expect.stringContaining('「境内」有下级项'),
    ]);
    const { Id } = await itemOf('HUKOU', 'H0');
    const gone = await office.call('Data/Delete', { Entity: ITEM, EnCode: 'core.dict.delete', Ids: [Id] });
    expect(gone.message).toBe('「境内」有下级项，不能删除');
  });

  it('take a workbook with 覆盖 for items that are there, each found by its dictionary and code', async () => {
    const send = async (Cover: 0 | 1, lines: string[][]) => {
      const FileId = await uploaded(office, '字典.xlsx', await sheetFile(school.dataDir, lines));
      return office.call('Data/Import', { EnCode: 'core.dict.import', FileId, DryRun: 0, Cover });
    };
    const [blood, hukou] = [await itemOf('BLOOD', '1'), await itemOf('HUKOU', '1')];
    const lines = [
      ['字典', '代码', '名称'],
      ['BLOOD', '1', '甲型'],
    ];
    expect((await send(0, lines)).value).toMatchObject({ SuccessCount: 0, FailCount: 1 });
    expect((await send(1, lines)).value).toMatchObject({ SuccessCount: 1, FailCount: 0, New: 0, Updated: 1 });
    expect(await itemOf('BLOOD', '1')).toMatchObject({ ItemName: '甲型', Sort: blood!.Sort });
    expect(await itemOf('HUKOU', '1')).toMatchObject({ ItemName: hukou!.ItemName });
    const lost = await send(1, [...lines, ['NO_SUCH', '1', '无']]);
    expect(lost.value.Fails[0]).toMatchObject({ RowNo: 3, ColumnName: '字典' });
    expect((await send(1, [lines[0]!, ['BLOOD', '1', blood!.ItemName]])).value).toMatchObject({ Updated: 1 });
  });

  it.each(['fdy001', 'college01'])('are not changed by %s', async (login) => {
    const who = await school.as(login);
    const row = { TypeId: await typeOf('BLOOD'), ItemCode: 'X9', ItemName: '不该有', State: '1' };
    expect((await who.call('Data/Save', { Entity: ITEM, EnCode: 'core.dict.add', Data: row })).code).not.toBe(
      0,
    );
    expect(await itemOf('BLOOD', 'X9')).toBeUndefined();
  });
});
