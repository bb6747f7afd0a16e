import { entities } from '../../../contract/generated/entities.ts';
import { hasLines } from '../../../contract/paper/design.ts';
import { isRecord, type Question } from '../../../contract/paper/question.ts';
import { entityOf } from '../../data/entities.ts';
import { getRow } from '../../data/get.ts';
import type { ExportAsked, MoreColumns } from '../../data/module.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';
import { readPublished } from './answer.ts';
import { publishedPaper } from './published-paper.ts';

/** Who sees names beside answers (domain/02-modules-B, B1). */
const PSYCHOLOGISTS = 'psych_admin';

type Cell = string | number | null;

interface Item {
  readonly sheet: string;
  readonly no: number;
  readonly values: unknown;
  readonly text: string | null;
}

interface Column {
  readonly no: number;
  readonly title: string;
  cell(item: Item): Cell;
}

/**
 * The answers of each sheet beside it: a column for each question, or for each line of a matrix. Only those that the caller
 * may read one by one; whoever is no psychologist gets them without names.
 */
export async function answerColumns({
  engine,
  caller,
  filter,
}: ExportAsked): Promise<MoreColumns | undefined> {
  const id = filter['QuestionnaireId'];
  const items = entityOf(engine, entities.AnswerItem);
  const probe = scopeSql(engine.catalog, items, caller, new Binder(), 'i');
  if (typeof id !== 'string' || probe === 'FALSE') return undefined;
  await getRow(engine, caller, entities.Questionnaire, id);
  const survey = await readPublished(engine.database, id);
  const paper = await publishedPaper(engine, engine.database, survey);
  if (!paper) return undefined;
  const columns = paper.questions.flatMap(columnsOf);
  return {
    titles: columns.map(({ title }) => title),
    without: caller.subject.Roles.includes(PSYCHOLOGISTS) ? [] : ['StudentNo', 'TrueName'],
    async cells(rows) {
      const binder = new Binder();
      const ids = binder.bind(rows.map(({ Id }) => Id));
      const scope = scopeSql(engine.catalog, items, caller, binder, 'i');
      const answer = await engine.database.query<Item>(
        `SELECT i."SheetId" AS sheet, i."QuestionNo" AS no, i."Values" AS values, i."Text" AS text FROM "AnswerItem" i
         WHERE i."SheetId" = ANY(${ids}::text[]) AND i."IsDeleted" = 0 AND ${scope}`,
        binder.values,
      );
      const found = new Map(answer.rows.map((item) => [`${item.sheet} ${item.no}`, item]));
      return rows.map(({ Id }) =>
        columns.map(({ no, cell }) => {
          const item = found.get(`${String(Id)} ${no}`);
          return item ? cell(item) : null;
        }),
      );
    },
  };
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
  return [{ no, title: heading, cell: ({ values, text }) => (type === 'score' ? numberIn(values) : text) }];
}

const numberIn = (value: unknown): Cell => {
  const number = Number(value);
  return Number.isFinite(number) ? number : String(value);
};
