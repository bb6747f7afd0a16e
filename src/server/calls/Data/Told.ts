import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { itemsOf } from '../../data/labels.ts';
import { storedRow } from '../../data/one-row.ts';
import { outOfScope } from '../../data/refusal.ts';
import { mayRead } from '../../data/rights.ts';
import { toldOf } from '../../engines/notify/record.ts';
import type { Handler } from '../call.ts';

/** What people were told of a row, for those who read it: never who, and of a text for the bell alone nothing. */
export const told: Handler<'Data/Told'> = async ({ engine }, { caller, input }) => {
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
};
