import type { ActionFile, EntityFile, FieldFile } from '../../src/contract/generated/meta.ts';
import { both, Changes, same, type Change } from './change.ts';

/** What changed in an entity: fields by their ids, so that a rename is a rename; rights; actions. */
export function compareEntities(file: string, before: EntityFile, after: EntityFile): Change[] {
  const changes = new Changes(file);
  compareFields(changes, before.fields, after.fields);
  compareScope(changes, '数据范围', before.scope, after.scope);
  compareWriteScope(changes, before.writeScope ?? {}, after.writeScope ?? {});
  compareShared(changes, before.shared, after.shared);
  compareOpen(changes, before.public, after.public);
  compareActions(changes, before.actions ?? {}, after.actions ?? {});
  compareDirectory(changes, before, after);
  for (const key of ['unique', 'apart', 'parent'] as const)
    if (!same(before[key], after[key])) changes.add('breaking', `"${key}" 有变化`);
  changes.rest('', before, after, TOLD);
  return changes.list;
}

/** Parts of an entity that are told in words of their own. */
const TOLD = [
  ...['fields', 'scope', 'writeScope', 'shared', 'public', 'actions', 'directory', 'lookup'],
  ...['unique', 'apart', 'parent'],
];

/** Whose names are told where one is picked. */
function compareDirectory(changes: Changes, before: EntityFile, after: EntityFile): void {
  if (Boolean(before.lookup) !== Boolean(after.lookup))
    changes.add(
      after.lookup ? 'wider' : 'narrower',
      after.lookup ? '所有登录的人都可按名称选取' : '不再让所有登录的人按名称选取',
    );
  const [old, present] = [before.directory, after.directory];
  if (old?.scope === undefined && present?.scope === undefined)
    changes.rest('', { directory: old }, { directory: present }, []);
  else if (old?.scope === undefined || present?.scope === undefined)
    changes.add(
      present?.scope ? 'narrower' : 'wider',
      `通讯录${present?.scope ? '开始' : '不再'}限定谁可选取`,
    );
  else {
    compareScope(changes, '通讯录', old.scope, present.scope);
    changes.rest('通讯录的 ', old, present, ['scope']);
  }
}

/** What anybody may read without a session. */
function compareOpen(changes: Changes, before: EntityFile['public'], after: EntityFile['public']): void {
  changes.names(before?.fields ?? [], after?.fields ?? [], {
    came: ['wider', (name) => `字段 ${name} 不登录也可读`],
    went: ['narrower', (name) => `字段 ${name} 须登录才能读`],
  });
  if (before && after && before.when !== after.when)
    changes.add('plain', `不登录可读的数据 ${before.when} → ${after.when}`);
}

type Fields = Readonly<Record<string, FieldFile>>;

function compareFields(changes: Changes, before: Fields, after: Fields): void {
  const nameOfId = (fields: Fields) =>
    new Map(
      Object.entries(fields).flatMap(([name, { id }]) => (id === undefined ? [] : [[id, name] as const])),
    );
  const old = nameOfId(before);
  const present = nameOfId(after);
  for (const [id, name] of old) {
    const now = present.get(id);
    if (now === undefined) {
      changes.add('breaking', `删除字段 ${name}（编号 ${id}）：已有数据不再可见`);
      continue;
    }
    if (now !== name)
      changes.add('breaking', `字段改名 ${name} → ${now}（编号 ${id} 不变，数据保留；调用方须改名）`);
    compareField(changes, now, before[name]!, after[now]!);
  }
  for (const [id, name] of present) {
    if (old.has(id)) continue;
    const field = after[name]!;
    const blocks = field.required === true && field.default === undefined;
    const hint = blocks ? '必填且无默认值：已有数据和旧的调用方会被拒绝' : field.title;
    changes.add(blocks ? 'breaking' : 'plain', `新增字段 ${name}（${hint}）`);
  }
}

/** Types that hold every value of another one. */
const WIDENED: Readonly<Record<string, readonly string[]>> = {
  text: ['longtext'],
  int: ['decimal'],
  phone: ['text', 'longtext'],
  email: ['text', 'longtext'],
  idcard: ['text', 'longtext'],
  date: ['datetime'],
};

function compareField(changes: Changes, name: string, before: FieldFile, after: FieldFile): void {
  if (before.type !== after.type) {
    const holds = WIDENED[before.type]?.includes(after.type) ?? false;
    changes.add(holds ? 'plain' : 'breaking', `字段 ${name} 类型 ${before.type} → ${after.type}`);
  }
  compareRequired(changes, name, before.required, after.required);
  compareLimit(changes, name, '最多字数', before.length, after.length, -1);
  compareLimit(changes, name, '最少字数', before.minLength, after.minLength, 1);
  compareLimit(changes, name, '最大值', before.max, after.max, -1);
  compareLimit(changes, name, '最小值', before.min, after.min, 1);
  for (const key of ['dict', 'ref', 'pattern', 'unique', 'secret'] as const)
    if (!same(before[key], after[key]))
      changes.add(
        after[key] === undefined || after[key] === false ? 'plain' : 'breaking',
        `字段 ${name} 的 "${key}" ${shown(before[key])} → ${shown(after[key])}`,
      );
  for (const [key, what] of [
    ['read', '可见'],
    ['write', '可改'],
  ] as const)
    compareRight(changes, name, what, before[key], after[key]);
  if (!same(before.mask, after.mask))
    changes.add(
      after.mask === undefined ? 'wider' : 'narrower',
      `字段 ${name} ${after.mask === undefined ? '不再脱敏' : `按 ${after.mask} 脱敏`}`,
    );
  compareFilter(changes, name, before.filter, after.filter);
  changes.rest(`字段 ${name} 的 `, before, after, FIELD_TOLD);
}

function compareRequired(
  changes: Changes,
  name: string,
  before: FieldFile['required'],
  after: FieldFile['required'],
): void {
  if (same(before, after)) return;
  const stricter = after === true || (after !== undefined && before !== true);
  changes.add(
    stricter && after !== false ? 'breaking' : 'plain',
    `字段 ${name} ${after ? '变为必填' : '不再必填'}`,
  );
}

/** The roles that see or change a field. */
function compareRight(
  changes: Changes,
  name: string,
  what: string,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): void {
  if (same(before, after)) return;
  if (before && after) changes.roles(`字段 ${name} ${what}`, before, after);
  else
    changes.add(
      after ? 'narrower' : 'wider',
      `字段 ${name} ${after ? `只有 ${after.join('、')} ${what}` : `不再限定谁${what}`}`,
    );
}

/** The rows that may be chosen. */
function compareFilter(
  changes: Changes,
  name: string,
  before: string | undefined,
  after: string | undefined,
): void {
  if (before === after) return;
  const isOpen = after === undefined || after === 'true';
  changes.add(
    isOpen ? 'wider' : before === undefined ? 'narrower' : 'plain',
    `字段 ${name} 可选的范围 ${shown(before)} → ${shown(after)}`,
  );
}

const FIELD_TOLD = [
  ...['id', 'type', 'required', 'length', 'minLength', 'max', 'min', 'dict', 'ref', 'pattern', 'unique'],
  ...['secret', 'read', 'write', 'mask', 'filter'],
];

const shown = (value: unknown) => (value === undefined ? '（无）' : JSON.stringify(value));

/** A limit that moved; `stricter` is the direction in which values that were right become wrong. */
function compareLimit(
  changes: Changes,
  name: string,
  what: string,
  before: number | undefined,
  after: number | undefined,
  stricter: 1 | -1,
): void {
  if (before === after) return;
  const narrows = after !== undefined && (before === undefined || (after - before) * stricter > 0);
  changes.add(narrows ? 'breaking' : 'plain', `字段 ${name} ${what} ${shown(before)} → ${shown(after)}`);
}

type Scope = Readonly<Record<string, string>>;

function compareScope(changes: Changes, what: string, before: Scope, after: Scope): void {
  changes.names(Object.keys(before), Object.keys(after), {
    came: ['wider', (role) => `${what}：角色 ${role} 可见 ${after[role]}`],
    went: ['narrower', (role) => `${what}：角色 ${role} 不再可见任何数据（原为 ${before[role]}）`],
  });
  for (const [role, old, present] of both(before, after))
    if (old !== present)
      changes.add(
        present === 'true' ? 'wider' : old === 'true' ? 'narrower' : 'plain',
        `${what}：角色 ${role} ${old} → ${present}`,
      );
}

/** What is changed of what is read: a role that is not said changes all of it, everybody nothing. */
function compareWriteScope(changes: Changes, before: Scope, after: Scope): void {
  for (const role of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, present] = [before[role], after[role]];
    if (old === present) continue;
    const widest = role === '*' ? old === undefined : present === undefined;
    const narrowest = role === '*' ? present === undefined : old === undefined;
    const unsaid = role === '*' ? '（不能更改）' : '（同数据范围）';
    changes.add(
      widest ? 'wider' : narrowest ? 'narrower' : 'plain',
      `写范围：角色 ${role} ${old ?? unsaid} → ${present ?? unsaid}`,
    );
  }
}

/** Rows that are read by way of another one. */
function compareShared(changes: Changes, before: EntityFile['shared'], after: EntityFile['shared']): void {
  compareScope(changes, '转发数据范围', before?.scope ?? {}, after?.scope ?? {});
  changes.names(before?.actions ?? [], after?.actions ?? [], {
    came: ['wider', (enCode) => `转发数据可执行操作 ${enCode}`],
    went: ['narrower', (enCode) => `转发数据不可再执行操作 ${enCode}`],
  });
  if (before && after) changes.rest('转发数据的 ', before, after, ['scope', 'actions']);
}

const OPENED = [
  ['selfService', '可给只为本人办事的角色'],
  ['onRead', '可用于只能阅读的数据'],
] as const;

/** The entities whose rows an action changes, makes or takes back. */
const reachedBy = (actions: Readonly<Record<string, ActionFile>>, { changes, makes, undoes }: ActionFile) => {
  const undone = actions[undoes ?? ''];
  const parts = [...(changes ?? []), ...(makes ?? []), ...(undone?.changes ?? []), ...(undone?.makes ?? [])];
  return [...new Set(parts.map(({ entity }) => entity))];
};

const ACTION_TOLD = ['verb', 'when', 'fields', 'second', ...OPENED.map(([key]) => key)];

function compareActions(
  changes: Changes,
  before: Readonly<Record<string, ActionFile>>,
  after: Readonly<Record<string, ActionFile>>,
): void {
  changes.names(Object.keys(before), Object.keys(after), {
    came: ['plain', (enCode) => `新增操作 ${enCode}（${after[enCode]!.title}）`],
    went: ['breaking', (enCode) => `删除操作 ${enCode}（${before[enCode]!.title}）`],
  });
  for (const [enCode, action] of Object.entries(after))
    if (!(enCode in before))
      for (const name of reachedBy(after, action))
        changes.add('wider', `新增的操作 ${enCode} 可更改 ${name} 的数据`);
  for (const [enCode, old, present] of both(before, after)) {
    if (old.verb !== present.verb)
      changes.add('breaking', `操作 ${enCode} 由 ${old.verb} 变为 ${present.verb}`);
    for (const [key, what] of OPENED)
      if (old[key] !== present[key])
        changes.add(
          present[key] ? 'wider' : 'narrower',
          `操作 ${enCode} ${present[key] ? '' : '不再'}${what}`,
        );
    changes.names(old.fields ?? [], present.fields ?? [], {
      came: ['wider', (name) => `操作 ${enCode} 可写字段 ${name}`],
      went: ['narrower', (name) => `操作 ${enCode} 不再写字段 ${name}`],
    });
    changes.names(reachedBy(before, old), reachedBy(after, present), {
      came: ['wider', (name) => `操作 ${enCode} 可更改 ${name} 的数据`],
      went: ['narrower', (name) => `操作 ${enCode} 不再更改 ${name} 的数据`],
    });
    if (old.second !== present.second)
      changes.add(
        present.second === undefined ? 'wider' : 'narrower',
        `操作 ${enCode} ${present.second === undefined ? '不再须' : '须'}由另一人办理`,
      );
    changes.rest(`操作 ${enCode} 的 `, old, present, ACTION_TOLD);
    if (old.when === present.when) continue;
    const effect = present.when === undefined ? 'wider' : old.when === undefined ? 'narrower' : 'plain';
    changes.add(effect, `操作 ${enCode} 的条件 ${shown(old.when)} → ${shown(present.when)}`);
  }
}
