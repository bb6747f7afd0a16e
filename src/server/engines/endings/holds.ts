import type { Settlement } from '../../../contract/generated/meta.ts';
import {
  isDerived,
  NEW_STUDENT_COPY,
  STUDENT_COPY,
  type EntityModel,
  type FieldModel,
} from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';

/** How a row comes to its end. */
export type EndKind = 'end' | 'delete';

/** A reference by which rows hang on rows of another entity, and what becomes of them when those come to an end. */
export interface Hold {
  readonly entity: EntityModel;
  readonly field: FieldModel;
  readonly rule: Settlement;
}

const known = new WeakMap<Catalog, Map<string, readonly Hold[]>>();

/** Every reference to an entity, with what the schemas decided for it. */
export function holdsOn(catalog: Catalog, target: string, kind: EndKind): readonly Hold[] {
  const all = known.get(catalog) ?? new Map<string, readonly Hold[]>();
  known.set(catalog, all);
  const key = `${kind} ${target}`;
  const found = all.get(key) ?? findHolds(catalog, target, kind);
  all.set(key, found);
  return found;
}

/**
 * Whether a row that stays ended decides anew what becomes of what hangs on it: a field that a rule asks of it (`form.X`) is another
 * one now, such as whether a bed is kept.
 */
export function decidesAnew(catalog: Catalog, { name }: EntityModel, before: Row, row: Row): boolean {
  return holdsOn(catalog, name, 'end').some(({ rule }) =>
    [...(rule.when ?? '').matchAll(/\bform\.(\w+)/g)].some(([, asked = '']) => before[asked] !== row[asked]),
  );
}

function findHolds({ entities }: Catalog, target: string, kind: EndKind): Hold[] {
  return [...entities.values()].flatMap((entity) =>
    [...entity.fields.values()]
      .filter((field) => field.ref === target && !isDerived(field))
      .flatMap((field) => settlementsOf(entity, field, kind).map((rule) => ({ entity, field, rule }))),
  );
}

/** What is decided for a reference. Applications of their owner that run are closed beside what an entity does with others. */
function settlementsOf(entity: EntityModel, field: FieldModel, kind: EndKind): Settlement[] {
  const rule = settlementOf(entity, field, kind);
  const isBeside = kind === 'end' && rule.do === 'set' && entity.file.flow && isOwner(entity, field);
  return isBeside ? [{ do: 'close' }, rule] : [rule];
}

/** By its entity, or by what kind of reference it is. */
function settlementOf(entity: EntityModel, field: FieldModel, kind: EndKind): Settlement {
  const { onEnd, onDelete, parent } = entity.file;
  const declared = (kind === 'delete' ? onDelete?.[field.name] : undefined) ?? onEnd?.[field.name];
  if (declared) return declared;
  if (kind === 'delete' && parent?.field === field.name) return { do: 'delete' };
  if (isCopied(entity, field)) return { do: 'keep' };
  if (kind === 'end') return { do: entity.file.flow && isOwner(entity, field) ? 'close' : 'keep' };
  return { do: 'refuse' };
}

const OWNED = { student: STUDENT_COPY, newStudent: NEW_STUDENT_COPY } as const;

const ownersOf = ({ file }: EntityModel) =>
  (['student', 'newStudent'] as const)
    .filter((trait) => file.traits?.includes(trait))
    .map((trait) => OWNED[trait]);

const isOwner = (entity: EntityModel, { name }: FieldModel): boolean =>
  ownersOf(entity).some(({ from }) => from === name);

const isCopied = (entity: EntityModel, { name, implicit }: FieldModel): boolean =>
  implicit && ownersOf(entity).some(({ copy }) => copy.includes(name));
