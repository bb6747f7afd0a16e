import { compileCondition } from '../../../../contract/conditions/condition.ts';
import type { FlowFile, FlowNode } from '../../../../contract/generated/meta.ts';
import { Walker } from '../../../../contract/flow/walk.ts';
import type { Row } from '../../../../contract/rules.ts';

/** The way of a row through a definition. */
export interface Way {
  /** Nodes in the order in which the row comes to them. */
  readonly nodes: readonly FlowNode[];
  readonly isEnded: boolean;
}

/** Goes through a definition with a row, as if everybody agreed at once. */
export function wayOf(flow: FlowFile, row: Row): Way {
  const walker = new Walker(flow);
  const holds = (condition: string) => compileCondition(condition).test({ row });
  const nodes: FlowNode[] = [];
  try {
    let walked = walker.begin(holds);
    for (;;) {
      // Nodes that are gone through at once lie between the one that was left and those that now wait.
      nodes.push(...walked.crossed.filter(({ kind }) => kind !== 'end'), ...walked.reached);
      if (walked.end) return { nodes: [...nodes, walked.end], isEnded: true };
      const [next] = walked.state.open;
      if (next === undefined) return { nodes, isEnded: false };
      walked = walker.leave(walked.state, next, holds);
    }
  } catch {
    return { nodes, isEnded: false };
  }
}
