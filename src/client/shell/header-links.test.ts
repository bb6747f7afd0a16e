import { describe, expect, it } from 'vitest';
import { headerLinks } from './header-links.ts';
import { routesOf } from './menu-routes.ts';

const item = (id: string, text: string, url: string, IsShow: 0 | 1) => ({
  id,
  text,
  children: [],
  attributes: { url, comment: `x/${id}`, icon: '', IsShow, TargetType: 1 as const },
});

describe('links of the header', () => {
  it('R20: how to bind WeChat is there for everybody, with the query parameter pdf', () =>
    expect(headerLinks(new Map())).toEqual([
      { path: '/set/BindWebChat?pdf=1', title: '微信绑定说明', opens: 'tab', icon: 'help' },
    ]));

  it('R04, R14: what the menu grants, shown in it or not, by its titles', () => {
    const routes = routesOf([
      item('365', '推送日志', '/epidemicMange/messagePush/messagePush', 1),
      item('710', '系统直通车', '/systemThrough/systemThrough', 0),
    ]);
    expect(headerLinks(routes).map(({ title, opens }) => [title, opens])).toEqual([
      ['系统直通车', 'window'],
      ['推送日志', 'tab'],
      ['微信绑定说明', 'tab'],
    ]);
  });
});
