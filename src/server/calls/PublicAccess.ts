import { openTicket } from '../auth/sessions/open-ticket.ts';
import { beginForm, takeForm } from '../engines/intake/answers.ts';
import { lookUp, takeBack } from '../engines/intake/look-up.ts';
import type { Calls } from './call.ts';

export const PublicAccess: Calls<'PublicAccess'> = {
  HandIn: ({ engine, ways }, { caller, input }) => takeForm(engine, caller, input, ways.mailer),
  /** What the holder of a ticket reads. */
  LookUp: async ({ engine }, { caller, input: { Path, Ticket } }) => {
    const { items, cancel } = await lookUp(engine, caller, { path: Path, ticket: Ticket });
    return { Items: items, Cancel: cancel };
  },
  OpenIntake: ({ engine }, { caller, input }) => beginForm(engine, caller, input.Path),
  /** Takes a row back by its ticket. */
  TakeBack: async ({ engine }, { caller, input: { Path, Ticket } }) => {
    await takeBack(engine, caller, { path: Path, ticket: Ticket });
    return { Done: 1 };
  },
  Verify: ({ engine, visits }, { caller, input }) => openTicket(engine, visits, caller.ip, input),
};
