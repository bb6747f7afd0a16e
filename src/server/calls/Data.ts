import { pageTold } from '../auth/grants/page-told.ts';
import { toldToReader } from '../engines/notify/told-of.ts';
import { Tagged } from '../http/answer.ts';
import type { Calls } from './call.ts';

export const Data: Calls<'Data'> = {
  Schema: async (services, { caller, input, session }) => {
    const { tag, answer } = await pageTold(services, { caller, path: input.Path, session });
    return new Tagged(`"${tag}"`, answer);
  },
  Told: ({ engine }, { caller, input }) => toldToReader(engine, caller, input),
};
