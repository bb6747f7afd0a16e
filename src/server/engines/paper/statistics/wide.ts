import { hasLines } from '../../../../contract/paper/design.ts';
import { plainFileName } from '../../../../contract/paper/files.ts';
import { isRecord, type Question } from '../../../../contract/paper/question.ts';
import type { Queryable } from '../../../data/database/database.ts';
import { getRow } from '../../../data/read/get.ts';
import type { ExportAsked, MoreColumns } from '../../../data/module.ts';
import { scopeSql } from '../../../data/access/scope.ts';
import { Binder } from '../../../data/sql/sql.ts';
import { attachmentsById } from '../../../storage/attachments.ts';
import { tableOf, type Parts } from '../parts.ts';
import { publishedPaper, readPublished } from '../published.ts';
import { holdsOne } from './part.ts';

// SQL: i is paper.answer

type Cell = string | number | null;

interface Item {
  readonly sheet: string;
  readonly no: number;
  readonly values: unknown;
  readonly text: string | null;
  /** What its files are called, as the reader may know it. */
  readonly files: string | null;
}

interface Column {
  readonly no: number;
  readonly title: string;
  cell(item: Item): Cell;
}

/**
 * The answers of each sheet beside it: a column for each question, or for each line of a matrix. Only those that the caller
 * may read one by one, and without names but for the roles that read them.
 */
export async function answerColumns(
  parts: Parts,
  { engine, caller, filter }: ExportAsked,
): Promise<MoreColumns | undefined> {
  const { answers, paper: of, block } = parts;
  const id = filter[block.by];
  const probe = scopeSql(engine.catalog, answers, caller, new Binder(), 'i');
  if (typeof id !== 'string' || probe === 'FALSE') return undefined;
  await getRow(engine, caller, of.name, id);
  const survey = await readPublished(engine.database, parts, id);
  const paper = await publishedPaper(engine, engine.database, parts, survey);
  if (!paper) return undefined;
  const columns = paper.questions.flatMap(columnsOf);
  const { named = [], unnamed = [] } = block.counted ?? {};
  const isNamed = unnamed.length === 0 || holdsOne(caller.subject, named);
  return {
    titles: columns.map(({ title }) => title),
    without: isNamed ? [] : unnamed,
    async cells(rows) {
      const binder = new Binder();
      const ids = binder.bind(rows.map(({ Id }) => Id));
      const scope = scopeSql(engine.catalog, answers, caller, binder, 'i');
      const answer = await engine.database.query<Item>(
        `SELECT i."SheetId" AS sheet, i."QuestionNo" AS no, i."Values" AS values, i."Text" AS text, i."Files" AS files
         FROM ${tableOf(answers)} i WHERE i."SheetId" = ANY(${ids}::text[]) AND i."IsDeleted" = 0 AND ${scope}`,
        binder.values,
      );
      const listed = await withFileNames(engine.database, answer.rows, isNamed);
      const found = new Map(listed.map((item) => [`${item.sheet} ${item.no}`, item]));
      return rows.map(({ Id }) =>
        columns.map(({ no, cell }) => {
          const item = found.get(`${String(Id)} ${no}`);
          return item ? cell(item) : null;
        }),
      );
    },
  };
}

/** The items with the names of their files in place of the Ids; a name that may tell who sent the file gives way to its place. */
async function withFileNames(database: Queryable, items: readonly Item[], isNamed: boolean): Promise<Item[]> {
  const idsOf = ({ files }: Item) => files?.split(',') ?? [];
  const stored = await attachmentsById(database, items.flatMap(idsOf));
  return items.map((item) => {
    const names = idsOf(item).flatMap((id, at) => {
      const file = stored.get(id);
      return file ? [isNamed ? file.OriginalFileName : plainFileName(item.no, at, file.Ext)] : [];
    });
    return { ...item, files: names.length === 0 ? null : `${names.length}个：${names.join('、')}` };
  });
}

function columnsOf(question: Question): Column[] {
  const { no, type, title, rows, options } = question;
  if (type === 'note') return [];
  const heading = `${no}. ${title}`;
  const named = (key: unknown): Cell =>
    key === undefined ? null : (options.find((option) => option.key === key)?.text ?? numberIn(key));
  if (hasLines(type))
    return rows.map((row) => ({
      no,
      title: `${heading}（${row}）`,
      cell: ({ values }) => (isRecord(values) ? named(values[row]) : null),
    }));
  return [{ no, title: heading, cell: CELLS[type] ?? (({ text }) => text) }];
}

const CELLS: Readonly<Partial<Record<Question['type'], Column['cell']>>> = {
  score: ({ values }) => numberIn(values),
  file: ({ files }) => files,
};

const numberIn = (value: unknown): Cell => {
  const number = Number(value);
  return Number.isFinite(number) ? number : String(value);
};
