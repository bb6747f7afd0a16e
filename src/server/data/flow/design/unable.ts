import { placesOf, type NodePath } from '../../../../contract/flow/nodes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { FlowFile, FlowNode, FlowWho } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import { entityOf } from '../../entities.ts';
import type { Engine } from '../../engine.ts';
import { ident } from '../../sql/sql.ts';
import type { Asked } from '../able.ts';
import { ableAmong, accounts, type Looking } from '../people.ts';

/** A place of a definition that names people who cannot act there, and what becomes of it. */
export interface Unable {
  readonly path: NodePath;
  readonly message: string;
}

interface Naming {
  readonly path: NodePath;
  readonly title: string;
  readonly who: FlowWho;
  readonly asked: Asked;
}

/** Most names that one sentence tells. */
const MOST_NAMED = 5;

/** The places at which a definition names roles or people that lack the button, as rights and accounts are now. */
export async function unableIn(engine: Engine, entity: EntityModel, flow: FlowFile): Promise<Unable[]> {
  if (!engine.people) return [];
  return engine.database.transaction(async (tx) => {
    const looking: Looking = { engine, tx, entity };
    const found: Unable[] = [];
    for (const naming of placesOf(flow).flatMap(({ node, path }) => namingsOf(node, path))) {
      const message = await unableAt(looking, naming);
      if (message !== undefined) found.push({ path: naming.path, message });
    }
    return found;
  });
}

function namingsOf(node: FlowNode, path: NodePath): Naming[] {
  const { title } = node;
  if (node.kind === 'publicity' && node.judge)
    return [{ path: [...path, 'judge'], title, who: node.judge, asked: 'judge' }];
  if (node.kind !== 'approve') return [];
  const own: Naming = { path: [...path, 'who'], title, who: node.who, asked: 'decide' };
  const { to } = node.due ?? {};
  return to ? [own, { path: [...path, 'due', 'to'], title, who: to, asked: 'decide' }] : [own];
}

function unableAt(looking: Looking, naming: Naming): Promise<string | undefined> {
  const { who } = naming;
  const named = who.by === 'chosen' ? who.from : who;
  if (named.by === 'role') return unableRole(looking, naming, named.role);
  if (named.by === 'users') return unableUsers(looking, naming, named.users);
  return Promise.resolve(undefined);
}

const RIGHTS: Readonly<Record<Asked, string>> = { decide: '同意', judge: '处理异议' };

async function unableRole(
  looking: Looking,
  { title, asked }: Naming,
  role: string,
): Promise<string | undefined> {
  const { engine, tx, entity } = looking;
  const holders = await engine.people!.ofRoles(tx, [role]);
  const able = await ableAmong(looking, holders, asked);
  if (able.length > 0) return undefined;
  const name = engine.catalog.roles.roles.find(({ code }) => code === role)?.name ?? role;
  if (holders.length === 0) return `目前没有人担任角色“${name}”，“${title}”没有人可以办理`;
  return `角色“${name}”的菜单权限中没有${entity.title}的“${RIGHTS[asked]}”，“${title}”没有人可以办理`;
}

async function unableUsers(
  looking: Looking,
  { title, asked }: Naming,
  users: readonly string[],
): Promise<string | undefined> {
  const { engine, tx, entity } = looking;
  const table = ident(entityOf(engine, entities.SysUser).table);
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM ${table} WHERE "LoginName" = ANY($1) AND "IsDeleted" = 0`,
    [users],
  );
  const people = await accounts(
    looking,
    rows.map(({ Id }) => Id),
  );
  const able = new Set((await ableAmong(looking, people, asked)).map(({ LoginName }) => LoginName));
  const left = users.filter((one) => !able.has(one));
  if (left.length === 0) return undefined;
  const names = new Map(people.map(({ LoginName, TrueName }) => [LoginName, TrueName]));
  const told = left.slice(0, MOST_NAMED).map((one) => names.get(one) ?? `${one}（没有可登录的账号）`);
  const said = `${told.join('、')}${left.length > MOST_NAMED ? `等${left.length}人` : ''}没有${entity.title}的“${RIGHTS[asked]}”权限`;
  return able.size > 0
    ? `${said}，不会成为“${title}”的办理人`
    : `${said}，“${title}”没有人可以办理，将按“没有办理人时”的设置处理`;
}
