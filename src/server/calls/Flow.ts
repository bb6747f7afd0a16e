import { flowDurations } from '../data/flow/durations.ts';
import { ownTaskOf } from '../data/flow/own-task.ts';
import { flowNodes } from '../data/flow/jump-targets.ts';
import { flowTodo } from '../data/flow/todo.ts';
import { flowTrace } from '../data/flow/flow-trace.ts';
import { keptCount } from '../engines/approval/todo-count.ts';
import type { Calls } from './call.ts';

export const Flow: Calls<'Flow'> = {
  Durations: ({ engine }, { input }) => flowDurations(engine, input),
  Nodes: ({ engine }, { caller, input }) => flowNodes(engine, caller, input),
  Task: ({ engine }, { caller, input }) => ownTaskOf(engine, caller, input),
  Todo: async ({ engine, sessions }, { caller, input }) =>
    flowTodo(engine, caller, (await sessions.grantsOf(caller)).pages, input),
  TodoCount: ({ engine }, { caller }) => keptCount(engine, caller),
  Trace: ({ engine }, { caller, input }) => flowTrace(engine, caller, input),
};
