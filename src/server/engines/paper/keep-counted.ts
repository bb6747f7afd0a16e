import { SHEET_STATE, TASK_STATE } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../../data/database/queryable.ts';
import type { Engine } from '../../data/engine.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { eachByClock } from '../../data/time/by-clock.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { partsOf, tableOf, type Parts } from './parts.ts';

// SQL: a is paper.paper
// SQL: s is paper.sheet

/** A paper whose sheets are to be counted. */
export interface CountedPaper {
  /** The paper, with what is worked out of it now. */
  readonly row: Row;
  /** Nobody answers it any more, so that this is what came of it. */
  readonly isOver: boolean;
  /** Too few have answered for anything to be told. */
  readonly isHidden: boolean;
}

/** How a module counts what comes of its papers. */
export interface Counting {
  /** Field of the paper that is empty until everything was counted after its end. */
  readonly final: string;
  /** States (TASK_STATE) in which a paper is over. Default: it has ended. */
  readonly over?: readonly string[];
  /** int field of the paper that keeps how many sheets were counted. Default: they are counted once, when it is over. */
  readonly counted?: string;
  /** Sheets of an anonymous paper by which the count moves while it is open: one alone would tell what the last person answered. */
  readonly together?: number;
  /** Counts. @returns what `final` is filled with once the paper is over */
  count(context: WriteContext, paper: CountedPaper): Promise<unknown>;
}

type Uncounted = Row & { readonly Id: unknown; readonly sheets: number };

const { Running, Ended, Stopped } = TASK_STATE;

/** Counts the papers of which sheets came or went since the last minute, and each of them for good when it is over. */
export async function keepCounted(engine: Engine, paper: string, counting: Counting): Promise<void> {
  const parts = partsOf(engine, paper);
  const { final, over = [Ended], counted, together, count } = counting;
  const field = parts.paper.fields.get(final)!;
  const set = [
    `${ident(final)} = $2::${FIELD_KINDS[field.type].column(field)!}`,
    ...(counted === undefined ? [] : [`${ident(counted)} = $3`]),
  ];
  await eachByClock(
    engine,
    `counts of ${paper}`,
    (queryable, one) => uncounted(queryable, parts, counting, one),
    async (context, row) => {
      const isOver = over.includes(String(row['State']));
      const isFew = together !== undefined && row['State'] === Running && row.sheets < together;
      const isHidden = isFew && row['IsAnonymous'] === 1;
      const came = await count(context, { row, isOver, isHidden });
      await changeWhere(
        context,
        paper,
        `UPDATE ${tableOf(parts.paper)} SET ${set.join(', ')} WHERE "Id" = $1`,
        [row.Id, isOver ? came : null, ...(counted === undefined ? [] : [isHidden ? 0 : row.sheets])],
        { as: 'count' },
      );
    },
  );
}

async function uncounted(
  queryable: Queryable,
  { paper, sheets, by }: Parts,
  { final, over = [Ended], counted, together }: Counting,
  one: string | null,
): Promise<readonly Uncounted[]> {
  const due = [`(a."State" = ANY($2) AND a.${ident(final)} IS NULL)`];
  if (counted !== undefined) {
    const before = `a.${ident(counted)}`;
    const isEnough =
      together === undefined
        ? 'TRUE'
        : `(a."State" <> '${Running}' OR a."IsAnonymous" = 0 OR n.sheets >= ${before} + ${together})`;
    const isOpen = `a."State" IN ('${Running}', '${Ended}', '${Stopped}')`;
    due.push(`(${isOpen} AND (${before} IS NULL OR (n.sheets <> ${before} AND ${isEnough})))`);
  }
  const { rows } = await queryable.query<Uncounted>(
    `SELECT ${wireColumns(paper, 'a')}, n.sheets FROM ${tableOf(paper)} a CROSS JOIN LATERAL (SELECT count(*)::int AS sheets
       FROM ${tableOf(sheets)} s WHERE s.${by} = a."Id" AND s."State" = $1 AND s."IsDeleted" = 0) n
     WHERE a."IsDeleted" = 0 AND ($3::text IS NULL OR a."Id" = $3) AND (${due.join(' OR ')})`,
    [SHEET_STATE.Submitted, over, one],
  );
  return rows;
}
