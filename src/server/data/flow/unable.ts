import { FLOW_ACTION, FLOW_TASK_KIND, FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import { programCaller } from '../access/program-caller.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { ident } from '../sql/sql.ts';
import { databaseNow } from '../time/clock.ts';
import { oneByOne } from '../time/one-by-one.ts';
import type { Asked } from './able.ts';
import { record } from './acting.ts';
import { resumeApplication } from './flow-steps.ts';
import { ableAmong, accounts } from './people.ts';

const CLOCK = programCaller('系统', 'clock');

/** What decides who can act: accounts, the roles that they have, and the buttons that these give. */
const DECIDING = [
  entities.SysUser,
  entities.UserRole,
  entities.SysRole,
  entities.RoleMenu,
  entities.SysMenu,
] as const;

/** What this process has looked at last. */
const looked = new WeakMap<Engine, string>();

/** A person that something waits for by name. */
interface Handler {
  readonly Entity: string;
  readonly HandlerId: string;
  readonly asked: Asked;
}

/**
 * Lets go on what waits by name for people who cannot act any more: a role was taken from them, a button from the role, or the account
 * was disabled. The person who acts instead is what the node says of nobody, as when the task was opened. It is looked at once somebody has
 * changed what decides it, each application under its own lock, so that it is done once however many nodes look.
 * @returns how many applications went on
 */
export async function replaceUnable(engine: Engine): Promise<number> {
  const now = await stateOf(engine);
  if (looked.get(engine) === now.state) return 0;
  let done = 0;
  await oneByOne(await unableOf(engine), async (handler) => {
    done += await replaceOf(engine, handler);
  });
  // Another node keeps for a moment what roles gave before: what has just changed is looked at once more.
  if (now.isSettled) looked.set(engine, now.state);
  return done;
}

async function stateOf(engine: Engine): Promise<{ readonly state: string; readonly isSettled: boolean }> {
  const parts = DECIDING.map(
    (name) =>
      `SELECT max("UpdateDate") AS at, count(*) AS number FROM ${ident(entityOf(engine, name).table)}`,
  );
  const { rows } = await engine.database.query<{ state: string; settled: boolean }>(
    `SELECT string_agg(concat(at, ' ', number), ';') AS state, coalesce(max(at) < now() - interval '5 seconds', true) AS settled
     FROM (${parts.join(' UNION ALL ')}) one`,
  );
  return { state: rows[0]!.state, isSettled: rows[0]!.settled };
}

async function unableOf(engine: Engine): Promise<Handler[]> {
  const { rows } = await engine.database.query<{ Entity: string; HandlerId: string; judges: boolean }>(
    `SELECT DISTINCT "Entity", "HandlerId", "Kind" = $2 AS judges FROM ${ident(entityOf(engine, FLOW_TASKS).table)}
     WHERE "State" = $1 AND "HandlerId" IS NOT NULL AND "IsCopy" = 0 AND "IsDeleted" = 0 ORDER BY 1, 2, 3`,
    [FLOW_TASK_STATE.Open, FLOW_TASK_KIND.Objection],
  );
  const unable: Handler[] = [];
  for (const [entity, asked] of groupsOf(engine, rows)) {
    const named = rows.filter((row) => row.Entity === entity.name && askedOf(row) === asked);
    const looking = { engine, tx: engine.database, entity };
    const people = await accounts(
      looking,
      named.map(({ HandlerId }) => HandlerId),
    );
    const able = new Set((await ableAmong(looking, people, asked)).map(({ UserId }) => UserId));
    for (const { HandlerId } of named)
      if (!able.has(HandlerId)) unable.push({ Entity: entity.name, HandlerId, asked });
  }
  return unable;
}

const askedOf = ({ judges }: { readonly judges: boolean }): Asked => (judges ? 'judge' : 'decide');

function groupsOf(
  engine: Engine,
  rows: readonly { readonly Entity: string; readonly judges: boolean }[],
): [EntityModel, Asked][] {
  if (!engine.people) return [];
  const names = new Map(rows.map((row) => [`${row.Entity} ${askedOf(row)}`, row]));
  return [...names.values()].flatMap((row): [EntityModel, Asked][] => {
    const entity = engine.catalog.entities.get(row.Entity);
    return entity?.flow ? [[entity, askedOf(row)]] : [];
  });
}

async function replaceOf(engine: Engine, { Entity, HandlerId }: Handler): Promise<number> {
  const entity = entityOf(engine, Entity);
  const { rows } = await engine.database.query<{ RowId: string }>(
    `SELECT DISTINCT "RowId" FROM ${ident(entityOf(engine, FLOW_TASKS).table)}
     WHERE "Entity" = $1 AND "HandlerId" = $2 AND "State" = $3 AND "IsCopy" = 0 AND "IsDeleted" = 0 ORDER BY 1`,
    [Entity, HandlerId, FLOW_TASK_STATE.Open],
  );
  let done = 0;
  await oneByOne(rows, async ({ RowId }) => {
    if (await engine.database.transaction((tx) => replaceIn(engine, tx, entity, RowId))) done += 1;
  });
  return done;
}

async function replaceIn(
  engine: Engine,
  tx: Parameters<Parameters<Engine['database']['transaction']>[0]>[0],
  entity: EntityModel,
  id: string,
): Promise<boolean> {
  const context = { engine, tx, caller: CLOCK, now: await databaseNow(tx) };
  return resumeApplication(
    context,
    { entity, enCode: '' },
    id,
    async (course, row) => {
      const replaced = await course.replaceUnable();
      for (const task of replaced)
        await record(context, entity, row, FLOW_ACTION.System, task, '原办理人已不能办理，改由他人办理');
      return replaced.length > 0 ? undefined : false;
    },
    { verb: 'reclaim', opinion: null },
  );
}
