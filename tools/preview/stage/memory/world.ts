import { buildEntity, type EntityModel } from '../../../../src/contract/model.ts';
import { compileCondition } from '../../../../src/contract/conditions/condition.ts';
import type { Subject } from '../../../../src/contract/subject.ts';
import type { Row } from '../../../../src/client/renderer/data.ts';
import { shanghaiNow } from '../../../../src/client/renderer/schema/judge.ts';
import { sampleRow } from '../sample/rows.ts';
import { entities } from '../schemas.ts';
import { twinsOf } from './twins.ts';

/** What tests look at afterwards. */
export interface Journal {
  readonly calls: { name: string; request: unknown }[];
}

/** An answer other than success. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly value: unknown = null,
  ) {
    super(message);
  }
  readonly code = 2;
}

/** Rows in memory, as one person reaches them. */
export class World implements Journal {
  readonly calls: Journal['calls'] = [];
  readonly models = new Map([...entities].map(([name, file]) => [name, buildEntity(name, file)]));
  readonly #tables = new Map<string, Row[]>();

  constructor(
    readonly me: Subject,
    private readonly rowsEach: number,
    private readonly tell: (text: string) => void,
  ) {}

  note(name: string, request: unknown): void {
    this.calls.push({ name, request });
  }

  /** Fails as the server would; problems of fields are told at the fields, all else by a message. */
  refuse(text: string, value?: unknown): never {
    if (!value) this.tell(text);
    throw new Refused(text, value);
  }

  modelOf(name: string): EntityModel {
    const model = this.models.get(name);
    if (!model) throw new Refused('未找到实体');
    return model;
  }

  rowsOf(name: string): Row[] {
    const known =
      this.#tables.get(name) ??
      Array.from({ length: this.rowsEach }, (_, index) => sampleRow(this.modelOf(name), index + 1));
    this.#tables.set(name, known);
    return known;
  }

  find(entity: string, id: string): Row {
    return this.rowsOf(entity).find((row) => row['Id'] === id) ?? this.refuse('无权操作该数据');
  }

  drop(entity: string, ids: readonly string[]): void {
    this.#tables.set(
      entity,
      this.rowsOf(entity).filter((row) => !ids.includes(String(row['Id']))),
    );
  }

  /** The row with what the server adds: names of what it refers to, and what may be done with it. */
  shown(entity: EntityModel, row: Row): Row {
    const scope = { row, me: this.me, now: shanghaiNow() };
    const actions = [...entity.actions].filter(
      ([, action]) => !action.when || compileCondition(action.when).test(scope),
    );
    return { ...row, ...twinsOf(entity, row), _Actions: actions.map(([enCode]) => enCode) };
  }
}

/** As long as an answer takes that is seen to be awaited. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
