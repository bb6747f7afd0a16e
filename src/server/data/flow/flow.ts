import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { ActionFile, Verb } from '../../../contract/generated/meta.ts';
import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Caller, Principal } from '../access/caller.ts';

/** Whether the caller is the applicant of the row. */
export const isApplicant = (entity: EntityModel, row: Row, caller: Caller): boolean =>
  isApplicantOf(entity, row, caller.subject);

/** Whether somebody is the applicant of the row. */
export function isApplicantOf({ flow }: EntityModel, row: Row, subject: Subject): boolean {
  const applicant = flow?.applicant;
  return applicant !== undefined && compileCondition(applicant).test({ row, me: subject });
}

/** Whether the caller may handle the row as it stands: it waits for them by name, or for a role of theirs whose scope reaches it, or so for somebody who delegated to them. */
export function isHandler(entity: EntityModel, row: Row, caller: Caller): boolean {
  return holdersOf(row).some((holder) => handlesAs(entity, row, caller, holder) !== undefined);
}

/** In whose place the caller handles what waits for a holder: their own, or that of somebody who delegated to them. */
export function handlesAs(
  entity: EntityModel,
  row: Row,
  caller: Caller,
  holder: Holder,
): Subject | undefined {
  if (isHolder(entity, row, caller.subject, holder)) return caller.subject;
  return principalsFor(entity, caller)
    .map(({ subject }) => subject)
    .find((one) => !isApplicantOf(entity, row, one) && isHolder(entity, row, one, holder));
}

/** The people in whose place the caller handles applications of an entity. */
export const principalsFor = ({ file }: EntityModel, { principals = [] }: Caller): readonly Principal[] =>
  file.flow === undefined
    ? []
    : principals.filter(({ flows }) => flows === undefined || flows.includes(file.flow!));

/** What an application waits for: a person by name, or everybody who holds a role. */
export interface Holder {
  readonly HandlerId?: string | null;
  readonly Role?: string | null;
}

/** The people that the row waits for. A row that has no course yet says it by its columns alone. */
export function holdersOf(row: Row): readonly Holder[] {
  const kept = row['Holders'];
  if (!Array.isArray(kept))
    return [{ HandlerId: row['HandlerUserId'] as string | null, Role: row['CurrentRole'] as string | null }];
  return (kept as string[]).map((holder) =>
    holder.startsWith('u:') ? { HandlerId: holder.slice(2) } : { Role: holder.slice(2) },
  );
}

/** Whether a task waits for somebody. */
export function isHolder(
  entity: EntityModel,
  row: Row,
  subject: Subject,
  { HandlerId, Role }: Holder,
): boolean {
  if (HandlerId) return HandlerId === subject.UserId;
  const reach = entity.file.scope[Role ?? ''];
  if (!reach || !subject.Roles.includes(Role ?? '')) return false;
  return compileCondition(reach).test({ row, me: subject });
}

const nobodyActed = (row: Row) => !Array.isArray(row['HandledUserIds']) || row['HandledUserIds'].length === 0;
const at =
  (...statuses: string[]) =>
  (row: Row) =>
    statuses.includes(String(row['Status']));
const running = at(FLOW_STATUS.Running);

type Judge = (entity: EntityModel, row: Row, caller: Caller) => boolean;
const byHandler: Judge = (entity, row, caller) =>
  running(row) && isHandler(entity, row, caller) && !isApplicant(entity, row, caller);

/** Stands among what is allowed once the next person has looked at an application. */
export const OPENED = 'opened';

/** Stands among what is allowed where an application waits for somebody who was only asked. */
export const askedMark = (userId: string | null | undefined): string => `asked:${userId ?? ''}`;

const allows = (row: Row, act: string): boolean =>
  Array.isArray(row['Allows']) && (row['Allows'] as string[]).includes(act);

const isAdministrator = ({ flow }: EntityModel, { subject }: Caller): boolean =>
  flow?.administrators?.some((role) => subject.Roles.includes(role)) ?? false;

const open = at(FLOW_STATUS.Draft, FLOW_STATUS.Withdrawn, FLOW_STATUS.SentBack);

/** Whether the applicant may change the application and send it. */
export const isOpenToApplicant = (entity: EntityModel, row: Row): boolean =>
  open(row) || (entity.flow?.again === true && row['Status'] === FLOW_STATUS.Rejected);

/** Who may run which verb in which status of a flow (domain/00-overview 4.2). Verbs that are not listed are free of it. */
const JUDGES: Partial<Record<Verb, Judge>> = {
  edit: isOpenToApplicant,
  save: isOpenToApplicant,
  submit: (entity, row, caller) => isOpenToApplicant(entity, row) && isApplicant(entity, row, caller),
  withdraw: (entity, row, caller) => running(row) && nobodyActed(row) && isApplicant(entity, row, caller),
  urge: (entity, row, caller) => running(row) && isApplicant(entity, row, caller),
  approve: byHandler,
  reject: byHandler,
  back: byHandler,
  transfer: (entity, row, caller) =>
    byHandler(entity, row, caller) && (!Array.isArray(row['Allows']) || allows(row, 'transfer')),
  reclaim: (entity, row, caller) =>
    running(row) &&
    Boolean(row['HandlerFromId']) &&
    !isApplicant(entity, row, caller) &&
    (row['HandlerFromId'] === caller.subject.UserId || isAdministrator(entity, caller)),
  addSign: (entity, row, caller) =>
    byHandler(entity, row, caller) && (allows(row, 'addBefore') || allows(row, 'addAfter')),
  entrust: (entity, row, caller) => byHandler(entity, row, caller) && allows(row, 'entrust'),
  dropSign: (_entity, row, { subject }) => running(row) && allows(row, `drop:${subject.UserId}`),
  retrieve: (_entity, row, { subject }) => running(row) && allows(row, `retrieve:${subject.UserId}`),
  comment: (_entity, row) => running(row),
  void: (_entity, row) => at(FLOW_STATUS.Passed)(row),
};

/** Whether all that waits for the caller does so because somebody who has it asked: then it may be agreed to or refused, and no more. */
const onlyAsked: Judge = (entity, row, caller) =>
  !holdersOf(row).some(
    (holder) =>
      !allows(row, askedMark(holder.HandlerId)) && handlesAs(entity, row, caller, holder) !== undefined,
  );

/** What is refused to everybody, with a better reason than that the flow does not allow it. */
const FUTILE: Partial<Record<Verb, Judge>> = {
  back: onlyAsked,
  addSign: onlyAsked,
  entrust: onlyAsked,
  retrieve: (_entity, row) => allows(row, OPENED),
};

/** Whether the caller is shown the button of an action. */
export const flowOffers = (entity: EntityModel, action: ActionFile, row: Row, caller: Caller): boolean =>
  flowAllows(entity, action, row, caller) &&
  !(entity.file.flow !== undefined && FUTILE[action.verb]?.(entity, row, caller));

/** Whether the flow lets the caller run the action on the row; true for verbs that the flow does not care for. */
export function flowAllows(entity: EntityModel, action: ActionFile, row: Row, caller: Caller): boolean {
  if (!entity.file.flow) return true;
  return JUDGES[action.verb]?.(entity, row, caller) ?? true;
}
