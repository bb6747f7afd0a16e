import type { CallInput, CallName, CallOutput } from '../../src/contract/generated/calls.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { askQuery } from '../../src/server/engines/query/ask.ts';

/** What a call that counts answers to a caller, past the question for a page that shows it. */
export const asked = async <Name extends CallName>(
  engine: Engine,
  caller: Caller,
  name: Name,
  input: CallInput[Name],
): Promise<CallOutput[Name]> =>
  (await askQuery(engine, caller, engine.catalog.calls.get(name)!, input as object)) as CallOutput[Name];
