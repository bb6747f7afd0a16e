import { describe, expect, it } from 'vitest';
import { randomFrom } from '../_util/hostile-requests.ts';
import { scaled } from '../_util/scale.ts';
import { compileCondition } from '../../src/contract/conditions/condition.ts';
import type { Names } from '../../src/client/renderer/page-kinds/flows/form-schema.ts';
import { saidWhen } from '../../src/client/renderer/page-kinds/flows/said.ts';
import {
  celOf,
  COMPARISONS,
  isWhole,
  termsOf,
  type FieldKind,
  type Term,
  type Terms,
} from '../../src/client/renderer/page-kinds/flows/when.ts';

const FIELDS: Readonly<Record<FieldKind, string>> = {
  text: 'Reason',
  number: 'Days',
  date: 'StartTime',
  choice: 'LeaveType',
  yes: 'IsStayOut',
};
const TEXTS = ["it's", 'a\\b', '第一\n第二', '"', '36', ' ', '👪', "\\'", '\t'];

function generated(seed: number): Terms {
  const random = randomFrom(seed);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  const term = (): Term => {
    const kind = pick(Object.keys(FIELDS) as FieldKind[]);
    const how = pick(COMPARISONS[kind]);
    const value = () =>
      kind === 'number'
        ? pick([0, -1, 3, 2.5, 1e-7, 123_456_789, -0.125])
        : kind === 'yes'
          ? pick([0, 1])
          : pick(TEXTS);
    const many = how === 'among' || how === 'notAmong';
    const values = many ? [value(), value()] : how === 'empty' || how === 'filled' ? [] : [value()];
    return { field: FIELDS[kind], how, values };
  };
  const group = (join: Terms['join'], depth: number): Terms => ({
    join,
    items: Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
      depth > 0 && random() < 0.3 ? group(join === 'and' ? 'or' : 'and', depth - 1) : term(),
    ),
  });
  return random() < 0.2 ? { join: 'and', items: [term()] } : group(pick(['and', 'or'] as const), 2);
}

describe('22 builder of conditions', () => {
  it('reads back what it wrote', () => {
    for (let seed = 1; seed <= scaled(20_000, 400); seed += 1) {
      const terms = generated(seed);
      const cel = celOf(terms);
      expect(termsOf(cel), `seed ${seed}: ${cel}`).toEqual(terms);
    }
  });

  it('says in words what it can show, and nothing of a field that is not there', () => {
    const field = (Name: string, Title: string, Type: string, Options: object[] = []) => ({
      Name,
      Title,
      Type,
      Options,
    });
    const names = {
      Fields: [
        field('Days', '请假天数', 'int'),
        field('LeaveType', '请假类型', 'dict', [{ Code: '2', Name: '病假' }]),
        field('IsStayOut', '夜间不归', 'bool'),
        field('CounsellorId', '辅导员', 'ref'),
      ],
    } as unknown as Names;
    const words = (cel: string) => saidWhen(cel, names);
    expect(words("row.Days > 3 && (row.LeaveType in ['2', '8'] || row.IsStayOut == 1)")).toBe(
      '请假天数大于3，且（请假类型属于病假、8，或夜间不归为是）',
    );
    expect(words('row.CounsellorId != null')).toBe('辅导员已填');
    for (const other of ['', 'row.Gone > 3', 'row.Days > row.Most']) expect(words(other)).toBeUndefined();
  });

  it('leaves out what is not whole yet', () => {
    const open: Term = { field: '', how: 'is', values: [] };
    const inner: Terms = { join: 'or', items: [open, { field: 'Days', how: 'above', values: [3] }] };
    expect(isWhole(open)).toBe(false);
    expect(celOf({ join: 'and', items: [open, inner] })).toBe('row.Days > 3');
    expect(celOf({ join: 'and', items: [open] })).toBe('');
    expect(termsOf('  ')).toEqual({ join: 'and', items: [] });
  });

  it.each([
    'row.Days > row.Most',
    'row.Reason.size() > 3',
    'row.ClassId.GradeYear == 2026',
    'me.OrgId == row.CollegeId',
    'vote.board.agreed > 3',
    '3 < row.Days',
    'row.A == 1 && (row.B == 2 || days(row.C, row.D) > 1)',
    '!(row.A == 1)',
    'row.A in []',
    'true',
    'not CEL at all (',
  ])('shows other CEL as text: %s', (cel) => {
    expect(termsOf(cel)).toBeUndefined();
  });

  it('says what was meant', () => {
    const cel = celOf({
      join: 'and',
      items: [
        { field: 'LeaveType', how: 'notAmong', values: ['3'] },
        {
          join: 'or',
          items: [
            { field: 'Days', how: 'from', values: [3] },
            { field: 'Reason', how: 'empty', values: [] },
          ],
        },
      ],
    });
    expect(cel).toBe("!(row.LeaveType in ['3']) && (row.Days >= 3 || row.Reason == null)");
    expect(compileCondition(cel).test({ row: { LeaveType: '1', Days: 3 } })).toBe(true);
    expect(compileCondition(cel).test({ row: { LeaveType: '3', Days: 3 } })).toBe(false);
  });
});
