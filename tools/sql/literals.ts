import { parseAst } from 'vite';

/** A text of the program that holds SQL, or a part of a statement. */
export interface SqlLiteral {
  /** Where each piece between placeholders stands in the source. */
  readonly pieces: readonly { readonly start: number; readonly text: string }[];
  /** What the program puts between them, as its source says. */
  readonly holes: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Template extends Node {
  readonly quasis: readonly Node[];
  readonly expressions: readonly Node[];
}

/** A quoted name beside something that only SQL has, or quoted names alone. */
const NAMED = /"[A-Za-z]\w*"/;
const WORDS =
  /\b(?:SELECT|FROM|WHERE|JOIN|UPDATE|INSERT|DELETE|SET|AND|OR|NOT|IS|ANY|IN|EXISTS|RETURNING|ORDER BY|GROUP BY|coalesce|count|AS)\b|(?:\w|\})\."[A-Z]|"\w+" [=<>]|::|^\s*"[A-Z]\w*"(?:,\s*"[A-Z]\w*")*\s*$/;

/** The texts of a source file that hold quoted names of SQL, in their order. */
export function sqlLiterals(source: string): SqlLiteral[] {
  if (!NAMED.test(source)) return [];
  const found: SqlLiteral[] = [];
  const keep = (literal: SqlLiteral) => {
    const whole = literal.pieces.map(({ text }) => text).join('}');
    if (NAMED.test(whole) && WORDS.test(whole)) found.push(literal);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'TemplateLiteral') keep(templateOf(source, node as Template));
    else if (node.type === 'Literal' && typeof (value as { value?: unknown }).value === 'string')
      keep({
        pieces: [{ start: node.start + 1, text: source.slice(node.start + 1, node.end - 1) }],
        holes: [],
      });
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseAst(source, { lang: 'ts' }));
  return found;
}

function templateOf(source: string, { start, end, expressions }: Template): SqlLiteral {
  const from = [start + 1, ...expressions.map((one) => source.indexOf('}', one.end) + 1)];
  const to = [...expressions.map((one) => source.lastIndexOf('${', one.start)), end - 1];
  return {
    pieces: from.map((at, index) => ({ start: at, text: source.slice(at, to[index]) })),
    holes: expressions.map((one) => source.slice(one.start, one.end)),
  };
}
