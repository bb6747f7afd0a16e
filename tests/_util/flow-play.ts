import {
  FLOW_ACTION,
  FLOW_STATUS,
  FLOW_TASK_KIND,
  FLOW_TASK_STATE,
} from '../../src/contract/generated/codes.ts';
import type { ApproveNode, FlowFile, FlowNode, PublicityNode } from '../../src/contract/generated/meta.ts';
import { placesOf } from '../../src/contract/flow/nodes.ts';
import { Walker } from '../../src/contract/flow/walk.ts';
import { Course } from '../../src/server/data/flow/course.ts';
import type { World } from '../../src/server/data/flow/course-world.ts';
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
export type Chances = ReturnType<typeof chances>;

const SIGNS = ['any', 'all', 'sequence', 'ratio'] as const;
/** Some of those whom definitions name cannot decide: they hold no role that gives the button. */
const PEOPLE = ['ann', 'zoe', 'bob', 'cem', 'yan', 'dan'];
const UNABLE: ReadonlySet<string> = new Set(['zoe', 'yan']);
const some = (chance: Chances): [string, ...string[]] => {
  const from = chance.below(PEOPLE.length);
  return PEOPLE.slice(from, from + 1 + chance.below(PEOPLE.length)) as [string, ...string[]];
};

/** The people of a node, named in each of the ways that there are. */
const anyWho = (chance: Chances): object =>
  chance.of([
    () => ({ by: 'role', role: 'r' }),
    () => ({ by: 'users', users: some(chance) }),
    () => ({ by: 'users', users: some(chance) }),
    () => ({ by: 'field', field: 'F' }),
    () => ({ by: 'head', field: 'F' }),
    () => ({ by: 'chosen', chooser: 'applicant', from: { by: 'users', users: PEOPLE } }),
  ])();

/** A definition by chance: nodes in nodes; those that wait for something else than people where they are asked for. */
export function anyFlow(chance: Chances, hasWaits = false): FlowFile {
  let count = 0;
  const id = (kind: string) => `${kind}${(count += 1)}`;
  const reached: string[] = [];
  const approve = (isInParallel = false): FlowNode => {
    const sign = chance.of(SIGNS);
    const nobody = chance.below(3) === 0 ? { nobody: chance.of(['skip', 'superior', 'administrator']) } : {};
    return {
      kind: 'approve',
      id: id('a'),
      title: 'a',
      who: anyWho(chance),
      sign,
      ...(sign === 'ratio' ? { percent: 1 + chance.below(100) } : {}),
      ...nobody,
      ...(!isInParallel && chance.below(3) === 0 ? { back: { to: ['any'], then: 'return' } } : {}),
      ...(chance.below(4) === 0 ? { due: { hours: 1, then: 'pass' } } : {}),
    } as ApproveNode;
  };
  const waiting = (isInParallel: boolean): FlowNode => {
    if (isInParallel || chance.below(2) === 0)
      return { kind: 'call', id: id('c'), title: 'c', flow: 'X', by: 'X' };
    const upheld = reached.length > 0 && chance.below(2) === 0 ? { upheld: chance.of(reached) } : {};
    return { kind: 'publicity', id: id('u'), title: 'u', days: 1, show: ['X'], ...upheld };
  };
  const list = (depth: number, isIn: boolean): FlowNode[] =>
    Array.from({ length: chance.below(3) }, () => node(depth, isIn));
  const node = (depth: number, isIn: boolean): FlowNode => {
    const kind = depth > 2 ? 0 : chance.below(hasWaits ? 7 : 6);
    if (kind === 4) {
      const when = chance.of(['true', 'false']);
      const branches = [
        { title: 'w', when, nodes: list(depth + 1, isIn) },
        { title: 'd', nodes: list(depth + 1, isIn) },
      ] as const;
      return { kind: 'branch', id: id('b'), title: 'b', branches: [...branches] };
    }
    if (kind === 5) {
      const branch = () => ({ title: 'p', nodes: list(depth + 1, true) });
      return { kind: 'parallel', id: id('p'), title: 'p', branches: [branch(), branch()] };
    }
    if (kind === 6) return waiting(isIn);
    const made = approve(isIn);
    if (depth === 0) reached.push(made.id);
    return made;
  };
  const nodes = [
    approve(),
    ...list(0, false),
    node(0, false),
    { kind: 'end', id: id('end'), title: 'end' } as const,
  ];
  return { version: 1, title: 't', entity: 'a/B', applicant: 'true', nodes };
}

const WAITING: ReadonlySet<FlowNode['kind']> = new Set(['approve', 'publicity', 'vote', 'call']);

/** Nodes that a definition asks to be open when those are done; a way to tell it that is none of the engine's. */
export function asked(
  nodes: readonly FlowNode[],
  done: ReadonlySet<string>,
): { open: string[]; isEnd: boolean } {
  for (const node of nodes) {
    if (WAITING.has(node.kind) && !done.has(node.id)) return { open: [node.id], isEnd: false };
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
      chosen: course.chosen,
      votes: course.votes,
      returnTo: course.returnTo,
      undo: course.undo,
    }),
  ) as CourseFacts;

/** What is known of a course beside what it stores. */
interface Known {
  done: Set<string>;
  /** Before the last agreement: what was done, and the tasks that were there. */
  prior: { readonly done: Set<string>; readonly by: string; readonly open: ReadonlySet<string> } | undefined;
}

/** Plays one application to its end. @returns what went wrong, in words; nothing when all is right */
export async function play(seed: number): Promise<string[]> {
  const chance = chances(seed);
  const define = { flow: anyFlow(chance, true) };
  const nodes = new Map(placesOf(define.flow).map(({ node }) => [node.id, node]));
  let ids = 0;
  const skipped: string[] = [];
  const world: World = {
    now: '2026-11-26 08:00:00',
    holds: (condition) => condition === 'true',
    people: async (who) => ({
      ids: who.by === 'users' ? who.users : chance.below(3) === 0 ? [] : some(chance),
      applied: false,
    }),
    able: async (ids) => ids.filter((id) => !UNABLE.has(id)),
    superiors: async () => chance.of([[], ['zoe'], ['gus']]),
    act: async () => undefined,
    note: async ({ id }) => void skipped.push(id),
    newId: () => `t${(ids += 1)}`,
    dueAt: () => '2026-11-26 09:00:00',
    publish: async () => '2026-11-26 08:00:00',
    call: async () => chance.below(3),
    vote: async ({ hours }) => (chance.below(4) === 0 ? undefined : { id: 'v', until: `in ${hours} hours` }),
    requireChosen: () => undefined,
  };
  const of = (facts: CourseFacts) =>
    new Course({ id: 'd', flow: define.flow, walker: new Walker(define.flow) }, facts, world);
  const wrong: string[] = [];
  let known: Known = { done: new Set(), prior: undefined };
  let facts: CourseFacts = {
    ...NOT_BEGUN,
    chosen: Object.fromEntries([...nodes.keys()].map((id) => [id, some(chance)])),
  };
  const check = (course: Course, what: string) => {
    for (const id of skipped.splice(0)) known.done.add(id);
    const { open, isEnd } = asked(define.flow.nodes, known.done);
    const wait = [...new Set(course.open.map(({ NodeId }) => NodeId))].sort();
    const isOver = course.status !== FLOW_STATUS.Running;
    const expected = isOver ? [] : open.sort();
    if (wait.join() !== expected.join())
      wrong.push(`${what}: waits at ${wait.join()}, not ${expected.join()}`);
    if (isEnd !== (course.status === FLOW_STATUS.Passed)) wrong.push(`${what}: passed is ${String(isEnd)}`);
    if (!isOver && wait.length === 0) wrong.push(`${what}: stuck`);
    const keys = course.tasks.map(({ NodeId, Round, Seq }) => `${NodeId} ${Round} ${Seq}`);
    if (new Set(keys).size < keys.length) wrong.push(`${what}: a node was opened twice in a round`);
    if (course.tasks.some(({ NodeId }) => !nodes.has(NodeId)))
      wrong.push(`${what}: a node of another version`);
    wrong.push(...oddTasks(course, isOver).map((odd) => `${what}: ${odd}`));
  };
  const first = of(facts);
  await first.begin();
  check(first, 'begin');
  facts = stored(first);
  for (let turn = 0; turn < 60 && facts.status === FLOW_STATUS.Running && wrong.length === 0; turn += 1) {
    const course = of(facts);
    for (const task of course.open) if (chance.below(5) === 0) task.OpenDate = world.now;
    const before = { ...known, done: new Set(known.done) };
    const decided = decisions(course);
    const act = await turnOf(course, { chance, known, nodes, wrong });
    if (act !== 'retrieve' && decisions(course) > decided + 1)
      wrong.push(`turn ${turn}: one act decided more than one task`);
    check(course, `turn ${turn} ${act}`);
    // The server stops before the act is stored: nothing of it is left.
    if (chance.below(6) > 0) facts = stored(course);
    else known = before;
  }
  return wrong.map((what) => `seed ${seed} ${what}`);
}

/** Tasks that are as none may be. */
function oddTasks(course: Course, isOver: boolean): string[] {
  const ahead = course.tasks.filter(({ State }) => State === FLOW_TASK_STATE.Ahead);
  if (isOver) return ahead.length > 0 ? ['a task is left over'] : [];
  const idle = ahead.filter(
    ({ NodeId, Round }) => !course.open.some((one) => one.NodeId === NodeId && one.Round === Round),
  );
  const crowded = course.open.filter(
    (one) =>
      isSequence(course, one) &&
      course.open.some((other) => other !== one && isSequence(course, other) && other.NodeId === one.NodeId),
  );
  const idling = course.open.filter(({ HandlerId }) => HandlerId !== null && UNABLE.has(HandlerId));
  const untimed = course.open.filter(
    ({ NodeId, DueDate, Kind }) =>
      Kind === FLOW_TASK_KIND.Sign && 'due' in course.define.walker.node(NodeId)! !== (DueDate !== null),
  );
  return [
    ...(idle.length > 0 ? ['a task waits behind nothing'] : []),
    ...(crowded.length > 0 ? ['two have their turn at once'] : []),
    ...(idling.length > 0 ? ['a task waits for somebody who cannot act'] : []),
    ...(untimed.length > 0 ? ['a task has another time than its node says'] : []),
  ];
}

const isSequence = (course: Course, { NodeId, Kind }: FlowTask): boolean => {
  const node = course.define.walker.node(NodeId);
  return node?.kind === 'approve' && node.sign === 'sequence' && Kind === FLOW_TASK_KIND.Sign;
};

interface Playing {
  readonly chance: Chances;
  readonly known: Known;
  readonly nodes: ReadonlyMap<string, FlowNode>;
  readonly wrong: string[];
}

/** One act by chance, and what has to be done after it by the rules of the definition alone. */
async function turnOf(course: Course, playing: Playing): Promise<string> {
  const { chance, known } = playing;
  const task = chance.of(course.open);
  const by = task.HandlerId ?? 'ann';
  const act = chance.below(18);
  if (act === 0 && known.prior) return retrieve(course, playing);
  if (task.Kind === FLOW_TASK_KIND.Wait) return wait(course, task, playing);
  if (task.Kind === FLOW_TASK_KIND.Objection) return judge(course, task, playing);
  const isSigner = task.Kind === FLOW_TASK_KIND.Sign;
  if (act === 1) return (course.handOver(task, 'eve', by), 'hand over');
  if (act === 2) return (course.takeBack(task), 'take back');
  if (act === 3) return (await course.replace(task, [by]), 'replace');
  if (act === 4) return (await course.reject(task, by), 'reject');
  if (act === 5 && isSigner) return sendBack(course, task, by, playing);
  if (act === 6 && isSigner) return (await course.addSign(task, by, ['eve', 'fay'], 'before'), 'add before');
  if (act === 7 && isSigner) {
    note(course, known, by);
    await course.addSign(task, by, ['eve'], 'after');
    known.prior = undefined;
    return agreed(course, task, known, 'add after');
  }
  if (act === 8 && isSigner) return (course.entrust(task, by, 'eve'), 'entrust');
  if (act === 9 && !isSigner) {
    await course.dropSign(task);
    return agreed(course, task, known, 'drop');
  }
  note(course, known, by);
  await course.agree(task, by);
  // Twice at once: the second one finds the task decided.
  if (act === 10 && course.open.some((one) => one.Id === task.Id))
    playing.wrong.push('a decided task can be decided again');
  return agreed(course, task, known, 'agree');
}

/** What was so before an agreement, by which taking it back is held against. */
function note(course: Course, known: Known, by: string): void {
  known.prior = { done: new Set(known.done), by, open: new Set(course.open.map(({ Id }) => Id)) };
}

function agreed(course: Course, task: FlowTask, known: Known, act: string): string {
  if (isAgreed(course, task)) known.done.add(task.NodeId);
  return act;
}

/** Taken back, all is as before the last agreement; what somebody has looked at since is not taken back. */
function retrieve(course: Course, { known, wrong }: Playing): string {
  const { prior } = known;
  const isSeen = course.open.some(({ Id, OpenDate, IsCopy }) => !prior!.open.has(Id) && OpenDate && !IsCopy);
  if (!course.canRetrieve(prior!.by)) return 'no retrieve';
  if (isSeen) wrong.push('what the next has opened can be taken back');
  course.retrieve();
  known.done = new Set(prior!.done);
  known.prior = undefined;
  const open = new Set(course.open.map(({ Id }) => Id));
  if ([...prior!.open].some((id) => !open.has(id))) wrong.push('not all waits that waited before');
  return 'retrieve';
}

async function wait(course: Course, task: FlowTask, { chance, known, nodes }: Playing): Promise<string> {
  known.prior = undefined;
  const node = nodes.get(task.NodeId)!;
  if (node.kind === 'publicity' && chance.below(3) === 0)
    return (course.object(node, `o${chance.below(1e6)}`, [{ HandlerId: 'gus' }]), 'object');
  const isObjected = course.open.some(
    ({ NodeId, Kind }) => NodeId === task.NodeId && Kind === FLOW_TASK_KIND.Objection,
  );
  if (node.kind === 'publicity') await course.endPublicity(node.id);
  else if (node.kind === 'vote')
    await course.voted(node.id, { agreed: 1, against: 1, cast: 2, of: chance.below(3) + 2 });
  else await course.waited(node.id);
  if (!isObjected) known.done.add(node.id);
  return 'wait';
}

async function judge(course: Course, task: FlowTask, { chance, known, nodes }: Playing): Promise<string> {
  known.prior = undefined;
  const isUpheld = chance.below(2) === 0;
  const others = course.open.filter(
    ({ NodeId, Kind, Id }) => NodeId === task.NodeId && Kind === FLOW_TASK_KIND.Objection && Id !== task.Id,
  );
  await course.judge(task, 'gus', isUpheld);
  const { upheld } = nodes.get(task.NodeId) as PublicityNode;
  if (isUpheld && upheld !== undefined) known.done = before(course, known.done, upheld);
  else if (!isUpheld && others.length === 0) known.done.add(task.NodeId);
  return 'judge';
}

const decisions = (course: Course) =>
  course.tasks.filter(({ Result, Kind }) => Result && Kind !== FLOW_TASK_KIND.Wait).length;

/** Whether the node of a task is decided as its sign asks for, by counting its tasks of that round. */
function isAgreed(course: Course, { NodeId, Round }: FlowTask): boolean {
  const node = placesOf(course.define.flow).find(({ node: { id } }) => id === NodeId)!.node as ApproveNode;
  const all = course.tasks.filter((one) => one.NodeId === NodeId && one.Round === Round && !one.IsCopy);
  const results = all.filter(({ AddedById }) => AddedById === null);
  const count = results.filter(({ Result }) => Result === FLOW_ACTION.Approve).length;
  const isLate = all.some(
    ({ Kind, Result, State }) => Kind === FLOW_TASK_KIND.After && !Result && State !== FLOW_TASK_STATE.Closed,
  );
  if (node.sign === 'any') return count > 0 && !isLate;
  const needed = node.sign === 'ratio' ? Math.ceil((node.percent! * results.length) / 100) : results.length;
  return count >= needed && !isLate;
}

/** What is done still once it goes on from a node again. */
function before(course: Course, done: ReadonlySet<string>, to: string): Set<string> {
  const places = placesOf(course.define.flow);
  const order = places.map(({ node }) => node.id);
  const around = places.find(({ node }) => node.id === to)!.ways.filter((way) => way.isParallel);
  const isBeside = (one: string) => {
    const { ways } = places.find(({ node }) => node.id === one)!;
    return around.some((way) => ways.some((other) => other.of === way.of && other.branch !== way.branch));
  };
  return new Set([...done].filter((one) => isBeside(one) || order.indexOf(one) < order.indexOf(to)));
}

/** Back to a node that is done, or to the applicant, who sends it in again. */
async function sendBack(
  course: Course,
  task: FlowTask,
  by: string,
  { chance, known }: Playing,
): Promise<string> {
  known.prior = undefined;
  const { done } = known;
  const node = course.define.walker.node(task.NodeId) as ApproveNode;
  const isStraight = node.back?.then === 'return';
  const order = placesOf(course.define.flow).map(({ node: { id } }) => id);
  const targets = course.backTargets(task);
  const odd = targets.filter((one) => !done.has(one) || order.indexOf(one) > order.indexOf(task.NodeId));
  if (odd.length > 0) throw new Error(`back to ${odd.join()}, which is not done`);
  if (targets.length === 0 || chance.below(2) === 0) {
    await course.sendBack(task, by);
    await course.begin();
    if (!isStraight) known.done = new Set();
    return 'back to the applicant';
  }
  const to = chance.of(targets);
  await course.sendBack(task, by, to);
  if (isStraight) known.done.delete(to);
  else known.done = before(course, done, to);
  return 'back';
}
