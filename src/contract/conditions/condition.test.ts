import { describe, expect, it } from 'vitest';
import { compileCondition, ConditionError } from './condition.ts';

const scope = {
  now: '2026-11-20 09:30:00',
  row: {
    Days: 4,
    Half: 0.5,
    LeaveType: '3',
    IsStayOut: 1,
    IsUrgent: 0,
    Reason: '回家𠮷',
    Empty: '',
    Nothing: null,
    Files: ['a', 'b'],
    StartTime: '2026-11-20 08:00:00',
    EndTime: '2026-11-21 20:00:00',
    Items: [{ Amount: 1.5 }, { Amount: 2 }, { Amount: null }],
    Big: 7n,
  },
  me: { Roles: ['admin', 'teacher'], ClassIds: [], StudentId: '', Name: null },
  buttons: ['leave.approve'],
};
const value = (source: string) => compileCondition(source).evaluate(scope);

describe('values', () => {
  it.each<[string, unknown]>([
    ['row.Days > 3', true],
    ['row.Days > 3.5', true],
    ['row.Half * 2 == 1', true],
    ["row.LeaveType == '3'", true],
    ["row.LeaveType in ['3', '4']", true],
    ['row.IsStayOut == 1', true],
    ['row.IsStayOut == true', true],
    ['row.IsUrgent == 1', false],
    ['row.IsStayOut && !row.IsUrgent', true],
    ['size(row.Files) > 0', true],
    ['row.Reason.size()', 3],
    ['row.EndTime > row.StartTime', true],
    ['row.Days * 2', 8],
    ['row.Days / 8', 0.5],
    ['row.Days % 3 - 1', 0],
    ['-row.Days', -4],
    ['1 + 2 * 3', 7],
    ['0x10', 16],
    ['row.Big + 1', 8],
    ["me.Roles.exists(r, r == 'admin')", true],
    ["me.Roles.all(r, r.startsWith('a'))", false],
    ["me.Roles.filter(r, r != 'admin')", ['teacher']],
    ["'leave.approve' in buttons", true],
    ["row.Days > 3 ? '长假' : '短假'", '长假'],
    ["'共' + text(row.Days) + '天'", '共4天'],
    ['days(row.StartTime, row.EndTime)', 1.5],
    ["days('2026-02-28', '2026-03-01')", 1],
    ['hours(row.StartTime, row.EndTime)', 36],
    ['now()', '2026-11-20 09:30:00'],
    ['now().substring(0, 10)', '2026-11-20'],
    ['ceil(1.2) + floor(1.8)', 3],
    ['round(1.005, 2)', 1.01],
    ['round(-2.5)', -3],
    ['sum(row.Items.map(i, i.Amount))', 3.5],
    ['row.Files[1]', 'b'],
    ["row['Days']", 4],
    ["'𠮷' > '\\uFFFD'", true],
    ['row.Days', 4],
    ["' a '.trim().endsWith('a')", true],
  ])('%s', (source, expected) => {
    expect(value(source)).toEqual(expected);
  });

  it('gives numbers, never BigInt', () => {
    for (const source of [
      '3',
      '-3',
      'row.Days + 1',
      'size(row.Files)',
      'row.Big',
      '[1, 2][0]',
      'true ? 1 : 2',
    ])
      expect(typeof value(source), source).toBe('number');
  });

  it('takes the clock of Shanghai when the scope has none', () => {
    expect(compileCondition('now()').evaluate({})).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });
});

describe('absent values', () => {
  it.each([
    "row.Missing == 'a'",
    "row.Missing != 'a'",
    "!(row.Missing == 'a')",
    'row.Missing > 3',
    '!(row.Missing > 3)',
    'row.Nothing == row.Missing',
    'row.Nothing == me.Name',
    'row.Empty == me.StudentId',
    "row.Missing in ['a']",
    "!(row.Missing in ['a'])",
    "'a' in row.Missing",
    'row.Missing',
    '!row.Missing',
    'has(row.Missing)',
    'has(row.Nothing)',
    'row.Missing.Deeper.Still == 1',
    'missing.Name == 1',
    'row.Missing * 2 > 1',
    'days(row.Missing, row.EndTime) > 0',
    "days('soon', row.EndTime) > 0",
    'row.Missing.size() == 0',
    "row.Missing.exists(x, x == 'a')",
    'row.Missing == 1 ? true : true',
    'row.Days / 0 > 1',
    "row.Files[9] == 'a'",
    'row.toString == null && false',
  ])('neither holds nor throws: %s', (source) => {
    const condition = compileCondition(source);
    expect(condition.test(scope)).toBe(false);
    expect([false, null]).toContain(condition.evaluate(scope));
  });

  it.each([
    'row.Missing == null',
    'null == row.Nothing',
    'row.Days != null',
    'has(row.Days)',
    'has(row.Empty)',
    'row.Missing == 1 || row.Days == 4',
    '!(row.Missing == 1 && row.Days == 5)',
    'row.Missing == null || !row.Missing',
    "!('a' in me.ClassIds)",
    'row.hasOwnProperty == null && row.Files.length == null',
  ])('holds: %s', (source) => {
    expect(compileCondition(source).test(scope)).toBe(true);
  });

  it('an absent value makes a computed value absent', () => {
    for (const source of ['row.Missing * 2', "'a' + row.Missing", "row.Missing > 1 ? 'a' : 'b'"])
      expect(value(source)).toBeNull();
  });
});

describe('values of a wrong kind', () => {
  it.each([
    "row.Days == 'a'",
    'row.Days > row.Reason',
    '!row.Days',
    'row.Reason * 2',
    'row.Days + row.Reason',
    'row.Days in row.Days',
  ])('evaluate throws, test is false: %s', (source) => {
    const condition = compileCondition(source);
    expect(() => condition.evaluate(scope)).toThrow(ConditionError);
    expect(condition.test(scope)).toBe(false);
  });
});

describe('bounds', () => {
  const elements = (count: number) => Array.from({ length: count }, () => "'a'").join(',');
  const terms = (count: number) => Array.from({ length: count }, () => 'a.b').join('||');
  const nested = (count: number) => '('.repeat(count) + '1' + ')'.repeat(count);

  it.each([
    `a in [${elements(200)}]`,
    terms(60),
    nested(19),
    '!'.repeat(18) + 'a',
    `a == '${'x'.repeat(1_990)}'`,
    Array.from({ length: 90 }, () => '1').join('+'),
  ])('accepts what is within', (source) => {
    expect(() => compileCondition(source)).not.toThrow();
  });

  it.each([
    [`a in [${elements(201)}]`, 'maxListElements'],
    [terms(101), 'parts'],
    [nested(20), 'maxDepth'],
    ['!'.repeat(21) + 'a', 'nested'],
    [`a == '${'x'.repeat(2_000)}'`, 'characters'],
    ['size(a, b, c, d, e)', 'maxCallArguments'],
    ['9007199254740993', 'too large'],
  ])('refuses what is beyond', (source, message) => {
    expect(() => compileCondition(source)).toThrow(message);
  });

  it('refuses to walk long lists and to do much work', () => {
    const list = Array.from({ length: 1_001 }, String);
    const walk = compileCondition("me.L.exists(x, x == 'no')");
    expect(() => walk.evaluate({ me: { L: list } })).toThrow('1000 elements');
    expect(walk.test({ me: { L: list.slice(1) } })).toBe(false);
    const square = compileCondition("me.L.exists(x, me.L.exists(y, x + '!' == y))");
    expect(() => square.evaluate({ me: { L: list.slice(1) } })).toThrow('too much work');
    const long = compileCondition("me.L.exists(x, row.Html.contains('needle'))");
    expect(() => long.evaluate({ me: { L: list.slice(1) }, row: { Html: 'hay'.repeat(100_000) } })).toThrow(
      'too much work',
    );
  });

  it('compiles a source once', () => {
    expect(compileCondition('row.Days > 100')).toBe(compileCondition('row.Days > 100'));
    expect(Object.isFrozen(compileCondition('row.Days > 100'))).toBe(true);
  });
});

describe('reads', () => {
  it.each([
    ["row.Status == '1' && 'a' in me.ClassIds && row.Status != '2'", ['row.Status', 'me.ClassIds']],
    ["me.Roles.exists(r, r.Code == row.Role) || 'x' in buttons", ['me.Roles', 'row.Role', 'buttons']],
    ['has(row.A.B) && size(row.Files[0].Name) > 1', ['row.A.B', 'row.Files']],
    ['now() == text(1)', []],
  ])('%s', (source, reads) => {
    expect(compileCondition(source).reads).toEqual(reads);
  });
});
