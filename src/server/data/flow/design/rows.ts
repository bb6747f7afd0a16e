import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Row } from '../../../../contract/rules.ts';
import type { Caller } from '../../access/caller.ts';
import { scopeSql } from '../../access/scope.ts';
import type { Engine } from '../../engine.ts';
import { Binder, ident } from '../../sql/sql.ts';
import { wireColumns } from '../../sql/wire-columns.ts';
import { labelOf } from './replay.ts';

/** The newest applications that the caller reaches: a definition is tried with one of them. */
const NEWEST = 20;

/** Applications that a definition can be gone through with. */
export async function newestRows(
  { catalog, database }: Engine,
  caller: Caller,
  entity: EntityModel,
): Promise<CallOutput['FlowDesign/Rows']['Rows']> {
  const binder = new Binder();
  const scope = scopeSql(catalog, entity, caller, binder, 't');
  const { rows } = await database.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t
     WHERE t."IsDeleted" = 0 AND ${scope} ORDER BY t."CreateDate" DESC LIMIT ${NEWEST}`,
    binder.values,
  );
  const names = new Map(catalog.codes.get('FLOW_STATUS')?.items.map(({ code, name }) => [code, name]));
  return rows.map((row) => ({
    Id: String(row['Id']),
    Label: labelOf(entity, row),
    Status: names.get(String(row['Status'])) ?? '',
  }));
}
