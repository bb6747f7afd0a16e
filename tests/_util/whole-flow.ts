/* oxlint-disable unicorn/no-thenable -- the word of the vocabulary */
import type { FlowFile, FlowNode } from '../../src/contract/generated/meta.ts';
import { randomFrom } from './hostile-requests.ts';

const TEXTS = [
  '班主任审批',
  'a "b" <c> & d',
  "it's",
  ' 前后 ',
  '一\n二',
  '\u0000\u0007',
  '👪',
  ']]>',
  '\ud800',
  '&#10;',
  '\u2028x',
  'ﬀ\ufffe',
];

/** A definition by chance with every kind of node and every word that a node knows, some of them in another order of keys. */
export function wholeFlow(seed: number): FlowFile {
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <One>(list: readonly One[]): One => list[below(list.length)]!;
  const maybe = (part: () => object): object => (random() < 0.4 ? part() : {});
  let count = 0;
  const text = (most: number) =>
    random() < 0.7 ? `节点${below(99)}` : [...pick(TEXTS)].slice(0, most).join('');
  const shuffled = (value: object): object =>
    random() < 0.7
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .map((entry) => [random(), entry] as const)
            .sort(([a], [b]) => a - b)
            .map(([, entry]) => entry),
        );
  const fields = () => [...new Set(['Days', 'Reason', 'Title'].slice(below(3)))];
  const condition = () =>
    pick([
      'row.Days > 3',
      "row.Reason.contains('<&\"')",
      "row.A == '\\n'",
      'row.Days > 3 &&\n row.B == 1',
      ' row.B == 2 ',
    ]);
  const who = (depth = 0): object =>
    shuffled(
      pick([
        () => ({ by: 'role', role: 'counsellor', ...maybe(() => ({ scope: condition() })) }),
        () => ({ by: 'field', field: 'CounsellorId' }),
        () => ({ by: 'head', field: 'CollegeId', ...maybe(() => ({ up: 1 + below(6) })) }),
        () => ({ by: 'users', users: ['a', 'b<'] }),
        () =>
          depth > 0
            ? { by: 'field', field: 'Tutor' }
            : {
                by: 'chosen',
                chooser: pick(['applicant', 'previous']),
                from: { by: 'users', users: ['x'] },
                ...maybe(() => ({ most: 3 })),
              },
      ])(),
    );
  const own = (kind: string) => ({
    kind,
    id: `n${(count += 1)}${pick(['', 'A', 'b'])}`,
    title: text(20),
    ...maybe(() => ({ note: text(200) })),
  });
  const approve = () => {
    const sign = pick([undefined, 'any', 'all', 'sequence', 'ratio']);
    return {
      ...own('approve'),
      who: who(),
      ...(sign && { sign }),
      ...(sign === 'ratio' && { percent: 1 + below(100) }),
      ...maybe(() => ({ edit: fields(), require: fields(), hide: fields() })),
      ...maybe(() => ({ back: { to: ['applicant', 'any'], ...maybe(() => ({ then: 'return' })) } })),
      ...maybe(() => ({
        due: shuffled({
          hours: 1 + below(2000),
          ...maybe(() => ({ working: true })),
          then: pick(['remind', 'pass', 'reject']),
          ...maybe(() => ({ to: who(1) })),
        }),
      })),
      ...maybe(() => ({ self: 'skip', nobody: 'superior', again: 'pass', may: ['transfer', 'batch'] })),
      ...maybe(() => ({
        opinion: { required: ['approve'], quick: ['同意', text(60)] },
        attachments: 3,
        signature: true,
      })),
    };
  };
  const list = (depth: number): object[] => going(Array.from({ length: below(4) }, () => node(depth)));
  const way = (depth: number, parallel: boolean, more: object = {}) => {
    const nodes = list(depth + 1);
    if (!parallel && random() < 0.2) nodes.push({ ...own('end') });
    return shuffled({ title: text(20), ...more, nodes });
  };
  const node = (depth: number): object => {
    const kind = depth > 2 ? below(7) : below(11);
    const made = [
      approve,
      approve,
      () => ({ ...own('cc'), who: who() }),
      () => ({
        ...own('publicity'),
        days: 1 + below(60),
        show: ['Title'],
        ...maybe(() => ({ judge: who() })),
        ...maybe(() => ({ upheld: 'n1' })),
      }),
      () => ({ ...own('vote'), who: who(), hours: 1 + below(2000), ...maybe(() => ({ secret: true })) }),
      () => ({
        ...own('act'),
        enCode: 'leave.apply.pass',
        ...maybe(() => ({ params: { Days: condition() } })),
      }),
      () => ({ ...own('call'), flow: 'GREEN', by: 'ApplyId' }),
      () => ({ ...own('parallel'), branches: Array.from({ length: 2 + below(2) }, () => inParallel(depth)) }),
    ][kind];
    if (made) return shuffled(made());
    const ways = Array.from({ length: 1 + below(3) }, () => way(depth, parallel > 0, { when: condition() }));
    return shuffled({ ...own('branch'), branches: [...ways, way(depth, parallel > 0)] });
  };
  let parallel = 0;
  const inParallel = (depth: number) => {
    parallel += 1;
    const made = way(depth, true);
    parallel -= 1;
    return made;
  };
  const last = { ...own('end'), ...maybe(() => ({ set: { LeaveState: "'1'" } })) };
  const nodes = [...list(0), ...list(0).slice(0, 2), last];
  return shuffled({
    ...maybe(() => ({ $schema: '../_meta/flow.schema.json' })),
    version: 1,
    title: text(40),
    ...maybe(() => ({ note: text(400) })),
    entity: 'leave/LeaveApply',
    applicant: 'row.StudentId == me.StudentId',
    ...maybe(() => ({ again: true, handover: 'row.A in me.Roles', administrators: ['admin'] })),
    nodes,
  }) as FlowFile;
}

/** Nodes up to the first behind which nothing goes on, without it. */
function going(nodes: readonly object[]): object[] {
  const at = nodes.findIndex((node) => endsAlways(node as FlowNode));
  return at < 0 ? [...nodes] : nodes.slice(0, at);
}

const endsAlways = (node: FlowNode): boolean =>
  node.kind === 'end' ||
  (node.kind === 'branch' && node.branches.every(({ nodes }) => nodes.some(endsAlways)));
