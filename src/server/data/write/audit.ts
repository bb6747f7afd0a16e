import { AUDIT_ENTITY, isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { appendRows } from '../chain/append.ts';
import { entityOf } from '../entities.ts';
import type { Caller } from '../access/caller.ts';
import type { WriteContext } from '../module.ts';
import { maskOf, maskValue } from '../access/masks.ts';

/** A write as the audit keeps it. */
export interface AuditEntry {
  readonly entity: EntityModel;
  readonly id: string;
  readonly enCode: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Appends a write to the audit, inside the write's own transaction: no write without its record. Sensitive values are masked, secrets left out. */
export async function audit(context: WriteContext, entry: AuditEntry): Promise<void> {
  await appendRows(context, entityOf(context.engine, AUDIT_ENTITY), [auditRow(context, entry)]);
}

/** The audit's own row for a write, for those who store many at once. */
export function auditRow({ caller }: Pick<WriteContext, 'caller'>, entry: AuditEntry): Row {
  return {
    UserId: caller.subject.UserId,
    LoginName: caller.subject.LoginName,
    EnCode: entry.enCode,
    Entity: entry.entity.name,
    RowId: entry.id,
    Changes: { ...changesOf(entry), ...reasonOf(caller, entry) },
    Ip: caller.ip,
    RequestId: caller.requestId,
  };
}

/** Why a row was stored that its rules warn of. */
function reasonOf({ meant }: Caller, { entity }: AuditEntry): Record<string, [null, string]> {
  const warns = entity.file.rules?.some(({ warn }) => warn) ?? false;
  return meant === undefined || !warns ? {} : { 确认原因: [null, meant] };
}

function changesOf({ entity, before, after }: AuditEntry): Record<string, [unknown, unknown]> {
  const changes: Record<string, [unknown, unknown]> = {};
  for (const field of entity.fields.values()) {
    if (field.secret || (field.implicit && !entity.file.traits) || isDerived(field)) continue;
    const from = before?.[field.name] ?? null;
    const to = after?.[field.name] ?? null;
    if (from === to || JSON.stringify(from) === JSON.stringify(to)) continue;
    changes[field.name] = [told(field, from), told(field, to)];
  }
  return changes;
}

/** What is sealed in its own table does not stand plain beside it. */
function told(field: FieldModel, value: unknown): unknown {
  const mask = maskOf(field) ?? (field.sealed ? 'all' : undefined);
  return mask === undefined ? value : maskValue(mask, value);
}
