import { entities, type AnswerSheet } from '../../../contract/generated/entities.ts';
import { SCALE, type Question } from '../../../contract/paper/question.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { itemsOf } from '../../data/labels.ts';
import { FEWEST, IN_PART, VALID, valuesOf, type Part } from './stats.ts';
import { ident } from '../../data/sql.ts';

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
const FACTS: Readonly<Record<string, string>> = {
  Gender: '性别',
  GradeYear: '年级',
  CollegeId: '学院',
} satisfies Partial<Record<keyof AnswerSheet, string>>;
const keyOf = ({ no }: Question) => `q${no}`;

/** What may be chosen; nobody's sheet tells nothing but the college. */
export function sidesOf(questions: readonly Question[], isAnonymous: boolean): Side[] {
  const facts = Object.entries(FACTS).filter(([key]) => !isAnonymous || key === 'CollegeId');
  return [
    ...questions
      .filter(({ type }) => COUNTABLE.has(type))
      .map((one): Side => ({ Key: keyOf(one), Name: `${one.no}. ${one.title}`, IsRow: 1 })),
    ...facts.map(([Key, Name]): Side => ({ Key, Name, IsRow: 0 })),
  ];
}

interface Counted {
  readonly line: string | null;
  readonly column: string;
  readonly count: number;
}

/** Counts one side against the other. @param isGuarded counts of fewer than five tell too much here */
export async function crossOf(
  engine: Engine,
  part: Part,
  questions: readonly Question[],
  { row, column, isGuarded }: { row: string; column: string; isGuarded: boolean },
): Promise<Crossed> {
  const lines = questions.find((one) => keyOf(one) === row);
  const across = questions.find((one) => keyOf(one) === column);
  if (!lines || (!across && !Object.hasOwn(FACTS, column)))
    return { Row: row, Column: column, Columns: [], Rows: [] };
  const answer = await engine.database.query<Counted>(
    `WITH sheets AS (SELECT s."Id" AS sheet, ${across ? 'NULL' : `s.${ident(column)}::text`} AS fact FROM "AnswerSheet" s WHERE ${IN_PART} AND ${VALID}),
       lines AS (${ANSWERS('$4')}), columns AS (${across ? ANSWERS('$5') : 'SELECT sheet, fact AS value FROM sheets WHERE $5::int IS NULL'})
     SELECT l.value AS line, c.value AS column, count(DISTINCT c.sheet)::int AS count FROM lines l JOIN columns c USING (sheet)
     WHERE c.value IS NOT NULL GROUP BY GROUPING SETS ((l.value, c.value), (c.value))`,
    [...valuesOf(part), lines.no, across?.no ?? null],
  );
  const counts = new Map(answer.rows.map((one) => [`${one.line ?? ''} ${one.column}`, one.count]));
  const names = across ? choicesOf(across) : await namesOf(engine, column, answer.rows);
  const columns = names.flatMap(([key, Name]) => {
    const Count = counts.get(` ${key}`) ?? 0;
    return isGuarded && Count < FEWEST ? [] : [{ key, Name, Count }];
  });
  const choices = choicesOf(lines);
  const cells = choices.map(([key]) => columns.map((one) => counts.get(`${key} ${one.key}`) ?? 0));
  const shown = isGuarded ? guarded(cells) : cells;
  return {
    Row: row,
    Column: column,
    Columns: columns.map(({ Name, Count }) => ({ Name, Count })),
    Rows: choices.map(([, Name], at) => ({ Name, Counts: [...shown[at]!] })),
  };
}

const ANSWERS = (no: string) =>
  `SELECT i."SheetId" AS sheet, jsonb_array_elements_text(
     CASE jsonb_typeof(i."Values") WHEN 'array' THEN i."Values" ELSE jsonb_build_array(i."Values") END) AS value
   FROM "AnswerItem" i JOIN sheets ON sheets.sheet = i."SheetId"
   WHERE i."QuestionNo" = ${no}::int AND i."IsDeleted" = 0 AND i."Values" IS NOT NULL`;

/** Answers that may be given, with their names. */
function choicesOf({ options, least = SCALE.least, most = SCALE.most }: Question): [string, string][] {
  if (options.length > 0) return options.map(({ key, text }) => [key, text]);
  return Array.from({ length: most - least + 1 }, (_, at) => [String(least + at), String(least + at)]);
}

async function namesOf(
  engine: Engine,
  fact: string,
  counted: readonly Counted[],
): Promise<[string, string][]> {
  const keys = [...new Set(counted.map(({ column }) => column))].toSorted();
  const { dict, ref } = entityOf(engine, entities.AnswerSheet).fields.get(fact)!;
  const codes = dict === undefined ? undefined : engine.catalog.codes.get(dict);
  const items = codes && itemsOf(codes);
  const orgs =
    ref === undefined
      ? []
      : (
          await engine.database.query<{ Id: string; OrgName: string }>(
            `SELECT "Id", "OrgName" FROM "Org" WHERE "Id" = ANY($1)`,
            [keys],
          )
        ).rows;
  return keys.map((key) => [key, items?.get(key)?.name ?? orgs.find(({ Id }) => Id === key)?.OrgName ?? key]);
}

/**
 * Without the counts that tell about persons, and without so many more that none of them can be worked out from what
 * stands beside it or below it.
 */
export function guarded(cells: readonly (readonly number[])[]): (number | null)[][] {
  const shown = cells.map((line) => line.map((count) => (count > 0 && count < FEWEST ? null : count)));
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const places of linesAndColumns(shown)) {
      if (places.filter(([line, at]) => shown[line]![at] === null).length !== 1) continue;
      const [least] = places
        .filter(([line, at]) => (shown[line]![at] ?? 0) > 0)
        .toSorted(([line, at], [other, place]) => shown[line]![at]! - shown[other]![place]!);
      if (!least) continue;
      shown[least[0]]![least[1]] = null;
      isDone = false;
    }
  }
  return shown;
}

function linesAndColumns(cells: readonly (readonly unknown[])[]): [number, number][][] {
  const across = cells[0]?.map((_, at) => cells.map((__, line): [number, number] => [line, at])) ?? [];
  return [...cells.map((line, place) => line.map((_, at): [number, number] => [place, at])), ...across];
}
