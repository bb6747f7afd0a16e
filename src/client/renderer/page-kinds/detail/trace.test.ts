import { expect, it } from 'vitest';
import { comingNodes } from './trace.ts';

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
