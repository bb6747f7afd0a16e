import type { FlowTrace, StepProgress } from '../renderer/data.ts';
import { fieldsOf, listOf, numberOf, objectsOf, textOf } from '../request/reading.ts';

/** How far an application has come, and who did what. */
export function readTrace(answer: unknown): FlowTrace {
  const { Nodes, Records } = fieldsOf(answer);
  return {
    Nodes: objectsOf(Nodes).map((node) => ({
      NodeId: textOf(node['NodeId']),
      NodeName: textOf(node['NodeName']),
      State: textOf(node['State']),
      Handlers: listOf(node['Handlers']).map(textOf),
    })),
    Records: objectsOf(Records).map((record) => ({
      NodeName: textOf(record['NodeName']),
      TrueName: textOf(record['TrueName']),
      ActionName: textOf(record['ActionName']),
      Opinion: textOf(record['Opinion']) || null,
      ActDate: textOf(record['ActDate']),
    })),
  };
}

/** How far the steps of a guide have come. */
export function readSteps(answer: unknown): readonly StepProgress[] {
  return objectsOf(fieldsOf(answer)['Steps']).map((step) => ({
    Key: textOf(step['Key']),
    Count: numberOf(step['Count']) ?? null,
    Missing: listOf(step['Missing']).flatMap((one) => numberOf(one) ?? []),
    SkipId: textOf(step['SkipId']) || null,
  }));
}
