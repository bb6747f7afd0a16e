import { isSecond } from '../../src/contract/action-rules.ts';
import { flowAllows, isApplicant, isHandler } from '../../src/server/data/flow/flow.ts';
import { mayRead } from '../../src/server/data/access/rights.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';
import type { ActionFile, PageButton } from '../../src/contract/generated/meta.ts';
import { namesIn } from '../../src/contract/names.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import { lateRules } from '../../src/contract/late.ts';
import { reachingRules, rowPaths } from '../../src/contract/reaching-rules.ts';
import type { Row } from '../../src/contract/rules.ts';
import { partLines, truthOf, type Counted } from './truth.ts';

/** A step on the way to an answer. */
export interface Reason {
  readonly holds: boolean;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What is known of the case; read by `gather.ts`, or made by a test. */
export interface Case {
  readonly catalog: Catalog;
  readonly caller: Caller;
  readonly entity: EntityModel;
  /** The row in plain wire form, a person who may see it; undefined when there is none. */
  readonly row: Row | undefined;
  /** Rows above the row, for sub-tables: the parent first. */
  readonly parents: readonly { readonly entity: EntityModel; readonly row: Row | undefined }[];
  /** The account may log in: it is not switched off. */
  readonly isAble: boolean;
  /** By the database's clock. */
  readonly now: string;
  /** Menus that grant an EnCode, with those who are given it. */
  readonly offers: readonly Offer[];
  /** What the row's rules read through references, by path; read past all rights. */
  readonly reached: Row;
  /** What conditions of the entity count of other rows, by the text of the part that counts. */
  readonly counted: Counted;
  /** The paper that the row is a task or a sheet of, read past all rights. */
  readonly paper?: Row | undefined;
  /** What the button's action needs and is not there, as far as no parameter of its dialog is asked about. */
  readonly lacks: readonly string[];
}

/** A menu item whose page offers a button, and the roles that were granted it there. */
export interface Offer {
  readonly menu: string;
  readonly roles: readonly string[];
}

/** Why the caller sees the row or not, step by step. */
export function rowReasons({ catalog, caller, entity, row, parents, isAble }: Case): Reason[] {
  if (!isAble) return [{ holds: false, title: '账号处于正常状态，可以登录', lines: [] }];
  const readable: Reason = {
    holds: mayRead(catalog, entity, caller),
    title: `菜单中有页面可查看「${entity.title}」（${entity.name}）`,
    lines: [],
  };
  if (!row) return [readable, { holds: false, title: '没有这条数据，或已删除', lines: [] }];
  const top = parents.at(-1) ?? { entity, row };
  const above = parents.map(({ entity: parent }) => `随上级「${parent.title}」（${parent.name}）的数据范围`);
  const reach = scopeReason({ catalog, caller }, top.entity, top.row);
  return [readable, { ...reach, lines: [...above, ...reach.lines] }];
}

/** The union over the caller's roles and "*", each role's condition with the truth of its parts. */
function scopeReason(
  { catalog: { calendar }, caller }: Pick<Case, 'catalog' | 'caller'>,
  entity: EntityModel,
  row: Row | undefined,
): Reason {
  const title = `「${entity.title}」的数据范围包含这条数据`;
  if (!row) return { holds: false, title, lines: ['上级数据不存在或已删除'] };
  const { scope, doneBy } = entity.file;
  const lines: string[] = [];
  let holds = false;
  for (const role of new Set([...caller.subject.Roles, '*'])) {
    const source = Object.hasOwn(scope, role) ? scope[role] : undefined;
    if (source === undefined) {
      if (role !== '*') lines.push(`角色 ${role}：未列入数据范围，看不到任何数据`);
      continue;
    }
    const part = truthOf(source, { row, me: caller.subject, calendar });
    holds ||= part.holds === true;
    lines.push(`角色 ${role === '*' ? '*（任何登录用户）' : role}：`, ...partLines(part, '  '));
  }
  const isInRole = caller.subject.Roles.some((role) => Object.hasOwn(scope, role));
  for (const name of Array.isArray(doneBy) && isInRole ? doneBy : [])
    if (row[name] === caller.subject.UserId) {
      holds = true;
      lines.push(`「${entity.fields.get(name)?.title ?? name}」是本人：经办过的仍可阅读，不能再办理`);
    }
  return { holds, title, lines };
}

/** Why the caller is offered the button on the row or not, after what decides about the row itself. */
export function buttonReasons(facts: Case, enCode: string): Reason[] {
  const { caller, entity, row, offers } = facts;
  const action = entity.actions.get(enCode);
  if (!action) return [{ holds: false, title: `「${entity.title}」没有操作 ${enCode}`, lines: [] }];
  const granted: Reason = {
    holds: caller.grants.has(enCode),
    title: `授予了按钮「${action.title}」（${enCode}）`,
    lines: offers.map(
      ({ menu, roles }) => `菜单「${menu}」：${roles.length === 0 ? '没有角色持有' : roles.join('、')}`,
    ),
  };
  if (!row) return [granted];
  return [
    granted,
    ...secondReasons(facts, action, row),
    ...whenReasons(facts, action, row),
    ...needReasons(facts, action),
    ...flowReasons(facts, action, row),
    ...pageReasons(facts, enCode, row),
  ];
}

/** Pages may hide a button that the server would accept; one page that shows it is enough. */
function pageReasons({ catalog, caller, now }: Case, enCode: string, row: Row): Reason[] {
  const uses = [...catalog.pages].flatMap(([path, page]) =>
    namesIn('page', page)
      .filter(({ kind, name, isGranted }) => kind === 'enCode' && name === enCode && isGranted)
      .map(({ holder }) => ({ path, when: (holder as Partial<PageButton>).when })),
  );
  if (uses.every(({ when }) => when === undefined)) return [];
  const scope = { row, me: caller.subject, buttons: [...caller.grants], now };
  const parts = uses.map(({ path, when }) => ({ path, part: truthOf(when ?? 'true', scope) }));
  return [
    {
      holds: parts.some(({ part }) => part.holds === true),
      title: '至少一个页面此时显示该按钮',
      lines: parts.flatMap(({ path, part }) => [`页面 ${path}：`, ...partLines(part, '  ')]),
    },
  ];
}

function whenReasons({ caller, now, counted }: Case, action: ActionFile, row: Row): Reason[] {
  if (action.when === undefined) return [];
  const part = truthOf(action.when, { row, me: caller.subject, buttons: [...caller.grants], now }, counted);
  return [{ holds: part.holds === true, title: '操作的条件成立', lines: partLines(part) }];
}

function secondReasons({ caller, entity }: Case, { second }: ActionFile, row: Row): Reason[] {
  if (second === undefined) return [];
  const title = entity.fields.get(second)?.title ?? second;
  return [
    {
      holds: isSecond(row[second], caller.subject.UserId),
      title: '由提出申请者以外的人办理',
      lines: [`「${title}」是 ${String(row[second] ?? '（尚无人）')}`],
    },
  ];
}

function needReasons({ lacks }: Case, { needs = [] }: ActionFile): Reason[] {
  if (needs.length === 0) return [];
  return [{ holds: lacks.length === 0, title: '操作需要的数据都已具备', lines: [...lacks] }];
}

function flowReasons({ caller, entity }: Case, action: ActionFile, row: Row): Reason[] {
  if (!entity.file.flow) return [];
  const yes = (value: boolean) => (value ? '是' : '否');
  return [
    {
      holds: flowAllows(entity, action, row, caller),
      title: `审批流程此时允许「${action.title}」`,
      lines: [
        `状态 ${String(row['Status'] ?? '（空）')}，当前节点 ${String(row['CurrentNode'] ?? '（无）')}，处理角色 ${String(row['CurrentRole'] ?? '（无）')}`,
        `是申请人：${yes(isApplicant(entity, row, caller))}；是当前处理人：${yes(isHandler(entity, row, caller))}`,
      ],
    },
  ];
}

/** What the button changes beyond its own row, and that two have to agree: told whether it is offered or not. */
export function reachLines({ catalog, entity }: Case, enCode: string): string[] {
  const action = entity.actions.get(enCode);
  if (!action) return [];
  const undone = entity.actions.get(action.undoes ?? '');
  const titled = (name: string) => `「${catalog.entities.get(name)?.title ?? name}」（${name}）`;
  const changes = (what: string, of: ActionFile | undefined) => [
    ...(of?.changes ?? []).map(({ entity: name, through, where, add = {}, set = {} }) => {
      const fields = Object.keys({ ...add, ...set }).map(
        (one) => catalog.entities.get(name)?.fields.get(one)?.title,
      );
      return `    ${what}${titled(name)}的${fields.join('、')}，${through === undefined ? `条件 ${where}` : `由 ${through} 指明`}`;
    }),
    ...(of?.makes ?? []).map(
      (made) => `    ${what === '更改' ? '新增' : '删除其新增的'}${titled(made.entity)}`,
    ),
  ];
  const lines = [...changes('撤销更改', undone), ...changes('更改', action)];
  return [
    ...(action.second === undefined
      ? []
      : [
          `须由另一人办理：「${entity.fields.get(action.second)?.title ?? action.second}」记下的人不能自己办理`,
        ]),
    ...(lines.length === 0 ? [] : ['持有此按钮即可更改其他数据，不看其数据范围：', ...lines]),
  ];
}

const STORING: readonly ActionFile['verb'][] = ['edit', 'save', 'set', 'submit', 'approve'];

/**
 * The rules that hold the row against the rows which it refers to, as they stand. They speak when a field that decides them
 * changes, so that none of them takes a button away.
 */
export function ruleLines({ caller, entity, row, reached, now, counted }: Case, enCode: string): string[] {
  const action = entity.actions.get(enCode);
  const late = lateRules(entity).map((rule) => ({
    rule,
    own: new Set(rowPaths(rule.deny).flatMap(([name]) => name ?? [])),
  }));
  const rules = [...reachingRules(entity), ...late];
  if (!row || !action || !STORING.includes(action.verb) || rules.length === 0) return [];
  const scope = { row: { ...row, ...reached }, me: caller.subject, now };
  return [
    '保存时按引用的数据判断的规则（与之有关的字段改动时才判断）：',
    ...rules.flatMap(({ rule, own }) => {
      const part = truthOf(rule.deny, scope, counted);
      const titles = [...own].map((name) => entity.fields.get(name)?.title ?? name);
      return [
        `${part.holds === true ? '✗' : '✓'} ${rule.message}（${titles.join('、')}）`,
        ...partLines(part, '    '),
      ];
    }),
  ];
}

/** The reasons as lines, with the answer first. */
export function reasonLines(question: string, reasons: readonly Reason[]): string[] {
  const failing = reasons.filter((reason) => !reason.holds);
  return [
    `${question}：${failing.length === 0 ? '是' : `否，因为${failing.map(({ title }) => `不满足「${title}」`).join('；')}`}`,
    ...reasons.flatMap(({ holds, title, lines }) => [
      `${holds ? '✓' : '✗'} ${title}`,
      ...lines.map((line) => `    ${line}`),
    ]),
  ];
}

/** A row that was handed out says by which row, to which person, and what becomes of it. */
export function handoutLines({ catalog, entity, row }: Case): string[] {
  return [...catalog.entities.values()].flatMap(({ title, fields, file: { handout } }) => {
    if (handout?.entity !== entity.name || !row) return [];
    const { of, person, audience, kept, state, window } = handout;
    const titled = (name: string) => entity.fields.get(name)?.title ?? name;
    const chosen = audience === undefined ? title : `${title}的${fields.get(audience)?.title ?? audience}`;
    const own = window?.own === undefined ? undefined : row[window.own];
    return [
      `由「${title}」（${of}：${String(row[of])}）发出，「${titled(person)}」每人一条，名单按${chosen}的范围`,
      ...(kept ? ['名单随时更新：新加入的随即列入，退出而没有答复的随即移去'] : []),
      ...(state
        ? [`「${titled(state.field)}」为 ${state.open} 时没有答复，现在为 ${String(row[state.field])}`]
        : []),
      ...(state?.missed === undefined
        ? []
        : [`本人截止 ${String(own ?? '（与全体相同）')}，过后记为 ${state.missed}`]),
    ];
  });
}
