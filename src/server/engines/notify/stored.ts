import type { StoredRows, WriteContext } from '../../data/module.ts';
import { messagesOf } from './messages.ts';
import { tellMessage } from './tell.ts';

/** Tells of rows that were stored with another value in the field that a message names (`on`). */
export async function tellOfStored(context: WriteContext, { entity, rows }: StoredRows): Promise<void> {
  for (const message of messagesOf(entity)) {
    const { on } = message;
    if (on === undefined) continue;
    const ids = rows.flatMap(({ before, after }) =>
      after && (after[on] ?? null) !== null && after[on] !== before?.[on] ? [String(after['Id'])] : [],
    );
    if (ids.length > 0) await tellMessage(context, message, { Id: ids });
  }
}
