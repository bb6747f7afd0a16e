import { describe, expect, it } from 'vitest';
import type { NavItem } from '../menu-routes.ts';
import { pagesOf, search } from './menu-search.ts';
import { readings } from './readings.ts';

const item = (title: string, ...children: NavItem[]): NavItem => ({
  name: title,
  path: `/${title}`,
  title,
  icon: '',
  isNewWindow: false,
  children,
});

const menu = [
  item('请销假', item('我的请假'), item('请假审批'), item('请假台账')),
  item(
    '基础数据',
    item('学生信息'),
    item('学年学期'),
    item('行政区划'),
    item('长学制学生'),
    item('女生公寓'),
  ),
  item('系统管理', item('角色权限'), item('SSO 接入')),
];
const pages = pagesOf(menu);
const titles = (query: string) => search(pages, query, readings).shown.map((found) => found.item.title);

describe('search of the menu', () => {
  it('S20: finds pages, not groups, with the path above them', () => {
    expect(pages).toHaveLength(10);
    expect(search(pages, '审批', readings).shown[0]?.path.map((title) => title.text)).toEqual(['请销假']);
  });

  it.each([
    ['学生信息', '学生信息'],
    ['xueshengxinxi', '学生信息'],
    ['xsxx', '学生信息'],
    ['xuesxx', '学生信息'],
    ['XSXX', '学生信息'],
    ['审批', '请假审批'],
    ['shenpi', '请假审批'],
    ['qjtz', '请假台账'],
    ['xingzheng', '行政区划'],
    ['changxue', '长学制学生'],
    ['nvsheng', '女生公寓'],
    ['jsqx', '角色权限'],
    ['sso', 'SSO 接入'],
    ['ssojr', 'SSO 接入'],
    ['qxj shenpi', '请假审批'],
    ['请销假 wd', '我的请假'],
  ])('%s finds %s first', (query, title) => expect(titles(query)[0]).toBe(title));

  it('an exact title comes before a beginning, that before the middle, that before the path', () => {
    const many = pagesOf([item('请假', item('我的请假'), item('请假'), item('请假规则'), item('外出'))]);
    expect(search(many, '请假', readings).shown.map((found) => found.item.title)).toEqual([
      '请假',
      '请假规则',
      '我的请假',
      '外出',
    ]);
  });

  it.each(['', '   ', 'zzz', '不存在', 'xsxxx'])('%j finds nothing', (query) =>
    expect(titles(query)).toEqual([]),
  );

  it('shows fifty of thousands, and hostile words end soon', () => {
    const many = Array.from({ length: 3_000 }, (_, at) => item(`学生学籍信息管理学${at}`));
    const { shown, total } = search(pagesOf(many), 'xs', readings);
    expect([shown.length, total]).toEqual([50, 3_000]);
    expect(search(pagesOf(many), 'x'.repeat(60), readings).shown).toEqual([]);
    expect(search(pagesOf(many), 'xuexuexuexuexuexue'.repeat(3), readings).shown).toEqual([]);
  });
});
