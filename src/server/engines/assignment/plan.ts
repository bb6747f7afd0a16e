import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/catalog.ts';

/** An entity whose rows assign a person to a target in a post. */
export interface Assigning {
  readonly entity: EntityModel;
  readonly person: string;
  /** The entity that the persons are rows of. */
  readonly people: EntityModel;
  readonly post: string;
  readonly from: string;
  readonly to: string;
  readonly targets: readonly { readonly field: string; readonly entity: EntityModel }[];
  /** Field of a person that names the login account. */
  readonly account: string | undefined;
  readonly roles: Readonly<Record<string, string>>;
}

/** A row of another entity that a copy is read from. */
export interface Source {
  /** Field of the copy's own row that names it. */
  readonly ref: string;
  readonly entity: EntityModel;
  readonly field: string;
}

/** A column that the engine keeps equal to its source. */
export interface Copy {
  readonly entity: EntityModel;
  readonly field: FieldModel;
  /** Who holds this post at the row comes before every source. */
  readonly held: { readonly post: string; readonly by: Assigning; readonly target: string } | undefined;
  readonly sources: readonly Source[];
  /** Rows that follow, as a condition; undefined: all. */
  readonly open: string | undefined;
}

/** What a catalog declares of assignments and copies. */
export interface FollowPlan {
  readonly assigning: readonly Assigning[];
  /** Each after those that it is read from. */
  readonly copies: readonly Copy[];
  /** Names of the entities whose rows concern any of it. */
  readonly concerned: ReadonlySet<string>;
}

const plans = new WeakMap<Catalog, FollowPlan>();

/** The plan of a catalog; made once for each. */
export function followPlan(catalog: Catalog): FollowPlan {
  const known = plans.get(catalog);
  if (known) return known;
  const made = makePlan(catalog);
  plans.set(catalog, made);
  return made;
}

function makePlan({ entities }: Catalog): FollowPlan {
  const assigning = [...entities.values()].flatMap((entity) => assigningOf(entities, entity));
  const copies = inOrder([...entities.values()].flatMap((entity) => copiesOf(entities, entity, assigning)));
  const concerned = new Set(
    [
      ...assigning.flatMap(({ entity, people, targets }) => [
        entity,
        people,
        ...targets.map((one) => one.entity),
      ]),
      ...copies.flatMap(({ entity, sources }) => [entity, ...sources.map((source) => source.entity)]),
    ].map(({ name }) => name),
  );
  return { assigning, copies, concerned };
}

type Entities = Catalog['entities'];

function assigningOf(entities: Entities, entity: EntityModel): Assigning[] {
  const { assigns } = entity.file;
  const named = (field: string) => entities.get(entity.fields.get(field)?.ref ?? '');
  const people = assigns && named(assigns.person);
  if (!assigns || !people) return [];
  const targets = assigns.targets.flatMap((field) => {
    const target = named(field);
    return target ? [{ field, entity: target }] : [];
  });
  return [{ ...assigns, entity, people, targets, account: assigns.account, roles: assigns.roles ?? {} }];
}

function copiesOf(entities: Entities, entity: EntityModel, assigning: readonly Assigning[]): Copy[] {
  return [...entity.fields.values()].flatMap((field) => {
    const { follows } = field;
    if (!follows) return [];
    const open = field.implicit ? openRows(entity) : 'true';
    if (open === undefined) return [];
    const sources = (follows.through ?? []).flatMap((ref) => {
      const source = entities.get(entity.fields.get(ref)?.ref ?? '');
      const from = follows.field ?? field.name;
      return source?.fields.has(from) ? [{ ref, entity: source, field: from }] : [];
    });
    const held = follows.post === undefined ? undefined : holderOf(assigning, entity, field, follows.post);
    if (!held && sources.length === 0) return [];
    return [{ entity, field, held, sources, open: open === 'true' ? undefined : open }];
  });
}

function holderOf(
  assigning: readonly Assigning[],
  entity: EntityModel,
  { ref }: FieldModel,
  post: string,
): Copy['held'] {
  for (const by of assigning) {
    const target = by.targets.find((one) => one.entity === entity);
    if (target && by.people.name === ref) return { post, by, target: target.field };
  }
  return undefined;
}

const OPEN = [FLOW_STATUS.Draft, FLOW_STATUS.Running, FLOW_STATUS.Withdrawn, FLOW_STATUS.SentBack];
const OPEN_APPLICATION = `row.Status in [${OPEN.map((status) => `'${status}'`).join(', ')}]`;

/** Rows whose copies of their owner follow the owner; undefined: none do. */
function openRows({ file }: EntityModel): string | undefined {
  if (file.following !== undefined) return file.following;
  if (file.traits?.includes('flow')) return OPEN_APPLICATION;
  return file.traits?.includes('newStudent') ? 'true' : undefined;
}

/** The checker refuses copies that are read from each other in a ring; the server puts them last. */
function inOrder(copies: readonly Copy[]): Copy[] {
  const ordered: Copy[] = [];
  let left = [...copies];
  while (left.length > 0) {
    const waits = ({ sources }: Copy) => sources.some((source) => left.some((one) => isRead(one, source)));
    const ready = left.filter((copy) => !waits(copy));
    const next = ready.length > 0 ? ready : left;
    ordered.push(...next);
    left = left.filter((one) => !next.includes(one));
  }
  return ordered;
}

const isRead = (copy: Copy, { entity, field }: Source): boolean =>
  copy.entity === entity && copy.field.name === field;
