import { useMemo } from 'react';
import { NOBODY } from '../../../contract/subject.ts';
import type { BlockSource } from '../../../contract/generated/meta.ts';
import { useMe } from '../contexts.ts';
import { useData, type PageData, type Row } from '../data.ts';
import { preloadAnswer, useAnswer } from '../read.ts';
import { useAfter } from '../refresh.ts';
import { useChosen } from '../chosen.tsx';
import { valueOf, type JudgeScope } from '../schema/judge.ts';
import type { PartPage } from './part.ts';

/** How far a block's rows have come. */
export type SourceState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly text: string; retry(): void }
  | { readonly status: 'ready'; readonly rows: readonly Row[] };

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows in what a source answered: a list, a page of a list, or one object as one row. */
export function rowsOfAnswer(answer: unknown): readonly Row[] {
  if (Array.isArray(answer)) return answer.filter(isRow);
  if (!isRow(answer)) return [];
  const paged = answer['rows'] ?? answer['Rows'];
  return Array.isArray(paged) ? paged.filter(isRow) : [answer];
}

/** The input of a call: each formula's value; what has none is left out. */
export function inputOf(formulas: Readonly<Record<string, string>> | undefined, scope: JudgeScope): Row {
  const values = Object.entries(formulas ?? {}).map(([name, formula]) => [name, valueOf(formula, scope)]);
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as Row;
}

/** Whether an input names what the reader is not: left out it would ask for everybody's rows. */
const namesNobody = (formulas: Readonly<Record<string, string>> = {}, scope: JudgeScope): boolean =>
  Object.values(formulas).some((formula) => /\bme\./.test(formula) && valueOf(formula, scope) === null);

const questionOf = (call: string, input: Row, times: number) => ['rows', call, input, times] as const;
const askRows = async (data: PageData, call: string, input: Row) => rowsOfAnswer(await data.ask(call, input));

/** Begins to ask for the rows of a source that is soon shown, where nothing of the page or the reader decides what is asked. */
export function beginSource(data: PageData, source: BlockSource): void {
  if (!('call' in source) || Object.values(source.input ?? {}).some((formula) => /[a-z]\w*\./i.test(formula)))
    return;
  const input = inputOf(source.input, { me: NOBODY });
  void preloadAnswer(data, questionOf(source.call, input, 0), () => askRows(data, source.call, input));
}

/** The rows of a source, read anew with the page. Parts of a page that have the same source ask once. */
export function useSource(source: BlockSource, on: PartPage): SourceState {
  const data = useData();
  const me = useMe();
  const { row, times, reportDate, filter } = on;
  const { row: chosen } = useChosen();
  const written = useMemo(() => {
    if ('rows' in source) return rowsOfAnswer(source.rows);
    if ('field' in source) return rowsOfAnswer(row?.[source.field] ?? []);
    return namesNobody(source.input, { me }) ? [] : undefined;
  }, [source, row, me]);
  const given = {
    me,
    chosen: chosen ?? {},
    filter: filter ?? {},
    ...(row && { row }),
    ...(reportDate && { reportDate }),
  };
  const call = 'call' in source && !written ? source : undefined;
  const input = inputOf(call?.input, given);
  const { answer, failure, again } = useAnswer(
    call ? questionOf(call.call, input, times) : null,
    () => askRows(data, call?.call ?? '', input),
    { isKept: true, every: call?.refresh },
  );
  const retry = () => void again();
  useAfter(call?.refreshAfter, retry);
  if (written) return { status: 'ready', rows: written };
  if (failure !== undefined) return { status: 'failed', text: failure, retry };
  // Old rows stay in sight while new ones are on their way.
  return answer === undefined ? { status: 'loading' } : { status: 'ready', rows: answer };
}
