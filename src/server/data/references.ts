import { compileCondition } from '../../contract/conditions/condition.ts';
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
    const { found, fits } = await countTargets(context, field, ids, row);
    if (fits === ids.length) continue;
    // What is not offered to this caller is not told from what is not there.
    const isTold = found === ids.length && !looksAtCaller(field);
    const Message = `${field.title}${isTold ? '不在可选范围内' : '不存在或已删除'}`;
    problems.push({ Key: field.name, Message });
  }
  return problems;
}

const looksAtCaller = ({ filter }: FieldModel): boolean =>
  filter !== undefined && compileCondition(filter).reads.some((path) => /^me\b/.test(path));

function idsOf(field: FieldModel, value: unknown): string[] {
  if (field.type === 'ref' && typeof value === 'string' && value) return [value];
  if (field.type === 'refs' && Array.isArray(value)) return [...new Set(value.map(String))];
  return [];
}

const sameAs = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

async function countTargets(
  context: WriteContext,
  field: FieldModel,
  ids: string[],
  form: Row,
): Promise<{ found: number; fits: number }> {
  const target = entityOf(context.engine, field.ref ?? '');
  const binder = new Binder();
  const chosen = `t."Id" = ANY(${binder.bind(ids)})`;
  const names = { me: context.caller.subject, form, now: context.now };
  const offered = field.filter ? rowCondition(target, field.filter, names, binder, 't') : 'TRUE';
  const answer = await context.tx.query<{ found: number; fits: number }>(
    `SELECT count(*)::int AS found, (count(*) FILTER (WHERE ${offered}))::int AS fits FROM ${ident(target.table)} t
     WHERE ${chosen} AND t."IsDeleted" = 0`,
    binder.values,
  );
  return answer.rows[0]!;
}
