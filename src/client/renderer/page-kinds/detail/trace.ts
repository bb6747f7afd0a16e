import type { FlowTrace } from '../../data.ts';

/** States of a node in the answer of Flow/Trace that are drawn; the others are done with. */
export const NODE = { Ahead: '0', Running: '1' } as const;

/** The step at work and those after it; none when the application is not on its way. */
export function comingNodes(trace: FlowTrace): FlowTrace['Nodes'] {
  if (!trace.Nodes.some((node) => node.State === NODE.Running)) return [];
  return trace.Nodes.filter((node) => node.State === NODE.Running || node.State === NODE.Ahead);
}
