import { RESULT_SHOW, SCOPE_TYPE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import { programCaller } from '../../data/access/program-caller.ts';
import type { Engine } from '../../data/engine.ts';
import type { VoteCount, VoteOpened } from '../../data/flow/course-facts.ts';
import type { VoteAsked, WriteContext } from '../../data/module.ts';
import { secondsLater } from '../../data/time/clock.ts';
import { addRow } from '../../data/write/system-write.ts';
import { byItself } from '../../engines/paper/own-questions.ts';
import { publish, stop } from '../../engines/paper/publish.ts';
import { LAYOUT } from '../../engines/tally/ballot.ts';

/** What people answer to the question of a flow, by their numbers. */
const CHOICES = ['同意', '不同意', '弃权'] as const;
/** In BizType: such a vote is over by the clock as soon as everybody has voted, since an application waits for nobody else. */
const FLOW = 'FLOW';
/** Codes of VOTE_TYPE and VOTE_LIMIT: a review, in which each votes once. */
const [REVIEW, ONCE] = ['1', '1'];

const { VoteActivity, VoteOption } = entities;

/** Opens the vote that a node of a flow waits for: its people choose once, and the people that the flow names need not be in anybody's reach. */
export async function openFlowVote(vote: VoteAsked): Promise<VoteOpened> {
  const { now, entity, row, node, people } = vote;
  const context = asFlow(vote);
  const until = secondsLater(now, node.hours * 3600);
  const id = await addRow(
    context,
    VoteActivity,
    {
      Title: `${entity.title}：${node.title}`.slice(0, 80),
      Description: vote.about.slice(0, 2000) || null,
      VoteType: REVIEW,
      Layout: LAYOUT.List,
      MinSelect: 1,
      MaxSelect: 1,
      MinTurnout: 0,
      IsAnonymous: node.secret ? 1 : 0,
      AvoidSelf: 0,
      ResultShow: RESULT_SHOW.Office,
      VoteLimit: ONCE,
      StartTime: now,
      EndTime: until,
      ScopeType: SCOPE_TYPE.Users,
      ScopeUsers: people,
      State: TASK_STATE.Draft,
      OrgId: row['CollegeId'] ?? null,
      BizType: FLOW,
      BizId: row['Id'],
    },
    '',
  );
  for (const [at, Name] of CHOICES.entries())
    await addRow(context, VoteOption, { ActivityId: id, Sort: at + 1, Name }, '');
  await publish(await byItself(context, VoteActivity, id));
  return { id, until };
}

/** Nothing waits for a vote any more: a person who has not voted is asked no longer. */
export async function closeFlowVote(context: WriteContext, id: string): Promise<void> {
  const asked = await byItself(asFlow(context), VoteActivity, id);
  if (asked.rows[0]!['State'] === TASK_STATE.Running) await stop(asked);
}

/** The flow says by itself who votes, so its reach is the whole school. */
const CALLER = programCaller('flow', 'vote', [SUPER_ROLE]);
const asFlow = ({ engine, tx, now }: WriteContext): WriteContext => ({ engine, tx, now, caller: CALLER });

/** Votes of flows that are over and counted. */
export async function countedVotes(engine: Engine, ids: readonly string[]): Promise<Map<string, VoteCount>> {
  const { rows } = await engine.database.query<VoteCount & { Id: string }>(
    `SELECT a."Id", a."TargetCount" AS "of", n."cast", n."agreed", n."against" FROM "VoteActivity" a CROSS JOIN LATERAL (
       SELECT coalesce(sum(r."Votes"), 0)::int AS "cast", coalesce(sum(r."Votes") FILTER (WHERE r."Sort" = 1), 0)::int AS "agreed",
         coalesce(sum(r."Votes") FILTER (WHERE r."Sort" = 2), 0)::int AS "against"
       FROM "VoteResult" r WHERE r."ActivityId" = a."Id" AND r."IsDeleted" = 0) n
     WHERE a."Id" = ANY($1) AND a."State" = $2 AND a."Verdict" IS NOT NULL AND a."IsDeleted" = 0`,
    [ids, TASK_STATE.Ended],
  );
  return new Map(rows.map(({ Id, ...count }) => [Id, count]));
}
