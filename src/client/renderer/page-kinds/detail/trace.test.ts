import { expect, it } from 'vitest';
import { comingNodes, peopleText, spanText, stateText } from './trace.ts';

const traceOf = (...states: string[]) => ({
  Records: [],
  Nodes: states.map((State, index) => ({ NodeId: `n${index}`, NodeName: '审批', State })),
});

it('shows the step at work and those after it, without done and skipped ones', () => {
  expect(comingNodes(traceOf('2', '1', '5', '0')).map((node) => node.NodeId)).toEqual(['n1', 'n3']);
});

it('promises no step of an application that is not on its way', () => {
  expect(comingNodes(traceOf('0', '0'))).toEqual([]);
  expect(comingNodes(traceOf('2', '2'))).toEqual([]);
});

it('names the people that a step waits for before those who acted at it, and how many others there are', () => {
  const node = { NodeId: 'n', NodeName: '审批', State: '1', Handlers: ['李芳'] };
  expect(peopleText(node)).toBe('李芳');
  expect(peopleText({ ...node, Now: ['张静', '王伟'] })).toBe('张静、王伟');
  expect(peopleText({ ...node, Now: ['张静', '王伟', '赵敏'], More: 4 })).toBe('张静、王伟、赵敏等7人');
});

it('says of what only time ends that it goes on, not that somebody deals with it', () => {
  const node = { NodeId: 'n', NodeName: '公示' };
  expect(['0', '1'].map((State) => stateText({ ...node, State }))).toEqual(['待处理', '处理中']);
  expect(['0', '1'].map((State) => stateText({ ...node, State, Waits: 1 }))).toEqual(['未开始', '进行中']);
});

it('tells a span in its two largest units', () => {
  expect([0, 59, 60, 125, 1440, 1501, 2880 + 61].map(spanText)).toEqual([
    '不到1分钟',
    '59分钟',
    '1小时',
    '2小时5分钟',
    '1天',
    '1天1小时',
    '2天1小时',
  ]);
});
