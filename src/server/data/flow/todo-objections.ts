import type { CallInput } from '../../../contract/generated/calls.ts';
import { OBJECTION_STATE } from '../../../contract/generated/codes.ts';
import { FLOW_OBJECTIONS, type EntityModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import { mayRead } from '../access/rights.ts';
import type { Engine } from '../engine.ts';
import { ident, type Binder } from '../sql/sql.ts';

// SQL: t is FlowObjection

/** Objections, where the caller may read what is put before the caller. */
export function objectionsFor({ catalog }: Engine, caller: Caller): EntityModel | undefined {
  const entity = catalog.entities.get(FLOW_OBJECTIONS);
  return entity && mayRead(catalog, entity, caller) ? entity : undefined;
}

/** A statement that finds the objections that the caller is to decide on; undefined where none can be meant. */
export function foundObjections(
  { subject }: Caller,
  entity: EntityModel,
  binder: Binder,
  { Box, Keyword = '', CollegeId, From, To, Status, Overdue }: CallInput['Flow/Todo'],
): string | undefined {
  if (Box !== 'todo' || CollegeId || Status || Overdue) return undefined;
  const me = binder.bind(subject.UserId);
  const conditions = [
    `t."IsDeleted" = 0 AND t."State" = ${binder.bind(OBJECTION_STATE.Open)}`,
    `(t."JudgeIds" @> to_jsonb(${me}::text) OR t."JudgeRole" = ANY(${binder.bind(subject.Roles)}::text[]))`,
    `t."CreateUserId" <> ${me}`,
  ];
  if (Keyword.trim() !== '') {
    const pattern = binder.bind(`%${Keyword.trim().replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(`(t."Content" ILIKE ${pattern} OR ${TITLE} ILIKE ${pattern})`);
  }
  if (From) conditions.push(`t."CreateDate" >= ${binder.bind(From)}::date`);
  if (To) conditions.push(`t."CreateDate" < ${binder.bind(To)}::date + 1`);
  return `SELECT ${binder.bind(entity.name)}::text AS "Entity", t."Id" AS "RowId", t."CreateDate" AS "At" FROM ${ident(entity.table)} t
     WHERE ${conditions.join(' AND ')}`;
}

const TITLE = `(SELECT s."Title" FROM "FlowPublicity" s WHERE s."Id" = t."PublicityId")`;
const APPLICATION = `(SELECT s."RowId" FROM "FlowPublicity" s WHERE s."Id" = t."PublicityId")`;

/** What stands in the line of an objection: what is shown, and what is said against it. */
export const objectionLine = (entity: EntityModel, binder: Binder): string =>
  `SELECT p.*, ${TITLE}::text AS "No", NULL::text AS "TrueName", NULL::text AS "CollegeId",
      t."State" AS "Status", left(t."Content", 30) AS "NodeName", ${APPLICATION} AS "Of"
    FROM page p JOIN ${ident(entity.table)} t ON t."Id" = p."RowId" WHERE p."Entity" = ${binder.bind(entity.name)}`;
