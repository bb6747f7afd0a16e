import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FLOW_STATUS, FLOW_TASK_STATE } from '../../../src/contract/generated/codes.ts';
import type { FlowFile, FlowNode } from '../../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../../src/contract/model.ts';
import { adoptAll } from '../../../src/server/data/flow/adopt-all.ts';
import { Refusal } from '../../../src/server/data/refusal.ts';
import { runAction } from '../../../src/server/data/write/actions.ts';
import { insertRow } from '../../../src/server/data/write/row-store.ts';
import type { TestEngine } from '../../_util/engine.ts';
import { DatabaseUnavailable } from '../../../src/server/data/database/database.ts';
import { placesOf } from '../../../src/contract/flow/nodes.ts';
import type { Engine } from '../../../src/server/data/engine.ts';
import { saveRow } from '../../../src/server/data/write/write.ts';
import { anyFlow, asked, chances, play, type Chances } from '../../_util/flow-play.ts';
import { onPostgres } from '../../_util/postgres.ts';
import { scaled } from '../../_util/scale.ts';

const CLAIM = 'fund/Claim';
const ROLES = ['counsellor', 'admin'] as const;

/** The same nodes with a role at each, by its place among all. */
const withRoles = (nodes: readonly FlowNode[]): FlowNode[] =>
  nodes.map((node): FlowNode => {
    if (node.kind === 'approve')
      return { kind: 'approve', id: node.id, title: node.title, who: { by: 'role', role: roleOf(node.id) } };
    if (node.kind !== 'branch' && node.kind !== 'parallel') return node;
    return {
      ...node,
      branches: node.branches.map((one) => ({ ...one, nodes: withRoles(one.nodes) })),
    } as FlowNode;
  });
const roleOf = (id: string) => ROLES[Number(/\d+/.exec(id)![0]) % 2]!;

/** What may befall an act: most go through. */
const STOPS = [undefined, undefined, undefined, 'server', 'session'] as const;
class Stopped extends Error {}
/** On a machine that is busy with other things, a lock may be waited for too long; nothing is kept then. */
const isLockTimeout = (error: unknown) => (error as { code?: string }).code === '55P03';
const WORKERS = 6;
/** Published edits while the applications run. */
const EDITS = 500;

interface Running {
  readonly id: string;
  readonly flow: FlowFile;
  readonly done: Set<string>;
}

/** Applications that run while definitions are published, while people act at once and while the server stops. */
export function flowVersions(started: () => TestEngine): void {
  describe('22 versions of a flow', () => versions(started));
}

function versions(started: () => TestEngine): void {
  const publish = (flow: FlowFile) => {
    const entity = started().engine.catalog.entities.get(CLAIM) as {
      -readonly [Key in keyof EntityModel]: EntityModel[Key];
    };
    entity.flow = flow;
  };
  const present = () => started().engine.catalog.entities.get(CLAIM)!.flow!;
  const by = (role: string) => started().as({ UserId: `u-${role}`, Roles: [role] });

  const openOf = async (id: string) =>
    (
      await started().engine.database.query<{ NodeId: string; Role: string }>(
        `SELECT "NodeId", "Role" FROM "FlowTask" WHERE "RowId" = $1 AND "State" = $2 ORDER BY "NodeId"`,
        [id, FLOW_TASK_STATE.Open],
      )
    ).rows;

  async function wrongOf({ id, flow, done }: Running): Promise<string[]> {
    const { open, isEnd } = asked(flow.nodes, done);
    const wait = (await openOf(id)).map(({ NodeId }) => NodeId);
    const { rows } = await started().engine.database.query<{ Status: string; Holders: string[] | null }>(
      `SELECT "Status", "Holders" FROM "Claim" WHERE "Id" = $1`,
      [id],
    );
    const wrong =
      wait.join() === open.toSorted().join() ? [] : [`${id} waits at ${wait.join()}, not ${open.join()}`];
    if (isEnd !== (rows[0]!.Status === FLOW_STATUS.Passed))
      wrong.push(`${id} has the status ${rows[0]!.Status}`);
    if ((rows[0]!.Holders?.length ?? 0) !== open.length) wrong.push(`${id} repeats other tasks than it has`);
    return wrong;
  }

  const shipped: FlowFile[] = [];
  beforeEach(() => void shipped.push(present()));
  afterEach(() => publish(shipped.pop()!));

  it('22 goes through any definition as it asks for, whoever acts, wherever the server stops', async () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= scaled(10_000, 600); seed += 1) wrong.push(...(await play(seed)));
    expect(wrong).toEqual([]);
  });

  it('22 an application finishes under the definition that it began with, whatever is published meanwhile, on two nodes that are cut off', async () => {
    const { other, engine } = started();
    const nodes = [engine, await other()] as const;
    const [before, wrong] = [present(), [] as string[]];
    const published = [before];
    const edit = (chance: Chances) => {
      if (published.length > EDITS) return;
      published.push({ ...before, nodes: withRoles(anyFlow(chance).nodes) as FlowFile['nodes'] });
      publish(published.at(-1)!);
    };
    const begin = async (on: Engine, turn: string): Promise<Running> => {
      const student = by('student');
      const from = published.length - 1;
      const Data = { Reason: `第${turn}次` };
      const { Id } = await on.database.transaction((tx) =>
        saveRow(on, tx, student, { Entity: CLAIM, EnCode: 'fund.claim.save', Data }),
      );
      await on.database.transaction((tx) =>
        runAction(on, tx, student, { EnCode: 'fund.claim.submit', Ids: [Id], Params: {} }),
      );
      const kept = await definitionOf(Id);
      const flow = published.slice(from).find(({ nodes: some }) => isDeepStrictEqual(some, kept.nodes));
      if (!flow) throw new Error(`${Id} began with a definition that was not published then`);
      return { id: Id, flow, done: new Set() };
    };
    /** Acts of two people of a role at once, each on any node; one of them may lose its session, or its server stop, before it is kept. */
    const turn = async (one: Running, chance: Chances) => {
      const open = await openOf(one.id);
      const role = open.length > 0 ? chance.of(open).Role : 'counsellor';
      const was = await doneOf(one);
      const ends = await Promise.all(
        Array.from({ length: 1 + chance.below(2) }, () =>
          actOn(chance.of(nodes), { id: one.id, role, stop: chance.of(STOPS), after: chance.below(12) }),
        ),
      );
      const decided = (await doneOf(one)).filter((node) => !was.includes(node));
      const [kept, cut] = (['kept', 'cut'] as const).map((way) => ends.filter((end) => end === way).length);
      if (decided.length < kept! || decided.length > kept! + cut!)
        wrong.push(`${one.id}: ${decided.length} decided by ${kept} acts and ${cut} that were cut off`);
      for (const NodeId of decided) {
        if (!asked(one.flow.nodes, one.done).open.some((node) => node === NodeId && roleOf(node) === role))
          wrong.push(`${one.id}: ${role} decided ${NodeId}, which was not asked for`);
        one.done.add(NodeId);
      }
      wrong.push(...(await wrongOf(one)));
    };
    const total = scaled(10_000, 12);
    let begun = 0;
    const work = async (seed: number) => {
      const [chance, running] = [chances(seed), [] as Running[]];
      while (wrong.length === 0 && (begun < total || running.length > 0)) {
        if (chance.below(scaled(10, 3)) === 0) edit(chance);
        if (begun < total && chance.below(2) === 0) {
          begun += 1;
          running.push(await begin(nodes[0], `${begun}`));
        }
        if (running.length === 0) continue;
        const one = chance.of(running);
        await turn(one, chance);
        if (asked(one.flow.nodes, one.done).isEnd) running.splice(running.indexOf(one), 1);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, (_, at) => work(22 + at)));
    expect(wrong).toEqual([]);
    expect(begun).toBe(total);
    expect(published.length).toBeGreaterThan(scaled(EDITS, 5));
  }, 3_600_000);

  /** An act of a role on a node, which may stop before it is kept; the other node may lose its session at any moment, and nobody knows what of that is kept. */
  async function actOn(
    on: Engine,
    { id, role, stop, after }: { id: string; role: string; stop: (typeof STOPS)[number]; after: number },
  ): Promise<'kept' | 'refused' | 'cut' | 'stopped'> {
    let tell: (pid: number) => void = () => undefined;
    const session = new Promise<number>((resolve) => (tell = resolve));
    const isOther = on !== started().engine;
    const cutting = stop === 'session' && isOther && onPostgres;
    const cutOff = async () => {
      const pid = await session;
      await sleep(after);
      await started().engine.database.query('SELECT pg_terminate_backend($1::int)', [pid]);
    };
    const doing = on.database.transaction(async (tx) => {
      if (cutting) {
        const { rows } = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        tell(rows[0]!.pid);
      }
      await runAction(on, tx, by(role), { EnCode: 'fund.claim.approve', Ids: [id], Params: {} });
      if (stop === 'server') throw new Stopped();
    });
    doing.catch(() => tell(0));
    const isCut = cutting ? cutOff() : undefined;
    try {
      await doing;
      return 'kept';
    } catch (error) {
      if (error instanceof Refusal) return 'refused';
      if (error instanceof Stopped) return 'stopped';
      // A session of that node may be ended late, when another act has it.
      if (!(isOther && error instanceof DatabaseUnavailable) && !isLockTimeout(error)) throw error;
      return 'cut';
    } finally {
      await isCut;
    }
  }

  /** The definition that an application keeps. */
  async function definitionOf(id: string): Promise<FlowFile> {
    const { rows } = await started().engine.database.query<{ Content: string }>(
      `SELECT d."Content" FROM "FlowInstance" i JOIN "FlowDefine" d ON d."Id" = i."DefineId" WHERE i."RowId" = $1`,
      [id],
    );
    return JSON.parse(rows[0]!.Content) as FlowFile;
  }

  /** Nodes that were decided, in the order in which they stand in the definition. */
  async function doneOf({ id, flow }: Running): Promise<string[]> {
    const { rows } = await started().engine.database.query<{ NodeId: string }>(
      `SELECT "NodeId" FROM "FlowTask" WHERE "RowId" = $1 AND "State" = $2`,
      [id, FLOW_TASK_STATE.Done],
    );
    const order = placesOf(flow).map(({ node }) => node.id);
    return rows.map(({ NodeId }) => NodeId).sort((one, other) => order.indexOf(one) - order.indexOf(other));
  }

  it('22 two people who decide at once on two nodes both count: the second waits for the first', async () => {
    const { engine, other, save, act } = started();
    const at = (id: string, role: string) => ({ kind: 'approve', id, title: id, who: { by: 'role', role } });
    const both = {
      kind: 'parallel',
      id: 'both',
      title: '同时',
      branches: ROLES.map((role) => ({ title: role, nodes: [at(`by-${role}`, role)] })),
    } as unknown as FlowNode;
    publish({ ...present(), nodes: [both, present().nodes.at(-1)!] });
    const { Id } = await save(by('student'), CLAIM, 'fund.claim.save', { Reason: '同时' });
    await act(by('student'), 'fund.claim.submit', [Id]);
    const agree = (on: Engine, role: string, before?: () => Promise<void>) =>
      on.database.transaction(async (tx) => {
        const request = { EnCode: 'fund.claim.approve', Ids: [Id], Params: {} };
        await runAction(on, tx, by(role), request);
        await before?.();
      });
    let keep = () => {};
    const isKept = new Promise<void>((resolve) => (keep = resolve));
    const beside = await other();
    let first = Promise.resolve();
    await new Promise<void>((decided) => (first = agree(engine, ROLES[0], () => (decided(), isKept))));
    const second = agree(beside, ROLES[1]).then(() => 'kept', String);
    if (onPostgres)
      await expect
        .poll(async () => {
          const { rows } = await (
            await other()
          ).database.query<{ n: number }>(
            `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
          );
          return rows[0]!.n;
        })
        .toBeGreaterThan(0);
    keep();
    await first;
    expect(await second).toBe('kept');
    expect(await openOf(Id)).toEqual([]);
  });

  it('22 an application from before there were courses goes on from where its columns say', async () => {
    const { write, engine, act } = started();
    const [before, entity] = [present(), engine.catalog.entities.get(CLAIM)!];
    const row = {
      Id: 'old-claim',
      Reason: '旧',
      Status: '1',
      CurrentNode: 'second',
      CurrentNodeName: '复审',
      CurrentRole: 'admin',
    };
    await write((tx) => insertRow(tx, entity, row, { caller: by('student'), now: '2026-11-20 08:00:00' }));
    await adoptAll(engine);
    await adoptAll(engine);
    expect(await openOf(row.Id)).toEqual([{ NodeId: 'second', Role: 'admin' }]);
    publish({
      ...before,
      nodes: [
        { kind: 'approve', id: 'new', title: '新', who: { by: 'role', role: 'counsellor' } },
        before.nodes.at(-1)!,
      ],
    });
    await act(by('admin'), 'fund.claim.approve', [row.Id]);
    expect(await openOf(row.Id)).toEqual([]);
    const { rows } = await engine.database.query(`SELECT "Status" FROM "Claim" WHERE "Id" = $1`, [row.Id]);
    expect(rows).toEqual([{ Status: FLOW_STATUS.Passed }]);
  });
}
