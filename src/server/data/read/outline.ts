import { compileCondition, type Condition } from '../../../contract/conditions/condition.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import type { Engine } from '../engine.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { labelOf, refLabelSql, type Label } from './labels.ts';
import { columnField, sightOf, visibleFields } from '../access/rights.ts';
import { fieldsRead, RowActions } from '../flow/row-actions.ts';
import { ident } from '../sql/sql.ts';
import { displayFields } from '../schemas/display-fields.ts';

const ALWAYS = ['Id', 'Version'];

/** A field as it is shown to a caller. */
export interface Shown {
  readonly field: FieldModel;
  readonly masked: boolean;
  readonly twin: string | undefined;
  readonly label: Label | undefined;
}

/** How rows are asked for. */
export interface ShapeOptions {
  /** Names of fields or twins; absent: all that the caller sees. */
  readonly columns?: readonly string[];
  /** Whether `_Actions` is worked out. */
  readonly withActions: boolean;
}

/** The part of a shape that follows from roles and grants alone, the same for everybody who holds them. */
export interface Outline {
  readonly shown: readonly Shown[];
  readonly actions: RowActions | undefined;
  /** Whether a row is about the caller; absent when nothing that they ask for is masked. */
  readonly own: Condition | undefined;
  /** Field that names the entity of the rows whose changes are shown; absent when none are. */
  readonly changed: string | undefined;
  /** Select list over alias `t`. */
  readonly select: string;
}

const outlines = new WeakMap<ReadonlySet<string>, WeakMap<EntityModel, Map<string, Outline>>>();
/** Clients choose columns, so the number of outlines is not ours to bound. */
const MOST_OUTLINES = 100;

/** Grants are one object for all who hold the same and a new one when they may have changed, so what is kept is never old. */
export function outlineOf(
  engine: Engine,
  entity: EntityModel,
  caller: Caller,
  options: ShapeOptions,
): Outline {
  const byEntity = outlines.get(caller.grants) ?? new WeakMap<EntityModel, Map<string, Outline>>();
  outlines.set(caller.grants, byEntity);
  const kept = byEntity.get(entity) ?? new Map<string, Outline>();
  byEntity.set(entity, kept);
  const key = JSON.stringify([caller.subject.Roles, options.withActions, options.columns]);
  const known = kept.get(key);
  if (known) return known;
  const outline = drawOutline(engine, entity, caller, options);
  if (kept.size >= MOST_OUTLINES) kept.clear();
  kept.set(key, outline);
  return outline;
}

function drawOutline(engine: Engine, entity: EntityModel, caller: Caller, options: ShapeOptions): Outline {
  const twins = new Map([...displayFields(entity)].map(([name, field]) => [field.name, name]));
  const shown = fieldsOf(entity, caller, options.columns).map((field) => ({
    field,
    masked: sightOf(entity, field, caller) === 'masked',
    twin: twins.get(field.name),
    label: refLabelOf(engine, field, caller),
  }));
  const actions = options.withActions ? new RowActions(entity, caller.grants) : undefined;
  const isMasked = shown.some((one) => one.masked);
  const own = entity.file.own && isMasked ? compileCondition(entity.file.own) : undefined;
  const changed = shown.some(({ field }) => field.names === 'changes')
    ? [...entity.fields.values()].find(({ names }) => names === 'entities')?.name
    : undefined;
  const judged = [
    ...fieldsRead(own?.reads ?? []),
    ...(actions?.reads ?? []),
    ...(changed === undefined ? [] : [changed]),
  ];
  return { shown, actions, own, changed, select: selectOf(engine, entity, shown, judged) };
}

function fieldsOf(entity: EntityModel, caller: Caller, columns: readonly string[] | undefined): FieldModel[] {
  if (!columns) return visibleFields(entity, caller);
  const twins = displayFields(entity);
  const names = [...ALWAYS, ...columns.map((name) => twins.get(name)?.name ?? name)];
  return [...new Set(names.map((name) => columnField(entity, name, caller)))];
}

function refLabelOf(engine: Engine, field: FieldModel, caller: Caller): Label | undefined {
  if (field.type !== 'ref' && field.type !== 'refs') return undefined;
  const target = engine.catalog.entities.get(field.ref ?? '');
  return target && labelOf(engine.catalog, target, caller);
}

/** `judged` are fields that are looked at without being shown. */
function selectOf(
  engine: Engine,
  entity: EntityModel,
  shown: readonly Shown[],
  judged: readonly string[],
): string {
  const needed = new Set(shown.map(({ field }) => field));
  for (const name of judged) {
    const field = entity.fields.get(name);
    if (field) needed.add(field);
  }
  const columns = [...needed].map(
    (field) => `${FIELD_KINDS[field.type].select(field, 't')} AS ${ident(field.name)}`,
  );
  for (const { field, twin, label } of shown) {
    const target = label && engine.catalog.entities.get(field.ref ?? '');
    if (target && twin) columns.push(`${refLabelSql(target, label, field, 't')} AS ${ident(twin)}`);
  }
  return columns.join(', ');
}
