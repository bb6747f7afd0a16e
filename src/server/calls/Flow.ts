import { flowTodo } from '../data/flow/todo.ts';
import { flowTrace } from '../data/flow/flow-trace.ts';
import type { Calls } from './call.ts';

export const Flow: Calls<'Flow'> = {
  Todo: ({ engine }, { caller, input }) => flowTodo(engine, caller, input),
  Trace: ({ engine }, { caller, input }) => flowTrace(engine, caller, input),
};
