import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { Outcome } from './tally.ts';

// SQL: r is VoteResult

/** Where the outcomes of a count are kept: rows of an entity with the fields of an outcome, one for each candidate. */
export interface KeptIn {
  readonly entity: string;
  /** The reference to what was counted, and its value. */
  readonly by: string;
  readonly id: string;
}

/** Lets the rows of a count say what it came to. A candidate's number, not its row, is what an outcome is known by. */
export async function keepOutcomes(
  context: WriteContext,
  { entity, by, id }: KeptIn,
  outcomes: readonly Outcome[],
): Promise<void> {
  const model = entityOf(context.engine, entity);
  const table = ident(model.table);
  const { rows } = await context.tx.query<{ Sort: number }>(
    `SELECT r."Sort" FROM ${table} r WHERE r.${ident(by)} = $1 AND r."IsDeleted" = 0`,
    [id],
  );
  const known = new Set(rows.map(({ Sort }) => Sort));
  const fresh = outcomes.filter(({ Sort }) => !known.has(Sort));
  if (fresh.length > 0)
    await addRows(
      context,
      model,
      fresh.map((outcome) => ({ ...outcome, [by]: id })),
      '',
    );
  await changeWhere(
    context,
    entity,
    `UPDATE ${table} r SET "Votes" = n."Votes", "Share" = n."Share", "AvgScore" = n."AvgScore", "LevelName" = n."LevelName",
       "LevelStat" = n."LevelStat", "Place" = n."Place"
     FROM jsonb_to_recordset($2::jsonb) AS n("Sort" int, "Votes" int, "Share" numeric, "AvgScore" numeric, "LevelName" text,
       "LevelStat" text, "Place" int)
     WHERE r.${ident(by)} = $1 AND r."Sort" = n."Sort" AND r."IsDeleted" = 0`,
    [id, JSON.stringify(outcomes.filter(({ Sort }) => known.has(Sort)))],
    { as: 'count' },
  );
}
