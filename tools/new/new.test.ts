import { describe, expect, it } from 'vitest';
import type { EntityFile, MenuFile, PageFile } from '../../src/contract/generated/meta.ts';
import { checkTexts } from '../../src/server/judge/check.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { judgePlan, type Plan } from './plan.ts';
import { readWords } from './words.ts';
import { THINGS } from './wishes.ts';

const clinic = readTexts('tests/fixtures/apps/clinic');
const FIELDS =
  'BedNo!:text:床号,Phone:phone:电话,State:dict(CLINIC_STATE):状态,Since:date:入住,Visit:ref(clinic/Visit):就诊,Note:longtext:备注';
const BED = { name: 'clinic/SickBed', title: '病床', fields: FIELDS, roles: 'doctor' };

const parsed = <File>(plan: Plan, file: string) => JSON.parse(plan.get(file)!) as File;

describe('L06 npm run new', () => {
  it('module makes an entity, a list and a menu item that pass the check at once', () => {
    const plan = THINGS['module']!.plan(clinic, BED);
    expect([...plan.keys()]).toEqual([
      'entities/clinic/SickBed.json',
      'pages/clinic/sick-bed-list.json',
      'menus/clinic.json',
    ]);
    judgePlan(clinic, plan);
    expect(checkTexts(new Map([...clinic, ...plan]))).toEqual([]);
    const entity = parsed<EntityFile>(plan, 'entities/clinic/SickBed.json');
    expect(entity.fields['BedNo']).toEqual({
      id: 1,
      type: 'text',
      title: '床号',
      length: 60,
      required: true,
    });
    expect(entity.fields['Phone']).toMatchObject({ class: 'personal', mask: 'phone' });
    expect(entity.scope).toEqual({ admin: 'true', doctor: 'true' });
    const list = parsed<PageFile>(plan, 'pages/clinic/sick-bed-list.json');
    expect(list).toMatchObject({
      filters: ['Keyword', 'State', 'Visit', { range: 'Since' }],
      columns: ['BedNo', 'Phone', 'State', 'Since', 'Visit'],
      toolbar: [{ EnCode: 'clinic.sickBed.add', type: 'primary' }],
    });
    expect(parsed<MenuFile>(plan, 'menus/clinic.json').items).toEqual([
      {
        id: '1000',
        text: '病床',
        url: '/clinic/sick-bed',
        comment: 'clinic/sick-bed-list',
        roles: ['doctor'],
      },
    ]);
  });

  it('a menu item is added to the file of its module, whose other lines stay', () => {
    const before = new Map([...clinic, ...THINGS['module']!.plan(clinic, BED)]);
    const plan = THINGS['menu']!.plan(before, {
      name: 'clinic/doctor-list',
      text: '大夫',
      url: '/clinic/doctors',
      roles: 'nurse',
      parent: '1',
    });
    const after = plan.get('menus/clinic.json')!;
    judgePlan(before, plan);
    expect(after.startsWith(before.get('menus/clinic.json')!.slice(0, -10))).toBe(true);
    expect((JSON.parse(after) as MenuFile).items.at(-1)).toMatchObject({
      id: '1001',
      parent: '1',
      roles: ['nurse'],
    });
  });

  it.each(['form', 'detail'])('page makes a %s of every field', (kind) => {
    const plan = THINGS['page']!.plan(clinic, {
      name: `clinic/visit-${kind}2`,
      entity: 'clinic/Visit',
      kind,
      title: '就诊',
    });
    judgePlan(clinic, plan);
    expect(parsed<PageFile>(plan, `pages/clinic/visit-${kind}2.json`)).toMatchObject({
      sections: [{ fields: ['Name', 'State', 'Days', 'Doctor', 'Note'] }],
    });
  });

  it.each([
    ['entity', { ...BED, name: 'SickBed' }, '应为 <模块>/<对象>'],
    ['entity', { ...BED, name: '../x/Y' }, '应为 <模块>/<对象>'],
    ['entity', { ...BED, fields: 'bedNo:text:床号' }, '须以大写字母开头'],
    ['entity', { ...BED, fields: 'BedNo:txt:床号' }, '是否应为 "text"？'],
    ['entity', { ...BED, fields: 'BedNo' }, '看不懂字段 "BedNo"'],
    ['entity', { ...BED, fields: 'A:int:甲,A:int:乙' }, '字段 "A" 重复'],
    ['entity', { ...BED, fields: 'A:dict(NO_SUCH):甲' }, '字典 "NO_SUCH" 不存在'],
    ['entity', { ...BED, roles: 'docter' }, '角色 "docter" 不存在；是否应为 "doctor"？'],
    ['entity', { ...BED, name: 'clinic/Visit' }, '已存在，不会覆盖'],
    [
      'page',
      { name: 'clinic/visit-list', entity: 'clinic/Visit', kind: 'list', title: '就诊' },
      '已存在，不会覆盖',
    ],
    ['page', { name: 'Visit', entity: 'clinic/Visit', kind: 'list', title: '就诊' }, '不能作页面的名称'],
    [
      'page',
      { name: 'clinic/x', entity: 'clinic/Visits', kind: 'list', title: '就诊' },
      '数据对象 "clinic/Visits" 不存在',
    ],
    [
      'page',
      { name: 'clinic/x', entity: 'clinic/Visit', kind: 'board', title: '就诊' },
      '不能生成 "board" 页面',
    ],
    ['menu', { name: 'clinic/visit-list', text: '就诊', url: 'visit', roles: 'doctor' }, '不能作路由'],
    [
      'menu',
      { name: 'clinic/visit-list', text: '就诊', url: '/clinic/visit', roles: 'doctor' },
      '路由已用于菜单',
    ],
  ])('%s %j is refused with its reason', (what, given, reason) => {
    expect(() => judgePlan(clinic, THINGS[what]!.plan(clinic, given as Record<string, string>))).toThrow(
      reason,
    );
  });

  it('reads flags with = and with a space', () => {
    expect(readWords(['page', 'a/b', '--title=标题', '--entity', 'a/B'])).toEqual({
      what: 'page',
      given: { name: 'a/b', title: '标题', entity: 'a/B' },
    });
  });
});
