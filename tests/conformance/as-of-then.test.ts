import { describe, expect, it } from 'vitest';
import { presentRows } from '../../src/contract/following.ts';
import { loadCatalog } from '../../src/server/data/catalog.ts';
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
