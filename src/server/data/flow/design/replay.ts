import { FLOW_STATUS } from '../../../../contract/generated/codes.ts';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { FlowFile } from '../../../../contract/generated/meta.ts';
import { FLOW_DEFINES, FLOW_INSTANCES, type EntityModel } from '../../../../contract/model.ts';
import type { Row } from '../../../../contract/rules.ts';
import type { Caller } from '../../access/caller.ts';
import { scopeSql } from '../../access/scope.ts';
import { entityOf } from '../../entities.ts';
import type { Engine } from '../../engine.ts';
import { Binder, ident } from '../../sql/sql.ts';
import { wireColumns } from '../../sql/wire-columns.ts';
import { wayOf } from './walked.ts';

/** Closed applications are gone through in parts, so that a year of them is never in memory at once. */
const AT_ONCE = 500;
const MOST_LISTED = 200;

const CLOSED = [FLOW_STATUS.Passed, FLOW_STATUS.Rejected, FLOW_STATUS.Voided];

interface Case {
  readonly __case: string;
  readonly __define: string;
}

/**
 * Goes through a definition with the applications that were closed in the last year, and tells those whose way is another one than
 * under the definition that they went by. Applications that the caller does not reach are no part of it.
 */
export async function replayed(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  flow: FlowFile,
): Promise<CallOutput['FlowDesign/Replay']> {
  const before = await definesOf(engine);
  const found: CallOutput['FlowDesign/Replay'] = { Total: 0, Seen: 0, Differ: 0, Cases: [] };
  for (let after = ''; ;) {
    const rows = await closedAfter(engine, caller, entity, after);
    for (const row of rows) {
      found.Total += 1;
      const define = before.get(row.__define);
      if (!define) continue;
      found.Seen += 1;
      const [was, now] = [titlesOf(define, row), titlesOf(flow, row)];
      if (was.ids === now.ids) continue;
      found.Differ += 1;
      if (found.Cases.length < MOST_LISTED)
        found.Cases.push({
          RowId: String(row['Id']),
          Label: labelOf(entity, row),
          Before: was.titles,
          After: now.titles,
        });
    }
    if (rows.length < AT_ONCE) return found;
    after = rows.at(-1)!.__case;
  }
}

function titlesOf(flow: FlowFile, row: Row): { ids: string; titles: string[] } {
  const acted = wayOf(flow, row).nodes.filter(({ kind }) => kind !== 'branch' && kind !== 'parallel');
  return { ids: acted.map(({ id }) => id).join(' '), titles: acted.map(({ title }) => title) };
}

/** How an application is called in a list. */
export const labelOf = ({ label, file }: EntityModel, row: Row): string => {
  const named = [...(file.number ? ['No'] : []), 'TrueName', label]
    .map((name) => row[name])
    .find((value) => typeof value === 'string' && value !== '');
  return String(named ?? row['Id']);
};

async function definesOf(engine: Engine): Promise<ReadonlyMap<string, FlowFile>> {
  const { rows } = await engine.database.query<{ Id: string; Content: string }>(
    `SELECT "Id", "Content" FROM ${ident(entityOf(engine, FLOW_DEFINES).table)} WHERE "IsDeleted" = 0`,
  );
  return new Map(rows.map(({ Id, Content }) => [Id, JSON.parse(Content) as FlowFile]));
}

async function closedAfter(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  after: string,
): Promise<(Row & Case)[]> {
  const binder = new Binder();
  const [closed, from, most] = [binder.bind(CLOSED), binder.bind(after), binder.bind(AT_ONCE)];
  const name = binder.bind(entity.name);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const { rows } = await engine.database.query<Row & Case>(
    `SELECT ${wireColumns(entity, 't')}, i."Id" AS "__case", i."DefineId" AS "__define"
     FROM ${ident(entityOf(engine, FLOW_INSTANCES).table)} i JOIN ${ident(entity.table)} t ON t."Id" = i."RowId"
     WHERE i."Entity" = ${name} AND i."Status" = ANY(${closed}::text[]) AND i."Id" > ${from} AND i."IsDeleted" = 0
       AND coalesce(i."FinishDate", i."UpdateDate") > now() - interval '1 year' AND t."IsDeleted" = 0 AND ${scope}
     ORDER BY i."Id" LIMIT ${most}::int`,
    binder.values,
  );
  return rows;
}
