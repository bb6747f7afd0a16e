import { describe, expect, it } from 'vitest';
import { branchesOf, checkedKeys, chosenLeaves, found, summaryOf } from './choices.ts';

const NODES = [
  { Id: '/n', Name: '农学院', ParentId: null, IsLeaf: false },
  { Id: '/n/m', Name: '农学', ParentId: '/n', IsLeaf: false },
  { Id: 'a', Name: '农学2401班', ParentId: '/n/m', IsLeaf: true, Count: 30 },
  { Id: 'b', Name: '农学2402班', ParentId: '/n/m', IsLeaf: true, Count: 31 },
  { Id: '/y', Name: '园艺学院', ParentId: null, IsLeaf: false },
  { Id: 'c', Name: '园艺2401班', ParentId: '/y', IsLeaf: true, Count: 20 },
];
const all = branchesOf(NODES);

describe('M02 rows chosen in a tree', () => {
  it('M02: branches say how many are below them', () => {
    expect(all.map(({ title }) => title)).toEqual(['农学院（61人）', '园艺学院（20人）']);
    expect(branchesOf([{ Id: 'x', Name: '楼', ParentId: null, IsLeaf: true }])[0]!.title).toBe('楼');
  });

  it.each([
    ['2401', ['农学院', '园艺学院'], ['/n', '/n/m', '/y'], ['a', 'c']],
    ['园艺学院', ['园艺学院'], [], ['c']],
    ['没有', [], [], []],
  ])('M02: %s finds rows and branches, and opens the way to them', (keyword, names, open, leaves) => {
    const seen = found(all, keyword);
    expect(seen.branches.map(({ name }) => name)).toEqual(names);
    expect(seen.open.toSorted()).toEqual(open);
    expect(checkedKeys(seen.branches, new Set(['a', 'b', 'c']))).toEqual(leaves);
  });

  it('M02: what the search hides stays chosen, and so does what is in no tree any more', () => {
    const shown = found(all, '2401').branches;
    expect(chosenLeaves(shown, ['b', 'gone', 'a'], new Set(['/y', 'c']))).toEqual(['b', 'gone', 'c']);
    expect(chosenLeaves(all, [], new Set(['/n', '/n/m', 'a', 'b']))).toEqual(['a', 'b']);
  });

  it('M02: says how much is chosen', () => {
    expect(summaryOf(NODES, [])).toBe('未选择');
    expect(summaryOf(NODES, ['a', 'c'])).toBe('已选2项，共50人');
    expect(summaryOf(NODES, ['gone'])).toBe('已选1项');
  });
});
