import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Caller } from './caller.ts';
import type { Engine } from '../engine.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { finds } from '../fields/text.ts';
import { labelOf, namesOf, refLabelSql } from '../read/labels.ts';
import { sightOf } from './rights.ts';
import { conditionsFor, rowCondition, scopeSql } from './scope.ts';
import { ident, type Binder } from '../sql/sql.ts';

/** The people that a caller may look up: those of the directory and those of the entity's own scope. */
export function lookedUpSql(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  binder: Binder,
  alias: string,
): string {
  const reached = scopeSql(engine.catalog, entity, caller, binder, alias);
  const asked = entity.file.directory?.scope;
  if (!asked || caller.isVisitor || caller.ticket !== undefined || reached === 'TRUE') return reached;
  const sources = conditionsFor(asked, caller);
  const parts = sources.map((source) => rowCondition(entity, source, { me: caller.subject }, binder, alias));
  return parts.length === 0 ? reached : `(${[reached, ...parts].join(' OR ')})`;
}

/** Whether only those of the directory may be picked. */
export const isDirected = ({ file }: EntityModel): boolean =>
  file.directory?.scope !== undefined && !file.lookup;

/** What puts those first who are mostly meant where one of the people is picked; nothing for other entities. */
export function firstSql(entity: EntityModel, binder: Binder, alias: string): string {
  const first = entity.file.directory?.first;
  return first === undefined ? '' : `(${rowCondition(entity, first, {}, binder, alias)}) IS TRUE DESC, `;
}

/** Fields that stand beside the name of a person, as the caller may see them. */
export function besideFields(entity: EntityModel, caller: Caller): FieldModel[] {
  return (entity.file.directory?.beside ?? []).flatMap((name) => {
    const field = entity.fields.get(name);
    return field && sightOf(entity, field, caller) === 'plain' ? [field] : [];
  });
}

/** What stands beside a person's name: SQL of an array, and how it is read. */
export interface Beside {
  readonly sql: string;
  read(value: unknown): string | undefined;
}

/** Number, unit and role of people who are offered: of those whose names everybody reads, only where the caller may look them up. */
export function besideOf(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  binder: Binder,
  alias: string,
): Beside | undefined {
  const fields = besideFields(entity, caller);
  if (fields.length === 0) return undefined;
  const one = (field: FieldModel) => {
    const target = engine.catalog.entities.get(field.ref ?? '');
    return target
      ? refLabelSql(target, labelOf(engine.catalog, target, caller), field, alias)
      : FIELD_KINDS[field.type].select(field, alias);
  };
  const reach = entity.file.lookup ? lookedUpSql(engine, caller, entity, binder, alias) : 'TRUE';
  const parts = [...fields.map(one), ...alsoSql(engine, caller, entity, alias)];
  const texts = (value: unknown, field: FieldModel | undefined): string[] => {
    if (Array.isArray(value)) return [value.flatMap((item) => texts(item, field)).join('、')];
    if (value === null || value === undefined || value === '') return [];
    const dictionary = engine.catalog.codes.get(field?.dict ?? '');
    return [(dictionary && namesOf(dictionary).get(String(value))) ?? String(value)];
  };
  return {
    sql: `CASE WHEN ${reach} THEN jsonb_build_array(${parts.join(', ')}) END`,
    read(value) {
      if (!Array.isArray(value)) return undefined;
      const told = value.flatMap((item, at) => texts(item, fields[at])).filter((part) => part !== '');
      return told.length === 0 ? undefined : told.join(' · ');
    },
  };
}

/** The names of what other rows give the person, such as roles. */
function alsoSql(engine: Engine, caller: Caller, { file }: EntityModel, alias: string): string[] {
  const { also } = file.directory ?? {};
  const from = also && engine.catalog.entities.get(also.entity);
  const field = from?.fields.get(also?.field ?? '');
  const target = engine.catalog.entities.get(field?.ref ?? '');
  if (!also || !from || !field || !target) return [];
  const name = refLabelSql(target, labelOf(engine.catalog, target, caller), field, 'x');
  const own = `x.${ident(also.by)} = ${alias}."Id" AND x."IsDeleted" = 0`;
  return [`(SELECT jsonb_agg(DISTINCT ${name}) FROM ${ident(from.table)} x WHERE ${own})`];
}

/** Finds people by what stands beside their names, where the caller is shown it. */
export function besideFinds(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  text: string,
  binder: Binder,
): string[] {
  const fields = besideFields(entity, caller).filter(
    (field) => FIELD_KINDS[field.type].column(field) === 'text' && field.type === 'text',
  );
  if (fields.length === 0) return [];
  const reach = entity.file.lookup ? lookedUpSql(engine, caller, entity, binder, 't') : 'TRUE';
  return fields.map((field) => `(${finds(field, 't', text, binder)} AND ${reach})`);
}
