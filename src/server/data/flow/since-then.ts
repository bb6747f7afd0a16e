import { FLOW_ACTION } from '../../../contract/generated/codes.ts';
import { FLOW_RECORDS, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import type { LookedFor, WriteContext } from '../module.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { ident } from '../sql/sql.ts';

/** Steps after which an application lies where it lay before. */
const STAYING: readonly string[] = [FLOW_ACTION.Urge, FLOW_ACTION.Copy];

interface Step {
  readonly UserId: string;
  readonly TrueName: string;
  readonly ActionType: string;
  readonly ToUserId: string | null;
}

/**
 * Why a step cannot be taken with an application any more: whose step came first, and which. An application that nobody did
 * anything with since it was handed in is in no state for the step.
 */
export async function tooLate(
  { engine, tx, caller }: WriteContext,
  entity: EntityModel,
  row: Row,
  title: string,
): Promise<Refusal> {
  const [newest] = await steps({ engine, queryable: tx, entity, id: String(row['Id']) });
  if (!newest || newest.ActionType === FLOW_ACTION.Submit) return refuse(`当前状态不能${title}`);
  return refuse(`${said({ engine, caller, entity }, newest)}，不能再${title}`);
}

/**
 * What became of an application that was handed to the caller and lies with the caller no more. Nothing is told to people whom
 * nobody handed it to.
 */
export async function takenBack(asked: LookedFor): Promise<string | undefined> {
  const { entity, caller } = asked;
  if (!entity.file.flow) return undefined;
  const [newest, ...before] = await steps(asked);
  const isHanded = before.some(
    ({ ActionType, ToUserId }) =>
      ActionType === FLOW_ACTION.Transfer &&
      ToUserId === caller.subject.UserId &&
      caller.subject.UserId !== '',
  );
  return newest && isHanded ? `${said(asked, newest)}，不再由您办理` : undefined;
}

/** The steps that moved an application, from the last to the first. */
async function steps({
  engine,
  queryable,
  entity,
  id,
}: Pick<LookedFor, 'engine' | 'queryable' | 'entity' | 'id'>) {
  const { rows } = await queryable.query<Step>(
    `SELECT "UserId", "TrueName", "ActionType", "ToUserId" FROM ${ident(entityOf(engine, FLOW_RECORDS).table)}
     WHERE "Entity" = $1 AND "RowId" = $2 AND "IsDeleted" = 0 AND "ActionType" <> ALL($3)
     ORDER BY "ActDate" DESC, "Id" DESC`,
    [entity.name, id, STAYING],
  );
  return rows;
}

function said(
  { engine, caller, entity }: Pick<LookedFor, 'engine' | 'caller' | 'entity'>,
  { UserId, TrueName, ActionType }: Step,
): string {
  const names = engine.catalog.codes.get('FLOW_ACTION')?.items ?? [];
  const act = names.find(({ code }) => code === ActionType)?.name ?? '办理';
  return `该${entity.title}已由${UserId === caller.subject.UserId ? '您' : TrueName}${act}`;
}
