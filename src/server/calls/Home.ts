import type { Caller } from '../data/access/caller.ts';
import { cardsOf } from '../engines/home/cards.ts';
import { dueOf } from '../engines/home/due.ts';
import { besideMenu } from '../engines/home/figures.ts';
import type { Holder } from '../engines/home/held.ts';
import { keepLayout } from '../engines/home/layout.ts';
import { homeOf } from '../engines/home/mine.ts';
import { type Calls, type CallServices, writing } from './call.ts';

const holderOf = async ({ sessions }: CallServices, caller: Caller): Promise<Holder> => ({
  roles: caller.subject.Roles,
  pages: (await sessions.grantsOf(caller)).pages,
});

export const Home: Calls<'Home'> = {
  /** Keeps how the caller wants the cards. */
  Arrange: writing((context, { input, enCode }) =>
    keepLayout(context, { UserId: context.caller.subject.UserId }, input.Cards, enCode),
  ),
  /** The numbers beside the caller's menu. */
  Beside: async (services, { caller }) =>
    besideMenu(services.engine, caller, await holderOf(services, caller)),
  /** The numbers and rows of cards. */
  Cards: async (services, { caller, input }) =>
    cardsOf(services.engine, caller, await holderOf(services, caller), input.Keys),
  /** Keeps how the members of a role have the cards who did not arrange their own. */
  Compose: writing((context, { input, enCode }) =>
    keepLayout(context, { RoleId: input.RoleId }, input.Cards, enCode),
  ),
  /** What the caller has to do, over all modules. */
  Due: async (services, { caller }) => dueOf(services.engine, caller, await holderOf(services, caller)),
  /** The cards of the caller, or of a role whose home the caller composes. */
  Mine: (services, { caller, input }) => homeOf(services, caller, input.RoleId),
};
