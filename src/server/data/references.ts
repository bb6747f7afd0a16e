import type { FieldProblem } from '../../contract/envelope.ts';
import type { EntityModel, FieldModel } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
import { entityOf } from './entities.ts';
import type { WriteContext } from './module.ts';
import { rowCondition } from './scope.ts';
import { Binder, ident } from './sql.ts';

/** References whose target does not exist (any more) or is not among those that the field offers. Only changed values are looked at. */
export async function checkReferences(
  context: WriteContext,
  entity: EntityModel,
  before: Row | null,
  row: Row,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const field of entity.fields.values()) {
    const ids = idsOf(field, row[field.name]);
    if (field.implicit || ids.length === 0 || sameAs(before?.[field.name], row[field.name])) continue;
    const missing = await countMissing(context, field, ids, row);
    if (missing > 0) problems.push({ Key: field.name, Message: `${field.title}不存在或已删除` });
  }
  return problems;
}

function idsOf(field: FieldModel, value: unknown): string[] {
  if (field.type === 'ref' && typeof value === 'string' && value) return [value];
  if (field.type === 'refs' && Array.isArray(value)) return [...new Set(value.map(String))];
  return [];
}

const sameAs = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

async function countMissing(
  context: WriteContext,
  field: FieldModel,
  ids: string[],
  form: Row,
): Promise<number> {
  const target = entityOf(context.engine, field.ref ?? '');
  const binder = new Binder();
  const chosen = `t."Id" = ANY(${binder.bind(ids)})`;
  const names = { me: context.caller.subject, form, now: context.now };
  const offered = field.filter ? rowCondition(target, field.filter, names, binder, 't') : 'TRUE';
  const answer = await context.tx.query<{ found: number }>(
    `SELECT count(*)::int AS found FROM ${ident(target.table)} t WHERE ${chosen} AND t."IsDeleted" = 0 AND ${offered}`,
    binder.values,
  );
  return ids.length - answer.rows[0]!.found;
}
