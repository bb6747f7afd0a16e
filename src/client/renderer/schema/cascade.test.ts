import { describe, expect, it } from 'vitest';
import type { NamedField } from '../../../contract/field-rules.ts';
import { numberText } from '../../../contract/numbers.ts';
import type { RuleContext } from '../../../contract/rules.ts';
import { PLAIN_CALENDAR } from '../../../contract/school-calendar.ts';
import { levelsOf } from '../fields/dict/levels.ts';
import { doubtful, emptied, unfitting } from './cascade.ts';

const items = [
  { code: '11', name: '北京市' },
  { code: '1101', name: '市辖区', parent: '11' },
  { code: '110101', name: '东城区', parent: '1101' },
  { code: '110102', name: '西城区', parent: '1101' },
  { code: '81', name: '香港' },
];
const hasCode = (_dictionary: string, code: string, parent?: string) =>
  items.some((item) => item.code === code && (parent === undefined || item.parent === parent));

const rules: RuleContext = {
  me: { UserId: 'u1', Roles: [] } as unknown as RuleContext['me'],
  now: '2026-09-01 08:00:00',
  calendar: PLAIN_CALENDAR,
};

const field = (name: string, more: Partial<NamedField>): NamedField => ({
  name,
  type: 'dict',
  title: name,
  ...more,
});

describe('L01 a choice that depends on another one', () => {
  const fields = [
    field('Province', { dict: 'R' }),
    field('City', { dict: 'R', under: 'Province' }),
    field('ClassId', { type: 'ref', ref: 'core/ClassInfo', filter: 'row.MajorId == form.MajorId' }),
    field('TutorId', { type: 'ref', ref: 'core/Teacher' }),
  ];
  const names = (found: readonly NamedField[]) => found.map(({ name }) => name);

  it.each([
    [{ Province: '11', City: '1101' }, 'Province', []],
    [{ Province: '81', City: '1101' }, 'Province', ['City']],
    [{ Province: null, City: '1101' }, 'Province', ['City']],
    [{ Province: '81', City: null }, 'Province', []],
    [{ Province: '81', City: '1101' }, 'Name', []],
  ])('%j after %s was chosen: %j do not fit', (row, name, expected) => {
    expect(names(unfitting(fields, row, name, hasCode, rules))).toEqual(expected);
  });

  it('asks again for references whose filter looks at what was chosen, and only when they hold one', () => {
    const row = { ClassId: 'c1', TutorId: 't1' };
    expect(names(doubtful(fields, row, 'MajorId'))).toEqual(['ClassId']);
    expect(names(doubtful(fields, row, 'Province'))).toEqual([]);
    expect(names(doubtful(fields, { ClassId: null }, 'MajorId'))).toEqual([]);
    expect(emptied(fields[2]!)).toEqual({ ClassId: null, ClassName: null });
  });
});

describe('L01 a tree chosen level by level', () => {
  it.each<[string | undefined, (string | undefined)[], number[]]>([
    [undefined, [undefined], [2]],
    ['11', ['11', undefined], [2, 1]],
    ['110102', ['11', '1101', '110102'], [2, 1, 2]],
    ['81', ['81'], [2]],
    ['99', [undefined], [2]],
  ])('%s shows its way down and the level below', (value, chosen, sizes) => {
    const levels = levelsOf(items, value);
    expect(levels.map((level) => level.chosen)).toEqual(chosen);
    expect(levels.map((level) => level.offered.length)).toEqual(sizes);
  });

  it('comes to an end in a ring', () => {
    const ring = [
      { code: 'a', name: '甲', parent: 'b' },
      { code: 'b', name: '乙', parent: 'a' },
    ];
    expect(levelsOf(ring, 'a').length).toBeLessThan(10);
  });
});

it.each<[Partial<NamedField>, unknown, string]>([
  [{ unit: '米' }, 1500, '1500 米'],
  [{ unit: '米', grouped: true }, 1500, '1,500 米'],
  [{ unit: '%', scale: 1 }, 12.5, '12.5%'],
  [{ grouped: true, scale: 2 }, 1234.5, '1,234.50'],
  [{ unit: '米' }, null, ''],
])('L01 a number is read with its unit and parted thousands: %j %s', (more, value, text) => {
  expect(numberText(field('N', { type: 'decimal', ...more }), value)).toBe(text);
});

it.each([
  [{ Kind: '1', Answer: 'T' }, []],
  [{ Kind: '2', Answer: 'T' }, ['Answer']],
  [{ Kind: '2', Answer: null }, []],
])('L02 an answer goes with the type of its question where it does not fit it: %j', (row, expected) => {
  const answer = field('Answer', {
    type: 'json',
    answer: { by: 'Kind', kinds: { '1': 'judge', '2': 'blanks' } },
  });
  expect(unfitting([answer], row, 'Kind', hasCode, rules).map(({ name }) => name)).toEqual(expected);
});

it.each([
  [{ Kind: '1', Urgency: '3' }, 'Kind', []],
  [{ Kind: '2', Urgency: '3' }, 'Kind', ['Urgency']],
  [{ Kind: null, Urgency: '3' }, 'Kind', ['Urgency']],
  [{ Kind: '2', Urgency: '1' }, 'Kind', []],
  [{ Kind: '2', Urgency: '3' }, 'Title', []],
])('20.8 an item goes that is offered no longer: %j after %s', (row, name, expected) => {
  const urgency = field('Urgency', {
    dict: 'U',
    only: ['1', { codes: ['3'], when: "row.Kind == '1'" }],
  });
  expect(unfitting([urgency], row, name, hasCode, rules).map((one) => one.name)).toEqual(expected);
});
