import { beforeEach, describe, expect, it } from 'vitest';
import type { MenuItem } from '../session/menu.ts';
import { beginSession, clear } from '../session/session.ts';
import {
  currentVariant,
  enterApplication,
  enterSystem,
  leaveVariant,
  menuRequest,
  systemPath,
} from '../session/variant.ts';
import { navigationOf, routesOf } from './menu-routes.ts';
import { shapeMenu } from './shape-menu.ts';

const item = (id: string, comment: string, children: MenuItem[] = []): MenuItem => ({
  id,
  text: `菜单${id}`,
  children,
  attributes: { url: `/${id}`, comment, icon: 'HomeOutlined', IsShow: 1, TargetType: 0 },
});

const party = (comment = 'route-view') =>
  item('500', comment, [item('501', 'party/a'), item('502', 'party/b')]);

describe('S09: a sub-system', () => {
  const [home, ...others] = shapeMenu([party()], 'system');

  it('stands below a home entry with path / and the system’s title', () => {
    expect(others).toEqual([]);
    expect(home).toMatchObject({
      text: '菜单500',
      redirect: '/501',
      attributes: { url: '/', comment: 'basic', IsShow: 1 },
    });
    const routes = routesOf([home!]);
    expect(routes.get('/')).toMatchObject({ redirect: '/501' });
    expect(routes.get('/501')).toMatchObject({
      layout: 'basic',
      parents: [{ title: '菜单500', path: '/' }],
    });
  });

  it('shows its items on top of the navigation', () => {
    expect(navigationOf([home!]).map(({ path }) => path)).toEqual(['/501', '/502']);
  });

  it('keeps a frame of its own, and may be one page or several branches', () => {
    expect(shapeMenu([party('blank')], 'system')[0]?.attributes.comment).toBe('blank');
    const page = shapeMenu([item('1', 'a/b')], 'system');
    expect(routesOf(page).get('/1')).toMatchObject({ page: 'a/b' });
    const several = shapeMenu([party(), item('1', 'a/b')], 'system');
    expect(navigationOf(several).map(({ path }) => path)).toEqual(['/500', '/1']);
  });
});

describe('S20: an application', () => {
  it('has the blank frame, whatever frames its items name', () => {
    const branch = item('1', 'basic', [item('2', 'platform', [item('3', 'a/b')]), item('4', 'a/c')]);
    const routes = routesOf(shapeMenu([branch], 'application'), { layout: 'blank', isShown: () => true });
    expect([...routes.values()].map(({ path, layout }) => [path, layout])).toEqual([
      ['/1', 'blank'],
      ['/2', 'blank'],
      ['/3', 'blank'],
      ['/4', 'blank'],
    ]);
  });

  it('that is a single page is a route of its own', () => {
    const routes = routesOf(shapeMenu([item('1', 'a/b')], 'application'));
    expect(routes.get('/1')).toMatchObject({ page: 'a/b' });
  });
});

describe('A03: what the menu is asked for', () => {
  beforeEach(leaveVariant);

  it('everything, without a stored system or application', () => {
    expect([currentVariant(), menuRequest(), systemPath()]).toEqual(['full', {}, '']);
  });

  it('the sub-system, by its id or else by the stored sso url', () => {
    enterSystem({ url: '/partyMemberMange', path: '/partyMemberMange/process', id: '500' });
    expect([currentVariant(), menuRequest(), systemPath()]).toEqual([
      'system',
      { SystemId: '500' },
      '/partyMemberMange/process',
    ]);
    enterSystem({ url: '/partyMemberMange' });
    expect([menuRequest(), systemPath()]).toEqual([{ SystemId: '/partyMemberMange' }, '']);
  });

  it('the application of the stored detailed apply id', () => {
    enterApplication('340');
    expect([currentVariant(), menuRequest()]).toEqual(['application', { ApplyId: '340' }]);
  });

  it('everything again after a logout or another login', () => {
    const info = { Id: '1', LoginName: 'a', OrgName: '', ProgectName: '', ClassName: '', UserType: '2' };
    enterSystem({ url: '/x', id: '1' });
    clear();
    expect(currentVariant()).toBe('full');
    enterApplication('2');
    beginSession('t', '甲', info);
    expect(currentVariant()).toBe('full');
  });
});
