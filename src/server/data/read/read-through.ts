import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { Path } from '../../../contract/reaching-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import type { Queryable } from '../database/database.ts';
import type { Engine } from '../engine.ts';
import { ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

/** Rows that a reference leads to, with what is read of them and beyond them. */
interface Step {
  readonly target: EntityModel;
  readonly names: Set<string>;
  readonly next: Map<string, Step>;
  readonly rows: Map<string, Row>;
}

/** What is read through references, once it was fetched. */
export interface ReadThrough {
  /** The value at the end of a path; undefined where a reference is empty or leads nowhere. */
  value(row: Row, path: Path): unknown;
}

/** How rows behind references are fetched. */
export interface Fetching {
  readonly engine: Pick<Engine, 'catalog'>;
  readonly queryable: Queryable;
  /** The rows stay as they are until the transaction ends: a rule that held must still hold then. */
  readonly lock: boolean;
  /** Rows of the same entity that are about to be stored, by Id: they count as what they will be. */
  readonly coming?: ReadonlyMap<string, Row>;
}

const IDS_AT_ONCE = 1_000;

/** Fetches what some paths read for many rows: one statement for each reference, however many rows there are. */
export async function readThrough(
  fetching: Fetching,
  entity: EntityModel,
  rows: readonly Row[],
  paths: readonly Path[],
): Promise<ReadThrough> {
  const steps = new Map<string, Step>();
  for (const path of paths) plan(fetching.engine, entity, steps, path);
  await follow(fetching, entity, steps, rows);
  return { value: (row, path) => valueOf(steps, row, path) };
}

function plan(
  engine: Pick<Engine, 'catalog'>,
  entity: EntityModel,
  steps: Map<string, Step>,
  path: Path,
): void {
  const [first = '', next, ...rest] = path;
  const reference = entity.fields.get(first)?.ref;
  if (reference === undefined || next === undefined) return;
  const target = entityOf(engine, reference);
  const step = steps.get(first) ?? { target, names: new Set(['Id']), next: new Map(), rows: new Map() };
  steps.set(first, step);
  step.names.add(next);
  plan(engine, target, step.next, [next, ...rest]);
}

async function follow(
  fetching: Fetching,
  entity: EntityModel,
  steps: Map<string, Step>,
  rows: Iterable<Row>,
): Promise<void> {
  const holders = [...rows];
  for (const [name, step] of steps) {
    const ids = new Set(holders.flatMap((row) => (typeof row[name] === 'string' ? [row[name]] : [])));
    await fetchRows(fetching, entity, step, [...ids].sort());
    await follow(fetching, step.target, step.next, step.rows.values());
  }
}

async function fetchRows(
  { queryable, lock, coming }: Fetching,
  entity: EntityModel,
  step: Step,
  ids: readonly string[],
): Promise<void> {
  const { target, names, rows } = step;
  const fields = [...names].flatMap((name) => target.fields.get(name) ?? []) as FieldModel[];
  const stored = fields.filter((field) => !isDerived(field));
  const isSame = target === entity;
  for (const id of ids) if (isSame && coming?.has(id)) rows.set(id, coming.get(id)!);
  const asked = ids.filter((id) => !rows.has(id));
  for (let start = 0; start < asked.length; start += IDS_AT_ONCE) {
    const answer = await queryable.query<Row>(
      `SELECT ${wireColumns(target, 't', stored)} FROM ${ident(target.table)} t
       WHERE t."Id" = ANY($1) AND t."IsDeleted" = 0 ORDER BY t."Id"${lock ? ' FOR SHARE' : ''}`,
      [asked.slice(start, start + IDS_AT_ONCE)],
    );
    for (const row of answer.rows) rows.set(String(row['Id']), row);
  }
}

function valueOf(steps: ReadonlyMap<string, Step>, row: Row, [first = '', ...rest]: Path): unknown {
  if (rest.length === 0) return row[first];
  const step = steps.get(first);
  const next = step?.rows.get(String(row[first] ?? ''));
  return next && step ? valueOf(step.next, next, rest) : undefined;
}
