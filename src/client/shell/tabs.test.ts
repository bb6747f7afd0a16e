import { describe, expect, it } from 'vitest';
import { close, runOnTab, visit, type TabCommand } from './tabs.ts';

const tabs = ['/a', '/b?Id=1', '/c'];
const run = (command: TabCommand, path: string, active = '/c') =>
  runOnTab(command, tabs, path, active, '/home');

describe('tabs', () => {
  it('S05: one tab for each full path', () => {
    expect(visit(tabs, '/b')).toEqual(['/a', '/b?Id=1', '/c', '/b']);
    expect(visit(tabs, '/b?Id=1')).toBe(tabs);
  });

  it('another place inside a page is no other page', () => {
    expect(visit(['/a', '/b'], '/a?tab=mine')).toEqual(['/a?tab=mine', '/b']);
    expect(visit(['/a?Id=1&row=2'], '/a?row=3&Id=1')).toEqual(['/a?row=3&Id=1']);
    expect(visit(['/a?group=x'], '/a')).toEqual(['/a']);
    expect(visit(['/a'], '/a?tpl=card')).toEqual(['/a?tpl=card']);
    expect(visit(['/a?Id=1'], '/a?Id=2&tab=x')).toEqual(['/a?Id=1', '/a?Id=2&tab=x']);
  });

  it('S05: the last tab stays; closing the one that is shown shows its neighbour', () => {
    expect(close(['/a'], '/a', '/a')).toEqual({ tabs: ['/a'] });
    expect(close(tabs, '/b?Id=1', '/b?Id=1')).toEqual({ tabs: ['/a', '/c'], go: '/c' });
    expect(close(tabs, '/c', '/c')).toEqual({ tabs: ['/a', '/b?Id=1'], go: '/b?Id=1' });
    expect(close(tabs, '/a', '/c')).toEqual({ tabs: ['/b?Id=1', '/c'] });
  });

  it.each([
    ['left', '/b?Id=1', '/c', { tabs: ['/b?Id=1', '/c'] }],
    ['left', '/b?Id=1', '/a', { tabs: ['/b?Id=1', '/c'], go: '/b?Id=1' }],
    ['right', '/b?Id=1', '/c', { tabs: ['/a', '/b?Id=1'], go: '/b?Id=1' }],
    ['right', '/b?Id=1', '/a', { tabs: ['/a', '/b?Id=1'] }],
    ['left', '/a', '/c', { nothing: '左侧没有标签' }],
    ['right', '/c', '/c', { nothing: '右侧没有标签' }],
    ['all', '/a', '/c', { tabs: [], go: '/home' }],
  ] as const)('S06: close %s of %s while %s is shown', (command, path, active, outcome) =>
    expect(run(command, path, active)).toEqual(outcome),
  );
});
