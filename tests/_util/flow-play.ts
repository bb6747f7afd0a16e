import { FLOW_ACTION, FLOW_STATUS, FLOW_TASK_STATE } from '../../src/contract/generated/codes.ts';
import type { ApproveNode, FlowFile, FlowNode } from '../../src/contract/generated/meta.ts';
import { placesOf } from '../../src/contract/flow/nodes.ts';
import { Walker } from '../../src/contract/flow/walk.ts';
import { Course, type World } from '../../src/server/data/flow/course.ts';
import { NOT_BEGUN, type CourseFacts, type FlowTask } from '../../src/server/data/flow/course-facts.ts';

/** Chances by a seed, the same each time. */
export function chances(seed: number) {
  let state = seed >>> 0;
  const below = (count: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    state ^= state >>> 13;
    return (state >>> 0) % count;
  };
  return { below, of: <T>(list: readonly T[]): T => list[below(list.length)]! };
}
type Chances = ReturnType<typeof chances>;

const SIGNS = ['any', 'all', 'sequence', 'ratio'] as const;
const PEOPLE = ['ann', 'bob', 'cem', 'dan'];

/** A definition by chance: nodes in nodes, every kind that runs. */
export function anyFlow(chance: Chances): FlowFile {
  let count = 0;
  const id = (kind: string) => `${kind}${(count += 1)}`;
  const approve = (): FlowNode => {
    const sign = chance.of(SIGNS);
    const users = PEOPLE.slice(0, 1 + chance.below(PEOPLE.length)) as [string, ...string[]];
    const nobody = chance.below(4) === 0 ? ({ nobody: 'skip' } as const) : {};
    const who = chance.below(3) === 0 ? { by: 'role', role: 'r' } : { by: 'users', users };
    return {
      kind: 'approve',
      id: id('a'),
      title: 'a',
      who,
      sign,
      ...(sign === 'ratio' ? { percent: 1 + chance.below(100) } : {}),
      ...nobody,
    } as ApproveNode;
  };
  const list = (depth: number): FlowNode[] => Array.from({ length: chance.below(3) }, () => node(depth));
  const node = (depth: number): FlowNode => {
    const kind = depth > 2 ? 0 : chance.below(6);
    if (kind === 4) {
      const when = chance.of(['true', 'false']);
      const branches = [
        { title: 'w', when, nodes: list(depth + 1) },
        { title: 'd', nodes: list(depth + 1) },
      ] as const;
      return { kind: 'branch', id: id('b'), title: 'b', branches: [...branches] };
    }
    if (kind === 5) {
      const branch = () => ({ title: 'p', nodes: list(depth + 1) });
      return { kind: 'parallel', id: id('p'), title: 'p', branches: [branch(), branch()] };
    }
    return approve();
  };
  const nodes = [approve(), ...list(0), node(0), { kind: 'end', id: id('end'), title: 'end' } as const];
  return { version: 1, title: 't', entity: 'a/B', applicant: 'true', nodes };
}

/** Nodes that a definition asks to be open when those are done; a way to tell it that is none of the engine's. */
export function asked(
  nodes: readonly FlowNode[],
  done: ReadonlySet<string>,
): { open: string[]; isEnd: boolean } {
  for (const node of nodes) {
    if (node.kind === 'approve' && !done.has(node.id)) return { open: [node.id], isEnd: false };
    if (node.kind === 'end') return { open: [], isEnd: true };
    if (node.kind === 'branch') {
      const way = node.branches.find(({ when }) => when === undefined || when === 'true')!;
      const inner = asked(way.nodes, done);
      if (inner.open.length > 0 || inner.isEnd) return inner;
    }
    if (node.kind === 'parallel') {
      const open = node.branches.flatMap((branch) => asked(branch.nodes, done).open);
      if (open.length > 0) return { open, isEnd: false };
    }
  }
  return { open: [], isEnd: false };
}

/** What of a course is stored and read again: all else is lost when the server stops between two acts. */
const stored = (course: Course): CourseFacts =>
  JSON.parse(
    JSON.stringify({
      status: course.status,
      round: course.round,
      state: course.state,
      path: course.path,
      tasks: course.tasks,
    }),
  ) as CourseFacts;

/** Plays one application to its end. @returns what went wrong, in words; nothing when all is right */
export async function play(seed: number): Promise<string[]> {
  const chance = chances(seed);
  const define = { flow: anyFlow(chance) };
  const known = new Set(placesOf(define.flow).map(({ node }) => node.id));
  let ids = 0;
  const skipped: string[] = [];
  const world: World = {
    now: '2026-11-26 08:00:00',
    holds: (condition) => condition === 'true',
    people: async (who) => ({
      ids: who.by === 'users' ? who.users : chance.below(3) === 0 ? [] : ['ann', 'bob'],
      applied: false,
    }),
    superiors: async () => [],
    act: async () => undefined,
    note: async ({ id }) => void skipped.push(id),
    newId: () => `t${(ids += 1)}`,
  };
  const of = (facts: CourseFacts) =>
    new Course({ id: 'd', flow: define.flow, walker: new Walker(define.flow) }, facts, world);
  const wrong: string[] = [];
  let done = new Set<string>();
  let facts = NOT_BEGUN;
  const check = (course: Course, what: string) => {
    for (const id of skipped.splice(0)) done.add(id);
    const { open, isEnd } = asked(define.flow.nodes, done);
    const wait = [...new Set(course.open.map(({ NodeId }) => NodeId))].sort();
    const isOver = course.status !== FLOW_STATUS.Running;
    const expected = isOver ? [] : open.sort();
    if (wait.join() !== expected.join())
      wrong.push(`${what}: waits at ${wait.join()}, not ${expected.join()}`);
    if (isEnd !== (course.status === FLOW_STATUS.Passed)) wrong.push(`${what}: passed is ${String(isEnd)}`);
    if (!isOver && wait.length === 0) wrong.push(`${what}: stuck`);
    const keys = course.tasks.map(({ NodeId, Round, Seq }) => `${NodeId} ${Round} ${Seq}`);
    if (new Set(keys).size < keys.length) wrong.push(`${what}: a node was opened twice in a round`);
    if (course.tasks.some(({ NodeId }) => !known.has(NodeId)))
      wrong.push(`${what}: a node of another version`);
    const late = course.tasks.filter(({ State }) => State === FLOW_TASK_STATE.Ahead);
    if (isOver && late.length > 0) wrong.push(`${what}: a task is left over`);
  };
  const first = of(facts);
  await first.begin();
  check(first, 'begin');
  facts = stored(first);
  for (let turn = 0; turn < 60 && facts.status === FLOW_STATUS.Running && wrong.length === 0; turn += 1) {
    const course = of(facts);
    const task = chance.of(course.open);
    const by = task.HandlerId ?? 'ann';
    const [before, decided, act] = [new Set(done), decisions(course), chance.below(14)];
    if (act === 0) await twice(course, task, by);
    else if (act === 1) course.handOver(task, 'eve', by);
    else if (act === 2) course.takeBack(task);
    else if (act === 3) await course.replace(task, [by]);
    else if (act === 4) course.reject(task, by);
    else if (act === 5) done = await sendBack(course, task, by, { done, chance });
    else await course.agree(task, by);
    if (decisions(course) > decided + 1) wrong.push(`turn ${turn}: one act decided more than one task`);
    if (act !== 5 && isAgreed(course, task)) done.add(task.NodeId);
    check(course, `turn ${turn} act ${act}`);
    // The server stops before the act is stored: nothing of it is left.
    if (chance.below(6) > 0) facts = stored(course);
    else done = before;
  }
  return wrong.map((what) => `seed ${seed} ${what}`);

  /** Twice at once: the second one finds the task decided. */
  async function twice(course: Course, task: FlowTask, by: string): Promise<void> {
    await course.agree(task, by);
    if (course.open.some((one) => one.Id === task.Id)) wrong.push('a decided task can be decided again');
  }
}

const decisions = (course: Course) => course.tasks.filter(({ Result }) => Result).length;

/** Whether the node of a task is decided as its sign asks for, by counting its tasks of that round. */
function isAgreed(course: Course, { NodeId, Round }: FlowTask): boolean {
  const node = placesOf(course.define.flow).find(({ node: { id } }) => id === NodeId)!.node as ApproveNode;
  const results = course.tasks.filter((one) => one.NodeId === NodeId && one.Round === Round);
  const agreed = results.filter(({ Result }) => Result === FLOW_ACTION.Approve).length;
  if (node.sign === 'any') return agreed > 0;
  return (
    agreed >= (node.sign === 'ratio' ? Math.ceil((node.percent! * results.length) / 100) : results.length)
  );
}

/** Back to a node that is done, or to the applicant, who sends it in again. @returns the nodes that are done still */
async function sendBack(
  course: Course,
  task: FlowTask,
  by: string,
  { done, chance }: { done: ReadonlySet<string>; chance: Chances },
): Promise<Set<string>> {
  const order = placesOf(course.define.flow).map(({ node }) => node.id);
  const targets = course.backTargets(task);
  const odd = targets.filter((one) => !done.has(one) || order.indexOf(one) > order.indexOf(task.NodeId));
  if (odd.length > 0) throw new Error(`back to ${odd.join()}, which is not done`);
  if (targets.length === 0 || chance.below(2) === 0) {
    await course.sendBack(task, by);
    await course.begin();
    return new Set();
  }
  const to = chance.of(targets);
  await course.sendBack(task, by, to);
  const place = placesOf(course.define.flow).find(({ node }) => node.id === to)!;
  const around = place.ways.filter((way) => way.isParallel);
  const isBeside = (one: string) => {
    const ways = placesOf(course.define.flow).find(({ node }) => node.id === one)!.ways;
    return around.some((way) => ways.some((other) => other.of === way.of && other.branch !== way.branch));
  };
  return new Set([...done].filter((one) => isBeside(one) || order.indexOf(one) < order.indexOf(to)));
}
