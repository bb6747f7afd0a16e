import { expect, it } from 'vitest';
import { openParts } from './open-parts.ts';

it.each([
  [
    "row.UserId == me.UserId || (row.IsPublic == 1 && row.State in ['2', '3'])",
    ['row.UserId == me.UserId', "row.IsPublic == 1 && row.State in ['2', '3']"],
  ],
  ['row.A == me.A || (row.B == 1) || (row.C == 2)', ['row.A == me.A', 'row.B == 1', 'row.C == 2']],
  ['row.A == me.A || (row.B == 1) && (row.C == 2)', ['row.A == me.A', 'row.B == 1 && row.C == 2']],
  ["row.A == me.A || row.B == 'a || b)'", ['row.A == me.A', "row.B == 'a || b)'"]],
  ["row.A == me.A || row.B == '给 me(1)'", ['row.A == me.A', "row.B == '给 me(1)'"]],
  ['row.A == me.A || !(row.B == 1 || row.C == 2)', ['row.A == me.A', '!(row.B == 1 || row.C == 2)']],
])('%s has parts that an index holds', (source, parts) => {
  expect(openParts(source)).toEqual(parts);
});

it.each([
  "row.A == '1' || row.B == '2'",
  'row.A == me.A && (row.B == 1 || row.C == 2)',
  'row.A == me.A ? row.B == 1 || row.C == 2 : row.D == 1',
  "row.OrgId in me.CollegeIds || 'admin' in me.Roles",
  "row.Codes.exists(code, code == '1') || row.A == me.A",
])('%s has none', (source) => {
  expect(openParts(source)).toBeUndefined();
});
