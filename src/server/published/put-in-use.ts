import { SCHEMA_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import type { Queryable } from '../data/database/database.ts';
import type { PublishedSchemas } from '../data/engine.ts';
import type { AheadAsked, HandlerContext, RowHook, WriteContext } from '../data/module.ts';
import { refuse } from '../data/refusal.ts';
import { changeRow, lockRow } from '../data/write/system-write.ts';
import { takesTwo } from '../auth/grants/four-eyes.ts';

/** Judges a package that was uploaded, which takes seconds. */
export const judgeAhead = ({ engine, given }: AheadAsked): Promise<unknown> =>
  schemasOf(engine).judge(engine.database, String(given['Package'] ?? ''));

/** A package that was uploaded becomes a set: numbered, judged against what is served, sealed. */
export async function beforeSchemaSetSave({ engine, tx, row, before }: RowHook): Promise<void> {
  if (before) return;
  const schemas = schemasOf(engine);
  const { base, changes, overlay } = await schemas.judge(tx, String(row['Package']));
  const version = await nextVersion(tx);
  Object.assign(row, { VersionNo: version, Base: base, Changes: changes, Overlay: overlay });
  row['Seal'] = schemas.seal(version, overlay);
}

/** The number of the next set. */
export async function nextVersion(queryable: Queryable): Promise<number> {
  const last = await queryable.query<{ last: number }>(
    'SELECT coalesce(max("VersionNo"), 0) AS last FROM "SchemaSet"',
  );
  return Number(last.rows[0]?.last) + 1;
}

/** Puts a waiting set in use, unless another was published since it was made. */
export async function publishSchemas(context: HandlerContext): Promise<true> {
  const set = onlyRow(context);
  const base = await inUse(context);
  if (Number(set['Base']) !== base.version)
    throw refuse(`使用中的已是版本${base.version}，这一版基于版本${set['Base']}，请重新上传方案包`);
  await requireOther(context, set);
  return takeIntoUse(context, base.rows, set);
}

/** Puts a set that was in use before in use again. What somebody else than its author has published once was seen by two. */
export async function rollBackSchemas(context: HandlerContext): Promise<true> {
  const { rows } = await inUse(context);
  const set = onlyRow(context);
  if ((set['PublishUserId'] ?? set['CreateUserId']) === set['CreateUserId']) await requireOther(context, set);
  return takeIntoUse(context, rows, set);
}

/** Serves the shipped schemas alone. */
export async function restoreSchemas(context: HandlerContext): Promise<true> {
  const { rows } = await inUse(context);
  if (rows.length === 0) throw refuse('使用的已是出厂方案');
  return takeIntoUse(context, rows, undefined);
}

/** Puts a set in use in the place of those that were. */
export async function takeIntoUse(
  context: HandlerContext,
  replaced: readonly Row[],
  set: Row | undefined,
): Promise<true> {
  await schemasOf(context.engine).use(context.tx, Number(set?.['VersionNo'] ?? 0));
  const change = (row: Row, changes: Row) =>
    changeRow(context, entities.SchemaSet, row, changes, context.enCode);
  for (const row of replaced) await change(row, { State: SCHEMA_STATE.Replaced });
  const { TrueName, UserId } = context.caller.subject;
  const published = {
    State: SCHEMA_STATE.Published,
    PublishUserId: UserId,
    PublishUserName: TrueName,
    PublishDate: context.now,
  };
  if (set) await change(set, published);
  return true;
}

/** The set in use, locked. */
export async function inUse(context: WriteContext): Promise<{ version: number; rows: Row[] }> {
  const found = await context.tx.query<{ Id: string }>(
    'SELECT "Id" FROM "SchemaSet" WHERE "State" = $1 AND "IsDeleted" = 0 FOR UPDATE',
    [SCHEMA_STATE.Published],
  );
  const rows: Row[] = [];
  for (const { Id } of found.rows) rows.push(await lockRow(context, entities.SchemaSet, Id));
  return { version: Math.max(0, ...rows.map((row) => Number(row['VersionNo']))), rows };
}

async function requireOther({ tx, caller }: WriteContext, set: Row): Promise<void> {
  if (set['CreateUserId'] === caller.subject.UserId && (await takesTwo(tx)))
    throw refuse('页面方案须由上传者以外的人发布');
}

function onlyRow({ rows }: HandlerContext): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw refuse('请选择要操作的记录');
  return row;
}

/** The schemas that can change. */
export function schemasOf({ schemas }: { readonly schemas?: PublishedSchemas }): PublishedSchemas {
  if (!schemas) throw new Error('this server was put together without schemas that can change');
  return schemas;
}
