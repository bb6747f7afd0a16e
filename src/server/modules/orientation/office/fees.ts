import { PAY_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type FeeBill } from '../../../../contract/generated/entities.ts';
import type { Caller } from '../../../data/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { entityOf } from '../../../data/entities.ts';
import { namesOf } from '../../../data/labels.ts';
import { Binder, column } from '../../../data/sql.ts';
import { countedBatches, countedRows } from './counted.ts';

// SQL: s is FeeBill

/** What is owed and paid for one item by the new students whom the caller reaches. */
export interface FeeFigures {
  readonly FeeItem: string;
  readonly Name: string;
  readonly People: number;
  readonly Settled: number;
  readonly Amount: number;
  readonly Reduced: number;
  readonly Deferred: number;
  readonly Paid: number;
  readonly Due: number;
  readonly Rate: number;
  readonly BatchIds: string[];
}

export async function feeFigures(engine: Engine, caller: Caller): Promise<FeeFigures[]> {
  const binder = new Binder();
  const settled = binder.bind([PAY_STATE.Paid, PAY_STATE.Green]);
  const rows = countedRows(engine, caller, entities.FeeBill, binder);
  const sum = (name: keyof FeeBill & string) =>
    `coalesce(sum(s.${column<FeeBill>(name)}), 0)::float8 AS "${name}"`;
  const answer = await engine.database.query<Omit<FeeFigures, 'Name' | 'Rate'>>(
    `SELECT s."FeeItem", count(*)::int AS "People", (count(*) FILTER (WHERE s."PayState" = ANY(${settled})))::int AS "Settled",
       ${(['Amount', 'Reduced', 'Deferred', 'Paid', 'Due'] as const).map(sum).join(', ')}, ${countedBatches(binder)} AS "BatchIds" ${rows} GROUP BY s."FeeItem" ORDER BY s."FeeItem"`,
    binder.values,
  );
  const dictionary = entityOf(engine, entities.FeeBill).fields.get('FeeItem')?.dict ?? '';
  const codes = engine.catalog.codes.get(dictionary);
  const names = codes && namesOf(codes);
  return answer.rows.map((row) => {
    const asked = row.Amount - row.Reduced - row.Deferred;
    const Rate = asked > 0 ? Math.round((row.Paid / asked) * 1000) / 10 : 0;
    return { ...row, Name: names?.get(row.FeeItem) ?? row.FeeItem, Rate };
  });
}
