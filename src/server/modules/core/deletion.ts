import type { RowHook } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';

async function refuseWhenUsed(
  hook: RowHook,
  tables: readonly [string, string][],
  message: string,
): Promise<void> {
  for (const [table, column] of tables) {
    const answer = await hook.tx.query(
      `SELECT 1 FROM "${table}" WHERE "${column}" = $1 AND "IsDeleted" = 0 LIMIT 1`,
      [hook.row['Id']],
    );
    if (answer.rowCount > 0) throw refuse(message);
  }
}

/** An organisation that holds anything stays. */
export const beforeOrgDelete = (hook: RowHook) =>
  refuseWhenUsed(
    hook,
    [
      ['Org', 'ParentId'],
      ['Major', 'CollegeId'],
      ['ClassInfo', 'CollegeId'],
      ['Student', 'CollegeId'],
      ['Teacher', 'OrgId'],
      ['SysUser', 'OrgId'],
    ],
    '该机构下存在数据，不能删除',
  );

/** A class with students stays. */
export const beforeClassDelete = (hook: RowHook) =>
  refuseWhenUsed(hook, [['Student', 'ClassId']], '班级下有学生，不能删除');

/** A major with classes or students stays. */
export const beforeMajorDelete = (hook: RowHook) =>
  refuseWhenUsed(
    hook,
    [
      ['ClassInfo', 'MajorId'],
      ['Student', 'MajorId'],
    ],
    '该专业下存在数据，不能删除',
  );
