import { useEffect, useMemo, useState } from 'react';
import type { BatchPage } from '../../../../contract/generated/meta.ts';
import { PAPERS } from '../../../../contract/print/sheet.ts';
import { useDevice } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { useReady } from '../../ready.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { PdfTask } from '../documents/PdfTask.tsx';
import { Preview } from '../documents/Preview.tsx';
import { MOST } from '../documents/useDocuments.ts';
import type { Zoom } from '../documents/Zooms.tsx';
import { fieldsTo, ordered, type BatchOrder, type BatchRow, type TemplateModel } from './model.ts';
import { BatchBar } from './BatchBar.tsx';
import { BatchNotes } from './BatchNotes.tsx';
import { Narrowing } from './Narrowing.tsx';
import { Options } from './Options.tsx';
import { RowList } from './RowList.tsx';
import { Settling } from './Settling.tsx';
import { useBatch, type Match } from './useBatch.ts';
import { useBatchActs } from './useBatchActs.ts';
import { useCodes } from './useCodes.ts';
import styles from './batch.module.css';

interface BatchProps {
  readonly file: BatchPage;
  readonly templates: readonly TemplateModel[];
  readonly template: TemplateModel;
  readonly ids: readonly string[] | undefined;
  readonly match: Match | undefined;
  /** The template that was asked for and is not among those offered. */
  readonly unknown: string | undefined;
  /** Only to see what a template looks like: the first row is chosen. */
  readonly isSample: boolean;
  choose(code: string): void;
}

/** The rows of one template, what is wanted of them, and their sheets. */
export function Batch({ file, templates, template, ids, match, unknown, isSample, choose }: BatchProps) {
  const device = useDevice();
  const asked = useAskedRows(file.documents.call, template, { ids, match });
  const { state, batch } = asked;
  const { rows } = state;
  const { model, ...options } = useSheetOptions(template);
  const { order, perPage, numbers } = options;
  const [zoomed, setZoom] = useState<Zoom>();
  const narrowing = useMemo(() => (ids ? [] : fieldsTo(template, file.by ?? [])), [ids, template, file.by]);
  const [chosen, setChosen] = useChosen(rows, { ids, match, isSample });
  const ready = useReady([...model.parts.flatMap(({ fields }) => fields), ...narrowing]);
  const wanted = useMemo(
    () => ordered(rows ?? [], order).filter(({ id }) => chosen.has(id)),
    [rows, order, chosen],
  );
  const { sheets, isSigned, sign, settle } = useCodes(file, template, wanted);
  const acts = useBatchActs(file, {
    template: template.code,
    ids: wanted.map(({ id }) => id),
    perPage,
    numbers,
    sign,
    reload: asked.again,
  });
  const zoom = zoomed ?? (device === 'desktop' ? 1 : 'fit');
  return (
    <div className={styles['batch']}>
      <BatchBar {...{ file, acts, zoom, setZoom }} count={wanted.length} next={asked.next} />
      <BatchNotes
        {...{ batch, isSigned }}
        replaced={unknown === undefined ? undefined : { unknown, by: template.code }}
        missing={missingOf(ids, rows, batch)}
        lacking={wanted.filter(({ lacks }) => lacks.length > 0).length}
        total={state.total}
      />
      {settle && !acts.printing && <Settling settle={settle} />}
      {acts.task !== undefined && <PdfTask key={acts.task} id={acts.task} close={acts.closeTask} />}
      <div className={styles['panes']}>
        <div className={styles['side']}>
          <Options
            {...{ templates, template, choose }}
            {...options}
            isLabel={PAPERS[model.file.paper].labels !== undefined}
          />
          {ready && narrowing.length > 0 && (
            <Narrowing
              fields={narrowing}
              entity={model.entity.name}
              filter={asked.filter}
              choose={asked.choose}
            />
          )}
          {state.failure !== undefined ? (
            <Failed text={state.failure} retry={asked.again} />
          ) : (
            <RowList
              rows={rows && ordered(rows, order)}
              read={state.read}
              chosen={chosen}
              choose={setChosen}
              search={ids ? undefined : asked.search}
            />
          )}
        </div>
        {!rows || !ready ? (
          <Skeleton />
        ) : wanted.length === 0 ? (
          <NothingWanted hasRows={rows.length > 0} ids={ids} />
        ) : (
          <Preview
            {...{ model, perPage, zoom }}
            rows={sheets}
            printing={acts.printing}
            printed={acts.printed}
          />
        )}
      </div>
    </div>
  );
}

function NothingWanted({ hasRows, ids }: { hasRows: boolean; ids: readonly string[] | undefined }) {
  const none = ids ? '所选记录不存在，或您无权查看' : '没有可打印的数据';
  return (
    <div className={styles['nothing']}>
      <Empty text={hasRows ? '请勾选要打印的记录' : none} />
    </div>
  );
}

/** The rows that the sheets are of, narrowed by a word or by fields, a batch at a time. */
function useAskedRows(
  call: string,
  template: TemplateModel,
  { ids, match }: Pick<BatchProps, 'ids' | 'match'>,
) {
  const [keyword, setKeyword] = useState('');
  const [filter, setFilter] = useState<Row>({});
  const [batch, setBatch] = useState(0);
  const [times, setTimes] = useState(0);
  const state = useBatch(call, template, { ids, match, keyword, filter, batch }, times);
  return {
    state,
    batch,
    filter,
    next:
      state.total > MOST
        ? { isLast: (batch + 1) * MOST >= state.total, go: () => setBatch(batch + 1) }
        : undefined,
    again: () => setTimes(times + 1),
    choose: (wanted: Row) => {
      setBatch(0);
      setFilter(wanted);
    },
    search: (word: string) => {
      setBatch(0);
      setKeyword(word);
    },
  };
}

/** What is wanted of the sheets: their order, how many stand on a page, and whether pages have numbers. */
function useSheetOptions(template: TemplateModel) {
  const [order, setOrder] = useState<BatchOrder>('given');
  const [perPage, setPerPage] = useState(template.perPage);
  const [numbers, setNumbers] = useState(template.document.file.numbers !== false);
  const model = useMemo(() => {
    const { document } = template;
    return { ...document, file: { ...document.file, numbers } };
  }, [template, numbers]);
  return { model, order, setOrder, perPage, setPerPage, numbers, setNumbers };
}

/** The ticked rows: at first all of those that were asked for, or one where only a sample is wanted. */
function useChosen(
  rows: readonly BatchRow[] | undefined,
  { ids, match, isSample }: Pick<BatchProps, 'ids' | 'match' | 'isSample'>,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const first = rows?.map(({ id }) => id).join(',');
  useEffect(() => {
    if (first === undefined) return;
    const there = first === '' ? [] : first.split(',');
    setChosen(new Set(isSample ? there.slice(0, 1) : ids || match ? there : []));
  }, [first, ids, match, isSample]);
  return [chosen, setChosen] as const;
}

function missingOf(
  ids: readonly string[] | undefined,
  rows: readonly BatchRow[] | undefined,
  batch: number,
): number {
  if (!ids || !rows || rows.length === 0) return 0;
  return Math.min(MOST, ids.length - batch * MOST) - rows.length;
}
