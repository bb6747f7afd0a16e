import { compileCondition } from '../../../contract/conditions/condition.ts';
import { parseCondition } from '../../../contract/conditions/parse.ts';
import { children, pathOf, type Node } from '../../../contract/conditions/tree.ts';
import type { BranchNode, FlowFile, FlowWho } from '../../../contract/generated/meta.ts';
import { placesOf, type NodePath } from '../../../contract/flow/nodes.ts';
import { Walker } from '../../../contract/flow/walk.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import type { Problem } from '../problem.ts';
import { escapePointer } from '../names/near.ts';

/** What was found about a definition by going through it with rows, and the row that shows it. */
export interface Proof extends Problem {
  /** Fields that decide, with their values; absent where no row shows it. */
  readonly row?: Row;
}

/** Most rows that are gone through. */
const MOST_ROWS = 3_000;
const MOST_CODES = 12;

/**
 * Goes through a sound definition with every combination of the values at which its conditions change, as far as there are not too
 * many of them.
 * @returns ways that are never gone or hidden behind others, and rows that come to a node where there is nobody
 */
export function proveFlow(set: SchemaSet, code: string, flow: FlowFile, entity: EntityModel): Proof[] {
  const tries = rowsOf(set, entity, flow);
  const walks = tries.rows.map((row) => ({ row, seen: seenOf(flow, row) }));
  const proving: Proving = { file: `flows/${code}.json`, entity, walks, isWhole: tries.isWhole };
  return placesOf(flow).flatMap(({ node, path }) => {
    if (node.kind === 'branch') return isOfVotes(node) ? [] : waysOf(proving, node, path);
    if (node.kind === 'approve' || node.kind === 'cc' || node.kind === 'vote')
      return node.kind === 'approve' && node.nobody !== undefined ? [] : peopleOf(proving, node, path);
    return [];
  });
}

/** What people vote is in no row. */
const isOfVotes = ({ branches }: BranchNode): boolean =>
  branches.some(
    ({ when }) => when !== undefined && compileCondition(when).reads.some((path) => path.startsWith('vote.')),
  );

interface Walk {
  readonly row: Row;
  /** Nodes that the row comes to. */
  readonly seen: ReadonlySet<string>;
}

interface Proving {
  readonly file: string;
  readonly entity: EntityModel;
  readonly walks: readonly Walk[];
  readonly isWhole: boolean;
}

/** The JSON pointer of a place in a definition. */
export const pointerOf = (path: NodePath): string =>
  path.map((key) => `/${escapePointer(String(key))}`).join('');

function seenOf(flow: FlowFile, row: Row): ReadonlySet<string> {
  const walker = new Walker(flow);
  const holds = (condition: string) => compileCondition(condition).test({ row });
  const seen = new Set<string>();
  try {
    let walked = walker.begin(holds);
    for (;;) {
      for (const { id } of [...walked.crossed, ...walked.reached]) seen.add(id);
      const [next] = walked.state.open;
      if (next === undefined) return seen;
      walked = walker.leave(walked.state, next, holds);
    }
  } catch {
    // A definition that does not come to an end is told of by the check.
    return seen;
  }
}

function waysOf({ file, walks, isWhole }: Proving, node: BranchNode, path: NodePath): Proof[] {
  const chosen = node.branches.map((): Row | undefined => undefined);
  const held = node.branches.map((): Row | undefined => undefined);
  const both = new Map<string, Row>();
  for (const { row, seen } of walks) {
    if (!seen.has(node.id)) continue;
    const holding = node.branches.flatMap(({ when }, branch) =>
      when !== undefined && compileCondition(when).test({ row }) ? [branch] : [],
    );
    for (const branch of holding) held[branch] ??= row;
    const first = holding[0] ?? node.branches.findIndex(({ when }) => when === undefined);
    if (first >= 0) chosen[first] ??= row;
    for (const other of holding.slice(1))
      both.set(`${holding[0]} ${other}`, both.get(`${holding[0]} ${other}`) ?? row);
  }
  const proofs: Proof[] = [];
  for (const [branch, { title, when }] of node.branches.entries()) {
    const pointer = pointerOf([...path, 'branches', branch, ...(when === undefined ? [] : ['when'])]);
    if (chosen[branch]) continue;
    const by = held[branch];
    if (by)
      proofs.push({ file, pointer, message: `分支“${title}”永远不会走到：前面的分支总是先成立`, row: by });
    else if (isWhole || when !== undefined)
      proofs.push({ file, pointer, message: `分支“${title}”在试过的${walks.length}种取值中从未走到` });
  }
  for (const [pair, row] of both) {
    const [one, other] = pair.split(' ').map((branch) => node.branches[Number(branch)]!.title);
    const pointer = pointerOf([...path, 'branches', Number(pair.split(' ')[1]), 'when']);
    proofs.push({ file, pointer, message: `“${one}”与“${other}”会同时成立，按先后走“${one}”`, row });
  }
  return proofs;
}

function peopleOf(
  { file, entity, walks }: Proving,
  node: { readonly id: string; readonly title: string; readonly who: FlowWho },
  path: NodePath,
): Proof[] {
  const names = namesOf(entity, node.who);
  return names.flatMap((name) => {
    const walk = walks.find(({ row, seen }) => seen.has(node.id) && (row[name] ?? null) === null);
    const title = entity.fields.get(name)?.title ?? name;
    const message = `“${title}”未填时，“${node.title}”没有人可以办理`;
    return walk
      ? [{ file, pointer: pointerOf([...path, 'who']), message, row: { ...walk.row, [name]: null } }]
      : [];
  });
}

/** Fields without which there is nobody at a node. */
function namesOf(entity: EntityModel, who: FlowWho): string[] {
  const mayBeOpen = (name: string) => {
    const field = entity.fields.get(name);
    return field !== undefined && !field.implicit && field.required !== true;
  };
  if (who.by === 'field' || who.by === 'head') return mayBeOpen(who.field) ? [who.field] : [];
  if (who.by !== 'role') return [];
  const scope = Object.hasOwn(entity.file.scope, who.role) ? entity.file.scope[who.role] : undefined;
  return scope === undefined ? [] : wantedBy(tree(scope)).filter(mayBeOpen);
}

const tree = (source: string): Node | undefined => {
  try {
    return parseCondition(source);
  } catch {
    return undefined;
  }
};

/** Fields that have to be there for a condition to hold. */
function wantedBy(node: Node | undefined): string[] {
  if (node?.kind === 'and') return node.items.flatMap(wantedBy);
  if (node?.kind !== 'binary' || (node.operator !== '==' && node.operator !== 'in')) return [];
  const [left, right] = [pathOf(node.left) ?? '', pathOf(node.right) ?? ''];
  return [left, right].some((path) => path.startsWith('me.'))
    ? [left, right].flatMap((path) => (/^row\.\w+$/.test(path) ? [path.slice('row.'.length)] : []))
    : [];
}

/** Rows in which every field that decides has each of the values at which something changes. */
function rowsOf(set: SchemaSet, entity: EntityModel, flow: FlowFile): { rows: Row[]; isWhole: boolean } {
  const values = new Map<string, Set<unknown>>();
  const add = (name: string, ...found: unknown[]) => {
    if (!entity.fields.has(name)) return;
    const known = values.get(name) ?? new Set(usual(set, entity.fields.get(name)!));
    for (const value of found) known.add(value);
    values.set(name, known);
  };
  for (const { node } of placesOf(flow)) {
    if (node.kind === 'branch')
      for (const { when } of node.branches) if (when !== undefined) collect(tree(when), add);
    if ('who' in node) for (const name of namesOf(entity, node.who)) add(name);
  }
  const allowed = [...values].map(([name, found]): [string, unknown[]] => [
    name,
    [...found].filter((value) => isAllowed(entity.fields.get(name)!, value)),
  ]);
  const all = allowed.reduce((count, [, found]) => count * Math.max(1, found.length), 1);
  const count = Math.min(all, MOST_ROWS);
  // A stride that shares no factor with the number of all combinations comes to each once, evenly spread.
  const stride = all <= MOST_ROWS ? 1 : coprime(all);
  const rows = Array.from({ length: count }, (_, turn) => rowAt(allowed, (turn * stride) % all));
  return { rows, isWhole: all <= MOST_ROWS };
}

function rowAt(values: readonly (readonly [string, readonly unknown[]])[], index: number): Row {
  let rest = index;
  const row: Row = {};
  for (const [name, found] of values) {
    row[name] = found[rest % Math.max(1, found.length)] ?? null;
    rest = Math.floor(rest / Math.max(1, found.length));
  }
  return row;
}

function coprime(all: number): number {
  const factor = (a: number, b: number): number => (b === 0 ? a : factor(b, a % b));
  let stride = 7_919;
  while (factor(all, stride) !== 1) stride += 2;
  return stride;
}

/** Values that a field has anyway. */
function usual(set: SchemaSet, field: FieldModel): unknown[] {
  const codes = field.dict === undefined ? undefined : set.codes.get(field.dict);
  const items = codes && 'items' in codes ? codes.items.map(({ code }) => code).slice(0, MOST_CODES) : [];
  switch (field.type) {
    case 'int':
    case 'decimal':
    case 'money':
    case 'count':
      return [null, 0, 1];
    case 'bool':
      return [null, 0, 1];
    case 'dict':
      return [null, ...items];
    case 'date':
    case 'datetime':
      return [null, '2026-03-02'];
    default:
      return [null, 'x'];
  }
}

function isAllowed(field: FieldModel, value: unknown): boolean {
  if (value === null) return field.required !== true;
  if (typeof value !== 'number') return true;
  const { min, max } = field;
  return (min === undefined || value >= Number(min)) && (max === undefined || value <= Number(max));
}

/** Values around those that a condition compares fields with. */
function collect(node: Node | undefined, add: (name: string, ...values: unknown[]) => void): void {
  if (!node) return;
  const parts = node.kind === 'binary' ? [node.left, node.right] : node.kind === 'call' ? node.args : [];
  const fields = parts.flatMap((part) => fieldsIn(part));
  for (const name of fields) add(name, ...parts.flatMap(valuesIn));
  for (const child of children(node)) collect(child, add);
  const [, name] = /^row\.(\w+)$/.exec(pathOf(node) ?? '') ?? [];
  if (name !== undefined) add(name);
}

const fieldsIn = (node: Node): string[] => {
  const [, name] = /^row\.(\w+)$/.exec(pathOf(node) ?? '') ?? [];
  return name === undefined ? children(node).flatMap(fieldsIn) : [name];
};

function valuesIn(node: Node): unknown[] {
  if (node.kind === 'list') return node.items.flatMap(valuesIn);
  if (node.kind !== 'literal' || node.value === null) return [];
  const { value } = node;
  return typeof value === 'number' ? [value - 1, value, value + 1] : [value];
}
