import { expect, it } from 'vitest';
import { nodesOf } from './choice-tree.ts';

const show = (label: unknown) => (typeof label === 'string' ? label : null);

it('M02: rows stand below their levels, each level once for what is above it; a level that is not said is left out', () => {
  const nodes = nodesOf(
    [
      {
        id: 'a',
        label: '农学2401',
        count: 30,
        above: [
          ['c1', '农学院'],
          ['m1', '农学'],
        ],
      },
      {
        id: 'b',
        label: '农学2402',
        count: 31,
        above: [
          ['c1', '农学院'],
          ['m1', '农学'],
        ],
      },
      {
        id: 'c',
        label: '卓越班',
        count: null,
        above: [
          ['c2', null],
          [null, null],
        ],
      },
      {
        id: 'd',
        label: null,
        count: 0,
        above: [
          ['c2', '园艺学院'],
          ['m1', '农学'],
        ],
      },
    ],
    show,
  );
  const branch = { IsLeaf: false };
  const leaf = { IsLeaf: true };
  expect(nodes).toEqual([
    { Id: '/c1', Name: '农学院', ParentId: null, ...branch },
    { Id: '/c1/m1', Name: '农学', ParentId: '/c1', ...branch },
    { Id: 'a', Name: '农学2401', ParentId: '/c1/m1', ...leaf, Count: 30 },
    { Id: 'b', Name: '农学2402', ParentId: '/c1/m1', ...leaf, Count: 31 },
    { Id: '/c2', Name: 'c2', ParentId: null, ...branch },
    { Id: 'c', Name: '卓越班', ParentId: '/c2', ...leaf },
    { Id: '/c2/m1', Name: '农学', ParentId: '/c2', ...branch },
    { Id: 'd', Name: 'd', ParentId: '/c2/m1', ...leaf, Count: 0 },
  ]);
});
