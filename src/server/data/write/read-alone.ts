import { AUDIT_ENTITY } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { takeChainAhead } from '../chain/append.ts';
import type { Transaction } from '../database/database.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { readAhead } from '../flow/courses.ts';
import { isStepOfCourse } from '../flow/flow-steps.ts';
import { reachesOf } from './acts/reached.ts';
import { selectForWrite } from './select-for-write.ts';

/** A row that was asked for before its action began. */
interface ReadRow {
  readonly enCode: string;
  readonly id: string;
  readonly row: Promise<Row | null>;
  readonly keepFor: (row: Row) => void;
}

const found = new WeakMap<Transaction, ReadRow>();

/**
 * Asks for what a step of one application needs in any case: its row, locked, its course and the end of an audit chain. Nothing of
 * it is told to anybody: the action judges the caller as it always does, and a caller without the right is asked nothing for. What
 * locks other rows first is left alone, and so is what may be taken back in part.
 */
export function readAlone(
  engine: Engine,
  tx: Transaction,
  caller: Caller,
  { EnCode, Id }: { readonly EnCode: string; readonly Id: string },
): void {
  const known = engine.catalog.enCodes.get(EnCode);
  if (!known?.entity.flow || !caller.grants.has(EnCode) || !isStepOfCourse(known.action.verb)) return;
  if (reachesOf(known).length > 0) return;
  const row = selectForWrite(engine, tx, caller, known.entity, Id, EnCode);
  // The action hears of it, if it comes to that.
  row.catch(() => undefined);
  const keepFor = readAhead({ engine, tx }, Id);
  takeChainAhead(tx, entityOf(engine, AUDIT_ENTITY));
  found.set(tx, { enCode: EnCode, id: Id, row, keepFor });
}

/** The row of an action, if it was asked for ahead; it is told once. */
export function takeRead(tx: Transaction, enCode: string, id: string): ReadRow | undefined {
  const read = found.get(tx);
  found.delete(tx);
  return read?.enCode === enCode && read.id === id ? read : undefined;
}
