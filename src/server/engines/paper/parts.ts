import type { Paper } from '../../../contract/generated/meta.ts';
import { memoized } from '../../../contract/memoized.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import { ident } from '../../data/sql/sql.ts';

/** A paper with the entities that hold what is asked and answered. */
export interface Parts {
  readonly block: Paper;
  readonly paper: EntityModel;
  readonly questions: EntityModel;
  readonly factors: EntityModel | undefined;
  readonly takings: EntityModel;
  readonly sheets: EntityModel;
  readonly answers: EntityModel;
  /** People, beside their accounts. */
  readonly people: EntityModel | undefined;
  /** Questions that are drawn from. */
  readonly banked: EntityModel | undefined;
  /** By what they are drawn, where that is more than one number. */
  readonly rules: EntityModel | undefined;
  /** The reference to the paper, quoted. */
  readonly by: string;
}

/** Parts whose rows an action or a list may be about. */
type Role = 'paper' | 'takings' | 'sheets';

interface Known {
  readonly catalog: Pick<Catalog, 'entities'>;
}

const known = new WeakMap<object, ReadonlyMap<string, Parts>>();

function everyPaper({ catalog }: Known): ReadonlyMap<string, Parts> {
  const { entities } = catalog;
  const found = known.get(entities);
  if (found) return found;
  const all = new Map(
    [...entities.values()].flatMap((paper) => {
      const { paper: block } = paper.file;
      return block ? [[paper.name, made(catalog, paper, block)] as const] : [];
    }),
  );
  known.set(entities, all);
  return all;
}

function made({ entities }: Known['catalog'], paper: EntityModel, block: Paper): Parts {
  const { factors, person, bank } = block;
  const named = (name: string) => entities.get(name)!;
  return {
    block,
    paper,
    questions: named(block.questions),
    factors: factors === undefined ? undefined : named(factors),
    takings: named(block.takings),
    sheets: named(block.sheets),
    answers: named(block.answers),
    people: person && named(person.entity),
    banked: bank && named(bank.questions),
    rules: bank?.rules === undefined ? undefined : named(bank.rules),
    by: ident(block.by),
  };
}

/** The paper that an entity is a part of. */
export function findParts(engine: Known, entity: string, role: Role): Parts | undefined {
  return [...everyPaper(engine).values()].find((parts) => parts[role].name === entity);
}

/** The same for one that has to be a part. */
export function partsOf(engine: Known, entity: string, role: Role = 'paper'): Parts {
  const parts = findParts(engine, entity, role);
  if (!parts) throw new Error(`${entity} belongs to no paper`);
  return parts;
}

/** Every paper that the schemas describe. */
export const allParts = (engine: Known): Iterable<Parts> => everyPaper(engine).values();

/** What a paper is called, such as a questionnaire. */
export const titleOf = ({ paper }: Pick<Parts, 'paper'>): string => paper.title;

/** The table of a part, quoted. */
export const tableOf = ({ table }: EntityModel): string => ident(table);

/** Select list of the part's columns of these names under `alias`, in wire form; NULL stands for those that it does not have. */
export const columnsOf = (entity: EntityModel, alias: string, names: readonly string[]): string =>
  names
    .map((name) => {
      const field = entity.fields.get(name);
      return `${field ? FIELD_KINDS[field.type].select(field, alias) : 'NULL'} AS ${ident(name)}`;
    })
    .join(', ');

/** A column of the part under `alias`, as it is stored; NULL of the type where the part has no such field. */
export const columnOr = (entity: EntityModel, alias: string, name: string, type: string): string =>
  entity.fields.has(name) ? `${alias}.${ident(name)}` : `NULL::${type}`;

/** Fields that two entities have under one name, but for those that every row has. */
export const sharedFields = (of: EntityModel, from: EntityModel, but: readonly string[]): FieldModel[] =>
  [...of.fields.values()].filter(
    ({ name, implicit }) => !implicit && from.fields.has(name) && !but.includes(name),
  );

/** Fields of a taking that say how far its person is. */
export const TAKING = [
  'Id',
  'UserId',
  'Draft',
  'BeginTime',
  'AgreedTime',
  'SheetId',
  'Times',
  'LimitTimes',
  'AllowEdit',
  'ExtraMinutes',
  'OwnStart',
  'OwnEnd',
  'SwitchCount',
  'Turn',
  'Steps',
  'StepTime',
  'Day',
  'DayTimes',
];

/** Name under which a statement about one paper's parts is prepared. */
export const statementOf = ({ paper }: Pick<Parts, 'paper'>, what: string): string =>
  `paper_${what}_${paper.table}`;

/** What new rows say of themselves. */
export const defaultsOf = memoized(({ fields }: EntityModel): Readonly<Row> => {
  const said = [...fields.values()].flatMap(({ name, default: value, implicit }) =>
    value === undefined || implicit ? [] : [[name, value] as const],
  );
  return Object.fromEntries(said);
});

/** Fields that follow one of the row which this reference names, each with its source. */
export const followedBy = (
  { fields }: EntityModel,
  by: string,
): (readonly [name: string, source: string])[] =>
  [...fields.values()].flatMap(({ name, follows }) =>
    follows?.through?.join() === by ? [[name, follows.field ?? name] as const] : [],
  );

/** What a new row follows of its paper. */
export const followedOf = (entity: EntityModel, by: string, paper: object): Row =>
  Object.fromEntries(followedBy(entity, by).map(([name, source]) => [name, (paper as Row)[source] ?? null]));
