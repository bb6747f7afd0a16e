import { expect, it } from 'vitest';
import { NOBODY } from '../../../../contract/subject.ts';
import { groupsOf } from './groups.ts';
import { isLocked, withMoved, withPlaces } from './lines.ts';

const items = [
  { code: '1', name: '德育' },
  { code: '2', name: '智育' },
];

it('L02 lines stand in the group of their value, and those of none at the end while there are any', () => {
  const lines = [{ Dim: '2' }, { Dim: '1' }, { Dim: '2' }];
  expect(groupsOf(lines, items, 'Dim')).toEqual([
    { code: '1', title: '德育', places: [1] },
    { code: '2', title: '智育', places: [0, 2] },
  ]);
  expect(groupsOf([{ Dim: '9' }, {}], items, 'Dim').map(({ title, places }) => [title, places])).toEqual([
    ['德育', []],
    ['智育', []],
    ['未分组', [0, 1]],
  ]);
});

it('L02 lines are numbered and moved within their group', () => {
  const lines = [
    { Id: 'a', Dim: '2' },
    { Id: 'b', Dim: '1' },
    { Id: 'c', Dim: '2' },
  ];
  expect(withPlaces(lines, 'Sort', 'Dim').map(({ Sort }) => Sort)).toEqual([1, 1, 2]);
  const moved = withPlaces(withMoved(lines, 2, 0), 'Sort', 'Dim');
  expect(moved.map(({ Id, Sort }) => [Id, Sort])).toEqual([
    ['c', 1],
    ['a', 2],
    ['b', 1],
  ]);
});

it.each([
  [{ Id: 'a', Imported: 1 }, true],
  [{ Id: 'a', Imported: 0 }, false],
  [{ Id: 'a' }, false],
  [{ Imported: 1 }, false],
])('L02 the line %j is locked: %s', (line, expected) => {
  expect(isLocked({ locked: 'row.Imported == 1' }, line, NOBODY)).toBe(expected);
  expect(isLocked({}, line, NOBODY)).toBe(false);
});
