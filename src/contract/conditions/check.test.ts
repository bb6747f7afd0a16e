import { describe, expect, it } from 'vitest';
import { checkCondition, compileCondition, ConditionError, type ConditionType } from './condition.ts';

const names: Record<string, ConditionType> = {
  row: {
    fields: {
      Status: 'string',
      StartTime: 'string',
      Days: 'number',
      IsStayOut: 'bool',
      Files: 'list',
      Extra: 'dyn',
    },
  },
  me: { fields: { Roles: 'list', StudentId: 'string' } },
  buttons: 'list',
};

describe('checkCondition', () => {
  it.each([
    ["row.Status == '1' && row.Days > 3.5 && row.IsStayOut", 'bool'],
    ["row.IsStayOut == 1 || row.IsStayOut == false || 'a' in buttons", 'bool'],
    ["me.Roles.exists(r, r == 'admin' && r.size() > 1)", 'bool'],
    ['row.Extra.Anything[0].More > 3', 'bool'],
    ['row.Days + size(row.Files) * 2', 'number'],
    ["row.Days > 3 ? text(row.Days) : 'none'", 'string'],
    ['row.Status == null || has(row.Days)', 'bool'],
    ['row.Extra', 'bool'],
  ] as const)('finds nothing wrong with %s', (source, expected) => {
    expect(checkCondition(source, names, expected)).toEqual([]);
  });

  it.each([
    ["row.Statu == '1'", 4, 'Statu', 'Status'],
    ["true && row.status == '1'", 12, 'status', 'Status'],
    ["row.StatTime > '2026'", 4, 'StatTime', 'StartTime'],
    ["'a' in butons", 7, 'butons', 'buttons'],
    ["mee.StudentId == 'a'", 0, 'mee', 'me'],
    ['siez(row.Files) > 0', 0, 'siez', 'size'],
    ["me.Roles.exsits(r, r == 'a')", 9, 'exsits', 'exists'],
  ])('names the unknown word and the nearest known one: %s', (source, position, name, candidate) => {
    const [problem] = checkCondition(source, names);
    expect(problem).toMatchObject({ position, name });
    expect(problem?.candidates?.[0]).toBe(candidate);
    expect(() => compileCondition(source, names)).toThrow(`did you mean "${candidate}"`);
  });

  it.each([
    ['row.Status == 1', 0, 'cannot compare text with a number'],
    ["row.Days > '3'", 0, 'cannot order a number and text'],
    ["row.Days in ['1']", 13, 'cannot compare a number with text'],
    ["row.Status in ['1', 2]", 20, 'of one kind'],
    ['row.Status in row.Days', 18, 'needs a list'],
    ['row.IsStayOut == 2', 17, '1 or 0'],
    ['row.Days && true', 4, 'needs a yes/no value'],
    ["'共' + row.Days", 0, 'text(x)'],
    ['row.Status.size', 11, 'has no fields'],
    ['size(row.Days) > 1', 9, 'cannot take a number'],
    ['days(row.StartTime) > 1', 0, 'is written days('],
    ["row.Status.matches('^a+$')", 11, 'unknown function "matches"'],
    ['row.Days', 4, 'must be a yes/no value'],
    ["row.IsStayOut ? 1 : 'a'", 0, 'not one kind'],
    ['row.Status ==', 13, 'Unexpected token'],
    ["row.Status == 'a", 14, 'Unterminated string'],
    ['row.Status = 1', 11, 'Unexpected character'],
    ['', 0, 'Unexpected token'],
    ['row.Days > null', 0, 'cannot order'],
  ])('says what is wrong and where: %s', (source, position, message) => {
    const [problem] = checkCondition(source, names, 'bool');
    expect(problem?.message).toContain(message);
    expect(problem?.position).toBe(position);
  });

  it('reports every problem, in the order of the source', () => {
    const found = checkCondition("row.Statu == '1' && row.Dais > 3 && row.Days == 'x'", names, 'bool');
    expect(found.map((problem) => problem.position)).toEqual([4, 24, 36]);
  });

  it('an error carries its source and offset', () => {
    try {
      compileCondition('row.Days >');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ConditionError);
      expect(error).toMatchObject({ source: 'row.Days >', position: 10 });
    }
  });
});
