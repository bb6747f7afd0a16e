import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { judgeGone, sumRules } from '../../data/counted/late-rules.ts';
import { ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { refusalOf } from '../../data/write/acts/refusal-of.ts';
import type { Place } from './places.ts';
import type { Unfit } from './unfit.ts';
import type { Undoing } from './writes.ts';

/**
 * Rows that the act made and that others would miss which do not refer to them: a stock that would fall below zero, a code that
 * is in use. Asked when all rows of the act lie as they were.
 */
export async function missedRows(undoing: Undoing, { entity, made }: Place): Promise<Unfit[]> {
  const asked = undoing.engine.modules.flatMap(({ refuseGone }) => refuseGone?.[entity.name] ?? []);
  if (made === 0 || (asked.length === 0 && sumRules(entity).length === 0)) return [];
  const gone = await goneRows(undoing, entity);
  const found = await judgeGone(
    undoing,
    entity,
    gone.map(({ Id }) => String(Id)),
  );
  for (const row of gone)
    for (const ask of asked) {
      const hook = { ...undoing, entity, row, before: row };
      const refusal = await refusalOf(undoing.tx, () => ask(hook));
      if (refusal) found.set(String(row['Id']), refusal.message);
    }
  return [...found].map(([row_id, message]) => ({
    place: entity.table,
    row_id,
    reason: `不能删除：${message}`,
  }));
}

async function goneRows({ tx, act }: Undoing, entity: EntityModel): Promise<Row[]> {
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t
     WHERE t."Id" IN (SELECT row_id FROM sys_journal WHERE act = $1 AND place = $2 AND kind = 'I' AND reason IS NULL)
     ORDER BY t."Id"`,
    [act, entity.table],
  );
  return rows;
}
