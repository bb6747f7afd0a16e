import { describe, expect, it } from 'vitest';
import type { FlowNode } from '../../src/contract/generated/meta.ts';
import { placesOf } from '../../src/contract/flow/nodes.ts';
import { randomFrom } from '../_util/hostile-requests.ts';
import { changed, startOf, undone, type History } from '../../src/client/renderer/history.ts';
import { KINDS, newNode } from '../../src/client/renderer/page-kinds/flows/new-node.ts';
import {
  addWay,
  aroundOf,
  change,
  changeWay,
  copy,
  found,
  freshId,
  idsOf,
  insert,
  isForked,
  move,
  moveWay,
  nodeOf,
  remove,
  removeWay,
  seenOf,
  spotOf,
  stepOf,
  type Direction,
  type Draft,
} from '../../src/client/renderer/page-kinds/flows/tree.ts';

const EMPTY: Draft = {
  version: 1,
  title: '审批',
  entity: 'leave/LeaveApply',
  applicant: 'row.StudentId == me.StudentId',
  nodes: [{ kind: 'end', id: 'end', title: '结束' }],
};
const approve = (id: string): FlowNode => ({
  kind: 'approve',
  id,
  title: id,
  who: { by: 'role', role: 'counsellor' },
});
const DRAFT: Draft = {
  ...EMPTY,
  nodes: [
    approve('first'),
    {
      kind: 'branch',
      id: 'how',
      title: '天数',
      branches: [
        { title: '长', when: 'row.Days > 3', nodes: [approve('long'), approve('longer')] },
        { title: '短', nodes: [] },
      ],
    },
    { kind: 'end', id: 'end', title: '结束' },
  ],
};
const ids = (draft: Draft) =>
  placesOf(draft).map(({ node, ways }) =>
    [...ways.map((way) => `${way.of}.${way.branch}`), node.id].join('/'),
  );

describe('22 editing of flows', () => {
  it('inserts between any two, in ways too, and nowhere that is not there', () => {
    const first = insert(DRAFT, { index: 0 }, approve('new'));
    expect(ids(first)[0]).toBe('new');
    expect(ids(insert(DRAFT, { in: { of: 'how', branch: 1 }, index: 0 }, approve('new')))).toContain(
      'how.1/new',
    );
    expect(insert(DRAFT, { in: { of: 'gone', branch: 0 }, index: 0 }, approve('new'))).toBe(DRAFT);
    expect(ids(insert(DRAFT, { in: { of: 'how', branch: 0 }, index: 1 }, approve('new')))).toEqual([
      'first',
      'how',
      'how.0/long',
      'how.0/new',
      'how.0/longer',
      'end',
    ]);
  });

  it('moves a node by steps, out of a way and into it, never into itself', () => {
    const go = (draft: Draft, id: string, ...steps: Direction[]) =>
      steps.reduce((now, step) => move(now, id, stepOf(now, id, step)!), draft);
    expect(ids(go(DRAFT, 'long', 'down'))).toEqual(['first', 'how', 'how.0/longer', 'how.0/long', 'end']);
    expect(ids(go(DRAFT, 'long', 'up'))).toEqual(['first', 'long', 'how', 'how.0/longer', 'end']);
    expect(ids(go(DRAFT, 'longer', 'down'))).toEqual(['first', 'how', 'how.0/long', 'longer', 'end']);
    expect(ids(go(DRAFT, 'long', 'right'))).toEqual(['first', 'how', 'how.0/longer', 'how.1/long', 'end']);
    expect(ids(go(DRAFT, 'long', 'right', 'left'))).toEqual([
      'first',
      'how',
      'how.0/longer',
      'how.0/long',
      'end',
    ]);
    expect(ids(go(DRAFT, 'end', 'right'))).toEqual([
      'first',
      'how',
      'how.0/long',
      'how.0/longer',
      'how.0/end',
    ]);
    expect(stepOf(DRAFT, 'first', 'up')).toBeUndefined();
    expect(stepOf(DRAFT, 'end', 'down')).toBeUndefined();
    expect(move(DRAFT, 'how', { in: { of: 'how', branch: 1 }, index: 0 })).toBe(DRAFT);
    expect(move(DRAFT, 'first', { index: 1 })).toBe(DRAFT);
  });

  it('copies with ids of its own throughout, and what names them follows', () => {
    const nodes = [
      { kind: 'vote', id: 'board', title: '投票', who: { by: 'role', role: 'x' }, hours: 1 },
      {
        kind: 'branch',
        id: 'result',
        title: '结果',
        branches: [
          {
            title: '过',
            when: 'vote.board.agreed > 1 && vote.boards.of > 1',
            nodes: [
              { kind: 'publicity', id: 'shown', title: '公示', days: 5, show: ['Title'], upheld: 'board' },
            ],
          },
          { title: '否', nodes: [] },
        ],
      },
    ] as FlowNode[];
    const inWay: Draft = {
      ...DRAFT,
      nodes: [
        {
          kind: 'parallel',
          id: 'both',
          title: '并行',
          branches: [
            { title: '一', nodes },
            { title: '二', nodes: [] },
          ],
        },
        ...EMPTY.nodes,
      ] as Draft['nodes'],
    };
    const made = copy(inWay, 'both')!;
    expect(made.id).toBe('both2');
    expect(new Set(placesOf(made.draft).map(({ node }) => node.id)).size).toBe(placesOf(made.draft).length);
    const text = JSON.stringify(nodeOf(made.draft, 'both2'));
    expect(text).toContain('vote.board2.agreed > 1 && vote.boards.of > 1');
    expect(text).toContain('"upheld":"board2"');
    expect(JSON.stringify(nodeOf(made.draft, 'both'))).toBe(JSON.stringify(nodeOf(inWay, 'both')));
  });

  it('gives an id once, however often it is asked', () => {
    expect(freshId(new Set(['approve', 'approve2']), 'approve')).toBe('approve3');
    expect(freshId(new Set(['a'.repeat(30)]), 'a'.repeat(30))).toBe(`${'a'.repeat(29)}2`);
    let draft = EMPTY;
    for (let count = 0; count < 20; count += 1)
      draft = insert(draft, { index: 0 }, newNode(draft, 'approve'));
    expect(idsOf(draft).size).toBe(21);
    for (const id of idsOf(draft)) expect(id).toMatch(/^[a-z][A-Za-z0-9]{0,29}$/);
  });

  it('keeps two ways, the default one last', () => {
    const more = addWay(DRAFT, 'how', '新');
    const titles = (draft: Draft) =>
      (nodeOf(draft, 'how') as { branches: { title: string }[] }).branches.map(({ title }) => title);
    expect(titles(more)).toEqual(['长', '新', '短']);
    expect(titles(moveWay(more, 'how', 0, 1))).toEqual(['新', '长', '短']);
    expect(moveWay(more, 'how', 2, 0)).toBe(more);
    expect(titles(removeWay(more, 'how', 1))).toEqual(['长', '短']);
    expect(removeWay(DRAFT, 'how', 0)).toBe(DRAFT);
    expect(titles(changeWay(DRAFT, 'how', 0, { title: '很长' }))).toEqual(['很长', '短']);
  });

  it('folds, finds and leads to what is folded away', () => {
    expect(seenOf(DRAFT, new Set(['how']))).toEqual(['first', 'how', 'end']);
    expect(found(DRAFT, ' LONG')).toEqual(['long', 'longer']);
    expect(found(DRAFT, 'row.days')).toEqual(['how']);
    expect(found(DRAFT, '')).toEqual([]);
    expect(aroundOf(DRAFT, 'long')).toEqual(['how']);
  });

  it('loses and doubles nothing over any row of edits, and 50 of them are taken back one by one', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = randomFrom(seed);
      const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
      let history: History<Draft> = startOf(DRAFT);
      const seen: Draft[] = [DRAFT];
      while (seen.length <= 50) {
        const draft = history.now;
        const id = pick([...idsOf(draft)]);
        const node = nodeOf(draft, id)!;
        const before = idsOf(draft);
        const next = [
          () =>
            insert(draft, spotOf(draft, id)!, newNode(draft, pick(Object.keys(KINDS) as FlowNode['kind'][]))),
          () => (remove(draft, id).nodes.length > 0 ? remove(draft, id) : draft),
          () => copy(draft, id)!.draft,
          () => {
            const spot = stepOf(draft, id, pick(['up', 'down', 'left', 'right'] as const));
            const next = spot ? move(draft, id, spot) : draft;
            expect([...idsOf(next)].sort(), `seed ${seed}: a move`).toEqual([...before].sort());
            return next;
          },
          () => change(draft, id, { ...node, title: `${node.title}.` }),
          () => (isForked(node) ? addWay(draft, id, '新') : draft),
        ][Math.floor(random() * 6)]!();
        expect(idsOf(next).size, `seed ${seed}: an id twice`).toBe(placesOf(next).length);
        if (next === draft) continue;
        history = changed(history, next);
        seen.push(next);
      }
      for (const was of seen.toReversed()) {
        expect(history.now).toBe(was);
        history = undone(history);
      }
    }
  });
});
