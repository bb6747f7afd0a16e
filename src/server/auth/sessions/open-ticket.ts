import { prove } from './proof.ts';
import { subjectOfUser } from './subject.ts';
import { TICKET_SECONDS, type TicketSessions } from './ticket-sessions.ts';
import { refuse } from '../../data/refusal.ts';
import { ticketReach } from '../../data/access/ticket.ts';
import type { Engine } from '../../data/engine.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';

/** A ticket for the pages of one group, for a person who proves their identity. Nothing is looked up for a group that is none. */
export async function openTicket(
  engine: Engine,
  visits: TicketSessions,
  ip: string,
  { PageGroup, Kind, No, TrueName, Last6, Code, CodeKey }: CallInput['PublicAccess/Verify'],
): Promise<CallOutput['PublicAccess/Verify']> {
  if (!ticketReach(engine.catalog, PageGroup)) throw refuse('该页面不能凭核验使用');
  const { userId, trueName, orgName } = await prove(engine.database, {
    kind: Kind,
    number: No.trim(),
    name: TrueName.trim(),
    last6: Last6.trim(),
    ip,
    code: Code,
    codeKey: CodeKey,
  });
  const subject = await subjectOfUser(engine.database, userId);
  if (!subject) throw new Error('the person who proved their identity has no account');
  return {
    Ticket: await visits.open(userId, PageGroup),
    ExpireSeconds: TICKET_SECONDS,
    TrueName: trueName,
    OrgName: orgName,
    // What page conditions in the browser judge over as `me`.
    Subject: {
      ...subject,
      Roles: [...subject.Roles],
      CollegeIds: [...subject.CollegeIds],
      ClassIds: [...subject.ClassIds],
      BuildingIds: [...subject.BuildingIds],
    },
  };
}
