import { isDerived, type EntityModel, type FieldModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { WriteContext } from '../../src/server/data/module.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { followPlan, type Copy } from '../../src/server/engines/assignment/plan.ts';
import { sampleOf } from './scope-world.ts';

/** Rows of each entity that has copies, is copied from or is named by either. */
export const ROWS = 3;

const rowId = ({ table }: EntityModel, at: number) => `${table}-${at}`;

/** Entities that copies are in or read from, and those that they name. */
export function concerned({ engine: { catalog } }: Pick<WriteContext, 'engine'>): EntityModel[] {
  const { copies, assigning } = followPlan(catalog);
  const found = new Set<EntityModel>([
    ...copies.flatMap(({ entity, sources }) => [entity, ...sources.map((source) => source.entity)]),
    ...assigning.flatMap(({ entity, people }) => [entity, people]),
  ]);
  for (const entity of [...found])
    for (const { type, ref } of entity.fields.values()) {
      const named = type === 'ref' ? catalog.entities.get(ref ?? '') : undefined;
      if (named) found.add(named);
    }
  return [...found];
}

/** A world in which every reference that a copy goes by is filled, made without any rule: what follows is worked out after. */
export async function fillWorld(context: WriteContext, isClosed = false): Promise<void> {
  const entities = concerned(context);
  for (const entity of entities)
    for (let at = 0; at < ROWS; at += 1) {
      const row: Row = { Id: rowId(entity, at) };
      for (const field of entity.fields.values())
        if (!isBase(field) && !isDerived(field)) row[field.name] = firstValue(entities, field, at);
      if (isClosed) for (const name of Object.keys(CLOSED)) if (name in row) row[name] = CLOSED[name];
      // An assignment has one target, and each row of it a holder in each post at most.
      const { assigns } = entity.file;
      for (const name of assigns?.targets.slice(1) ?? []) row[name] = null;
      if (assigns)
        Object.assign(row, { [assigns.from]: '2020-01-01', [assigns.to]: null, [assigns.post]: '1' });
      for (const { fields, from, to } of entity.file.apart ?? [])
        if (fields.length === 0 && from !== undefined && to !== undefined)
          Object.assign(row, { [from]: `${2000 + at}-01-01`, [to]: `${2000 + at}-01-02` });
      await insertRow(context.tx, entity, row, context);
    }
}

/** What says of a row that its business is over. */
const CLOSED: Row = {
  Status: '2',
  State: '2',
  HandleState: '2',
  StayState: '3',
  EndAt: '2020-01-01 08:00:00',
};

const BASE = ['Id', 'CreateUserId', 'CreateUserName', 'CreateDate', 'UpdateDate', 'IsDeleted', 'Version'];
const isBase = ({ name }: FieldModel) => BASE.includes(name);

function firstValue(entities: readonly EntityModel[], field: FieldModel, at: number): unknown {
  const named = field.type === 'ref' ? entities.find(({ name }) => name === field.ref) : undefined;
  // Whom somebody chose for a row is no holder of a post.
  if (named && field.name === 'HandlerId') return null;
  if (named) return rowId(named, at);
  if (field.type === 'ref') return null;
  if (field.name === 'EndAt') return '2099-01-01 08:00:00';
  if (['Status', 'State', 'HandleState'].includes(field.name)) return field.name === 'Status' ? '1' : '0';
  if (field.name === 'StayState') return '1';
  return valueOf(field, String(at));
}

/** Another value that a field takes; `salt` tells it from others. */
export function valueOf(field: FieldModel, salt: string): unknown {
  if (field.type === 'text') return `${salt}-${field.name}`.slice(0, field.length ?? 20);
  if (field.type === 'int') {
    const { min = 0, max = Infinity } = field;
    const turn = Number.parseInt(salt, 36) % 90;
    return max < 2_090 ? min + (turn % (max - min + 1)) : 2_000 + turn;
  }
  if (field.type === 'phone') return `138${String(Number.parseInt(salt, 36) % 100_000_000).padStart(8, '0')}`;
  if (['longtext', 'html', 'email', 'idcard'].includes(field.type)) return `${salt}`;
  if (field.type === 'image' || field.type === 'file' || field.type === 'geo') return null;
  if (field.type === 'dict') return field.unique ? salt : String((Number.parseInt(salt, 36) % 2) + 1);
  return sampleOf({ type: field.type } as FieldModel);
}

/** A change that somebody makes: of what a copy says at its source, of which source it has, or of the copy itself. */
export interface Turn {
  readonly entity: EntityModel;
  readonly field: FieldModel;
}

/** Every change that a copy depends upon, and the writing of every copy that people may type. */
export function turnsOf(copies: readonly Copy[]): Turn[] {
  const turns = new Map<string, Turn>();
  const add = (entity: EntityModel, name: string) => {
    const field = entity.fields.get(name);
    if (field && name !== 'Id') turns.set(`${entity.name}.${name}`, { entity, field });
  };
  for (const { entity, field, sources, own, held } of copies) {
    for (const source of sources) add(source.entity, source.by ?? source.field);
    for (const source of sources) add(source.entity, source.field);
    for (const name of own) add(entity, name);
    if (!field.readonly) add(entity, field.name);
    if (held) for (const name of [held.by.person, held.target, held.by.to]) add(held.by.entity, name);
  }
  return [...turns.values()];
}

/** What the turn writes, which is never what stands there; undefined where it cannot be made. */
export function turned(
  { field }: Turn,
  entities: readonly EntityModel[],
  salt: string,
  present: unknown,
): unknown {
  const chance = Number.parseInt(salt, 36);
  const isList = field.type === 'refs';
  if (field.type !== 'ref' && !isList) {
    if (field.type === 'bool') return present === 1 ? 0 : 1;
    if (field.type === 'date') return ['2021-01-01', '2021-01-02'].find((day) => day !== present);
    const value = valueOf(field, salt);
    return value === present && field.type === 'dict' ? valueOf(field, (chance + 1).toString(36)) : value;
  }
  const named = entities.find(({ name }) => name === field.ref);
  const others = Array.from({ length: ROWS }, (_, at) => named && rowId(named, at)).filter(
    (id) => id !== (isList ? (present as string[] | null)?.[0] : present),
  );
  const value = others[chance % others.length];
  return isList ? [value ?? `other-${chance}`] : value;
}
