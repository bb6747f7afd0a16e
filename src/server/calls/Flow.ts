import { ownTaskOf } from '../data/flow/own-task.ts';
import { flowTodo } from '../data/flow/todo.ts';
import { flowTrace } from '../data/flow/flow-trace.ts';
import type { Calls } from './call.ts';

export const Flow: Calls<'Flow'> = {
  Task: ({ engine }, { caller, input }) => ownTaskOf(engine, caller, input),
  Todo: ({ engine }, { caller, input }) => flowTodo(engine, caller, input),
  Trace: ({ engine }, { caller, input }) => flowTrace(engine, caller, input),
};
