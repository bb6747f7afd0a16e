import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { CallNode } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { WriteContext } from '../module.ts';
import { columnOf } from '../fields/kind.ts';
import { ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

/** Children that were not sent in yet, or that their applicant took back to correct them. */
export const TO_SEND: readonly string[] = [FLOW_STATUS.Draft, FLOW_STATUS.SentBack];
const UNDER_WAY: readonly string[] = [...TO_SEND, FLOW_STATUS.Running];

/** The entity whose rows go through a flow. */
export const entityOfFlow = ({ entities }: Catalog, code: string): EntityModel | undefined =>
  [...entities.values()].find(({ file }) => file.flow === code);

/** The child rows that a node waits for, locked. */
export async function childrenOf(
  { engine, tx }: WriteContext,
  row: Row,
  { flow, by }: CallNode,
): Promise<{ readonly child: EntityModel; readonly rows: Row[] } | undefined> {
  const child = entityOfFlow(engine.catalog, flow);
  const field = child?.fields.get(by);
  if (!child || !field) return undefined;
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(child, 't')} FROM ${ident(child.table)} t
     WHERE ${columnOf(field, 't')} = $1 AND t."IsDeleted" = 0 AND t."Status" = ANY($2) ORDER BY t."Id" FOR UPDATE`,
    [row['Id'], UNDER_WAY],
  );
  return { child, rows };
}

/** How many child rows a node has to wait for. */
export async function callChildren(context: WriteContext, row: Row, node: CallNode): Promise<number> {
  return (await childrenOf(context, row, node))?.rows.length ?? 0;
}
