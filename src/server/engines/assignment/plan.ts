import { followingRows } from '../../../contract/following.ts';
import { textParts, type TextPart } from '../../../contract/follow-text.ts';
import { entities as names } from '../../../contract/generated/entities.ts';
import { memoized } from '../../../contract/memoized.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { rowPaths } from '../../../contract/reaching-rules.ts';
import { followedSources, type Source } from '../../data/schemas/followed.ts';
import { PERSON_COPIES } from '../accounts/copies.ts';
import { peopleOf } from '../accounts/person.ts';

export type { Source } from '../../data/schemas/followed.ts';

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

/** A column that the engine keeps equal to its source. */
export interface Copy {
  readonly entity: EntityModel;
  readonly field: FieldModel;
  /** Who holds this post at the row comes before every source. */
  readonly held: { readonly post: string; readonly by: Assigning; readonly target: string } | undefined;
  readonly sources: readonly Source[];
  /** Rows that follow, as a condition; undefined: all. */
  readonly open: string | undefined;
  /** What it is put together of, for a text of several fields. */
  readonly text?: readonly TextPart[];
  /** A list of what all rows say that name this one. */
  readonly gathers?: boolean;
  /** Where no source says anything, what was written stays. */
  readonly keeps: boolean;
  /** Fields of the own row that decide what it says: references, parts of its text, and what its row follows by. */
  readonly own: readonly string[];
  /** Those of them that decide its value, and not only whether its row follows. */
  readonly decides: readonly string[];
  /** Nobody types the column: its row counts as untouched when it follows, and the audit tells of the source alone. */
  readonly quiet: boolean;
}

/** What a catalog declares of assignments and copies. */
export interface FollowPlan {
  readonly assigning: readonly Assigning[];
  /** Each after those that it is read from. */
  readonly copies: readonly Copy[];
  /** The same by the entities whose rows have them. */
  readonly copiesIn: ReadonlyMap<EntityModel, readonly Copy[]>;
  /** The same by the names of the entities that they are read from, once for each way. */
  readonly readFrom: ReadonlyMap<string, readonly { readonly copy: Copy; readonly source: Source }[]>;
  /** Names of the entities whose rows concern any of it. */
  readonly concerned: ReadonlySet<string>;
}

/** The plan of a catalog; made once for each. */
export const followPlan = memoized(({ entities }: Catalog): FollowPlan => {
  const assigning = [...entities.values()].flatMap((entity) => assigningOf(entities, entity));
  const copies = inOrder([
    ...[...entities.values()].flatMap((entity) => copiesOf(entities, entity, assigning)),
    ...accountCopies(entities),
  ]);
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
  const readFrom = new Map<string, { copy: Copy; source: Source }[]>();
  for (const copy of copies)
    for (const source of copy.sources) {
      const { name } = source.entity;
      readFrom.set(name, [...(readFrom.get(name) ?? []), { copy, source }]);
    }
  const copiesIn = new Map<EntityModel, Copy[]>();
  for (const copy of copies) copiesIn.set(copy.entity, [...(copiesIn.get(copy.entity) ?? []), copy]);
  return { assigning, copies, copiesIn, readFrom, concerned };
});

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
    const open = follows && followingRows(entity, field);
    if (!follows || open === undefined) return [];
    const gathered = gatheredSource(entities, field);
    const sources = gathered ? [gathered] : followedSources(entities, entity, field);
    const held = follows.post === undefined ? undefined : holderOf(assigning, entity, field, follows.post);
    if (!held && sources.length === 0) return [];
    const text = follows.text === undefined ? undefined : textParts(follows.text);
    const parts = (text ?? []).flatMap((part) => ('field' in part && !('ref' in part) ? [part.field] : []));
    const decides = [...sources.flatMap(({ ref, by }) => (by === undefined ? [ref] : [])), ...parts];
    return [
      {
        entity,
        field,
        held,
        sources,
        open: open === 'true' ? undefined : open,
        ...(text && { text }),
        ...(gathered && { gathers: true }),
        keeps: follows.keeps === true,
        own: [...new Set([...decides, ...rowPaths(open).map(([name = '']) => name)])],
        decides,
        quiet: field.readonly === true || field.secret === true,
      },
    ];
  });
}

/** The rows whose values are gathered in a list, as a source that names the list's row. */
function gatheredSource(entities: Entities, { name, follows }: FieldModel): Source | undefined {
  const { of, by, field = name } = follows ?? {};
  const entity = of === undefined ? undefined : entities.get(of);
  return by !== undefined && entity?.fields.has(by) && entity.fields.has(field)
    ? { ref: 'Id', entity, field, by }
    : undefined;
}

/** What a login account says of the person behind it: a student before the new student that the student was. */
function accountCopies(entities: Entities): Copy[] {
  const account = entities.get(names.SysUser);
  const people = peopleOf({ entities });
  if (!account) return [];
  const earlier = new Set(people.map(({ file }) => file.account.from?.entity));
  const inTurn = people.toSorted((a, b) => Number(earlier.has(a.name)) - Number(earlier.has(b.name)));
  return PERSON_COPIES.flatMap(({ to, from }) => {
    const field = account.fields.get(to);
    const sources = inTurn.flatMap((entity) => {
      const name = from(entity.file.account);
      return name !== undefined && entity.fields.has(name)
        ? [{ ref: 'Id', entity, field: name, by: entity.file.account.field }]
        : [];
    });
    if (!field || sources.length === 0) return [];
    return [
      {
        entity: account,
        field,
        held: undefined,
        sources,
        open: undefined,
        keeps: true,
        own: [],
        decides: [],
        quiet: field.readonly === true,
      },
    ];
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
