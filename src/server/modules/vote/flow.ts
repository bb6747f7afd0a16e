import { RESULT_SHOW, SCOPE_TYPE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type VoteActivity } from '../../../contract/generated/entities.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { programCaller } from '../../data/access/program-caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { endVote } from '../../data/flow/flow-steps.ts';
import type { VoteAsked, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { secondsLater } from '../../data/time/clock.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { addRow, lockRow } from '../../data/write/system-write.ts';
import { publish } from '../../engines/paper/publish.ts';
import { LAYOUT } from './ballots.ts';

/** One node at a time; the number is this work's own. */
const LOCK = 5_201_087;
/** What people answer to the question of a flow, by their numbers; the first is what agrees. */
const CHOICES = ['同意', '不同意', '弃权'] as const;
const AGREED = 1;

/** Opens the vote that a node of a flow waits for: its people choose once, and whom the flow names need not be in anybody's reach. */
export async function openFlowVote(vote: VoteAsked): Promise<void> {
  const { engine, tx, now, entity, row, node, task, people } = vote;
  if (people.length === 0) throw refuse(`“${node.title}”没有可以投票的人`);
  const flow = programCaller('flow', task);
  const context: WriteContext = {
    engine,
    tx,
    now,
    caller: { ...flow, subject: { ...NOBODY, ...flow.subject, Roles: [OFFICE] } },
  };
  const { VoteActivity, VoteOption } = entities;
  const id = await addRow(
    context,
    VoteActivity,
    {
      Title: `${entity.title}：${node.title}`.slice(0, 80),
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
      EndTime: secondsLater(now, node.hours * 3600),
      ScopeType: SCOPE_TYPE.Users,
      ScopeUsers: people.map(({ UserId }) => UserId),
      State: TASK_STATE.Draft,
      FlowEntity: entity.name,
      FlowRowId: row['Id'],
      FlowTaskId: task,
    },
    '',
  );
  for (const [at, Name] of CHOICES.entries())
    await addRow(context, VoteOption, { ActivityId: id, Sort: at + 1, Name }, '');
  const rows = [await lockRow(context, VoteActivity, id)];
  const asked = { entity: entityOf(engine, VoteActivity), enCode: '', rows, params: {} };
  await publish({ ...context, ...asked, later: () => undefined });
}

/** Role whose reach is the whole school: the flow says by itself who votes. */
const OFFICE = 'admin';
/** Codes of VOTE_TYPE and VOTE_LIMIT. */
const REVIEW = '1';
const ONCE = '1';

type Ended = Required<Pick<VoteActivity, 'Id' | 'FlowEntity' | 'FlowRowId' | 'FlowTaskId' | 'TargetCount'>>;

/** Tells flows what their votes came to, each in a transaction of its own: what one application refuses holds no other up. */
export async function tellFlows(engine: Engine): Promise<void> {
  const { rows } = await engine.database.query<Ended>(
    `SELECT a."Id", a."FlowEntity", a."FlowRowId", a."FlowTaskId", a."TargetCount" FROM "VoteActivity" a
     WHERE a."IsDeleted" = 0 AND a."FlowTaskId" IS NOT NULL AND a."FlowToldAt" IS NULL
       AND (a."State" = $1 OR (a."State" = $2 AND a."Verdict" IS NOT NULL)) ORDER BY a."Id"`,
    [TASK_STATE.Stopped, TASK_STATE.Ended],
  );
  const failed: unknown[] = [];
  for (const ended of rows)
    await byClock(engine, LOCK, (context) => tellFlow(context, ended)).catch((error: unknown) =>
      failed.push(error),
    );
  if (failed.length > 0) throw failed[0];
}

async function tellFlow(context: WriteContext, ended: Ended): Promise<void> {
  const { Id, FlowEntity, FlowRowId, FlowTaskId, TargetCount } = ended;
  const told = await changeWhere(
    context,
    entities.VoteActivity,
    `UPDATE "VoteActivity" a SET "FlowToldAt" = now() WHERE a."Id" = $1 AND a."FlowToldAt" IS NULL`,
    [Id],
    { as: 'count' },
  );
  if (told.count === 0) return;
  const { rows } = await context.tx.query<{ Sort: number; Votes: number }>(
    `SELECT r."Sort", r."Votes" FROM "VoteResult" r WHERE r."ActivityId" = $1 AND r."IsDeleted" = 0`,
    [Id],
  );
  const agreed = rows.find(({ Sort }) => Sort === AGREED)?.Votes ?? 0;
  const cast = rows.reduce((all, { Votes }) => all + Votes, 0);
  const known = { entity: entityOf(context.engine, String(FlowEntity)), enCode: '' };
  const result = { agreed, cast, of: Number(TargetCount ?? 0) };
  await endVote(context, known, String(FlowRowId), String(FlowTaskId), result);
}
