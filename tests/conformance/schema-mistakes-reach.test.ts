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

  it('tells the fault of an entity once, and not of formulas that reach it', () => {
    const PART = 'entities/repair/Part.json';
    const texts = new Map(valid).set(PART, valid.get(PART)!.replace('"type": "text"', '"type": "txet"'));
    expect(checkTexts(texts).map(({ file }) => file)).toEqual([PART]);
  });

  describe('a field that is worked out at every read, of a row that a reference names', () => {
    const PART = 'entities/repair/Part.json';
    const LINE = 'entities/repair/Line.json';
    /** A part says whether it runs low, and a line reads it. */
    const reading = (right: string, wrong: string) => {
      const part = valid
        .get(PART)!
        .replace(
          '"fields": {',
          `"fields": { "IsLow": { "id": 90, "type": "bool", "title": "不足", "live": true, "value": "row.Stock < row.Least" },`,
        );
      const line = valid.get(LINE)!;
      expect(line).toContain(right);
      const texts = new Map([...valid, [PART, part], [LINE, line.replace(right, wrong)]]);
      return checkTexts(texts).map(problemLine);
    };
    const deny = (source: string) =>
      `"rules": [{ "deny": "${source}", "message": "配件不足", "field": "Count" }], "doneBy":`;

    it('is read by a formula, a button and a rule that counts', () => {
      const field = '"WasLow": { "id": 91, "type": "bool", "title": "不足", "value": "row.PartId.IsLow" },';
      expect(reading('"fields": {', `"fields": { ${field}`)).toEqual([]);
      expect(reading("row.State == '0' && ", "row.State == '0' && row.PartId.IsLow == 0 && ")).toEqual([]);
      const counting = 'row.PartId.IsLow == 1 && count(repair/Line, x.PartId == row.PartId) > 3';
      expect(reading('"doneBy":', deny(counting))).toEqual([]);
    });

    it('is refused once, with its place, in a rule that only reads through references', () => {
      const [told, ...more] = reading('"doneBy":', deny('row.PartId.IsLow == 1'));
      expect(told).toContain('不是存储的字段，规则不能经引用读取');
      expect(told).toContain(LINE);
      expect(more).toEqual([]);
    });
  });

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
