import { checkCondition, type ConditionType } from '../../../contract/conditions/condition.ts';
import { OTHERS } from '../../../contract/conditions/tree.ts';
import { rowTypeOf, type EntityModel } from '../../../contract/model.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { conditionMessage } from '../values/condition-message.ts';
import { escapePointer, isCertain, near } from './near.ts';
import type { CallFile, PageFile } from '../../../contract/generated/meta.ts';
import type { Problem } from '../problem.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { deadParts, type Limits } from '../values/dead-condition.ts';
import { codesOfCondition, ownerOf, rowOf, timesOfCondition, usesOfCondition, type UseKind } from './uses.ts';

type At = readonly (string | number)[];
/** Reports what is wrong at a character of a condition. */
type Fault = (offset: number, message: string, rest: Partial<Problem>) => void;

/** Names that are there: a set or a map of them is asked, anything else is gone through. */
type Names = Iterable<string> | ReadonlySet<string> | ReadonlyMap<string, unknown>;

/** Types whose values are moments, or texts that hold one. */
export const TIMED: ReadonlySet<string> = new Set(['date', 'datetime', 'time', 'text']);
const NUMERIC: ReadonlySet<string> = new Set(['int', 'decimal', 'money']);

const KINDS: Readonly<Record<UseKind, string>> = {
  entity: '数据对象',
  flow: '流程',
  field: '字段',
  dictionary: '字典',
  role: '角色',
  enCode: 'EnCode',
  call: '调用',
  page: '页面',
  route: '路由',
  menu: '上级菜单',
  error: '错误码',
};

/** Collects the problems of one file while it is walked. */
export class Inspection {
  readonly problems: Problem[] = [];

  constructor(
    readonly set: SchemaSet,
    readonly file: string,
  ) {}

  report(at: At, message: string, suggestion?: string): void {
    this.add(at, { message, ...(suggestion ? { suggestion } : {}) });
  }

  /** A key that is missing, with the only value that it can have. */
  missing(at: At, message: string, key: string, value: unknown): void {
    this.add(at, { message, insert: { key, value } });
  }

  /** Reports a problem with all that is known of it. */
  add(at: At, problem: Omit<Problem, 'file' | 'pointer'>): void {
    this.problems.push({ file: this.file, pointer: pointerOf(at), ...problem });
  }

  /** Remembers that the file names something. */
  use(at: At, kind: UseKind, name: string, offset?: number): void {
    const place = offset === undefined ? {} : { offset };
    const use = { kind, name, file: this.file, pointer: pointerOf(at), ...place };
    this.set.uses.set(JSON.stringify(use), use);
  }

  /** Whether a name is one of those that are there; reported with the nearest one when it is not. */
  known(at: At, kind: UseKind, name: string, names: Names, what = KINDS[kind], offset?: number): boolean {
    const list = 'has' in names ? names : new Set(names);
    if (list.has(name)) return true;
    if (!this.set.broken.has(name) && !this.set.unsure.has(kind))
      this.add(at, {
        message: `${what} "${name}" 不存在`,
        name,
        ...near(name, list.keys()),
        ...(offset === undefined ? {} : { offset }),
      });
    return false;
  }

  entity(at: At, name: string): EntityModel | undefined {
    this.use(at, 'entity', name);
    return this.known(at, 'entity', name, this.set.entities) ? this.set.entities.get(name) : undefined;
  }

  /** A field of an entity; `extra` are names that may stand in its place, such as Keyword; `offset` is where it begins in a longer text. */
  field(at: At, entity: EntityModel, name: string, extra: readonly string[] = [], offset?: number): void {
    if (extra.includes(name)) return;
    if (name.includes('.')) return this.path(at, entity, name, offset);
    this.use(at, 'field', `${entity.name}.${name}`, offset);
    if (
      this.known(at, 'field', name, entity.fields, `${entity.name} 的字段`) &&
      entity.fields.get(name)?.secret
    )
      this.report(at, `字段 "${name}" 不能离开服务器`);
  }

  /** A field that references lead to; each step is named where it stands. */
  private path(at: At, entity: EntityModel, path: string, offset = 0): void {
    let holder: EntityModel | undefined = entity;
    let ref: string | undefined;
    let place = offset;
    for (const step of path.split('.')) {
      // An entity that is not there, or has a fault, is told where it is named.
      if (!holder && ref !== undefined) return;
      if (!holder) return this.report(at, `"${path}" 中 "${step}" 之前的不是引用`);
      this.use(at, 'field', `${holder.name}.${step}`, place);
      if (!this.known(at, 'field', step, holder.fields, `${holder.name} 的字段`, place)) return;
      ({ ref } = holder.fields.get(step) ?? {});
      holder = this.set.entities.get(ref ?? '');
      place += step.length + 1;
    }
  }

  /** A field to sort by; a leading - is descending. */
  sort(at: At, entity: EntityModel, sort: string): void {
    const name = sort.replace(/^-/, '');
    this.field(at, entity, name, [], sort.length - name.length);
  }

  dictionary(at: At, name: string): void {
    this.use(at, 'dictionary', name);
    this.known(at, 'dictionary', name, this.set.codes);
  }

  role(at: At, code: string): void {
    if (code === '*') return;
    this.use(at, 'role', code);
    this.known(at, 'role', code, this.roleCodes());
  }

  /** The limits that fields of rows declare. */
  private limitsOf(names: Record<string, ConditionType>): Limits {
    return (path) => {
      const [holder = '', name = '', ...rest] = path.split('.');
      const field =
        rest.length > 0 ? undefined : this.set.entities.get(ownerOf(names[holder]) ?? '')?.fields.get(name);
      // Limits that leave nothing are told of at the field.
      if (!field || !NUMERIC.has(field.type) || (field.min ?? -Infinity) > (field.max ?? Infinity))
        return undefined;
      return field;
    };
  }

  private roleCodes(): string[] {
    return (this.set.roles?.roles ?? []).map((role) => role.code);
  }

  enCode(at: At, enCode: string): boolean {
    this.use(at, 'enCode', enCode);
    return this.known(at, 'enCode', enCode, this.set.enCodes);
  }

  call(at: At, name: string): CallFile | undefined {
    this.use(at, 'call', name);
    return this.known(at, 'call', name, this.set.calls) ? this.set.calls.get(name) : undefined;
  }

  page(at: At, path: string, ...kinds: readonly PageFile['kind'][]): void {
    this.use(at, 'page', path);
    if (!this.known(at, 'page', path, this.set.pages)) return;
    const actual = this.set.pages.get(path)?.kind;
    if (actual && kinds.length > 0 && !kinds.includes(actual))
      this.report(at, `页面 "${path}" 应为 ${kinds.join(' 或 ')}，实际为 ${actual}`);
  }

  /** A field of the same row, list line or dialog. */
  sibling(at: At, name: string, names: Record<string, ConditionType>): void {
    const row = 'row.';
    this.condition(at, row + name, names, undefined, row.length);
  }

  /** A condition over `row` (the entity's fields) and the other names; `before` characters of it do not stand in the file. */
  condition(
    at: At,
    source: string,
    names: Record<string, ConditionType>,
    expected?: 'bool' | 'string',
    before = 0,
  ): void {
    const fault: Fault = (offset, message, rest) =>
      this.add(at, {
        message: `条件 ${JSON.stringify(source)} 第${offset + 1}个字符：${message}`,
        offset: offset - before,
        ...rest,
      });
    for (const { message, position, name, candidates } of checkCondition(source, names, expected)) {
      const suggestion = candidates?.[0];
      const hint =
        suggestion === undefined ? {} : { suggestion, certain: isCertain(name ?? '', candidates ?? []) };
      fault(position, conditionMessage(message), { ...(name === undefined ? {} : { name }), ...hint });
    }
    for (const { kind, name, offset } of usesOfCondition(source, names)) {
      this.use(at, kind, name, offset - before);
      const known =
        kind === 'role' ? this.roleCodes() : kind === 'enCode' ? [...this.set.enCodes.keys()] : [name];
      if (!known.includes(name) && !this.set.unsure.has(kind))
        fault(offset, `${KINDS[kind]} "${name}" 不存在`, { name, ...near(name, known) });
    }
    if (expected === 'bool')
      for (const { offset, reason } of deadParts(source, this.limitsOf(names))) fault(offset, reason, {});
    this.comparedValues(source, names, fault);
  }

  /** Times are compared with times, and fields of a dictionary with its codes. */
  private comparedValues(source: string, names: Record<string, ConditionType>, fault: Fault): void {
    const fieldOf = (entity: string, field: string) => this.set.entities.get(entity)?.fields.get(field);
    for (const { entity, field, offset } of timesOfCondition(source, names)) {
      const type = fieldOf(entity, field)?.type;
      if (type && !TIMED.has(type))
        fault(offset, `字段 "${field}" 为 ${type} 类型，不能与时间比较`, { name: field });
    }
    for (const { entity, field, code, offset } of codesOfCondition(source, names)) {
      const dict = fieldOf(entity, field)?.dict ?? '';
      const items = this.set.codes.get(dict)?.items;
      if (items && !items.some((item) => item.code === code))
        fault(offset, `字典 ${dict} 没有代码 "${code}"`, { name: code });
    }
  }
}

/** The JSON pointer of a place. */
export const pointerOf = (at: At): string => at.map((key) => `/${escapePointer(key)}`).join('');

/** The same where the condition may read through references. */
export function reachingNames(set: SchemaSet, entity: EntityModel): Record<string, ConditionType> {
  return { ...rowNames(entity), row: reachingRow(set, entity) };
}

function reachingRow(set: SchemaSet, entity: EntityModel): ConditionType {
  const behind = (name: string): ConditionType | undefined => {
    const field = entity.fields.get(name);
    if (field?.type !== 'ref') return undefined;
    const target = set.entities.get(field.ref ?? '');
    return target ? reachingRow(set, target) : 'dyn';
  };
  return rowOf({ ...rowTypeOf(entity), behind }, entity.name);
}

const others = new WeakMap<SchemaSet['entities'], ConditionType>();

/** The entities that a condition may look at rows of. */
export function othersOf(set: SchemaSet): ConditionType {
  const known = others.get(set.entities) ?? {
    fields: Object.fromEntries([...set.entities].map(([name, entity]) => [name, reachingRow(set, entity)])),
  };
  others.set(set.entities, known);
  return known;
}

/** Names that a condition may use which looks beyond the row: through references, and at rows of any entity. */
export const beyondNames = (set: SchemaSet, entity: EntityModel): Record<string, ConditionType> => ({
  ...reachingNames(set, entity),
  [OTHERS]: othersOf(set),
});

/** Names that a condition on an entity's row may use. */
export function rowNames(entity: EntityModel): Record<string, ConditionType> {
  const row = rowOf(rowTypeOf(entity), entity.name);
  return { row, me: SUBJECT_TYPE, now: 'string', buttons: 'list' };
}
