import { TASK_STATE } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import { byClock } from '../../data/time/by-clock.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { handIn, takingOf } from './answer.ts';
import { allParts, columnsOf, tableOf, TAKING, type Parts } from './parts.ts';
import { readPublished } from './published.ts';

// SQL: t is paper.taking
// SQL: p is paper.paper

/** One node at a time; the number is this work's own. */
const LOCK = 5_201_043;
/** Most papers in one minute, so that no transaction grows long. */
const MOST = 200;

/** Hands in what was kept of people whose own time is over, or whose paper has ended, and who handed nothing in. */
export async function handInOverdue(engine: Engine): Promise<void> {
  const timed = [...allParts(engine)].filter(({ paper }) => paper.fields.has('TimeLimit'));
  if (timed.length === 0) return;
  await byClock(engine, LOCK, async (context) => {
    for (const parts of timed) await handInPart(context, parts);
  });
}

async function handInPart(context: WriteContext, parts: Parts): Promise<void> {
  const { takings, paper, by, block } = parts;
  const { rows } = await context.tx.query<Row>(
    `SELECT ${columnsOf(takings, 't', [block.by, ...TAKING, ...(block.person ? [block.person.field] : [])])}
     FROM ${tableOf(takings)} t JOIN ${tableOf(paper)} p ON p."Id" = t.${by}
     WHERE t."IsDeleted" = 0 AND p."IsDeleted" = 0 AND p."State" <> '${TASK_STATE.Stopped}' AND p."TimeLimit" > 0
       AND t."BeginTime" IS NOT NULL
       AND least(p."EndTime", t."BeginTime" + make_interval(mins => p."TimeLimit"::int)) < now() - interval '10 seconds'
     ORDER BY t."Id" LIMIT ${MOST} FOR UPDATE OF t SKIP LOCKED`,
    [],
  );
  for (const row of rows) {
    const taking = takingOf(parts, row);
    const survey = await readPublished(context.tx, parts, taking.paperId);
    const arrived = survey.Clock.slice(0, 19);
    await handIn(
      { ...context, enCode: '' },
      { parts, survey, taking, answers: taking.Draft ?? {}, arrived, isOver: true },
    );
  }
}
