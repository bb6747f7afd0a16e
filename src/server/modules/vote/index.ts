import { entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { keepBallots, refuseOwn } from './ballots.ts';
import { closeFlowVote, countedVotes, openFlowVote } from './flow.ts';
import { keepResults } from './results.ts';

/**
 * Votes: asking, anonymity and deadlines are those of papers (JSON). What is a vote's own is here: candidates become the choices of its one
 * question, nobody votes for oneself, and places, trimmed means and levels are counted with their ties (domain/02-modules-B, B3).
 */
export const vote = {
  of: 'vote',
  afterStore: keepBallots,
  everyMinute: keepResults,
  votes: { open: openFlowVote, counted: countedVotes, close: closeFlowVote },
  papers: { [entities.VoteActivity]: { judge: refuseOwn } },
} satisfies ServerModule;
