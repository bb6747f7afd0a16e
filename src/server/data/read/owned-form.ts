import { NEW_STUDENT_COPY, STUDENT_COPY, type EntityModel } from '../../../contract/model.ts';
import { reachingRules } from '../../../contract/reaching-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { scopeSql } from '../access/scope.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { Binder, ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

/**
 * A form with what its row will repeat of the person whose row it is (traits `student` and `newStudent`), where a rule of the
 * asking field reads any of it: such rules narrow choices before anything is saved. Another person than the caller counts as far
 * as the caller reads that person.
 */
export async function ownedForm(
  engine: Engine,
  caller: Caller,
  asking: EntityModel,
  field: string,
  form: Row,
): Promise<Row> {
  const { StudentId, NewStudentId } = caller.subject;
  const { traits = [] } = asking.file;
  const read = reachingRules(asking).flatMap(({ own }) => (own.has(field) ? [...own] : []));
  const owners = [
    { ...STUDENT_COPY, entity: STUDENT_COPY.fields.StudentId.ref, own: StudentId },
    { ...NEW_STUDENT_COPY, entity: NEW_STUDENT_COPY.fields.NewStudentId.ref, own: NewStudentId },
  ].filter((_, at) => traits.includes((['student', 'newStudent'] as const)[at]!));
  const whole: Row = { ...form };
  for (const { from, copy, entity: name, own } of owners) {
    const id = form[from] || own;
    if (!id || !read.some((name) => copy.includes(name))) continue;
    const entity = entityOf(engine, name);
    const binder = new Binder();
    const reached = id === own ? 'TRUE' : scopeSql(engine.catalog, entity, caller, binder, 't');
    const { rows } = await engine.database.query<Row>(
      `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t
       WHERE t."Id" = ${binder.bind(id)} AND t."IsDeleted" = 0 AND ${reached}`,
      binder.values,
    );
    const [owner] = rows;
    if (owner) for (const name of copy) whole[name] = owner[name] ?? null;
  }
  return whole;
}
