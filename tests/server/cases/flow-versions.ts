import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FLOW_STATUS, FLOW_TASK_STATE } from '../../../src/contract/generated/codes.ts';
import type { FlowFile, FlowNode } from '../../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../../src/contract/model.ts';
import { adoptAll } from '../../../src/server/data/flow/adopt-all.ts';
import { Refusal } from '../../../src/server/data/refusal.ts';
import { runAction } from '../../../src/server/data/write/actions.ts';
import { insertRow } from '../../../src/server/data/write/row-store.ts';
import type { TestEngine } from '../../_util/engine.ts';
import { anyFlow, asked, chances, play } from '../../_util/flow-play.ts';
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

  it('22 an application finishes under the definition that it began with, whatever is published meanwhile', async () => {
    const { save, act, write } = started();
    const [before, chance, wrong] = [present(), chances(22), [] as string[]];
    const edit = () => publish({ ...before, nodes: withRoles(anyFlow(chance).nodes) as FlowFile['nodes'] });
    const running: Running[] = [];
    const total = scaled(400, 12);
    for (let turn = 0; turn < total * 12; turn += 1) {
      if (chance.below(3) === 0) edit();
      if (running.length < total && chance.below(3) === 0) {
        const { Id } = await save(by('student'), CLAIM, 'fund.claim.save', { Reason: `第${turn}次` });
        await act(by('student'), 'fund.claim.submit', [Id]);
        running.push({ id: Id, flow: present(), done: new Set() });
      }
      if (running.length === 0) continue;
      const one = chance.of(running);
      const open = await openOf(one.id);
      const role = open.length > 0 ? chance.of(open).Role : 'counsellor';
      const request = { EnCode: 'fund.claim.approve', Ids: [one.id], Params: {} };
      if (chance.below(5) === 0) {
        // The server stops after the act and before it is kept.
        const stopped = write(async (tx) => {
          await runAction(started().engine, tx, by(role), request);
          throw new Error('stopped');
        });
        await expect(stopped).rejects.toThrow();
      } else {
        const times = 1 + chance.below(2);
        const acts = Array.from({ length: times }, () => act(by(role), request.EnCode, request.Ids));
        const ends = await Promise.allSettled(acts);
        for (const end of ends)
          if (end.status === 'fulfilled') await noteDone(one, role);
          else if (!(end.reason instanceof Refusal)) throw end.reason;
      }
      wrong.push(...(await wrongOf(one)));
    }
    expect(wrong).toEqual([]);
    expect(running.length).toBe(total);
  }, 600_000);

  /** What an act of a role decided: the first of what it had to do, told by the definition and by nothing that is stored. */
  async function noteDone({ flow, done, id }: Running, role: string): Promise<void> {
    const { rows } = await started().engine.database.query<{ NodeId: string }>(
      `SELECT "NodeId" FROM "FlowTask" WHERE "RowId" = $1 AND "State" = $2 ORDER BY "ActDate", "NodeId"`,
      [id, FLOW_TASK_STATE.Done],
    );
    const next = asked(flow.nodes, done).open.filter((node) => roleOf(node) === role);
    const decided = next.find((node) => rows.some(({ NodeId }) => NodeId === node));
    if (decided === undefined) throw new Error(`${id}: nothing that ${role} had to do was decided`);
    done.add(decided);
  }

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
