import { describe, expect, it } from 'vitest';
import type { EntityFile, FormPage } from '../../../../contract/generated/meta.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { loadPage } from '../../pages.ts';
import { throwsUnlessProvided } from '../../data.ts';
import { childValues, shownAt } from './child-rows.ts';
import {
  formModel,
  judgeForm,
  judgeLeft,
  lockedFields,
  newRow,
  ruledBy,
  type FormModel,
  type JudgeOptions,
} from './model.ts';
import { plainOf } from './useLast.ts';

const entity: EntityFile = {
  version: 1,
  title: '样例',
  fields: {
    Name: { id: 1, type: 'text', title: '名称', length: 5, required: true },
    Count: { id: 2, type: 'int', title: '人数', min: 1, max: 10 },
    Price: { id: 3, type: 'money', title: '单价' },
    Total: { id: 4, type: 'money', title: '合计', value: 'row.Count * row.Price' },
    IsOpen: { id: 5, type: 'bool', title: '开放', default: 0 },
    Note: { id: 6, type: 'text', title: '说明', visible: 'row.IsOpen == 1', required: 'row.IsOpen == 1' },
    Phone: { id: 7, type: 'phone', title: '电话', mask: 'phone' },
    State: { id: 8, type: 'dict', dict: 'STATE', title: '状态', readonly: true },
    Day: { id: 11, type: 'date', title: '日期' },
    HallId: { id: 12, type: 'ref', ref: 'demo/Hall', title: '场地' },
    Plan: {
      id: 13,
      type: 'text',
      title: '方案',
      visible: 'row.HallId.Seats >= 300',
      required: 'row.HallId.IsOpen == 1',
    },
    Level: { id: 9, type: 'int', title: '级别', write: ['admin'] },
    Lines: {
      id: 10,
      type: 'list',
      title: '明细',
      fields: {
        Item: { type: 'text', title: '物品', required: true },
        Owner: { type: 'ref', ref: 'core/Teacher', title: '人' },
      },
    },
  },
  rules: [{ deny: 'row.Total > 100', message: '合计不能超过100', field: 'Total' }],
  scope: { '*': 'true' },
  actions: {
    'demo.edit': { title: '编辑', verb: 'edit' },
    'demo.rename': { title: '改名', verb: 'edit', fields: ['Name'] },
  },
};

const line: EntityFile = {
  version: 1,
  title: '家庭成员',
  parent: { entity: 'demo/Demo', field: 'DemoId', sentBy: ['demo.edit'] },
  fields: {
    DemoId: { id: 1, type: 'ref', ref: 'demo/Demo', title: '样例', required: true },
    TrueName: { id: 2, type: 'text', title: '姓名', required: true },
    Phone: { id: 3, type: 'phone', title: '电话', mask: 'phone' },
    State: { id: 4, type: 'dict', dict: 'S', title: '状态', readonly: true },
  },
  scope: {},
};

const page: FormPage = {
  version: 1,
  title: '样例',
  kind: 'form',
  entity: 'demo/Demo',
  initial: { Name: 'me.TrueName' },
  sections: [
    {
      fields: [
        'Name',
        'Count',
        'Price',
        'Total',
        'IsOpen',
        'Note',
        'State',
        'Level',
        { field: 'Phone', required: "row.Name == '电话'" },
        'Lines',
        'Nonsense',
      ],
    },
  ],
};

const me = { UserId: 'u', TrueName: '李芳', Roles: ['student'], StudentId: 's1' } as unknown as Subject;

async function model(file: FormPage = page): Promise<FormModel> {
  const data = throwsUnlessProvided({
    schema: async (Path) => ({
      Path,
      Version: '1',
      Page: file,
      Pages: {},
      Entities: { 'demo/Demo': entity, 'demo/Line': line },
    }),
  });
  return formModel(await loadPage(data, 'demo/form'));
}

async function judge(values: Row, options: Partial<JudgeOptions> = {}, file?: FormPage) {
  const form = await model(file);
  const locked = lockedFields(form, me, options.row);
  return judgeForm(form, values, { me, row: undefined, locked, ...options });
}

describe('form', () => {
  it('begins a new row with defaults, the page, the address, and where it was opened', async () => {
    const form = await model({
      ...page,
      initial: { Name: 'me.TrueName', IsOpen: 'params.IsOpen', Note: 'params.Note' },
    });
    expect(newRow(form, me, { given: { Count: 3 }, params: { Note: '来自地址' } })).toEqual({
      Name: '李芳',
      IsOpen: 0,
      Note: '来自地址',
      Count: 3,
    });
  });

  it('S06: begins a day with the day of a moment', async () => {
    const form = await model({ ...page, initial: { Day: 'params.Note' } });
    const row = newRow(form, me, { params: { Note: '2026-11-23 07:30:00' } });
    expect(row['Day']).toBe('2026-11-23');
  });

  it('L02 begins a new row with what the row before it has, but for what is masked or was never there', async () => {
    const form = await model({
      ...page,
      last: { find: { Name: 'me.TrueName' }, sort: '-Count' },
      initial: { Name: 'last.Name', Count: 'last.Count + 1', Phone: 'last.Phone', Note: 'last.Note' },
    });
    const last = plainOf(form.entity, { Name: '李*', Count: 2, Phone: '139****0001' });
    expect(newRow(form, me, { last })).toEqual({ Name: '李*', Count: 3, IsOpen: 0 });
    expect(plainOf(form.entity, { Phone: '13900000001' })).toEqual({ Phone: '13900000001' });
    expect(newRow(form, me)).toEqual({ IsOpen: 0 });
  });

  it('reports a field that the entity does not have, with its place, and keeps the others', async () => {
    const form = await model();
    expect(form.fields).toHaveLength(10);
    expect(form.sections[0]?.fields.at(-1)).toMatchObject({
      fault: {
        message: '实体 demo/Demo 没有字段 Nonsense',
        file: 'schemas/pages/demo/form.json',
        pointer: '/sections/0/fields/10',
      },
    });
  });

  it('judges what was sent back as of when it was made: the server knows since when it has been in time', async () => {
    const form = await model();
    const rules = [{ deny: "now() > '2020-01-01 00:00:00'", message: '已过时间', field: 'Name' }];
    const file = { ...form.entity.file, flow: 'DEMO', rules };
    const late = { ...form, entity: { ...form.entity, file } };
    const judged = (Status: string) => {
      const row = { Id: '1', Status, CreateDate: '2019-12-01 08:00:00' };
      return judgeForm(late, { Name: '甲' }, { me, row, locked: new Set(), only: new Set(['Name']) })
        .problems;
    };
    expect(judged('4').map(({ Message }) => Message)).toEqual(['已过时间']);
    expect(judged('6')).toEqual([]);
  });

  it('sends what is typed, without formulas, readonly fields and those of other roles', async () => {
    const { data, problems } = await judge({
      Name: ' 甲 ',
      Count: 2,
      Price: 3,
      State: '1',
      Level: 9,
      Total: 1,
    });
    expect(problems).toEqual([]);
    expect(data).toEqual({
      Name: '甲',
      Count: 2,
      Price: 3,
      IsOpen: null,
      Note: null,
      Phone: null,
      Lines: null,
    });
  });

  it('judges by the entity, first field first', async () => {
    const { problems } = await judge({ Count: 99, Phone: '123' });
    expect(problems).toEqual([
      { Key: 'Name', Message: '请输入名称' },
      { Key: 'Count', Message: '人数应在1-10之间' },
      { Key: 'Phone', Message: '手机号格式不正确' },
    ]);
  });

  it('judges rules over formulas', async () => {
    const { problems } = await judge({ Name: '甲', Count: 10, Price: 20 });
    expect(problems).toEqual([{ Key: 'Total', Message: '合计不能超过100' }]);
  });

  it('neither asks for a hidden field nor keeps its value', async () => {
    expect((await judge({ Name: '甲', IsOpen: 0, Note: '旧' })).data['Note']).toBeNull();
    expect((await judge({ Name: '甲', IsOpen: 1 })).problems).toEqual([
      { Key: 'Note', Message: '请输入说明' },
    ]);
  });

  it('20.1 judges by what stands behind a reference once the server has told it, and drops nothing before', async () => {
    const parts: FormPage = {
      ...page,
      sections: [
        { fields: ['Name', 'HallId', 'Plan'] },
        {
          visible: 'row.HallId.Seats >= 300',
          fields: [{ field: 'Day', required: 'row.HallId.Seats > 900' }],
        },
      ],
    };
    const typed = { Name: '晚会', HallId: 'h1', Plan: '两处', Day: '2026-12-01' };
    const told = async (more: Row) => {
      const { data, problems } = await judge({ ...typed, ...more }, {}, parts);
      return { Plan: data['Plan'], Day: data['Day'], missing: problems.map(({ Key }) => Key) };
    };
    const large = { HallIdThenSeats: 1_000, HallIdThenIsOpen: 1 };
    expect(await told({})).toEqual({ Plan: '两处', Day: '2026-12-01', missing: [] });
    expect(await told({ Plan: '', Day: null })).toEqual({ Plan: null, Day: null, missing: [] });
    expect(await told(large)).toEqual({ Plan: '两处', Day: '2026-12-01', missing: [] });
    expect(await told({ ...large, Plan: '', Day: null })).toMatchObject({ missing: ['Plan', 'Day'] });
    const small = { HallIdThenSeats: 299, HallIdThenIsOpen: 1 };
    expect(await told(small)).toEqual({ Plan: null, Day: undefined, missing: [] });
    expect(await told({ HallId: null })).toEqual({ Plan: null, Day: undefined, missing: [] });
  });

  it('asks for what the page requires beyond the entity', async () => {
    expect((await judge({ Name: '电话' })).problems).toEqual([{ Key: 'Phone', Message: '请输入电话' }]);
  });

  it('lets a masked value that was not touched go back', async () => {
    const row = { Id: '1', Version: 2, Name: '甲', Phone: '138****8000' };
    const kept = await judge({ ...row }, { row });
    expect(kept.problems).toEqual([]);
    expect(kept.data['Phone']).toBe('138****8000');
    expect((await judge({ ...row, Phone: '138****8001' }, { row })).problems).toHaveLength(1);
  });

  it('keys problems of lines by line and column, and sends lines without their twins', async () => {
    const lines = [{ Item: '书', Owner: 't1', OwnerName: '张' }, { Item: '' }];
    const { data, problems } = await judge({ Name: '甲', Lines: lines });
    expect(problems).toEqual([{ Key: 'Lines[1].Item', Message: '请输入物品' }]);
    expect(data['Lines']).toEqual([
      { Item: '书', Owner: 't1' },
      { Item: null, Owner: null },
    ]);
  });

  it('lets a draft leave required fields empty, but not wrong', async () => {
    expect((await judge({ Count: 99 }, { draft: true })).problems).toEqual([
      { Key: 'Count', Message: '人数应在1-10之间' },
    ]);
  });

  it.each([
    ['a field of a form in which nothing was typed', 'Count', false],
    ['a list whose line is being typed', 'Lines', true],
    ['any other field', 'Count', true],
  ])('goes on telling what is missing when %s is left', async (_name, left, isDirty) => {
    const form = await model();
    const values = { Lines: [{ Item: '' }] };
    const options = { me, row: undefined, locked: new Set<string>(), isDirty };
    const { problems, only } = judgeLeft(form, values, left, { ...options, shown: new Set(['Name']) });
    expect(problems).toEqual([{ Key: 'Name', Message: '请输入名称' }]);
    expect([...only]).toEqual([left, 'Name']);
    expect(judgeLeft(form, values, left, { ...options, shown: new Set() }).problems).toEqual([]);
  });

  it('judges only the fields asked for', async () => {
    expect((await judge({ Count: 99 }, { only: new Set(['Count']) })).problems).toHaveLength(1);
  });

  it('locks what the server, the field and the action lock', async () => {
    const form = await model();
    expect([...lockedFields(form, me, { _Readonly: ['Name'] })]).toEqual(['Name', 'State', 'Level']);
    const locked = lockedFields(form, me, undefined, 'demo.rename');
    expect(locked.has('Name')).toBe(false);
    expect(locked.has('Count')).toBe(true);
  });

  describe('with a sub-table', () => {
    const withLines: FormPage = { ...page, children: ['demo/Line'] };
    const row = {
      Id: '1',
      Name: '甲',
      Children: {
        'demo/Line': [{ Id: 'l1', TrueName: '张', Phone: '138****8000', State: '1', StateName: '启用' }],
      },
    };

    it('types its lines as a list of the fields that can be typed', async () => {
      const form = await model(withLines);
      expect(Object.keys(form.children[0]?.used.field.fields ?? {})).toEqual(['TrueName', 'Phone']);
      expect(childValues(form.children, row)).toEqual({ Children_Line: row.Children['demo/Line'] });
    });

    it('sends stored lines with their Id and new ones without, and nothing that is only shown', async () => {
      const lines = [...row.Children['demo/Line'], { TrueName: ' 李 ', Phone: '' }];
      const { data, problems } = await judge({ ...row, Children_Line: lines }, { row }, withLines);
      expect(problems).toEqual([]);
      expect(data['Children']).toEqual({
        'demo/Line': [
          { Id: 'l1', TrueName: '张', Phone: '138****8000' },
          { TrueName: '李', Phone: null },
        ],
      });
    });

    it('sends its lines by the button that stores them, and only shows them otherwise', async () => {
      const form = await model(withLines);
      expect(lockedFields(form, me, undefined, 'demo.edit').has('Children_Line')).toBe(false);
      expect(lockedFields(form, me, undefined, 'demo.rename').has('Children_Line')).toBe(true);
    });

    it('judges its lines by their own entity', async () => {
      const lines = [{ Id: 'l1', TrueName: '', Phone: '138****8001' }];
      const { problems } = await judge({ ...row, Children_Line: lines }, { row }, withLines);
      expect(problems).toEqual([
        { Key: 'Children_Line[0].TrueName', Message: '请输入姓名' },
        { Key: 'Children_Line[0].Phone', Message: '手机号格式不正确' },
      ]);
    });

    it('shows what the server refused at its lines', async () => {
      const form = await model(withLines);
      const refused = [
        { Key: 'demo/Line[1].Phone', Message: '家庭成员第2条：手机号格式不正确' },
        { Key: 'demo/Line', Message: '请至少填写一位家庭成员' },
        { Key: 'Name', Message: '名称已存在' },
      ];
      expect(shownAt(form.children, refused).map(({ Key }) => Key)).toEqual([
        'Children_Line[1].Phone',
        'Children_Line',
        'Name',
      ]);
    });

    it('reports an entity that is not a sub-table of the row', async () => {
      const form = await model({ ...page, children: ['demo/Demo', 'demo/Nope'] });
      expect(form.children).toEqual([]);
      expect(form.sections.slice(1).map((section) => section.fields[0])).toMatchObject([
        { fault: { message: '实体 demo/Demo 不是 demo/Demo 的子表', pointer: '/children/0' } },
        { fault: { message: '实体 demo/Nope 不存在', pointer: '/children/1' } },
      ]);
    });
  });
});

describe('E03 a rule across fields', () => {
  it('is judged when either side is typed, once the side that shows it has a value', async () => {
    const made = await model();
    expect(ruledBy(made, 'Total', { Total: 200 })).toEqual([]);
    const ranged = {
      ...made,
      entity: {
        ...made.entity,
        file: {
          ...made.entity.file,
          rules: [{ deny: 'row.End < row.Start', message: '结束时间不能小于开始时间', field: 'End' }],
        },
      },
    };
    expect(ruledBy(ranged, 'Start', { Start: '2026-01-02', End: '2026-01-01' })).toEqual(['End']);
    expect(ruledBy(ranged, 'Start', { Start: '2026-01-02', End: null })).toEqual([]);
    expect(ruledBy(ranged, 'Name', { End: '2026-01-01' })).toEqual([]);
    const pair = new Map(made.entity.fields);
    pair.set('Until', { name: 'Until', id: 90, implicit: false, type: 'date', title: '止', after: 'From' });
    const paired = { ...made, entity: { ...made.entity, fields: pair } };
    expect(ruledBy(paired, 'From', { Until: '2026-01-01' })).toEqual(['Until']);
    expect(ruledBy(paired, 'From', {})).toEqual([]);
  });
});
