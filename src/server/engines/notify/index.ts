import type { ServerModule } from '../../data/module.ts';
import { tellOfAct } from './acts.ts';
import { askOfAct, askOfMine } from './asks.ts';
import { tellDue } from './clock.ts';
import { logStored, logWritten } from './count-read.ts';
import { tellOfPlan } from './plans.ts';
import { tellOfPosts } from './posts.ts';
import { countReminded, remind } from './remind.ts';
import { sayLines } from './says.ts';
import { tellOfStep } from './steps.ts';
import { tellOfStored } from './stored.ts';

/**
 * Tells people what the schemas say that they are told: of acts on their rows (`tells`), of what an act asks of others (`asks`), of
 * what they type (`says`), of steps of their applications (`flow`), of their posts (`assigns`), and whatever else an entity declares
 * (`messages`), by an action, by a change or by the clock. Each message is written in the transaction of what it tells, so that there
 * is none of what did not happen, and none is missing of what did; what the clock tells is told once on all nodes. What is noted of a
 * message is noted in the log.
 */
export const notify = {
  afterFlow: tellOfStep,
  async afterStore(context, stored) {
    await tellOfAct(context, stored);
    await askOfAct(context, stored);
    await tellOfPosts(context, stored);
    await tellOfStored(context, stored);
    await logStored(context, stored);
  },
  afterWritten: logWritten,
  async afterUndoneRows(context, undone) {
    await tellOfPosts(context, undone);
    await logStored(context, undone);
  },
  afterPlanRefused: tellOfPlan,
  everyMinute: tellDue,
  handlerOf({ remind: block, asks, says }) {
    if (block) return (context) => remind(context, block);
    if (says) return (context) => sayLines(context, says);
    const mine = asks?.mine;
    return asks && mine !== undefined ? (context) => askOfMine(context, { ...asks, mine }) : undefined;
  },
  reachOf: ({ remind: block }) => block && ((context) => countReminded(context, block)),
} satisfies ServerModule;
