import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import { holdersOf, isApplicantOf, type Holder } from '../../data/flow/flow.ts';
import { delegatesOf } from '../../data/flow/delegations.ts';
import { ableAmong, accounts, applicantIn, roleReaching } from '../../data/flow/people.ts';
import type { FlowStepped } from '../../data/module.ts';

/** The people that may handle the row as it stands: people that it waits for by name, holders of roles that reach it, and those to whom one of them delegated. */
export async function handlersOf(step: FlowStepped, row: Row): Promise<readonly Subject[]> {
  const own = await ownersOf(step, row);
  const ids = await delegatesOf(
    step,
    own.map(({ UserId }) => UserId),
  );
  const delegates = await accounts(step, ids);
  return [...own, ...delegates.filter((one) => !isApplicantOf(step.entity, row, one))];
}

async function ownersOf(step: FlowStepped, row: Row): Promise<readonly Subject[]> {
  return peopleBehind(step, row, holdersOf(row));
}

/** The people that decide on the objection of a step. */
export const judgesOf = (step: FlowStepped): Promise<readonly Subject[]> =>
  peopleBehind(step, step.row, step.objection?.judges ?? []);

async function peopleBehind(
  step: FlowStepped,
  row: Row,
  holders: readonly Holder[],
): Promise<readonly Subject[]> {
  const found = new Map<string, Subject>();
  for (const { HandlerId, Role } of holders) {
    const people = HandlerId
      ? await accounts(step, [HandlerId])
      : Role
        ? await othersOf(step, row, Role)
        : [];
    for (const one of people) found.set(one.UserId, one);
  }
  return [...found.values()];
}

async function othersOf(step: FlowStepped, row: Row, role: string): Promise<readonly Subject[]> {
  const asked = step.event === 'objected' ? 'judge' : 'decide';
  const able = await ableAmong(step, await roleReaching(step, row, role), asked);
  return able.filter((one) => !isApplicantOf(step.entity, row, one));
}

/** The account of the applicant, which is the person that the row names. */
export const applicantsOf = (step: FlowStepped): Promise<readonly Subject[]> => applicantIn(step, step.row);
