import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { CODEMODS } from '../../tools/codemod/index.ts';
import { runCodemod } from '../../tools/codemod/run.ts';
import { REACH_MISTAKES } from '../fixtures/reach-mistakes.ts';
import { sampled } from '../_util/scale.ts';
import { expectFound } from '../_util/schema-mistake.ts';

const ROLES = 'menus/roles.json';
const rolesOf = (folder: string) =>
  (JSON.parse(readTexts(folder).get(ROLES)!) as { roles: { code: string }[] }).roles;

/** The two applications beside a small one that has accounts and messages, with the roles of the product. */
const valid = new Map(
  ['errands', 'repair', 'rooms']
    .flatMap((app) => [...readTexts(`tests/fixtures/apps/${app}`)])
    .filter(([file]) => !file.startsWith('scenarios/')),
);
const roles = new Map(
  [...rolesOf('schemas'), ...rolesOf('tests/fixtures/apps/errands')].map((role) => [role.code, role]),
);
valid.set(ROLES, JSON.stringify({ version: 1, title: '角色', roles: [...roles.values()] }));

describe('L05, L20: what actions do to other rows', () => {
  it('has no problem as it stands', () => expect(checkTexts(valid).map(problemLine)).toEqual([]));
  it.each(sampled(REACH_MISTAKES, 24).map((mistake) => ({ name: `${mistake[3]} (${mistake[2]})`, mistake })))(
    '$name',
    ({ mistake }) => expectFound(mistake, valid),
  );

  const names = [
    ['repair/Part.Stock', 'Left'],
    ['repair/Part.AskedBy', 'AskerId'],
    ['repair/Part.PartNo', 'Number'],
    ['repair/Request.Wanted', 'Needed'],
    ['repair/Request.Kind', 'Sort'],
    ['repair/Line.Count', 'Amount'],
    ['repair/Line.RequestId', 'OrderId'],
    ['repair/Entry.LineId', 'TakenId'],
    ['rooms/Booking.Begins', 'StartsAt'],
    ['rooms/Booking.HallId', 'PlaceId'],
    ['rooms/Hall.Seats', 'Places'],
  ] as const;
  it.each(sampled(names, 4))('%s is renamed wherever an action or a rule reaches it', (path, name) => {
    const rename = CODEMODS.find((one) => one.name === 'rename-field')!;
    const renamed = new Map([...valid, ...runCodemod(rename, valid, [path, name])]);
    expect(checkTexts(renamed).map(problemLine)).toEqual([]);
  });
});
