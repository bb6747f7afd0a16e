import { STUDENT_COPY, type EntityModel } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
import { entityOf } from './entities.ts';
import type { WriteContext } from './module.ts';
import { wireColumns } from './wire-columns.ts';
import { outOfScope, refuseFields } from './refusal.ts';
import { ident } from './sql.ts';

/**
 * Fills the snapshot columns of a row that a student owns (trait `student`): the owner is the caller unless another
 * student is named, and who may name whom is decided by the scope of the stored row.
 */
export async function copyStudent(context: WriteContext, entity: EntityModel, row: Row): Promise<void> {
  if (!entity.file.traits?.includes('student')) return;
  const key = STUDENT_COPY.from;
  row[key] = row[key] || context.caller.subject.StudentId || null;
  if (!row[key]) throw refuseFields([{ Key: key, Message: '请选择学生' }]);
  const owner = entityOf(context.engine, STUDENT_COPY.fields.StudentId.ref);
  const answer = await context.tx.query<Row>(
    `SELECT ${wireColumns(owner, 't')} FROM ${ident(owner.table)} t WHERE t."Id" = $1 AND t."IsDeleted" = 0`,
    [row[key]],
  );
  const student = answer.rows[0];
  if (!student) throw outOfScope();
  for (const name of STUDENT_COPY.copy) row[name] = student[name] ?? null;
}
