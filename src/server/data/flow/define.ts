import { createHash } from 'node:crypto';
import { advisoryLock } from '../database/advisory-lock.ts';
import type { FlowFile } from '../../../contract/generated/meta.ts';
import { FLOW_DEFINES, type EntityModel } from '../../../contract/model.ts';
import { Walker } from '../../../contract/flow/walk.ts';
import type { Database } from '../database/database.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';
import { insertRow } from '../write/row-store.ts';

/** A definition as applications started with it. */
export interface Define {
  readonly id: string;
  readonly flow: FlowFile;
  readonly walker: Walker;
}

/** Definitions never change, so each is read once. */
const known = new WeakMap<Database, Map<string, Define>>();

const kept = (database: Database): Map<string, Define> => {
  const defines = known.get(database) ?? new Map<string, Define>();
  known.set(database, defines);
  return defines;
};

interface Stored {
  readonly Id: string;
  readonly Content: string;
}

/** The version of a definition that an application started with. */
export async function defineOf({ engine, tx }: WriteContext, id: string): Promise<Define> {
  const before = kept(engine.database).get(id);
  if (before) return before;
  const { rows } = await tx.query<Stored>(
    `SELECT "Id", "Content" FROM ${ident(entityOf(engine, FLOW_DEFINES).table)} WHERE "Id" = $1`,
    [id],
  );
  if (!rows[0]) throw new Error(`no version ${id} of a flow`);
  const flow = JSON.parse(rows[0].Content) as FlowFile;
  const define = { id, flow, walker: new Walker(flow) };
  kept(engine.database).set(id, define);
  return define;
}

/** The present definition of an entity's flow, kept as a version of its own when no application started with it before. */
export async function presentDefine(context: WriteContext, entity: EntityModel): Promise<Define> {
  const { flow, file } = entity;
  if (!flow || file.flow === undefined) throw new Error(`${entity.name} has no flow`);
  const { engine, tx } = context;
  const text = JSON.stringify(flow);
  const hash = createHash('sha256').update(text).digest('hex');
  const defines = entityOf(engine, FLOW_DEFINES);
  const find = async () =>
    (
      await tx.query<{ Id: string }>(
        `SELECT "Id" FROM ${ident(defines.table)} WHERE "Code" = $1 AND "Hash" = $2`,
        [file.flow, hash],
      )
    ).rows[0]?.Id;
  const present = await find();
  if (present !== undefined) return defineOf(context, present);
  // Two first applications at once: the later one waits here and finds what the other one stored.
  await advisoryLock(tx, 'flow', file.flow);
  const meanwhile = await find();
  if (meanwhile !== undefined) return defineOf(context, meanwhile);
  const { rows } = await tx.query<{ next: number }>(
    `SELECT coalesce(max("VersionNo"), 0)::int + 1 AS next FROM ${ident(defines.table)} WHERE "Code" = $1`,
    [file.flow],
  );
  const row = { Code: file.flow, VersionNo: rows[0]!.next, Hash: hash, Title: flow.title, Content: text };
  const id = await insertRow(tx, defines, row, context);
  return { id, flow, walker: new Walker(flow) };
}
