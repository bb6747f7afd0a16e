import {
  FLOW_ACTION,
  FLOW_STATUS,
  FLOW_TASK_KIND,
  FLOW_TASK_STATE,
} from '../../../contract/generated/codes.ts';
import { approvals, roleOf } from '../../../contract/flow/nodes.ts';
import { FLOW_RECORDS, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';
import { newId } from '../write/new-id.ts';
import { Course } from './course.ts';
import type { World } from './course-world.ts';
import { NOT_BEGUN } from './course-facts.ts';
import type { StoredCourse } from './courses.ts';
import { presentDefine } from './define.ts';

/**
 * The course of an application that runs and has none: it was sent in before there were courses, or brought in from elsewhere.
 * It stands where its columns say; a node that the definition does not have (any more) is the first one that nobody agreed at.
 */
export async function adopted(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  world: World,
): Promise<StoredCourse> {
  const define = await presentDefine(context, entity);
  const agreed = await agreedAt(context, entity, row);
  const nodes = approvals(define.flow);
  const node =
    nodes.find(({ id }) => id === row['CurrentNode']) ??
    nodes.find(({ id }) => !agreed.includes(id)) ??
    nodes.at(-1)!;
  const handler = (row['HandlerUserId'] as string | null | undefined) ?? null;
  const role = (row['CurrentRole'] as string | null | undefined) ?? roleOf(node) ?? null;
  const task = {
    Id: newId(),
    NodeId: node.id,
    NodeName: node.title,
    Round: 1,
    Seq: 0,
    IsCopy: 0,
    Role: role,
    HandlerId: handler,
    OwnerId: null,
    FromId: (row['HandlerFromId'] as string | null | undefined) ?? null,
    State: FLOW_TASK_STATE.Open,
    Result: null,
    ReceiveDate: String(row['SubmitDate'] ?? context.now),
    ActUserId: null,
    ActDate: null,
    ForId: null,
    Kind: FLOW_TASK_KIND.Sign,
    DueDate: null,
    DueState: null,
    OpenDate: null,
    AddedById: null,
    OfTaskId: null,
  };
  const facts = {
    status: FLOW_STATUS.Running,
    round: 1,
    state: { open: [node.id], joined: {} },
    path: [...agreed.filter((id) => id !== node.id), node.id].map((id) => `1:${id}`),
    tasks: [task],
  };
  const all = { ...NOT_BEGUN, ...facts };
  return { course: new Course(define, all, world), id: undefined, before: new Map() };
}

/** Nodes at which somebody agreed since the application was sent in last. */
async function agreedAt({ engine, tx }: WriteContext, entity: EntityModel, row: Row): Promise<string[]> {
  const { rows } = await tx.query<{ NodeId: string }>(
    `SELECT "NodeId" FROM ${ident(entityOf(engine, FLOW_RECORDS).table)}
     WHERE "Entity" = $1 AND "RowId" = $2 AND "IsDeleted" = 0 AND "ActionType" = $3 AND "NodeId" IS NOT NULL
       AND ($4::timestamptz IS NULL OR "ActDate" >= $4) ORDER BY "ActDate", "Id"`,
    [entity.name, row['Id'], FLOW_ACTION.Approve, row['SubmitDate'] ?? null],
  );
  return [...new Set(rows.map(({ NodeId }) => NodeId))];
}
