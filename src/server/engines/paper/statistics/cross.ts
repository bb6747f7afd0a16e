import { SCALE, type Question } from '../../../../contract/paper/question.ts';
import type { Engine } from '../../../data/engine.ts';
import { entityOf } from '../../../data/entities.ts';
import { itemsOf } from '../../../data/read/labels.ts';
import { Binder, ident } from '../../../data/sql/sql.ts';
import { tableOf, type Parts } from '../parts.ts';
import { guarded } from './guarded.ts';
import { fewestOf, inPart, VALID, type Part } from './part.ts';
import { chosen } from './tallies.ts';

// SQL: s is paper.sheet
// SQL: i is paper.answer

/** Something that answers are set against: another question, or what a sheet says of its answerer. */
export interface Side {
  readonly Key: string;
  readonly Name: string;
  /** Whether it may stand at the lines too. */
  readonly IsRow: 0 | 1;
}

/** How often the answers of one side go with those of the other. A count that tells about persons is null. */
export interface Crossed {
  Row: string;
  Column: string;
  Columns: { Name: string; Count: number }[];
  Rows: { Name: string; Counts: (number | null)[] }[];
}

const COUNTABLE: ReadonlySet<string> = new Set(['single', 'multiple', 'select', 'judge', 'score']);
const keyOf = ({ no }: Question) => `q${no}`;

/** What may be chosen; nobody's sheet tells nothing but what it keeps of its person. */
export function sidesOf(parts: Parts, questions: readonly Question[], isAnonymous: boolean): Side[] {
  const { counted, person } = parts.block;
  const facts = (counted?.facts ?? []).filter((name) => !isAnonymous || person?.nameless?.includes(name));
  return [
    ...questions
      .filter(({ type }) => COUNTABLE.has(type))
      .map((one): Side => ({ Key: keyOf(one), Name: `${one.no}. ${one.title}`, IsRow: 1 })),
    ...facts.map((Key): Side => ({ Key, Name: parts.sheets.fields.get(Key)?.title ?? Key, IsRow: 0 })),
  ];
}

interface Counted {
  readonly line: string | null;
  readonly column: string;
  readonly count: number;
}

/** Counts one side against the other. @param isGuarded small counts tell too much here */
export async function crossOf(
  engine: Engine,
  parts: Parts,
  part: Part,
  questions: readonly Question[],
  { row, column, isGuarded }: { row: string; column: string; isGuarded: boolean },
): Promise<Crossed> {
  const lines = questions.find((one) => keyOf(one) === row);
  const across = questions.find((one) => keyOf(one) === column);
  if (!lines || (!across && !parts.block.counted?.facts?.includes(column)))
    return { Row: row, Column: column, Columns: [], Rows: [] };
  const rows = await counted(engine, parts, part, { lines, across, column });
  const counts = new Map<string, number>();
  for (const one of rows) {
    const cell = `${one.line ?? ''} ${one.column}`;
    counts.set(cell, (counts.get(cell) ?? 0) + one.count);
  }
  const names = across ? choicesOf(across) : await namesOf(engine, parts, column, rows);
  const fewest = fewestOf(parts);
  const columns = names.flatMap(([key, Name]) => {
    const Count = counts.get(` ${key}`) ?? 0;
    return isGuarded && Count < fewest ? [] : [{ key, Name, Count }];
  });
  const choices = choicesOf(lines);
  const cells = choices.map(([key]) => columns.map((one) => counts.get(`${key} ${one.key}`) ?? 0));
  const shown = isGuarded ? guarded(cells, fewest) : cells;
  return {
    Row: row,
    Column: column,
    Columns: columns.map(({ Name, Count }) => ({ Name, Count })),
    Rows: choices.map(([, Name], at) => ({ Name, Counts: [...shown[at]!] })),
  };
}

async function counted(
  { database }: Engine,
  parts: Parts,
  part: Part,
  { lines, across, column }: { lines: Question; across: Question | undefined; column: string },
): Promise<Counted[]> {
  const binder = new Binder();
  const where = inPart(parts, part, binder);
  const answers = (no: number) =>
    `SELECT i."SheetId" AS sheet, i."Values" AS value FROM ${tableOf(parts.answers)} i JOIN sheets ON sheets.sheet = i."SheetId"
     WHERE i."QuestionNo" = ${binder.bind(no)}::int AND i."IsDeleted" = 0 AND i."Values" IS NOT NULL`;
  // Equal answers are counted by the database, which can where they lie sealed too; the program looks into one of each.
  const { rows } = await database.query<{
    line: unknown;
    column: unknown;
    count: number;
  }>(
    `WITH sheets AS (SELECT s."Id" AS sheet, ${across ? 'NULL' : `s.${ident(column)}::text`} AS fact FROM ${tableOf(parts.sheets)} s WHERE ${where} AND ${VALID}),
       lines AS (${answers(lines.no)}), columns AS (${across ? answers(across.no) : 'SELECT sheet, fact AS value FROM sheets'})
     SELECT l.value AS line, c.value AS column, count(*)::int AS count FROM lines l JOIN columns c USING (sheet)
     WHERE c.value IS NOT NULL GROUP BY 1, 2`,
    binder.values,
  );
  return rows.flatMap((row) =>
    chosen(row.column).flatMap((one): Counted[] =>
      [null, ...chosen(row.line)].map((line) => ({
        line,
        column: one,
        count: row.count,
      })),
    ),
  );
}

/** Answers that may be given, with their names. */
function choicesOf({ options, least = SCALE.least, most = SCALE.most }: Question): [string, string][] {
  if (options.length > 0) return options.map(({ key, text }) => [key, text]);
  return Array.from({ length: most - least + 1 }, (_, at) => [String(least + at), String(least + at)]);
}

async function namesOf(
  engine: Engine,
  { sheets }: Parts,
  fact: string,
  counted: readonly Counted[],
): Promise<[string, string][]> {
  const keys = [...new Set(counted.map(({ column }) => column))].toSorted();
  const { dict, ref } = sheets.fields.get(fact)!;
  const codes = dict === undefined ? undefined : engine.catalog.codes.get(dict);
  const items = codes && itemsOf(codes);
  const named = ref === undefined ? [] : await labelsOf(engine, ref, keys);
  return keys.map((key) => [key, items?.get(key)?.name ?? named.find(({ id }) => id === key)?.name ?? key]);
}

async function labelsOf(
  engine: Engine,
  ref: string,
  keys: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { table, label } = entityOf(engine, ref);
  const { rows } = await engine.database.query<{ id: string; name: string }>(
    `SELECT n."Id" AS id, n.${ident(label)} AS name FROM ${ident(table)} n WHERE n."Id" = ANY($1)`,
    [keys],
  );
  return rows;
}
