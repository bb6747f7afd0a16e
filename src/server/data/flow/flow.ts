import { compileCondition } from '../../../contract/conditions/condition.ts';
import { Walker } from '../../../contract/flow/walk.ts';
import type { ActionFile, ApproveNode, Verb } from '../../../contract/generated/meta.ts';
import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Caller } from '../access/caller.ts';

/** Whether the caller is the applicant of the row. */
export const isApplicant = (entity: EntityModel, row: Row, caller: Caller): boolean =>
  isApplicantOf(entity, row, caller.subject);

/** Whether somebody is the applicant of the row. */
export function isApplicantOf({ flow }: EntityModel, row: Row, subject: Subject): boolean {
  const applicant = flow?.applicant;
  return applicant !== undefined && compileCondition(applicant).test({ row, me: subject });
}

/** Whether the caller may handle the row's present node: by name when it was passed on to them, else by role and that role's scope. */
export function isHandler(entity: EntityModel, row: Row, caller: Caller): boolean {
  if (row['HandlerUserId']) return row['HandlerUserId'] === caller.subject.UserId;
  const role = String(row['CurrentRole'] ?? '');
  const reach = entity.file.scope[role];
  if (!reach || !caller.subject.Roles.includes(role)) return false;
  return compileCondition(reach).test({ row, me: caller.subject });
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
  transfer: byHandler,
  reclaim: (entity, row, caller) =>
    running(row) &&
    Boolean(row['HandlerUserId']) &&
    !isApplicant(entity, row, caller) &&
    (row['HandlerFromId'] === caller.subject.UserId || isAdministrator(entity, caller)),
  void: (_entity, row) => at(FLOW_STATUS.Passed)(row),
};

/** Whether the flow lets the caller run the action on the row; true for verbs that the flow does not care for. */
export function flowAllows(entity: EntityModel, action: ActionFile, row: Row, caller: Caller): boolean {
  if (!entity.file.flow) return true;
  return JUDGES[action.verb]?.(entity, row, caller) ?? true;
}

/** The node at which people act after `after` (undefined: the first one) for this row; undefined when the flow is through. */
export function nextNode({ flow }: EntityModel, row: Row, after?: string): ApproveNode | undefined {
  if (!flow) return undefined;
  const walker = new Walker(flow);
  const holds = (condition: string) => compileCondition(condition).test({ row });
  const walked =
    after === undefined ? walker.begin(holds) : walker.leave({ open: [after], joined: {} }, after, holds);
  return walked.reached.find((node) => node.kind === 'approve');
}
