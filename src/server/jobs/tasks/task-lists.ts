import type { entities } from '../../../contract/generated/entities.ts';
import type { Paged } from '../../../contract/envelope.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import type { Filter } from '../../data/read/filter.ts';
import { listRows } from '../../data/read/list.ts';
import { refuse } from '../../data/refusal.ts';

/** Which tasks are asked for; a filter of -1 is none (specification 9). */
export interface TaskQuery {
  readonly PageIndex?: number;
  readonly PageSize?: number;
  readonly StartTime?: string;
  readonly EndTime?: string;
  readonly filter: Filter;
}

type TaskEntity = typeof entities.ImportTask | typeof entities.ExportTask | typeof entities.ActionTask;

/** The caller's own tasks, newest first, through the engine's scope and filters; an administrator too sees only their own here. */
export async function ownTasks(
  engine: Engine,
  caller: Caller,
  entity: TaskEntity,
  query: TaskQuery,
): Promise<Paged<Row>> {
  const { PageIndex, PageSize, StartTime, EndTime, filter } = query;
  if (StartTime && EndTime && EndTime < StartTime) throw refuse('结束时间不能小于开始时间');
  // The dialogs are everybody's, whether or not a page of theirs shows tasks.
  const reader = { ...caller, readable: new Set([...caller.readable, entity]) };
  return listRows(engine, reader, {
    Entity: entity,
    PageIndex,
    PageSize,
    Filter: {
      ...filter,
      // A list of one is compared whole, not looked for inside.
      CreateUserId: [caller.subject.UserId],
      CreateDate: { From: StartTime || undefined, To: EndTime || undefined },
    },
  });
}

/** A text of a row; empty when there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A number of a row. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
/** A text of a row, or null. */
export const orNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
