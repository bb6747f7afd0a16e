import { expect, it } from 'vitest';
import { numberedPlaces, numberedRows, patterned } from './numbered.ts';

it('M08: rows are named by the patterns of the school and count on, two digits at least', () => {
  const patterns = { Name: '{专业}{年级}{序号}班', Code: '{年级}{代码}{序号}' };
  const places = { 专业: '农学', 年级: '26', 代码: '0901' };
  expect(numberedRows(2, 98, patterns, places)).toEqual([
    { Name: '农学2699班', Code: '26090199' },
    { Name: '农学26100班', Code: '260901100' },
  ]);
  expect(numberedRows(0, 0, patterns, places)).toEqual([]);
});

it('a place of a pattern that nobody knows stays, so that the school sees what it wrote', () => {
  expect(patterned('{年级}{楼}{序号}', numberedPlaces({ 年级: '26' }, 3))).toBe('26{楼}03');
});
