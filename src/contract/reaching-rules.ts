import { compileCondition } from './conditions/condition.ts';
import type { EntityFile } from './generated/meta.ts';
import { isLateRule } from './late.ts';
import type { EntityModel } from './model.ts';

/** A rule across fields, as an entity declares it. */
export type RowRule = NonNullable<EntityFile['rules']>[number];

/** Rows that give way when a row which the rule reads changes, and whether they go with the change. */
export const yieldingRows = ({
  yields,
}: RowRule): { readonly when: string; readonly do?: 'delete' } | undefined =>
  typeof yields === 'string' ? { when: yields } : yields;

/** A field that is reached through references: `['ClassId', 'GradeYear']`. */
export type Path = readonly string[];

/** A rule that holds a row against the rows which its references lead to. */
export interface ReachingRule {
  readonly rule: RowRule;
  /** Fields of the row itself that decide, the references among them. */
  readonly own: ReadonlySet<string>;
  /** What the rule reads beyond references. */
  readonly reads: readonly Path[];
  /** What its message names, of the row itself and beyond. */
  readonly says: readonly Path[];
}

const known = new WeakMap<EntityModel, readonly ReachingRule[]>();

/** The rules of an entity that read through references; the server alone can judge them. */
export function reachingRules(entity: EntityModel): readonly ReachingRule[] {
  const found = known.get(entity) ?? (entity.file.rules ?? []).flatMap((rule) => reachOf(entity, rule));
  known.set(entity, found);
  return found;
}

function reachOf(entity: EntityModel, rule: RowRule): ReachingRule[] {
  if (isLateRule(entity, rule)) return [];
  const read = rowPaths(rule.deny);
  const reads = read.filter(([first = '', more]) => more !== undefined && isReference(entity, first));
  if (reads.length === 0) return [];
  const own = new Set(read.map(([first = '']) => first));
  return [{ rule, own, reads, says: saidPaths(rule.message) }];
}

const isReference = (entity: EntityModel, name: string) => entity.fields.get(name)?.type === 'ref';

/** Whether a rule reads through references. */
export const isReaching = (entity: EntityModel, rule: RowRule): boolean =>
  reachingRules(entity).some((reaching) => reaching.rule === rule);

/** The paths below `row` that a condition reads; none for one that does not parse, which is reported where it stands. */
export function rowPaths(source: string): Path[] {
  try {
    return compileCondition(source).reads.flatMap((read) => {
      const [root, ...path] = read.split('.');
      return root === 'row' && path.length > 0 ? [path] : [];
    });
  } catch {
    return [];
  }
}

const PLACEHOLDER = /\{row\.([A-Za-z0-9.]+)\}/g;

/** The field of the form that a rule is told at: the list whose cell it is, or the field itself. */
export const toldField = ({ each, field }: RowRule): string => each ?? field;

/** Fields of the row that decide a rule. */
export const ruleReads = ({ deny, each }: RowRule): string[] => [
  ...rowPaths(deny).flatMap(([name]) => name ?? []),
  ...(each === undefined ? [] : [each]),
];

/** The paths that stand in a message in braces, such as `{row.ClassId.GradeYear}`, with the place of each, counted in characters. */
export const saidPlaces = (message: string): { readonly path: Path; readonly offset: number }[] =>
  [...message.matchAll(PLACEHOLDER)].map(({ 1: path = '', index }) => ({
    path: path.split('.'),
    offset: index + '{row.'.length,
  }));

/** The paths alone. */
export const saidPaths = (message: string): Path[] => saidPlaces(message).map(({ path }) => path);

/** A message with what stands in braces said in its place. */
export const fillMessage = (message: string, say: (path: Path) => string): string =>
  message.replaceAll(PLACEHOLDER, (_all, path: string) => say(path.split('.')));

/** Fields of a row that a reference is held against, and the fields at which it is told that they do not fit. */
export function fitsOf(entity: EntityModel, reference: string) {
  const rules = reachingRules(entity).filter(({ own }) => own.has(reference));
  return {
    deciding: new Set(rules.flatMap(({ own }) => [...own])),
    told: new Set(rules.map(({ rule }) => rule.field)),
  };
}
