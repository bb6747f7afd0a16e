import { prove } from '../../auth/sessions/proof.ts';
import { subjectOfUser } from '../../auth/sessions/subject.ts';
import { TICKET_SECONDS } from '../../auth/sessions/ticket-sessions.ts';
import { refuse } from '../../data/refusal.ts';
import { ticketReach } from '../../data/access/ticket.ts';
import type { Handler } from '../call.ts';

/** A ticket for the pages of one group, for who proves who they are. Nothing is looked up for a group that is none. */
export const verify: Handler<'PublicAccess/Verify'> = async ({ engine, visits }, { caller, input }) => {
  const { PageGroup, Kind, No, TrueName, Last6, Code, CodeKey } = input;
  if (!ticketReach(engine.catalog, PageGroup)) throw refuse('该页面不能凭核验使用');
  const { userId, trueName, orgName } = await prove(engine.database, {
    kind: Kind,
    number: No.trim(),
    name: TrueName.trim(),
    last6: Last6.trim(),
    ip: caller.ip,
    code: Code,
    codeKey: CodeKey,
  });
  const subject = await subjectOfUser(engine.database, userId);
  if (!subject) throw new Error('whoever proved who he is has no account');
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
};
