import { checkCondition, type ConditionType } from '../../../src/contract/conditions/condition.ts';
import { rowType, type EntityModel } from '../../../src/contract/model.ts';
import { SUBJECT_TYPE } from '../../../src/contract/subject.ts';
import { escapePointer, nearest } from './form.ts';
import type { CallFile, PageFile } from '../../../src/contract/generated/meta.ts';
import type { Problem } from './problem.ts';
import type { SchemaSet } from './schema-set.ts';

/** Collects the problems of one file while it is walked. */
export class Inspection {
  readonly problems: Problem[] = [];

  constructor(
    readonly set: SchemaSet,
    readonly file: string,
  ) {}

  report(at: readonly (string | number)[], message: string, suggestion?: string): void {
    const pointer = at.map((key) => `/${escapePointer(key)}`).join('');
    this.problems.push({ file: this.file, pointer, message, ...(suggestion ? { suggestion } : {}) });
  }

  private known(
    at: readonly (string | number)[],
    what: string,
    name: string,
    names: Iterable<string>,
  ): boolean {
    const list = new Set(names);
    if (list.has(name)) return true;
    if (this.set.broken.has(name)) return false;
    this.report(at, `${what} "${name}" 不存在`, nearest(name, list));
    return false;
  }

  entity(at: readonly (string | number)[], name: string): EntityModel | undefined {
    return this.known(at, '数据对象', name, this.set.entities.keys())
      ? this.set.entities.get(name)
      : undefined;
  }

  /** A field of an entity; `extra` are names that may stand in its place, such as Keyword. */
  field(
    at: readonly (string | number)[],
    entity: EntityModel,
    name: string,
    extra: readonly string[] = [],
  ): void {
    if (extra.includes(name)) return;
    if (
      this.known(at, `${entity.name} 的字段`, name, entity.fields.keys()) &&
      entity.fields.get(name)?.secret
    )
      this.report(at, `字段 "${name}" 不能离开服务器`);
  }

  dictionary(at: readonly (string | number)[], name: string): void {
    this.known(at, '字典', name, this.set.codes.keys());
  }

  role(at: readonly (string | number)[], code: string): void {
    if (code === '*') return;
    this.known(
      at,
      '角色',
      code,
      (this.set.roles?.roles ?? []).map((role) => role.code),
    );
  }

  enCode(at: readonly (string | number)[], enCode: string): boolean {
    return this.known(at, 'EnCode', enCode, this.set.enCodes.keys());
  }

  call(at: readonly (string | number)[], name: string): CallFile | undefined {
    return this.known(at, '调用', name, this.set.calls.keys()) ? this.set.calls.get(name) : undefined;
  }

  page(at: readonly (string | number)[], path: string, ...kinds: readonly PageFile['kind'][]): void {
    if (!this.known(at, '页面', path, this.set.pages.keys())) return;
    const actual = this.set.pages.get(path)?.kind;
    if (actual && kinds.length > 0 && !kinds.includes(actual))
      this.report(at, `页面 "${path}" 应为 ${kinds.join(' 或 ')}，实际为 ${actual}`);
  }

  /** A condition over `row` (the entity's fields) and the other names. */
  condition(
    at: readonly (string | number)[],
    source: string,
    names: Record<string, ConditionType>,
    expected?: 'bool',
  ): void {
    for (const problem of checkCondition(source, names, expected)) {
      const message = `条件 ${JSON.stringify(source)} 第${problem.position + 1}个字符：${problem.message}`;
      this.report(at, message, problem.candidates?.[0]);
    }
  }
}

/** Names that a condition on an entity's row may use. */
export function rowNames(entity: EntityModel): Record<string, ConditionType> {
  return { row: rowType(entity.fields.values()), me: SUBJECT_TYPE, now: 'string', buttons: 'list' };
}
