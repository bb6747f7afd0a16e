import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { itemsOf } from '../../data/read/labels.ts';
import { storedRow } from '../../data/read/one-row.ts';
import { outOfScope } from '../../data/refusal.ts';
import { mayRead } from '../../data/access/rights.ts';
import { toldOf } from './record.ts';
import type { Engine } from '../../data/engine.ts';
import type { Caller } from '../../data/access/caller.ts';

/** What people were told of a row, for those who read it: never who, and of a text for the bell alone nothing. */
export async function toldToReader(
  engine: Engine,
  caller: Caller,
  input: CallInput['Data/Told'],
): Promise<CallOutput['Data/Told']> {
  const entity = entityOf(engine, input.Entity);
  const row = mayRead(engine.catalog, entity, caller)
    ? await storedRow(engine, caller, entity, ['Id', input.Id])
    : undefined;
  if (!row) throw outOfScope();
  const rows = await toldOf(engine.database, entity.name, input.Id);
  const fields = entityOf(engine, entities.PushTask).fields;
  const nameOf = (field: string, code: string) => {
    const file = engine.catalog.codes.get(fields.get(field)?.dict ?? '');
    return (file && itemsOf(file).get(code)?.name) ?? code;
  };
  return {
    Rows: rows.map(({ All: _all, Channel, State, ...one }) => ({
      ...one,
      Channel: nameOf('Channel', Channel),
      State: nameOf('State', State),
    })),
    Left: (rows[0]?.All ?? 0) - rows.length,
  };
}
