import { describe, expect, it } from 'vitest';
import { buildEntity } from '../../../../contract/model.ts';
import { NOBODY } from '../../../../contract/subject.ts';
import type { PageTab, WizardPage } from '../../../../contract/generated/meta.ts';
import { formModel, judgeForm } from '../form/model.ts';
import { shownTabs, tabInAddress } from '../tabs/shown-tabs.ts';
import { askedSteps, namesOf, stepOfKey } from './steps.ts';

const entity = buildEntity('demo/Demo', {
  version: 1,
  title: '样例',
  fields: {
    Name: { id: 1, type: 'text', title: '名称', required: true },
    IsOpen: { id: 2, type: 'bool', title: '开放' },
    Note: { id: 3, type: 'text', title: '说明', required: true },
    Phone: { id: 4, type: 'phone', title: '电话' },
  },
  scope: {},
});
const child = buildEntity('demo/Line', {
  version: 1,
  title: '明细',
  parent: {
    entity: 'demo/Demo',
    field: 'DemoId',
    rules: [
      { deny: "lines.exists(line, line.Item == '空')", message: '没有空的' },
      { deny: "lines.all(line, line.Item != '箱')", message: '要有一个箱', field: 'Item' },
    ],
  },
  fields: {
    DemoId: { id: 1, type: 'ref', ref: 'demo/Demo', title: '样例' },
    Item: { id: 2, type: 'text', title: '物品', required: true },
  },
  scope: {},
});
/** Name under which a form holds the lines of the sub-table. */
const TABLE = `Children_${child.table}`;
const file: WizardPage = {
  version: 1,
  title: '分步',
  kind: 'wizard',
  entity: 'demo/Demo',
  steps: [
    { title: '一', fields: ['Name', 'IsOpen'] },
    { title: '二', visible: 'row.IsOpen == 1', fields: ['Note'], children: ['demo/Line'] },
    { title: '三', fields: ['Phone', 'Nope'] },
  ],
};
const model = formModel({
  path: 'demo/wizard',
  file,
  place: { file: 'schemas/pages/demo/wizard.json', pointer: '' },
  entities: new Map([
    ['demo/Demo', entity],
    ['demo/Line', child],
  ]),
  answer: { Path: 'demo/wizard', Version: '1', Page: file, Pages: {}, Entities: {} },
});
const steps = model.steps!;
const options = { me: NOBODY, row: undefined, locked: new Set<string>() };
const keys = (values: object, only?: ReadonlySet<string>) =>
  judgeForm(model, { ...values }, { ...options, ...(only && { only }) }).problems.map(({ Key }) => Key);

describe('L02: a wizard', () => {
  it('holds the fields and sub-tables of its steps; what is not there is a fault at its place', () => {
    expect(steps.map((step) => [...namesOf(step)])).toEqual([['Name', 'IsOpen'], ['Note', TABLE], ['Phone']]);
    const broken = steps[2]!.sections[0]!.fields[1];
    expect(broken && 'fault' in broken && broken.fault.pointer).toBe('/steps/2/fields/1');
  });

  it('asks for the steps that the values call for', () => {
    expect(askedSteps(steps, { IsOpen: 0 }, NOBODY)).toEqual([0, 2]);
    expect(askedSteps(steps, { IsOpen: 1 }, NOBODY)).toEqual([0, 1, 2]);
  });

  it('judges one step, and all that are asked for before it sends: those that were never opened too', () => {
    expect(keys({ Phone: '1' }, namesOf(steps[0]!))).toEqual(['Name']);
    expect(keys({ Phone: '1', IsOpen: 0 })).toEqual(['Name', 'Phone']);
    const lines = { IsOpen: 1, Name: '甲', Note: '', [TABLE]: [{ Item: '' }] };
    expect(keys(lines)).toEqual(['Note', `${TABLE}[0].Item`]);
    expect(keys({ ...lines, IsOpen: 0 })).toEqual([]);
    const second = namesOf(steps[1]!);
    const withLines = (...items: string[]) =>
      keys({ ...lines, Note: '有', [TABLE]: items.map((Item) => ({ Item })) }, second);
    expect(withLines('包', '空')).toEqual([TABLE]);
    expect(withLines('包', '袋')).toEqual([`${TABLE}[0].Item`]);
    expect(withLines('包', '箱')).toEqual([]);
    expect(judgeForm(model, { ...lines, IsOpen: 0 }, options).data).toEqual({
      Name: '甲',
      IsOpen: 0,
      Phone: null,
    });
  });

  it('judges every line of 200 though those in sight alone are drawn, and leads to the one that is wrong', () => {
    const lines = Array.from({ length: 200 }, (_, at) => ({ Item: at === 179 ? '' : '箱' }));
    const found = keys({ Name: '甲', IsOpen: 1, Note: '有', [TABLE]: lines });
    expect(found).toEqual([`${TABLE}[179].Item`]);
    expect(stepOfKey(steps, found[0]!)).toBe(1);
  });

  it.each([
    ['Name', 0],
    [`${TABLE}[0].Item`, 1],
    ['Phone', 2],
    ['Elsewhere', 2],
  ])('leads from the problem at %s to step %i', (key, step) => {
    expect(stepOfKey(steps, key)).toBe(step);
  });
});

describe('L01: tabs', () => {
  const tabs: PageTab[] = [
    { title: '甲', page: 'a/list' },
    { title: '乙', page: 'b/list', when: "me.UserType == '9'" },
    { title: '丙', page: 'b/detail', when: 'row.Open == 1' },
  ];

  it('are offered by their conditions and known to the address by the last part of their page', () => {
    expect(shownTabs(tabs, NOBODY, { Open: 1 }).map(({ key }) => key)).toEqual(['a/list', 'detail']);
    expect(shownTabs(tabs, NOBODY, undefined).map(({ key }) => key)).toEqual(['a/list']);
  });

  it.each([
    ['/x?tab=detail', 'detail'],
    ['/x?tab=b%2Flist', 'a/list'],
    ['/x', 'a/list'],
  ])('open as %s says: %s', (path, key) => {
    expect(tabInAddress(shownTabs(tabs, NOBODY, { Open: 1 }), path)).toBe(key);
  });
});
