import { entities } from '../../contract/generated/entities.ts';
import { getRow } from '../data/read/get.ts';
import { sampleBallot, type BallotTemplate } from '../modules/vote/sample.ts';
import type { Calls } from './call.ts';

export const Vote: Calls<'Vote'> = {
  /** The ballot of a template that the caller may read, with candidates that nobody is. */
  Sample: async ({ engine }, { caller, input: { Id } }) =>
    sampleBallot((await getRow(engine, caller, entities.VoteTemplate, Id)) as unknown as BallotTemplate),
};
