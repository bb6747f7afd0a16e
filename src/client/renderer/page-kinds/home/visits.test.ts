import { expect, it } from 'vitest';
import { memoryKeeper } from '../../keep.ts';
import { isVisits, noteVisit, visited, visitsOf } from './visits.ts';

it('visits are counted by address, and the oldest are forgotten', () => {
  const once = visited(visited({}, '/a', 1), '/a', 5);
  expect(once).toEqual({ '/a': [2, 5] });
  const many = Array.from({ length: 70 }, (_, at) => at).reduce(
    (all, at) => visited(all, `/p${at}`, 10 + at),
    once,
  );
  expect([Object.keys(many).length, many['/a'], many['/p69']]).toEqual([60, undefined, [1, 79]]);
});

it('what is no record of visits is begun anew', () => {
  const keeper = memoryKeeper();
  for (const text of ['{', '{"/a":1}', '[1]']) {
    keeper.write(visitsOf('u'), text);
    noteVisit(keeper, 'u', '/b');
    const kept: unknown = JSON.parse(keeper.read(visitsOf('u'))!);
    expect([isVisits(kept), Object.keys(kept as object)]).toEqual([true, ['/b']]);
  }
});
