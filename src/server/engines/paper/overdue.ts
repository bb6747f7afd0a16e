import { TASK_STATE } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { failureOf } from '../../data/write/acts/refusal-of.ts';
import type { Engine } from '../../data/engine.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { handIn, HANDED_IN, takingOf, type Taking } from './answer.ts';
import { allParts, columnOr, columnsOf, partsOf, tableOf, TAKING, type Parts } from './parts.ts';
import { ownWindow } from './window.ts';
import { readPublished, type Published } from './published.ts';
import { deadlineOf } from './time.ts';

// SQL: t is paper.taking
// SQL: p is paper.paper

/** Most papers in one transaction: a late save of one of them waits for it, and no longer than a lock is waited for. */
const MOST = 20;
/** Transactions in a minute: a year that begins together ends together. */
const ROUNDS = 250;

/** Hands in what was kept of people whose own time is over, or whose paper has ended, and who handed nothing in. */
export async function handInOverdue(engine: Engine): Promise<void> {
  const timed = [...allParts(engine)].filter(
    ({ paper, block }) => paper.fields.has('TimeLimit') || block.each !== undefined,
  );
  await oneByOne(timed, async (parts) => {
    const failures: unknown[] = [];
    let last = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      let handed: readonly Row[] = [];
      await byClock(engine, 'overdue papers', async (context) => {
        handed = await handInPart(context, parts, last, failures);
      });
      if (handed.length < MOST) break;
      last = String(handed.at(-1)!['Id']);
    }
    if (failures.length > 0) throw failures[0];
  });
}

/**
 * Hands in the papers behind a taking, each by itself: one that fails keeps nobody else's from being handed in.
 * @param failures takes what failed
 * @returns the takings that were looked at
 */
async function handInPart(
  context: WriteContext,
  parts: Parts,
  after: string,
  failures: unknown[],
): Promise<readonly Row[]> {
  const { takings, paper, by, block } = parts;
  const extra = `coalesce(${columnOr(takings, 't', 'ExtraMinutes', 'int')}, 0)::int`;
  const end = `coalesce(${columnOr(takings, 't', 'OwnEnd', 'timestamptz')}, p."EndTime") + make_interval(mins => ${extra})`;
  // Questions that are handed out one by one end with the paper alone.
  const own = `t."BeginTime" + make_interval(mins => p."TimeLimit"::int + ${extra})`;
  const isTimed = block.each === undefined ? 'p."TimeLimit" > 0' : 'TRUE';
  const over = block.each === undefined ? `least(${end}, ${own})` : end;
  const switches = columnOr(takings, 't', 'SwitchCount', 'int');
  const mostSwitches = columnOr(paper, 'p', 'SwitchLimit', 'int');
  const isSwitched = `coalesce(${mostSwitches} > 0 AND ${switches} >= ${mostSwitches}, false)`;
  const { rows } = await context.tx.query<Row>(
    `SELECT ${columnsOf(takings, 't', [block.by, ...TAKING, ...(block.person ? [block.person.field] : [])])}, ${isSwitched} AS "IsSwitched"
     FROM ${tableOf(takings)} t JOIN ${tableOf(paper)} p ON p."Id" = t.${by}
     WHERE t."Id" > $1 AND t."IsDeleted" = 0 AND p."IsDeleted" = 0 AND p."State" <> '${TASK_STATE.Stopped}' AND ${isTimed}
       AND t."BeginTime" IS NOT NULL
       AND (${isSwitched} OR ${over} < now() - interval '10 seconds')
     ORDER BY t."Id" LIMIT ${MOST} FOR UPDATE OF t SKIP LOCKED`,
    [after],
  );
  for (const row of rows) {
    const failure = await failureOf(context.tx, () => handInOne(context, parts, row));
    if (failure !== undefined) failures.push(failure);
  }
  return rows;
}

async function handInOne(context: WriteContext, parts: Parts, row: Row): Promise<void> {
  const taking = takingOf(parts, row);
  const survey = ownWindow(await readPublished(context.tx, parts, taking.paperId), taking);
  const mode = row['IsSwitched'] === true ? HANDED_IN.Switched : HANDED_IN.Overdue;
  const arrived = endOf(survey, taking, parts.block.each === undefined);
  await handIn(
    { ...context, enCode: '' },
    { parts, survey, taking, answers: taking.Draft ?? {}, arrived, isOver: true, mode },
  );
}

/** When the time of somebody ended who handed nothing in; of one who left the page too often, now. */
function endOf(survey: Published, { BeginTime }: Taking, isTimed: boolean): string {
  const now = survey.Clock.slice(0, 19);
  const end = isTimed ? deadlineOf(survey, BeginTime) : survey.EndTime;
  return end !== null && end < now ? end : now;
}

/** Hands in for the office what was kept of the people of these takings. */
export async function handInForced(context: HandlerContext): Promise<{ Count: number }> {
  const { engine, tx, entity, rows } = context;
  const parts = partsOf(engine, entity.name, 'takings');
  for (const row of rows) {
    const taking = takingOf(parts, row);
    if (taking.BeginTime === null) throw refuse('尚未开始作答，不能收卷');
    const survey = ownWindow(await readPublished(tx, parts, taking.paperId), taking);
    const arrived = survey.Clock.slice(0, 19);
    const answers = taking.Draft ?? {};
    await handIn(context, { parts, survey, taking, answers, arrived, isOver: true, mode: HANDED_IN.Forced });
  }
  return { Count: rows.length };
}
