import { VOTING_MODULES } from '../../../contract/flow/votes.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FlowFile } from '../../../contract/generated/meta.ts';
import { checkFlow } from './flow-check.ts';
import { checkFile } from '../files/form.ts';
import { readFolder, schemaSet } from '../files/schema-set.ts';

const approve = (id: string, more: object = {}) => ({
  kind: 'approve',
  id,
  title: id,
  who: { by: 'role', role: 'counsellor' },
  ...more,
});
const vote = (more: object = {}) => ({
  kind: 'vote',
  id: 'v',
  title: 'v',
  hours: 3,
  who: { by: 'role', role: 'counsellor' },
  ...more,
});
const END = { kind: 'end', id: 'end', title: '通过' };
const ways = (kind: string, id: string, ...branches: object[]) => ({
  kind,
  id,
  title: id,
  branches,
});
const way = (nodes: object[], when?: string) => ({
  title: '一',
  ...(when ? { when } : {}),
  nodes,
});

const FILE = 'flows/LEAVE.json';
const shipped = readFolder('schemas').files;

/** What is said of the leave flow with other nodes. */
function faults(nodes: readonly object[], more: object = {}): string[] {
  const flow = {
    ...(shipped.get(FILE) as FlowFile),
    nodes: nodes as FlowFile['nodes'],
    ...more,
  };
  const form = checkFile(FILE, flow, true);
  const files = new Map([...shipped, [FILE, flow]]);
  const found = form.length > 0 ? form : checkFlow(schemaSet(files), 'LEAVE', flow);
  return found.map(({ pointer, message }) => `${pointer} ${message}`);
}

/** Words of nodes that no flow for leave can show, or that nothing runs yet. */
const LEFT_OUT = ['hide', 'params', 'scope'];

/** Names of what objects of some JSON hold, at any depth. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(wordsIn)];
}

describe('22 check of flows', () => {
  it('finds nothing in the example of every word, and every word in it', () => {
    const text = readFileSync('.readme/approval.md', 'utf8');
    const nodes = JSON.parse(/```json nodes\n([\s\S]*?)```/.exec(text)![1]!) as object[];
    expect(faults(nodes)).toEqual([]);
    const { definitions } = JSON.parse(readFileSync('schemas/_meta/flow.schema.json', 'utf8')) as {
      definitions: Record<string, { properties?: object }>;
    };
    const known = Object.entries(definitions).flatMap(([name, { properties }]) =>
      name === 'CallNode' ? [] : Object.keys(properties ?? {}),
    );
    expect(known.length).toBeGreaterThan(30);
    const shown = new Set(wordsIn(nodes));
    expect([...new Set(known)].filter((word) => !shown.has(word))).toEqual(LEFT_OUT);
  });

  it('finds nothing in a flow of every kind that runs', () => {
    const nodes = [
      ways(
        'branch',
        'how',
        way([approve('long', { sign: 'ratio', percent: 60 })], 'row.Days > 3'),
        way([{ ...END, id: 'early' }]),
      ),
      ways('parallel', 'both', way([approve('a')]), way([approve('b', { sign: 'all' })])),
      {
        kind: 'cc',
        id: 'copy',
        title: '抄送',
        who: { by: 'field', field: 'CounsellorId' },
      },
      {
        kind: 'act',
        id: 'act',
        title: '登记',
        enCode: 'leave.apply.cancelPlan',
      },
      approve('head', { who: { by: 'head', field: 'CollegeId', up: 1 } }),
      END,
    ];
    expect(faults(nodes)).toEqual([]);
  });

  it.each([
    ['no end', [approve('a')], '/nodes 流程最后应是结束'],
    [
      'a node behind the end',
      [approve('a'), END, approve('b'), { ...END, id: 'e2' }],
      '/nodes/2 存在无法到达的节点：b',
    ],
    [
      'a node behind branches that all end',
      [
        ways('branch', 'w', way([{ ...END, id: 'e1' }], 'row.Days > 1'), way([{ ...END, id: 'e2' }])),
        approve('b'),
        END,
      ],
      '/nodes/1 存在无法到达的节点：b',
    ],
    [
      'an end beside others',
      [ways('parallel', 'p', way([{ ...END, id: 'e1' }]), way([approve('a')])), END],
      '并行分支内',
    ],
    [
      'no default',
      [ways('branch', 'w', way([], 'row.Days > 1'), way([], 'row.Days > 2')), END],
      '缺少默认分支：w',
    ],
    [
      'two defaults',
      [ways('branch', 'w', way([]), way([])), END],
      '/nodes/0/branches/0 “w”的默认分支应是最后一个',
    ],
    ['a name twice', [approve('a'), approve('a'), END], '环节编号 "a" 重复'],
    ['a condition of no bool', [ways('branch', 'w', way([], 'row.Days'), way([])), END], '应为是否'],
    ['an unknown field in a condition', [ways('branch', 'w', way([], 'row.Dayz > 1'), way([])), END], 'Dayz'],
    [
      'a role that reaches nothing',
      [approve('a', { who: { by: 'role', role: 'finance' } }), END],
      '没有数据范围',
    ],
    [
      'a role that is none',
      [approve('a', { who: { by: 'role', role: 'nobody' } }), END],
      '角色 "nobody" 不存在',
    ],
    [
      'a field that names nobody',
      [approve('a', { who: { by: 'field', field: 'Reason' } }), END],
      '应引用有登录账号的人员',
    ],
    [
      'an organisation that is none',
      [approve('a', { who: { by: 'head', field: 'ClassId' } }), END],
      '应引用 core/Org',
    ],
    ['a ratio without its number', [approve('a', { sign: 'ratio' }), END], '"percent" 与 "sign"'],
    [
      'an action of another entity',
      [{ kind: 'act', id: 'x', title: 'x', enCode: 'notice.manage.publish' }, END],
      'EnCode',
    ],
    ['a field that is set and is none', [{ ...END, set: { Nothing: '1' } }], '"Nothing"'],
    [
      'a publicity of what is masked, to a node beside',
      [
        approve('a'),
        { kind: 'publicity', id: 'p', title: 'p', days: 5, show: ['Phone'], upheld: 'b' },
        ways('parallel', 'q', way([approve('b')]), way([approve('c')])),
        END,
      ],
      '/nodes/1/upheld "b" 在并行分支内',
    ],
    [
      'a publicity that leads nowhere',
      [approve('a'), { kind: 'publicity', id: 'p', title: 'p', days: 5, show: ['Days'], upheld: 'x' }, END],
      '没有审批环节 "x"',
    ],
    [
      'a vote of people that somebody chooses',
      [vote({ who: { by: 'chosen', chooser: 'applicant', from: { by: 'role', role: 'counsellor' } } }), END],
      '/nodes/0/who/by 投票人不能由人选择',
    ],
    [
      'a vote over what is masked',
      [vote({ show: ['Days', 'Phone'] }), END],
      '/nodes/0/show/1 字段 "Phone" 不能让投票人看到',
    ],
    [
      'a condition of a vote that is none',
      [vote(), ways('branch', 'b', way([END], 'vote.w.carried'), way([END]))],
      '/nodes/1/branches/0/when',
    ],
    [
      'a call of itself',
      [{ kind: 'call', id: 'c', title: 'c', flow: 'LEAVE', by: 'ExtendOfId' }, END],
      '又会调用本流程',
    ],
    [
      'a call by what names another',
      [{ kind: 'call', id: 'c', title: 'c', flow: 'OUTING_PG', by: 'StudentId' }, END],
      '应引用 leave/LeaveApply',
    ],
    [
      'a call of nothing',
      [{ kind: 'call', id: 'c', title: 'c', flow: 'NONE', by: 'X' }, END],
      '没有流程 "NONE"',
    ],
    ['a change of what is worked out', [approve('a', { edit: ['Days'] }), END], '由系统填写'],
    [
      'a straight return out of branches',
      [
        ways(
          'parallel',
          'p',
          way([approve('a', { back: { to: ['applicant'], then: 'return' } })]),
          way([approve('b')]),
        ),
        END,
      ],
      '不能直达（return）',
    ],
    [
      'a time after which nobody gets it',
      [approve('a', { due: { hours: 3, then: 'hand' } }), END],
      '"to" 与 "then": "hand"',
    ],
    [
      'people chosen by nobody',
      [
        approve('a', {
          who: { by: 'chosen', chooser: 'previous', from: { by: 'role', role: 'counsellor' } },
        }),
        END,
      ],
      '第一个环节之前没有办理人',
    ],
    ['a kind that is none', [{ kind: 'wait', id: 'p', title: 'p' }, END], '/nodes/0'],
  ])('tells of %s', (_what, nodes, told) => {
    expect(faults(nodes).join('\n')).toContain(told);
  });

  it('finds a last resort that reaches no application', () => {
    const told = faults([approve('a'), END], { administrators: ['aid_admin'] }).join('\n');
    expect(told).toContain('/administrators/0 角色 "aid_admin" 在 scope 中没有数据范围');
  });

  it('takes a vote, and what it came to, only while a module opens votes for flows', () => {
    const nodes = [
      vote({ show: ['Days'] }),
      ways('branch', 'b', way([], 'vote.v.carried && vote.v.cast > 1'), way([])),
      END,
    ];
    expect(faults(nodes)).toEqual([]);
    const voting = VOTING_MODULES as Set<string>;
    voting.delete('vote');
    try {
      expect(faults(nodes).join('\n')).toContain('/nodes/0/kind 投票节点需要能由流程发起投票的模块');
    } finally {
      voting.add('vote');
    }
  });

  it('tells of an entity that does not go through the flow', () => {
    expect(faults([approve('a'), END], { entity: 'leave/OutingApply' }).join('\n')).toContain(
      'leave/OutingApply 没有写 "flow": "LEAVE"',
    );
  });
});
