import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { outOfScope } from '../../data/refusal.ts';
import { scopeSql } from '../../data/scope.ts';
import { RowShape } from '../../data/shape.ts';
import { Binder, ident } from '../../data/sql.ts';
import type { Handler } from '../call.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** An account with the student or the member of staff behind it, as far as the caller reaches and sees them. */
export const getBaseInfo: Handler<'UserInfo/GetBaseInfo'> = async ({ engine }, { caller, input }) => {
  const id = input.UserId || caller.subject.UserId;
  const user = await oneRow(engine, caller, entities.SysUser, 'Id', id);
  if (!user) throw outOfScope();
  return {
    Id: id,
    LoginName: textOf(user['LoginName']),
    TrueName: textOf(user['TrueName']),
    UserType: textOf(user['UserType']),
    OrgName: textOf(user['OrgName']),
    Avatar: textOf(user['Avatar']),
    Phone: textOf(user['Phone']) || null,
    Email: textOf(user['Email']) || null,
    Student: await oneRow(engine, caller, entities.Student, 'UserId', id),
    Teacher: await oneRow(engine, caller, entities.Teacher, 'UserId', id),
  };
};

/** The row whose field has the value, masked, or null when the caller does not reach one. */
async function oneRow(
  engine: Engine,
  caller: Caller,
  name: string,
  field: 'Id' | 'UserId',
  value: string,
): Promise<Row | null> {
  const entity = entityOf(engine, name);
  const binder = new Binder();
  const key = binder.bind(value);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const shape = new RowShape(engine, entity, caller, { withActions: false });
  const answer = await engine.database.query<Row>(
    `SELECT ${shape.select} FROM ${ident(entity.table)} t
     WHERE t.${ident(field)} = ${key} AND t."IsDeleted" = 0 AND ${scope} LIMIT 1`,
    binder.values,
  );
  const [row] = await shape.present(answer.rows);
  return row ?? null;
}
