import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BlockSource } from '../../../../contract/generated/meta.ts';
import { useMe } from '../../contexts.ts';
import { messageOf, useData, type Row } from '../../data.ts';
import { useAfter, usePolling } from '../../refresh.ts';
import { useChosen } from '../../chosen.tsx';
import { valueOf, type JudgeScope } from '../../schema/judge.ts';
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

/** The rows of a source, read anew with the page. */
export function useSource(source: BlockSource, on: PartPage): SourceState {
  const data = useData();
  const me = useMe();
  const { row, asked, times, reportDate, filter } = on;
  const { row: chosen } = useChosen();
  const [again, setAgain] = useState(0);
  const written = useMemo(() => {
    if ('rows' in source) return rowsOfAnswer(source.rows);
    if ('field' in source) return rowsOfAnswer(row?.[source.field] ?? []);
    return namesNobody(source.input, { me }) ? [] : undefined;
  }, [source, row, me]);
  const call = 'call' in source && !written ? source.call : undefined;
  const input =
    'call' in source
      ? JSON.stringify(
          inputOf(source.input, {
            me,
            chosen: chosen ?? {},
            filter: filter ?? {},
            ...(row && { row }),
            ...(reportDate && { reportDate }),
          }),
        )
      : '';
  const key = `${call} ${input} ${times} ${again}`;
  const [answered, setAnswered] = useState<{ key: string; rows?: readonly Row[]; failure?: unknown }>();
  useEffect(() => {
    if (call === undefined) return undefined;
    let mounted = true;
    const asking = asked.get(key) ?? data.ask(call, JSON.parse(input) as Row);
    asked.set(key, asking);
    asking.then(
      (answer) => mounted && setAnswered({ key, rows: rowsOfAnswer(answer) }),
      (failure: unknown) => mounted && setAnswered({ key, failure }),
    );
    return () => {
      mounted = false;
    };
  }, [data, asked, call, input, key]);
  const retry = useCallback(() => setAgain((count) => count + 1), []);
  usePolling(retry, 'call' in source ? source.refresh : undefined);
  useAfter('call' in source ? source.refreshAfter : undefined, retry);
  if (written) return { status: 'ready', rows: written };
  // Old rows stay in sight while new ones are on their way; a retry after a failure shows that it works.
  if (answered?.key !== key && answered?.rows === undefined) return { status: 'loading' };
  if (answered.rows === undefined) return { status: 'failed', text: messageOf(answered.failure), retry };
  return { status: 'ready', rows: answered.rows };
}
