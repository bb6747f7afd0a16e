import type { ActionFile } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { FieldProblem } from '../../../contract/envelope.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from './caller.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { refuseFields } from '../refusal.ts';
import { maskField } from './rights.ts';
import { isDisplayField } from '../schemas/display-fields.ts';

const PASSED_OVER: ReadonlySet<string> = new Set(['Id', 'Version', 'Children']);

/**
 * The fields of a request that may be written, in wire form. Display twins and underscore keys are what a read row carries
 * beside its fields and are passed over; a field that comes back unchanged (or still masked) is no change; every other
 * field must be writable by this EnCode and this caller. Nothing is dropped in silence.
 */
export function incomingValues(
  entity: EntityModel,
  action: ActionFile,
  caller: Caller,
  before: Row | null,
  data: Row,
): Row {
  const values: Row = {};
  const problems: FieldProblem[] = [];
  for (const [key, raw] of Object.entries(data)) {
    if (PASSED_OVER.has(key) || key.startsWith('_') || isDisplayField(entity, key)) continue;
    const field = entity.fields.get(key);
    if (!field || field.secret) {
      problems.push({ Key: key, Message: '字段不可用' });
      continue;
    }
    const value = normal(raw);
    if (before && isUnchanged(field, before[key], value)) continue;
    if (!isWritable(field, action, caller)) {
      if (value === null && !before) continue;
      problems.push({ Key: key, Message: `${field.title}不能修改` });
      continue;
    }
    const problem = malformed(field, value);
    if (problem) problems.push({ Key: key, Message: problem });
    else values[key] = value;
  }
  if (problems.length > 0) throw refuseFields(problems);
  return values;
}

/** Empty text, an empty list and nothing are the same thing on the wire. */
export function normal(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  return value;
}

/** Whether a value is what is stored, or what its sender was shown of it. */
export function isUnchanged(field: FieldModel, stored: unknown, sent: unknown): boolean {
  const value = normal(sent);
  const text = JSON.stringify(value);
  if (JSON.stringify(normal(stored)) === text) return true;
  return normal(stored) !== null && JSON.stringify(maskField(field, stored)) === text;
}

/** Whether the caller may write the field through the action. */
export function isWritable(field: FieldModel, action: ActionFile, caller: Caller): boolean {
  if (field.readonly || field.value || isDerived(field)) return false;
  if (action.fields && !action.fields.includes(field.name)) return false;
  return !field.write || field.write.some((role) => caller.subject.Roles.includes(role));
}

function malformed(field: FieldModel, value: unknown): string | undefined {
  try {
    FIELD_KINDS[field.type].prepare(value, field);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
