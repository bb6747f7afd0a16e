import { ENABLE, REVIEW_STATE, USER_STATE } from '../../../contract/generated/codes.ts';
import { entities, type RoleRequest } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import type { Row } from '../../../contract/rules.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import type { Queryable } from '../../data/database/database.ts';
import { enCodesText } from '../../data/schemas/schema-names.ts';
import type { Engine } from '../../data/engine.ts';
import type { HandlerContext, RowHook, StoredRow, StoredRows, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { addRow, changeRow } from '../../data/write/system-write.ts';
import { settingOf } from '../../settings/settings.ts';
import { buttonsGiven } from './buttons-given.ts';

/** Whether publishing, rights and administrators' accounts take two people. */
export const takesTwo = async (queryable: Queryable): Promise<boolean> =>
  (await settingOf(queryable, SETTING.SchemaFourEyes)) === 1;

/** The fields of a right that name its holder and what it gives. */
const GIVING: Readonly<Record<string, readonly string[]>> = {
  [entities.UserRole]: ['UserId', 'RoleId', 'OrgId'],
  [entities.RoleMenu]: ['RoleId', 'MenuId', 'EnCodes'],
};

interface Bearing {
  readonly fields: readonly string[];
  /** The name of one of the rows `$1` whose change bears on what people reach already. */
  readonly held: string;
  readonly reason: string;
}

/** What decides what the holders of a menu or a role reach, and who is let in by another system. */
const BEARING: Readonly<Record<string, Bearing>> = {
  [entities.SysMenu]: {
    reason: '已授权使用，该项更改',
    fields: ['Comment'],
    held: `SELECT m."Text" AS name FROM "SysMenu" m WHERE m."Id" = ANY($1) AND EXISTS (
      SELECT 1 FROM "RoleMenu" h WHERE h."MenuId" = m."Id" AND h."IsDeleted" = 0)`,
  },
  [entities.SysRole]: {
    reason: '已授权使用，该项更改',
    fields: ['RoleCode', 'DataScope'],
    held: `SELECT r."RoleName" AS name FROM "SysRole" r WHERE r."Id" = ANY($1) AND EXISTS (
      SELECT 1 FROM "UserRole" h WHERE h."RoleId" = r."Id" AND h."IsDeleted" = 0)`,
  },
  // A provider says who somebody is: one that an administrator runs could name any other administrator.
  [entities.SsoClient]: {
    reason: '可以登录由它认证的任何账号，启用',
    fields: ['State'],
    held: `SELECT c."ClientName" AS name FROM "SsoClient" c WHERE c."Id" = ANY($1) AND c."State" = '${ENABLE.On}'`,
  },
};

/** What opens an account to somebody: its password, and where the way back to a forgotten one is sent. */
const KEYS = ['PwdHash', 'Email', 'Phone', 'LoginName'] as const;

/**
 * Rights that one person gives alone, and administrators' accounts that one person could take over, are refused while they take
 * two, whatever wrote the rows. What a post brings with it follows from an act that has rights of its own.
 */
export async function refuseAlone(context: WriteContext, stored: StoredRows): Promise<void> {
  const { entity, enCode, rows } = stored;
  const isGiving = Object.hasOwn(GIVING, entity.name) && isByHand(context, enCode);
  const isBearing = Object.hasOwn(BEARING, entity.name);
  if (!isGiving && !isBearing && entity.name !== entities.SysUser) return;
  if (!context.caller.subject.UserId || !(await takesTwo(context.tx))) return;
  if (isGiving && rows.some((row) => gives(entity.name, row)))
    throw refuse('授权须由另一名系统管理员复核，请在「授权复核」中申请');
  if (entity.name === entities.SysUser) await refuseTakeover(context, stored);
  if (isBearing) await refuseBending(context, stored);
}

/**
 * A menu that leads elsewhere, or a role that reaches further, would give its holders what nobody has confirmed; a sign-on
 * provider in use opens accounts.
 */
async function refuseBending({ tx }: WriteContext, { entity, rows }: StoredRows): Promise<void> {
  const { fields, held, reason } = BEARING[entity.name]!;
  const bent = rows.flatMap(({ before, after }) =>
    before && after && fields.some((field) => isOther(before, after, field)) ? [before['Id']] : [],
  );
  if (bent.length === 0) return;
  const { rows: found } = await tx.query<{ name: string }>(held, [bent]);
  if (found[0])
    throw refuse(
      `「${found[0].name}」${reason}须由两人办理：请由两名系统管理员停用「重要更改须由两人办理」后再改`,
    );
}

const BY_HAND: readonly string[] = [entities.SysUser, entities.SysRole, entities.UserRole, entities.RoleMenu];

const isByHand = ({ engine }: WriteContext, enCode: string): boolean =>
  BY_HAND.includes(engine.catalog.enCodes.get(enCode)?.entity.name ?? '');

const isOther = (before: Row, after: Row, name: string): boolean =>
  Object.hasOwn(after, name) && JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null);

const gives = (name: string, { before, after }: StoredRow): boolean =>
  after !== null && (before === null || GIVING[name]!.some((field) => isOther(before, after, field)));

async function refuseTakeover(context: WriteContext, { enCode, rows }: StoredRows): Promise<void> {
  const { tx, caller } = context;
  const opened = rows.filter(({ before, after }) => {
    if (before === null || after === null || before['Id'] === caller.subject.UserId) return false;
    if (KEYS.some((name) => isOther(before, after, name))) return true;
    const isClosed = (after['State'] ?? before['State']) !== USER_STATE.Normal;
    return !isClosed && (isOther(before, after, 'State') || isByHand(context, enCode));
  });
  if (opened.length === 0) return;
  const { rows: found } = await tx.query<{ TrueName: string }>(
    `SELECT u."TrueName" FROM "SysUser" u WHERE u."Id" = ANY($1) AND EXISTS (
       SELECT 1 FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId" AND r."IsDeleted" = 0 AND r."RoleCode" = $2
       WHERE ur."UserId" = u."Id" AND ur."IsDeleted" = 0)`,
    [opened.map(({ before }) => before!['Id']), SUPER_ROLE],
  );
  if (found[0])
    throw refuse(`${found[0].TrueName}是系统管理员，其账号不由他人单独更改；忘记密码时在服务器上重置`);
}

/** What a role would get with a menu is told to who confirms it. */
export async function beforeRequestSave({ engine, tx, row, before }: RowHook<RoleRequest>): Promise<void> {
  if (before === null && row['MenuId']) Object.assign(row, await given(engine, tx, row));
}

/** What a menu gives to a role, and how its buttons are called: each under what it acts on. */
async function given(engine: Engine, tx: Queryable, request: Row): Promise<Row> {
  const EnCodes = await buttonsGiven(engine, tx, request);
  const Buttons = enCodesText(engine.catalog, EnCodes, '\n');
  return { EnCodes, Buttons };
}

/** Gives what another administrator asked for. */
export async function confirmRequest(context: HandlerContext): Promise<true> {
  for (const request of context.rows) {
    const { RoleId, UserId, OrgId, MenuId } = request;
    const now = MenuId ? await given(context.engine, context.tx, request) : {};
    await (MenuId
      ? addRow(context, entities.RoleMenu, { RoleId, MenuId, EnCodes: now['EnCodes'] }, context.enCode)
      : addRow(context, entities.UserRole, { UserId, RoleId, OrgId }, context.enCode));
    const checked = {
      State: REVIEW_STATE.Passed,
      CheckUserName: context.caller.subject.TrueName,
      CheckDate: context.now,
      ...now,
    };
    await changeRow(context, entities.RoleRequest, request, checked, context.enCode);
  }
  return true;
}
