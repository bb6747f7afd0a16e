import { describe, expect, it } from 'vitest';
import { keptColumn, keptNote, keptTitle, presentRows } from '../../src/contract/following.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { compileCondition } from '../../src/contract/conditions/condition.ts';

const { entities } = loadCatalog('schemas');
const says = (name: string, field: string, row: Record<string, unknown>): boolean => {
  const entity = entities.get(name)!;
  const present = presentRows(entity, entity.fields.get(field)!);
  return present !== undefined && compileCondition(present).test({ row, now: '2026-11-23 08:00:00' });
};

describe('whether a field says what holds today', () => {
  it.each([
    ['leave/LeaveApply', 'ClassId', { Status: '1' }, true],
    ['leave/LeaveApply', 'ClassId', { Status: '2' }, false],
    ['leave/LeaveApply', 'CounsellorId', { Status: '2' }, true],
    ['leave/LeaveApply', 'Reason', { Status: '2' }, true],
    ['rollcall/NamingRecord', 'TrueName', { EndAt: '2026-11-23 09:00:00' }, true],
    ['rollcall/NamingRecord', 'TrueName', { EndAt: '2026-11-23 07:00:00' }, false],
    ['rollcall/NamingRecord', 'AuditUserName', { EndAt: '2026-11-23 09:00:00' }, false],
    ['orientation/FeeBill', 'ClassId', {}, true],
  ] as const)('%s %s of %j: %s', (name, field, row, expected) => {
    expect(says(name, field, row)).toBe(expected);
  });
});

describe('a column of a table', () => {
  it.each([
    ['leave/LeaveApply', 'ClassId', 'closed', '班级（办结后为当时）'],
    ['leave/LeaveApply', 'CounsellorId', undefined, '辅导员'],
    ['leave/LeaveApply', 'Reason', undefined, '请假事由'],
    ['leave/LeaveApply', 'StartTime', undefined, '开始时间'],
    ['leave/LeaveCancel', 'ConfirmUserName', 'always', '确认人（当时）'],
    ['core/Student', 'ClassId', undefined, '班级'],
    ['rollcall/NamingRecord', 'EndAt', undefined, '结束'],
  ] as const)('%s %s is as of then: %s', (name, key, kept, title) => {
    const entity = entities.get(name)!;
    const field = entity.fields.get(key)!;
    expect(keptColumn(entity, field)).toBe(kept);
    expect(keptTitle(field.title, keptColumn(entity, field))).toBe(title);
  });

  it('has one note for all of them', () => {
    expect(keptNote([undefined])).toBeUndefined();
    expect(keptNote([undefined, 'always'])).toContain('保留办理当时的内容');
    expect(keptNote(['always', 'closed'])).toContain('已办结的记录');
  });
});
