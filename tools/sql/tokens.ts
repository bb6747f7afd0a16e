import type { SqlLiteral } from './literals.ts';

/** A piece of SQL: a quoted name, a word, a placeholder of the program, a sign, or what stands in brackets. */
export interface Token {
  readonly kind: 'name' | 'word' | 'hole' | 'sign' | 'group';
  /** The name without its quotes, the word in lower case, the source of the placeholder, or the sign. */
  readonly text: string;
  /** Where it stands in the source. */
  readonly at: number;
  readonly inner: readonly Token[];
}

/** Stands for a placeholder of the program while a literal is read as one text. */
const HOLE = '\u0000';
const TOKEN =
  /\s+|--[^\n]*|"(?<name>[A-Za-z_]\w*)"|(?<text>'(?:[^']|'')*')|(?<word>[A-Za-z_]\w*)|(?<sign>::|[\s\S])/gy;

/** The tokens of a literal, brackets as groups. A bracket that stays open ends with the literal: the rest stands in another one. */
export function tokensOf({ pieces, holes }: SqlLiteral): Token[] {
  const starts: { readonly from: number; readonly start: number }[] = [];
  let whole = '';
  for (const { start, text } of pieces) {
    if (whole !== '' || starts.length > 0) whole += HOLE;
    starts.push({ from: whole.length, start });
    whole += text;
  }
  const inSource = (index: number) => {
    const piece = starts.findLast(({ from }) => from <= index) ?? starts[0]!;
    return piece.start + index - piece.from;
  };
  let seen = 0;
  const root: Token[] = [];
  const open: Token[][] = [root];
  for (const { groups, index } of whole.matchAll(TOKEN)) {
    const { name, word, sign, text } = groups!;
    const add = (kind: Token['kind'], said: string, at = index, inner: Token[] = []) =>
      open.at(-1)!.push({ kind, text: said, at: inSource(at), inner });
    if (name !== undefined) add('name', name, index + 1);
    else if (word !== undefined) add('word', word.toLowerCase());
    else if (text !== undefined) add('sign', "'");
    else if (sign === HOLE) add('hole', holes[seen++] ?? '');
    else if (sign === '(') {
      const inner: Token[] = [];
      add('group', '(', index, inner);
      open.push(inner);
    } else if (sign === ')') {
      if (open.length > 1) open.pop();
    } else if (sign !== undefined) add('sign', sign);
  }
  return root;
}
