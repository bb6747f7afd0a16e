import type { HealthDeclare } from '../../../../contract/generated/entities.ts';
import { HEALTH_SCENE } from '../../../../contract/generated/codes.ts';
import type { RowHook } from '../../../data/module.ts';

/** A new student declares for the day of the first declaration; college and class are those of that moment. */
export async function beforeHealthSave({ tx, row, before, now }: RowHook<HealthDeclare>): Promise<void> {
  if (row['Scene'] !== HEALTH_SCENE.Orientation) return;
  const answer = await tx.query<{ CollegeId: string; ClassId: string | null }>(
    `SELECT "CollegeId", "ClassId" FROM "NewStudent" WHERE "Id" = $1`,
    [row['NewStudentId']],
  );
  Object.assign(row, answer.rows[0]);
  row['DeclareDate'] = before?.['DeclareDate'] ?? now.slice(0, 10);
}
