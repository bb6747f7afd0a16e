import { SCOPE_TYPE } from '../../../contract/generated/codes.ts';
import { entities, type NamingTask } from '../../../contract/generated/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { entityOf } from '../../data/entities.ts';
import { ident } from '../../data/sql.ts';

/** What the ids of each kind of scope are ids of. */
const NAMED: Readonly<Record<string, string>> = {
  [SCOPE_TYPE.College]: entities.Org,
  [SCOPE_TYPE.Major]: entities.Major,
  [SCOPE_TYPE.Class]: entities.ClassInfo,
  [SCOPE_TYPE.Building]: entities.Building,
  [SCOPE_TYPE.Role]: entities.SysRole,
  [SCOPE_TYPE.Users]: entities.Student,
};

/** Names that are written out; of more, their number. */
const MOST = 2;

/** Whom a task calls, as a list tells it: the names of what was chosen. */
export async function scopeText({ engine, tx }: WriteContext, task: Partial<NamingTask>): Promise<string> {
  if (task.ScopeType === SCOPE_TYPE.School) return '全校';
  const ids = Array.isArray(task.ScopeIds) ? task.ScopeIds.map(String) : [];
  if (task.ScopeType === SCOPE_TYPE.Grade) return `${ids[0] ?? ''}级`;
  const name = NAMED[task.ScopeType ?? ''];
  if (name === undefined || ids.length === 0) return '';
  const { table, label } = entityOf(engine, name);
  const { rows } = await tx.query<{ name: string }>(
    `SELECT ${ident(label)} AS name FROM ${ident(table)} WHERE "Id" = ANY($1) ORDER BY array_position($1::text[], "Id"::text) LIMIT ${MOST}`,
    [ids],
  );
  const names = rows.map((row) => row.name).join('、');
  return [...(ids.length > MOST ? `${names}等${ids.length}个` : names)].slice(0, 100).join('');
}
