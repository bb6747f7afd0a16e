import { calls, type CallOutput } from '../../../../contract/generated/calls.ts';
import { useData, type PageData } from '../../data.ts';
import { useAnswer } from '../../read.ts';

type Count = CallOutput['Flow/TodoCount'];

const ask = (data: PageData) => data.ask(calls.Flow.TodoCount.name, {}) as Promise<Count>;

/**
 * How much waits for the reader. Who asks on the same page shares one answer; it is asked for anew after every write of the reader's.
 * @param every seconds after which it is asked for anew while the window is in sight
 */
export function useTodoCount(every: number | undefined): Count | undefined {
  const data = useData();
  return useAnswer(['todo-count'], () => ask(data), { isKept: true, every }).answer;
}
