import { SCORE_MODE, TASK_STATE } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { insertFrom } from '../../data/write/insert-from.ts';
import type { HandlerContext, ReachContext, WriteContext } from '../../data/module.ts';
import { refuseNobody } from '../../data/write/needs.ts';
import { refuse } from '../../data/refusal.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { audienceOf, audienceSql, countAudience } from '../audience/audience.ts';
import { tell } from '../notify/tell.ts';
import { entityOf } from '../../data/entities.ts';
import { readQuestions, requireSound, storedDesign } from './design.ts';
import { withBanks } from './drawn.ts';
import { defaultsOf, followedBy, partsOf, sharedFields, tableOf, type Parts } from './parts.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

// SQL: t is paper.taking
// SQL: * is paper.taking

const SECONDS_A_QUESTION = 8;
/** The message by which takings tell the people who are asked. */
const OPEN = 'open';

/** Freezes the questions, asks everybody in the audience, and tells them. */
export async function publish(context: HandlerContext): Promise<{ TargetCount: number }> {
  const { engine, entity, tx, now, enCode } = context;
  const parts = partsOf(engine, entity.name);
  const row = chosenRow(context);
  const id = String(row['Id']);
  if (String(row['EndTime']) <= now) throw refuse('结束时间已过，请先修改结束时间');
  const design = await withBanks(engine, tx, parts, await storedDesign(tx, parts, id), row);
  requireSound(parts, design, 1);
  if (row['ScoreMode'] === SCORE_MODE.Factors && design.Factors.length === 0) throw refuse('请先设置因子');
  const State = String(row['StartTime']) <= now ? TASK_STATE.Running : TASK_STATE.Coming;
  const minutes = Math.max(1, Math.ceil((readQuestions(parts, design).length * SECONDS_A_QUESTION) / 60));
  const asked = await askEverybody(context, parts, row, State, minutes);
  const TargetCount = await countAsked(context, parts, id);
  if (TargetCount === 0) throw await refuseNobody(context);
  const changes = { State, TargetCount, PublishTime: now, Paper: design };
  await changeRow(context, entity.name, row, changes, enCode);
  const { takings } = parts;
  if (asked.length > 0 && takings.file.messages?.[OPEN])
    await tell(context, `${takings.name}.${OPEN}`, { Id: asked });
  return { TargetCount };
}

/** Nobody answers it any more; what was answered stays. */
export async function stop(context: HandlerContext): Promise<boolean> {
  const { engine, entity, enCode } = context;
  const row = chosenRow(context);
  await changeRow(context, entity.name, row, { State: TASK_STATE.Stopped }, enCode);
  await setTakings(context, partsOf(engine, entity.name), String(row['Id']), TASK_STATE.Stopped);
  return true;
}

async function setTakings(
  context: WriteContext,
  { takings, by }: Parts,
  id: string,
  state: string,
): Promise<void> {
  await changeWhere(
    context,
    takings.name,
    `UPDATE ${tableOf(takings)} t SET "State" = $2 WHERE t.${by} = $1 AND t."State" <> $2`,
    [id, state],
    { as: 'record' },
  );
}

/** Fields of a taking that say of the person and not of the paper. */
const OWN = ['State', 'Minutes', 'Times'];

/** One row for each person of the audience who has none yet. @returns the new ones */
async function askEverybody(
  context: WriteContext,
  parts: Parts,
  row: Row,
  state: string,
  minutes: number,
): Promise<string[]> {
  const { block, paper, takings, people, by } = parts;
  await setTakings(context, parts, String(row['Id']), state);
  const binder = new Binder();
  const chosen = { ...context, entity: paper.name, row, owner: context.caller };
  const where = audienceSql(chosen, binder, 'u');
  const accounts = entityOf(context.engine, audienceOf(context.engine, paper.name).of);
  const [id, is] = [row['Id'], state].map((value) => binder.bind(value));
  const length = takings.fields.has('Minutes') ? [`${binder.bind(minutes)}::int`] : [];
  const shared = sharedFields(takings, paper, OWN).map(({ name }) => [name, name] as const);
  // copies under names of their own, such as the account of the person who made the paper
  const copies = followedBy(takings, block.by).filter(([name]) => !shared.some(([one]) => one === name));
  const repeated = [...shared, ...copies];
  const { person } = block;
  const named = new Set([...repeated.map(([name]) => name), ...OWN]);
  const begun = Object.entries(defaultsOf(takings)).filter(([name]) => !named.has(name));
  const into = [
    by,
    '"UserId"',
    ...(person ? [ident(person.field)] : []),
    ...repeated.map(([name]) => ident(name)),
    '"State"',
    ...length.map(() => '"Minutes"'),
    '"Times"',
    ...begun.map(([name]) => ident(name)),
  ];
  const values = [
    'p."Id"',
    'u."Id"',
    ...(person ? ['s."Id"'] : []),
    ...repeated.map(([, name]) => `p.${ident(name)}`),
    is!,
    ...length,
    '0',
    ...begun.map(([, value]) => `${binder.bind(value)}${typeof value === 'number' ? '::numeric' : ''}`),
  ];
  const beside =
    people && person
      ? `LEFT JOIN ${tableOf(people)} s ON s.${ident(person.account)} = u."Id" AND s."IsDeleted" = 0`
      : '';
  const answer = await insertFrom<{ Id: string }>(
    context,
    takings.name,
    `INSERT INTO ${tableOf(takings)} (${into.join(', ')}) SELECT ${values.join(', ')}
     FROM ${tableOf(paper)} p, ${tableOf(accounts)} u ${beside}
     WHERE p."Id" = ${id} AND ${where}
     ON CONFLICT DO NOTHING RETURNING "Id"`,
    binder.values,
    { as: 'record' },
  );
  return answer.rows.map(({ Id }) => Id);
}

/** How many would be asked. */
export const countReached = ({ engine, entity, rows, tx, caller }: ReachContext): Promise<number> =>
  countAudience(tx, { engine, entity: entity.name, row: rows[0] ?? {}, owner: caller });

async function countAsked({ tx }: WriteContext, { takings, by }: Parts, id: string): Promise<number> {
  const answer = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${tableOf(takings)} t WHERE t.${by} = $1 AND t."IsDeleted" = 0`,
    [id],
  );
  return answer.rows[0]?.count ?? 0;
}
