import type {
  CallFile,
  CodeFile,
  MenuFile,
  RolesFile,
  RoutesFile,
} from '../../src/contract/generated/meta.ts';
import { both, Changes, same, type Change } from './change.ts';

/** Menu items and who is given them, with their buttons. */
export function compareMenus(file: string, before: MenuFile, after: MenuFile): Change[] {
  const changes = new Changes(file);
  const byId = (menu: MenuFile) => Object.fromEntries(menu.items.map((item) => [item.id, item]));
  const [old, present] = [byId(before), byId(after)];
  changes.names(Object.keys(old), Object.keys(present), {
    came: ['wider', (id) => `新增菜单「${present[id]!.text}」（${present[id]!.roles.join('、')}）`],
    went: ['breaking', (id) => `删除菜单「${old[id]!.text}」`],
  });
  for (const [, one, now] of both(old, present)) {
    const name = `菜单「${now.text}」`;
    changes.roles(name, one.roles, now.roles);
    if (one.url !== now.url) changes.add('breaking', `${name}的路由 ${one.url} → ${now.url}`);
    if (one.comment !== now.comment) changes.add('plain', `${name}的页面 ${one.comment} → ${now.comment}`);
    const grants = new Set([...Object.keys(one.grants ?? {}), ...Object.keys(now.grants ?? {})]);
    // A button that is not listed is granted to every role of its item.
    for (const enCode of grants)
      changes.roles(
        `${name}的按钮 ${enCode}`,
        one.grants?.[enCode] ?? one.roles,
        now.grants?.[enCode] ?? now.roles,
      );
    changes.rest(`${name}的 `, one, now, ['id', 'roles', 'url', 'comment', 'grants']);
  }
  changes.rest('', before, after, ['items']);
  return changes.list;
}

export function compareRoles(file: string, before: RolesFile, after: RolesFile): Change[] {
  const changes = new Changes(file);
  const codes = (roles: RolesFile) => roles.roles.map(({ code }) => code);
  changes.names(codes(before), codes(after), {
    came: ['plain', (code) => `新增角色 ${code}`],
    went: ['breaking', (code) => `删除角色 ${code}`],
  });
  const own = (roles: RolesFile) =>
    roles.roles.flatMap(({ code, selfService }) => (selfService ? [code] : []));
  changes.names(own(before), own(after), {
    came: ['narrower', (code) => `角色 ${code} 只为本人办事`],
    went: ['wider', (code) => `角色 ${code} 可得到工作人员的按钮`],
  });
  const byCode = (roles: RolesFile) => Object.fromEntries(roles.roles.map((role) => [role.code, role]));
  for (const [code, one, now] of both(byCode(before), byCode(after)))
    changes.rest(`角色 ${code} 的 `, one, now, ['selfService']);
  changes.rest('', before, after, ['roles']);
  return changes.list;
}

export function compareRoutes(file: string, before: RoutesFile, after: RoutesFile): Change[] {
  const changes = new Changes(file);
  const byPath = (routes: RoutesFile) =>
    Object.fromEntries(routes.routes.map((route) => [route.path, route]));
  const [old, present] = [byPath(before), byPath(after)];
  changes.names(Object.keys(old), Object.keys(present), {
    came: ['plain', (path) => `新增路由 ${path}`],
    went: ['breaking', (path) => `删除路由 ${path}`],
  });
  for (const [path, one, now] of both(old, present)) {
    if (Boolean(one.public) !== Boolean(now.public))
      changes.add(
        now.public ? 'wider' : 'narrower',
        `路由 ${path} ${now.public ? '不登录也可打开' : '须登录才能打开'}`,
      );
    if (one.permission && now.permission) changes.roles(`路由 ${path}`, one.permission, now.permission);
    else if (!same(one.permission, now.permission))
      changes.add(
        now.permission ? 'narrower' : 'wider',
        `路由 ${path} ${now.permission ? `只给 ${now.permission.join('、')}` : '不再限定权限'}`,
      );
    if (one.page !== now.page) changes.add('plain', `路由 ${path} 的页面 ${one.page} → ${now.page}`);
    if (one.ticket !== now.ticket)
      changes.add(
        now.ticket === undefined ? 'narrower' : 'wider',
        `路由 ${path} ${now.ticket === undefined ? '不再凭核验使用' : `凭核验可用于本人（${now.ticket}）`}`,
      );
    if (one.visitor !== now.visitor)
      changes.add('plain', `路由 ${path} 给访客的页面 ${one.visitor ?? '无'} → ${now.visitor ?? '无'}`);
    changes.rest(`路由 ${path} 的 `, one, now, ['public', 'permission', 'page', 'ticket', 'visitor']);
  }
  changes.rest('', before, after, ['routes']);
  return changes.list;
}

export function compareCodes(file: string, before: CodeFile, after: CodeFile): Change[] {
  const changes = new Changes(file);
  const names = (code: CodeFile) => Object.fromEntries(code.items.map((item) => [item.code, item.name]));
  const byCode = (code: CodeFile) => Object.fromEntries(code.items.map((item) => [item.code, item]));
  const [old, present] = [names(before), names(after)];
  changes.names(Object.keys(old), Object.keys(present), {
    came: ['plain', (code) => `新增代码 ${code}（${present[code]}）`],
    went: ['breaking', (code) => `删除代码 ${code}（${old[code]}）：已有数据将只显示代码`],
  });
  for (const [code, one, now] of both(old, present))
    if (one !== now) changes.add('plain', `代码 ${code} ${one} → ${now}`);
  for (const [code, one, now] of both(byCode(before), byCode(after)))
    changes.rest(`代码 ${code} 的 `, one, now, ['name']);
  changes.rest('', before, after, ['items']);
  return changes.list;
}

interface Shape {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: Shape;
}

export function compareCalls(file: string, before: CallFile, after: CallFile): Change[] {
  const changes = new Changes(file);
  if (!same(before.access, after.access)) {
    const ranks: readonly unknown[] = ['user', 'visitor', 'public'];
    const rank = (call: CallFile) => ranks.indexOf(call.access);
    const effect = rank(after) > rank(before) ? 'wider' : rank(after) < rank(before) ? 'narrower' : 'plain';
    changes.add(effect, `谁可以调用 ${JSON.stringify(before.access)} → ${JSON.stringify(after.access)}`);
  }
  if (Boolean(before.share) !== Boolean(after.share))
    changes.add(
      after.share ? 'wider' : 'narrower',
      after.share ? '凭分享链接可以调用' : '不再凭分享链接调用',
    );
  for (const key of ['method', 'path', 'binary'] as const)
    if (before[key] !== after[key])
      changes.add('breaking', `"${key}" ${String(before[key])} → ${String(after[key])}`);
  const [input, wanted] = [before.input as Shape, after.input as Shape];
  changes.names(input.required ?? [], wanted.required ?? [], {
    came: ['breaking', (name) => `输入 ${name} 变为必填`],
    went: ['plain', (name) => `输入 ${name} 不再必填`],
  });
  changes.names(Object.keys(input.properties ?? {}), Object.keys(wanted.properties ?? {}), {
    came: ['plain', (name) => `新增输入 ${name}`],
    went: ['breaking', (name) => `去掉输入 ${name}`],
  });
  const rows = (call: CallFile) =>
    Object.keys((call.output as Shape).items?.properties ?? (call.output as Shape).properties ?? {});
  changes.names(rows(before), rows(after), {
    came: ['plain', (name) => `新增输出 ${name}`],
    went: ['breaking', (name) => `去掉输出 ${name}`],
  });
  changes.rest('', before, after, ['access', 'share', 'method', 'path', 'binary']);
  return changes.list;
}

/** Files of which no difference is a matter of rights or of rows: settings, modules, scales. */
export function compareOther(file: string, before: object, after: object): Change[] {
  const changes = new Changes(file);
  changes.rest('', before, after, []);
  return changes.list;
}
