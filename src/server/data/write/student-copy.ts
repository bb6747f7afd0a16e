import { NEW_STUDENT_COPY, STUDENT_COPY, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { wireColumns } from '../sql/wire-columns.ts';
import { outOfScope, refuseFields } from '../refusal.ts';
import { ident } from '../sql/sql.ts';

/** The fields that name whose row it is, by the entity's traits. */
export const ownerKeys = ({ file: { traits = [] } }: EntityModel): string[] => [
  ...(traits.includes('student') ? [STUDENT_COPY.from] : []),
  ...(traits.includes('newStudent') ? [NEW_STUDENT_COPY.from] : []),
];

/**
 * Fills the snapshot columns of a row that a student owns (trait `student`) or a new one (trait `newStudent`): the owner is
 * the caller unless another is named, and who may name whom is decided by the scope of the stored row.
 */
export async function copyStudent(context: WriteContext, entity: EntityModel, row: Row): Promise<void> {
  const { StudentId, NewStudentId } = context.caller.subject;
  const traits = entity.file.traits ?? [];
  if (traits.includes('student')) {
    const from = STUDENT_COPY.fields.StudentId.ref;
    await copyOwner(context, row, {
      ...STUDENT_COPY,
      entity: from,
      own: StudentId,
      missing: '请选择学生',
      held: 'FOR SHARE',
    });
  }
  if (traits.includes('newStudent')) {
    const from = NEW_STUDENT_COPY.fields.NewStudentId.ref;
    await copyOwner(context, row, {
      ...NEW_STUDENT_COPY,
      entity: from,
      own: NewStudentId,
      missing: '请选择新生',
      // What a new student does changes the new student's own row next: two who only shared it would wait for each other.
      held: 'FOR NO KEY UPDATE',
    });
  }
}

interface Owner {
  readonly from: string;
  readonly copy: readonly string[];
  readonly entity: string;
  /** Id of the caller themselves, empty when they are none. */
  readonly own: string;
  readonly missing: string;
  /** How the owner's row is locked: its copies follow, so that a transaction that changes it meanwhile has to find them. */
  readonly held: string;
}

async function copyOwner(context: WriteContext, row: Row, owner: Owner): Promise<void> {
  const { from: key, copy, own, missing, held } = owner;
  row[key] = row[key] || own || null;
  if (!row[key]) throw refuseFields([{ Key: key, Message: missing }]);
  const entity = entityOf(context.engine, owner.entity);
  const answer = await context.tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."Id" = $1 AND t."IsDeleted" = 0 ${held}`,
    [row[key]],
  );
  const [stored] = answer.rows;
  if (!stored) throw outOfScope();
  for (const name of copy) row[name] = stored[name] ?? null;
}
