import { isDerived, type EntityModel, type FieldModel } from '../../src/contract/model.ts';
import type { FieldFile } from '../../src/contract/generated/meta.ts';
import { checkParams, checkRow, type Row } from '../../src/contract/rules.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import type { Transaction } from '../../src/server/data/database/database.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { ident } from '../../src/server/data/sql/sql.ts';
import { rulesOf } from '../../src/server/data/write/row-rules.ts';
import { saveRow } from '../../src/server/data/write/write.ts';

/** Who makes rows, and in which transaction. */
export interface Maker {
  readonly engine: Engine;
  readonly tx: Transaction;
  readonly caller: Caller;
  /** Who makes what the rows must name; absent: the same caller. */
  readonly office?: Caller;
}

const ROUNDS = 6;
let made = 0;

/** Saves the least row that an entity's form takes, and before it the least rows that it must name. @returns its Id */
export async function leastRow(
  maker: Maker,
  entity: EntityModel,
  given: Row = {},
  enCode?: string,
): Promise<string> {
  const action = enCode ?? addingAction(maker, entity);
  if (action === undefined) throw new Error(`${entity.name} has no form of its own`);
  const { engine, tx, caller } = maker;
  const rules = rulesOf(engine, caller, await databaseNow(tx));
  const own = entity.actions.get(action)?.fields;
  const fields = [...entity.fields.values()].filter(
    (field) => !field.implicit && !field.readonly && !isDerived(field) && (own?.includes(field.name) ?? true),
  );
  const row: Row = { ...given };
  for (const field of fields)
    if (field.required === true && field.default === undefined && row[field.name] === undefined)
      row[field.name] = await leastValue(maker, field, row);
  const whole = () => ({ ...defaultsOf(entity), ...row });
  for (let round = 0; round < ROUNDS; round += 1) {
    const missing = checkRow(entity, whole(), rules).flatMap(({ Key }) =>
      fields.filter(({ name }) => name === Key && row[name] === undefined),
    );
    if (missing.length === 0) break;
    for (const field of missing) row[field.name] = await leastValue(maker, field, row);
  }
  const saved = await saveRow(engine, tx, caller, { Entity: entity.name, EnCode: action, Data: row });
  return saved.Id;
}

/** The least parameters that an action's dialog takes. */
export async function leastParams(maker: Maker, params: Readonly<Record<string, FieldFile>>): Promise<Row> {
  const rules = rulesOf(maker.engine, maker.caller, await databaseNow(maker.tx));
  const values: Row = {};
  for (const [name, field] of Object.entries(params))
    if (field.default !== undefined) values[name] = field.default;
  for (let round = 0; round < ROUNDS; round += 1) {
    const missing = checkParams(params, values, rules).filter(({ Key }) => values[Key] === undefined);
    if (missing.length === 0) break;
    for (const { Key } of missing)
      values[Key] = await leastValue(maker, { ...params[Key]!, name: Key } as FieldModel, values);
  }
  return values;
}

/** The EnCode by which the maker adds rows of an entity. */
export function addingAction({ caller }: Pick<Maker, 'caller'>, entity: EntityModel): string | undefined {
  const known = [...entity.actions].filter(
    ([enCode, { verb }]) => ['add', 'save'].includes(verb) && caller.grants.has(enCode),
  );
  const draft = known.find(([, { verb, set, needs }]) => verb === 'add' || (set !== undefined && !needs));
  return (draft ?? known[0])?.[0];
}

const defaultsOf = (entity: EntityModel): Row =>
  Object.fromEntries(
    [...entity.fields.values()]
      .filter((field) => field.default !== undefined && !isDerived(field))
      .map((field) => [field.name, field.default]),
  );

async function leastValue(maker: Maker, field: FieldModel, row: Row): Promise<unknown> {
  made += 1;
  const far = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const order = Object.keys(row).length;
  switch (field.type) {
    case 'text':
      return SHAPES[field.name]?.(made) ?? `例${made}`.slice(0, field.length ?? 20);
    case 'longtext':
      return '一段足够长的文字，说明来龙去脉。';
    case 'html':
      return '<p>一段文字</p>';
    case 'int':
    case 'decimal':
    case 'money':
      return (field.min ?? 0) >= 1900 ? new Date().getFullYear() : Math.max(field.min ?? 1, 1);
    case 'bool':
      return 0;
    case 'date':
      return far(order).slice(0, 10);
    case 'datetime':
      return far(order).slice(0, 19).replace('T', ' ');
    case 'time':
      return `${String(Math.min(23, 8 + order)).padStart(2, '0')}:00`;
    case 'phone':
      return `139${String(10_000_000 + made)}`;
    case 'email':
      return `p${made}@example.edu.cn`;
    case 'idcard':
      return idCard(made);
    case 'geo':
      return { Lng: 115.83, Lat: 28.77 };
    case 'dict':
    case 'dicts': {
      const code = firstCode(maker, field);
      return field.type === 'dict' ? code : [code];
    }
    case 'ref':
    case 'refs': {
      const id = await someRow(maker, field.ref!, row);
      return field.type === 'ref' ? id : [id];
    }
    case 'list': {
      const line: Row = {};
      for (const [name, one] of Object.entries(field.fields ?? {}))
        if (one.required) line[name] = await leastValue(maker, { ...one, name } as FieldModel, line);
      return [line];
    }
    default:
      return null;
  }
}

const firstCode = ({ engine }: Maker, field: FieldModel): string =>
  engine.catalog.codes.get(field.dict!)!.items[0]!.code;

/** What a row must be like that anything may name: a college, a dictionary that a school may add to, a building for everybody. */
const FITTING: Readonly<Record<string, Row>> = {
  'core/DictType': { Kind: '3' },
  'core/Org': { OrgType: '2' },
  'dormitory/Building': { GenderType: '3' },
};

/** A row of an entity: one that is there, or the least that its form takes. */
async function someRow(maker: Maker, name: string, row: Row): Promise<string> {
  const entity = maker.engine.catalog.entities.get(name)!;
  const fitting = FITTING[name] ?? {};
  const fits = Object.keys(fitting).map((key, at) => ` AND ${ident(key)} = $${at + 1}`);
  const { rows } = await maker.tx.query<{ Id: string }>(
    `SELECT "Id" FROM ${ident(entity.table)} WHERE "IsDeleted" = 0${fits.join('')} ORDER BY "Id" LIMIT 1`,
    Object.values(fitting),
  );
  if (rows[0]) return rows[0].Id;
  const same = Object.fromEntries(
    Object.entries(row).filter(([key]) => entity.fields.has(key) && key.endsWith('Id')),
  );
  return leastRow({ ...maker, caller: maker.office ?? maker.caller }, entity, { ...same, ...fitting });
}

/** Texts that must look like something. */
const SHAPES: Readonly<Record<string, (index: number) => string>> = {
  ExamineeNo: (index) => `2636${String(index).padStart(10, '0')}`,
  ItemCode: (index) => `C${index}`,
  TeacherNo: (index) => `T${1000 + index}`,
  Icon: () => 'AppstoreOutlined',
  LoginName: (index) => `person${index}`,
  ToolCode: (index) => `tool-${index}`,
  Url: () => '/tool/center',
  YearName: () => '2026-2027',
};

/** A number with its check digit, of somebody born on a day of 2008. */
function idCard(index: number): string {
  const body = `36010420080101${String(index % 1_000).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return body + '10X98765432'[sum % 11];
}
