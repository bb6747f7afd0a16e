import { FLOW_RECORDS, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { runHooks } from '../write/hooks.ts';
import { sendRow } from '../write/row-store.ts';

/** What was done at a node. */
export interface Done {
  readonly NodeId: string | null;
  readonly NodeName: string | null;
  readonly ActionType: string;
  readonly Opinion: string | null;
  /** The person that it was handed to. */
  readonly ToUserId?: string;
  /** The person in whose place it was done. */
  readonly ForUserId?: string;
  readonly ForName?: string;
  readonly TaskId?: string;
  readonly Files?: string;
  readonly Signature?: string;
}

/** Adds to the log of an application; nothing is ever changed in it. */
export async function keepRecord(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  done: Done,
): Promise<void> {
  const { UserId, TrueName } = context.caller.subject;
  const entry = { Entity: entity.name, RowId: row['Id'], ...done, UserId, TrueName, ActDate: context.now };
  const records = entityOf(context.engine, FLOW_RECORDS);
  const hook = { ...context, entity: records, row: { ...entry } as Row, before: null, enCode: '' };
  const hasFiles = done.Files !== undefined || done.Signature !== undefined;
  if (hasFiles) await runHooks('beforeSave', hook);
  hook.row['Id'] = sendRow(context.tx, records, hook.row, context);
  if (hasFiles) await runHooks('afterSave', hook);
}
