import type { Row } from '../../contract/rules.ts';
import type { Calendar } from './calendar.ts';
import type { Dice } from './dice.ts';
import type { Portraits } from './drawn-portraits.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import type { SchoolPlan } from './plan.ts';

/** Rows of one entity in wire form, at most BATCH_SIZE of them. */
export interface Batch {
  readonly entity: string;
  readonly rows: Row[];
}

/** What every part of the generator works with. */
export interface Making {
  readonly dice: Dice;
  readonly calendar: Calendar;
  readonly plan: SchoolPlan;
  readonly passwordHash: string;
  readonly weakPasswordHash: string;
  /** Ids of the built-in roles by their codes. */
  readonly roleIds: ReadonlyMap<string, string>;
  readonly portraits: Portraits | undefined;
  /** What the schemas say of questionnaires; without it nobody was asked. */
  readonly catalog: DemoCatalog | undefined;
}

/** What the demo school is told of the schemas. */
export type DemoCatalog = Pick<Catalog, 'entities' | 'codes' | 'scales'>;

export const BATCH_SIZE = 5_000;

/** Gives a row its implicit fields. The row is changed, not copied: a copy of every row would double the time of the whole. */
export function stamped(id: string, created: string, row: Row, by?: { id: string; name: string }): Row {
  row['Id'] = id;
  row['CreateUserId'] = by?.id ?? null;
  row['CreateUserName'] = by?.name ?? '演示数据';
  row['CreateDate'] = created;
  row['UpdateDate'] = created;
  row['IsDeleted'] = 0;
  row['Version'] = 1;
  return row;
}

/** Cuts a stream of rows into batches. */
export function* inBatches(entity: string, rows: Iterable<Row>): Generator<Batch> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield { entity, rows: batch };
    batch = [];
  }
  if (batch.length > 0) yield { entity, rows: batch };
}
