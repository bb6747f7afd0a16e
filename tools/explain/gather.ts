import { USER_STATE } from '../../src/contract/generated/codes.ts';
import { createGrantBook } from '../../src/server/auth/grants/grants.ts';
import { subjectOfUser } from '../../src/server/auth/sessions/subject.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { openedBy, type Catalog } from '../../src/server/data/schemas/catalog.ts';
import type { Database, Queryable } from '../../src/server/data/database/database.ts';
import { lacksOf } from '../../src/server/data/write/needs.ts';
import { readThrough } from '../../src/server/data/read/read-through.ts';
import { formulaToSql } from '../../src/server/data/expressions/condition-sql.ts';
import { beyondOptions } from '../../src/server/data/counted/beyond.ts';
import { isText, textOf } from '../../src/server/data/expressions/expression.ts';
import { Binder, ident } from '../../src/server/data/sql/sql.ts';
import { wireColumns } from '../../src/server/data/sql/wire-columns.ts';
import type { ActionFile } from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import { lateRules, lookedOver } from '../../src/contract/late.ts';
import { reachingRules, rowPaths } from '../../src/contract/reaching-rules.ts';
import type { Row } from '../../src/contract/rules.ts';
import { againOf, paperOf } from './papers.ts';
import type { Case, Offer } from './reasons.ts';
import { speak } from './speak.ts';
import type { Counted } from './truth.ts';

/** The question cannot be asked like this; the message says why. */
export class ExplainRefusal extends Error {}

/** Who and what a question is about. */
export interface Question {
  readonly user: string;
  readonly entity: string;
  readonly row: string | undefined;
  readonly button: string | undefined;
}

const DEEPEST = 5;

/** Reads what the answer needs, past all rights. @throws ExplainRefusal for a user or an entity that is not there */
export async function gatherCase(database: Database, catalog: Catalog, question: Question): Promise<Case> {
  const entity = catalog.entities.get(question.entity);
  if (!entity) throw new ExplainRefusal(`数据对象 "${question.entity}" 不存在`);
  const { caller, isAble } = await callerNamed(database, catalog, question.user);
  const row = question.row === undefined ? undefined : await plainRow(database, entity, question.row);
  const above = row && paperOf({ catalog }, entity, row);
  const clock = await database.query<{ now: string }>(
    `SELECT to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS now`,
  );
  const now = clock.rows[0]?.now ?? '';
  const action = entity.actions.get(question.button ?? '');
  const lacks =
    action === undefined || row === undefined
      ? []
      : await lacksOf(
          { engine: { catalog }, tx: database, caller, now },
          { enCode: question.button!, entity, action },
          row,
          undefined,
        );
  return {
    catalog,
    caller,
    isAble,
    entity,
    row,
    lacks: lacks.map(({ message, page }) => (page === undefined ? message : `${message}（页面 ${page}）`)),
    reached: row ? await reachedFrom(database, catalog, entity, row) : {},
    counted: row ? await countedFrom(database, { catalog, entity, row, caller, now }, action) : {},
    paper: above && (await plainRow(database, above.entity, above.id)),
    parents: row ? await parentsOf(database, catalog, entity, row) : [],
    now,
    offers: question.button === undefined ? [] : await offersOf(database, catalog, question.button),
  };
}

async function callerNamed(
  database: Database,
  catalog: Catalog,
  loginName: string,
): Promise<{ caller: Caller; isAble: boolean }> {
  const { rows } = await database.query<{ Id: string; State: string }>(
    `SELECT "Id", "State" FROM "SysUser" WHERE lower("LoginName") = lower($1) AND "IsDeleted" = 0`,
    [loginName],
  );
  const subject = rows[0] && (await subjectOfUser(database, rows[0].Id));
  if (!subject) throw new ExplainRefusal(`没有账号 "${loginName}"`);
  const { enCodes, readable } = await createGrantBook({ database, catalog }, 0).of(subject.Roles);
  const caller = { subject, grants: enCodes, readable, requestId: 'explain', ip: '' };
  return { caller, isAble: rows[0]?.State === USER_STATE.Normal };
}

async function plainRow(database: Database, entity: EntityModel, id: string): Promise<Row | undefined> {
  const text = `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."Id" = $1 AND t."IsDeleted" = 0`;
  const answer = await database.query<Row>(text, [id]);
  return answer.rows[0];
}

/** What the entity's rules read of the rows that this one refers to, by path. */
export async function reachedFrom(
  queryable: Queryable,
  catalog: Catalog,
  entity: EntityModel,
  row: Row,
): Promise<Row> {
  const late = lateRules(entity).flatMap(({ deny }) =>
    rowPaths(deny).filter(([, next]) => next !== undefined),
  );
  const paths = [...reachingRules(entity).flatMap(({ reads }) => reads), ...late];
  const reached = await readThrough({ engine: { catalog }, queryable, lock: false }, entity, [row], paths);
  return Object.fromEntries(paths.map((path) => [path.join('.'), reached.value(row, path) ?? null]));
}

/** What the rules of the row and the condition of an action count, each by its text. */
async function countedFrom(
  queryable: Queryable,
  { catalog, entity, row, caller, now }: Pick<Case, 'catalog' | 'entity' | 'caller' | 'now'> & { row: Row },
  action: ActionFile | undefined,
): Promise<Counted> {
  const conditions = [...lateRules(entity).map(({ deny }) => deny), action?.when, againOf(catalog, entity)];
  const looks = conditions.flatMap(lookedOver);
  const counted: Record<string, Counted[string]> = {};
  for (const text of new Set(looks.map((look) => speak(look)))) {
    const binder = new Binder();
    const key = binder.bind(row['Id']);
    const made = formulaToSql(text, {
      ...beyondOptions(catalog, entity, 't'),
      names: { me: caller.subject, now, buttons: [...caller.grants] },
      bind: (value) => binder.bind(value),
    });
    const value = isText(made) ? textOf(made) : made.sql;
    const { rows } = await queryable.query<{ value: Counted[string] }>(
      `SELECT ${value} AS value FROM ${ident(entity.table)} t WHERE t."Id" = ${key}`,
      binder.values,
    );
    counted[text] = rows[0]?.value ?? null;
  }
  return counted;
}

async function parentsOf(
  database: Database,
  catalog: Catalog,
  entity: EntityModel,
  row: Row,
): Promise<Case['parents']> {
  const found: { entity: EntityModel; row: Row | undefined }[] = [];
  let [present, at]: [EntityModel, Row | undefined] = [entity, row];
  while (present.file.parent && at && found.length < DEEPEST) {
    const above = catalog.entities.get(present.file.parent.entity);
    if (!above) break;
    at = await plainRow(database, above, String(at[present.file.parent.field] ?? ''));
    found.push({ entity: above, row: at });
    present = above;
  }
  return found;
}

/** The menu items whose pages offer the button, each with the roles that hold it there. */
async function offersOf(database: Database, catalog: Catalog, enCode: string): Promise<Offer[]> {
  const { rows } = await database.query<{ Text: string; Comment: string; Roles: string[] }>(
    `SELECT m."Text", m."Comment", coalesce(jsonb_agg(r."RoleCode" ORDER BY r."RoleCode")
       FILTER (WHERE r."Id" IS NOT NULL AND rm."EnCodes" ? $1), '[]') AS "Roles"
     FROM "SysMenu" m
     LEFT JOIN "RoleMenu" rm ON rm."MenuId" = m."Id" AND rm."IsDeleted" = 0
     LEFT JOIN "SysRole" r ON r."Id" = rm."RoleId" AND r."IsDeleted" = 0 AND r."State" = '1'
     WHERE m."IsDeleted" = 0 AND m."State" = '1' GROUP BY m."Id", m."Text", m."Comment", m."CodeSort" ORDER BY m."CodeSort"`,
    [enCode],
  );
  return rows
    .filter(({ Comment }) => openedBy(catalog, Comment).enCodes.has(enCode))
    .map(({ Text, Roles }) => ({ menu: Text, roles: Roles }));
}
