import { describe, expect, it } from 'vitest';
import type { EntityFile, FieldFile } from './generated/meta.ts';
import { buildEntity } from './model.ts';
import { PLAIN_CALENDAR } from './school-calendar.ts';
import { checkParams, checkRow, computeRow, type Row, type RuleContext } from './rules.ts';
import type { Subject } from './subject.ts';

const me: Subject = {
  UserId: 'u1',
  LoginName: 'u1',
  TrueName: '张三',
  UserType: '3',
  Roles: ['student'],
  StudentId: 's1',
  NewStudentId: '',
  TeacherId: '',
  OrgId: '',
  CollegeIds: [],
  ClassIds: [],
  BuildingIds: [],
  TrainLevel: '3',
};
const context: RuleContext = {
  me,
  now: '2026-11-20 08:00:00',
  calendar: PLAIN_CALENDAR,
  hasCode: (dictionary, code, parent) =>
    dictionary === 'KIND' && ['1', '2'].includes(code) && (parent === undefined || parent === `${code}0`),
};

const entityOf = (fields: Record<string, FieldFile>, more: Partial<EntityFile> = {}) =>
  buildEntity('test/Thing', { version: 1, title: '测试', fields, scope: {}, ...more });
const messages = (
  fields: Record<string, FieldFile>,
  row: Row,
  more: Partial<EntityFile> = {},
  draft = false,
) =>
  checkRow(entityOf(fields, more), row, { ...context, draft }).map(
    ({ Key, Message }) => `${Key}: ${Message}`,
  );

describe('L01 one field, judged alike on both sides', () => {
  it.each<[string, FieldFile, unknown, string | undefined]>([
    ['required text', { type: 'text', title: '姓名', required: true }, '', '请输入姓名'],
    ['required choice', { type: 'dict', title: '类型', dict: 'KIND', required: true }, null, '请选择类型'],
    [
      'required signature',
      { type: 'image', title: '签名', widget: 'signature', required: true },
      null,
      '请完成签名',
    ],
    ['required file', { type: 'file', title: '证明', required: true }, undefined, '请上传证明'],
    ['required lines', { type: 'list', title: '家庭成员', required: true }, [], '请至少填写一条家庭成员'],
    ['own text', { type: 'text', title: 'A', required: true, messages: { required: '请填A' } }, '', '请填A'],
    ['length counts characters', { type: 'text', title: '名', length: 2 }, '𠮷𠮷', undefined],
    ['too long', { type: 'text', title: '名', length: 2 }, '𠮷𠮷𠮷', '名不能超过2个字'],
    ['too short', { type: 'longtext', title: '事由', minLength: 5 }, '四个字啊', '事由不少于5个字'],
    [
      'pattern matches the whole',
      { type: 'text', title: '编码', pattern: '[a-z]+' },
      'abc1',
      '编码格式不正确',
    ],
    ['whole number', { type: 'int', title: '年级' }, 1.5, '年级应为整数'],
    ['text is no number', { type: 'int', title: '年级' }, '3', '年级格式不正确'],
    ['range', { type: 'int', title: '年龄', min: 0, max: 120 }, 121, '年龄应在0-120之间'],
    ['decimals', { type: 'decimal', title: '天数', scale: 1 }, 0.25, '天数最多1位小数'],
    ['decimals fit', { type: 'decimal', title: '天数', scale: 1 }, 7.5, undefined],
    [
      'not agreed to',
      { type: 'bool', title: '《承诺书》', widget: 'agree', required: true },
      0,
      '请先阅读并同意《承诺书》',
    ],
    ['agreed to', { type: 'bool', title: '《承诺书》', widget: 'agree', required: true }, 1, undefined],
    ['need not be agreed to', { type: 'bool', title: '《承诺书》', widget: 'agree' }, 0, undefined],
    ['a month', { type: 'text', title: '月份', widget: 'month' }, '2026-13', '月份格式不正确'],
    ['a month that exists', { type: 'text', title: '月份', widget: 'month' }, '2026-12', undefined],
    ['yes or no', { type: 'bool', title: '是否' }, 2, '是否格式不正确'],
    ['a day that exists', { type: 'date', title: '日期' }, '2028-02-29', undefined],
    ['a day that does not', { type: 'date', title: '日期' }, '2026-02-29', '日期格式不正确'],
    ['a time of day', { type: 'datetime', title: '时间' }, '2026-01-01 24:00:00', '时间格式不正确'],
    ['an item', { type: 'dict', title: '类型', dict: 'KIND' }, '2', undefined],
    ['no item', { type: 'dict', title: '类型', dict: 'KIND' }, '3', '类型不在可选范围内'],
    ['phone', { type: 'phone', title: '手机' }, '12345678901', '手机号格式不正确'],
    ['idcard', { type: 'idcard', title: '证件' }, '110105194912310021', '身份证号格式不正确'],
    ['email', { type: 'email', title: '邮箱' }, 'a@b', '邮箱格式不正确'],
    ['files', { type: 'file', title: '附件', max: 1 }, 'a1,a2', '附件最多1个'],
    ['place', { type: 'geo', title: '位置' }, { Lng: 115.8, Lat: 91 }, '位置格式不正确'],
  ])('%s', (_name, field, value, expected) => {
    const found = messages({ A: { ...field, id: 1 } }, { A: value });
    expect(found).toEqual(expected === undefined ? [] : [`A: ${expected}`]);
  });
});

describe('conditions on fields', () => {
  const fields: Record<string, FieldFile> = {
    Kind: { id: 1, type: 'dict', title: '类型', dict: 'KIND', required: true },
    Place: { id: 2, type: 'text', title: '地点', visible: "row.Kind == '2'", required: true },
    Hours: { id: 3, type: 'decimal', title: '时长', scale: 1, value: 'row.Days * 2' },
    Days: { id: 4, type: 'decimal', title: '天数', scale: 1, required: "row.Kind == '2'" },
  };

  it('a hidden field is neither required nor kept', () => {
    expect(messages(fields, { Kind: '1', Place: null })).toEqual([]);
    expect(computeRow(entityOf(fields), { Kind: '1', Place: '北京' }, context)['Place']).toBeNull();
  });

  it('a shown field is required', () => {
    expect(messages(fields, { Kind: '2', Days: 1 })).toEqual(['Place: 请输入地点']);
  });

  it('a condition decides whether a value must be there', () => {
    expect(messages(fields, { Kind: '2', Place: '北京' })).toEqual(['Days: 请输入天数']);
  });

  it('a draft may lack what is required but not hold what is wrong', () => {
    expect(messages(fields, { Kind: '9' }, {}, true)).toEqual(['Kind: 类型不在可选范围内']);
  });

  it('a formula overwrites what was sent', () => {
    expect(computeRow(entityOf(fields), { Days: 1.5, Hours: 99 }, context)['Hours']).toBe(3);
  });
});

describe('rules across fields', () => {
  const fields: Record<string, FieldFile> = {
    StartTime: { id: 1, type: 'datetime', title: '开始时间', required: true },
    EndTime: { id: 2, type: 'datetime', title: '结束时间', required: true },
  };
  const rules = [
    { deny: 'row.EndTime < row.StartTime', message: '结束时间不能小于开始时间', field: 'EndTime' },
    { deny: 'row.StartTime < now()', message: '开始时间不能早于当前时间', field: 'StartTime' },
  ];

  it('E03 end before start', () => {
    const row = { StartTime: '2026-11-21 08:00:00', EndTime: '2026-11-20 09:00:00' };
    expect(messages(fields, row, { rules })).toEqual(['EndTime: 结束时间不能小于开始时间']);
  });

  it.each([
    [
      { StartTime: '2026-11-21 08:00:00', EndTime: '2026-11-20 09:00:00' },
      ['EndTime: 结束时间不能小于开始时间'],
    ],
    [{ StartTime: '2026-11-21 08:00:00', EndTime: '2026-11-21 08:00:00' }, []],
    [{ EndTime: '2026-11-20 09:00:00' }, ['StartTime: 请选择开始时间']],
  ])('E03 a field that ends a range says where it begins: %j', (row, expected) => {
    const pair: Record<string, FieldFile> = {
      ...fields,
      EndTime: { ...fields['EndTime']!, after: 'StartTime' },
    };
    expect(messages(pair, row)).toEqual(expected);
    const line = { type: 'list', title: '时段', fields: pair } as FieldFile;
    const inLine = expected.map((text) => `Spans[0].${text}`);
    expect(messages({ Spans: line }, { Spans: [row] })).toEqual(inLine);
  });

  it('reads the clock that it is given', () => {
    const row = { StartTime: '2026-11-20 07:59:59', EndTime: '2026-11-20 09:00:00' };
    expect(messages(fields, row, { rules })).toEqual(['StartTime: 开始时间不能早于当前时间']);
  });

  it('keeps silent while a value is missing', () => {
    expect(messages(fields, { StartTime: '2026-11-21 08:00:00' }, { rules })).toEqual([
      'EndTime: 请选择结束时间',
    ]);
  });
});

it('20.3 a formula stays as it was once its time is over', () => {
  const entity = entityOf({
    State: { type: 'text', title: '状态' },
    Price: { type: 'money', title: '单价' },
    Total: { type: 'money', title: '合计', value: 'row.Price * 2', while: "row.State == '0'" },
  });
  const totalOf = (State: string) => computeRow(entity, { State, Price: 5, Total: 4 }, context)['Total'];
  expect([totalOf('0'), totalOf('1')]).toEqual([10, 4]);
});

describe('lines of a list and parameters', () => {
  it('names the line and column', () => {
    const column: FieldFile = { type: 'phone', title: '电话' };
    const fields = { Family: { id: 1, type: 'list', title: '家庭', fields: { Phone: column } } as FieldFile };
    const row = { Family: [{ Phone: '13900000000' }, { Phone: '1' }] };
    expect(messages(fields, row)).toEqual(['Family[1].Phone: 手机号格式不正确']);
  });

  it('judges parameters like fields', () => {
    const params = { Opinion: { type: 'longtext', title: '意见', length: 3, required: true } as FieldFile };
    expect(checkParams(params, {}, context)).toEqual([{ Key: 'Opinion', Message: '请输入意见' }]);
    expect(checkParams(params, { Opinion: '同意吧！' }, context)).toEqual([
      { Key: 'Opinion', Message: '意见不能超过3个字' },
    ]);
  });
});

describe('L01 what follows from other fields', () => {
  it.each([
    [{}, []],
    [{ Radius: 200 }, []],
    [{ Geo: { Lng: 115.8, Lat: 28.7 }, Radius: 200 }, []],
    [{ Geo: { Lng: 115.8, Lat: 28.7 } }, ['Radius: 请输入范围']],
    [{ Geo: { Lng: 115.8, Lat: 28.7 }, Radius: 5 }, ['Radius: 范围应在20-5000之间']],
  ])('a place asks for how far around it counts: %j', (row, expected) => {
    const place: FieldFile = { type: 'geo', title: '位置' };
    const radius: FieldFile = { type: 'int', title: '范围', min: 20, max: 5000, around: 'Geo' };
    expect(messages({ Geo: place, Radius: radius }, row)).toEqual(expected);
  });

  const kind: FieldFile = { type: 'dict', title: '小类', dict: 'KIND', under: 'Group' };

  it.each([
    [{ Group: '10', Kind: '1' }, []],
    [{ Group: '20', Kind: '1' }, ['Kind: 小类不在可选范围内']],
    [{ Group: null, Kind: '1' }, ['Kind: 小类不在可选范围内']],
    [{ Group: null, Kind: null }, []],
  ])('an item stands below the item of its parent field: %j', (row, expected) => {
    expect(messages({ Group: { type: 'text', title: '大类' }, Kind: kind }, row)).toEqual(expected);
  });

  it('formulas are worked out after those that they look at, in whatever order they stand', () => {
    const number = (title: string, value?: string): FieldFile => ({
      type: 'int',
      title,
      ...(value === undefined ? {} : { value }),
    });
    const entity = entityOf({
      C: number('丙', 'row.B + 1'),
      B: number('乙', 'row.A * 10'),
      A: { ...number('甲'), visible: 'row.IsOn == 1' },
      IsOn: number('开'),
    });
    expect(computeRow(entity, { A: 2, IsOn: 1 }, context)).toMatchObject({ B: 20, C: 21 });
    expect(computeRow(entity, { A: 2, IsOn: 0, B: 9, C: 9 }, context)).toMatchObject({
      A: null,
      B: null,
      C: null,
    });
  });
});

it.each([
  [{ Kind: '1', Urgency: '2' }, []],
  [{ Kind: '2', Urgency: '2' }, ['Urgency: 紧急程度不在可选范围内']],
  [{ Urgency: '2' }, ['Urgency: 紧急程度不在可选范围内']],
  [{ Kind: '2', Urgency: '1' }, []],
  [{ Kind: '2', Several: ['1', '2'] }, ['Several: 多项不在可选范围内']],
  [{ Kind: '1', Several: ['1', '2'] }, []],
  [{ Kind: '2', Urgency: null, Several: [] }, []],
])('20.8 a field takes what it offers in this row: %j', (row, expected) => {
  const only = ['1', { codes: ['2'], when: "row.Kind == '1'" }] as FieldFile['only'];
  const fields: Record<string, FieldFile> = {
    Kind: { id: 1, type: 'dict', title: '类别', dict: 'KIND' },
    Urgency: { id: 2, type: 'dict', title: '紧急程度', dict: 'KIND', only },
    Several: { id: 3, type: 'dicts', title: '多项', dict: 'KIND', only },
  };
  expect(messages(fields, row)).toEqual(expected);
});
