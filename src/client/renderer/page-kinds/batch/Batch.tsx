import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import type { BatchPage } from '../../../../contract/generated/meta.ts';
import { PAPERS } from '../../../../contract/print/sheet.ts';
import { useButtons, useDevice, useNotify } from '../../contexts.ts';
import { useData, type Row } from '../../data.ts';
import { useReady } from '../../ready.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { PdfTask } from '../documents/PdfTask.tsx';
import { Preview } from '../documents/Preview.tsx';
import { MOST } from '../documents/useDocuments.ts';
import { Zooms, type Zoom } from '../documents/Zooms.tsx';
import { fieldsTo, ordered, type BatchOrder, type TemplateModel } from './model.ts';
import { Narrowing } from './Narrowing.tsx';
import { Options } from './Options.tsx';
import { RowList } from './RowList.tsx';
import { Settling } from './Settling.tsx';
import { useBatch, type Match } from './useBatch.ts';
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
  const data = useData();
  const notify = useNotify();
  const device = useDevice();
  const granted = useButtons();
  const [keyword, setKeyword] = useState('');
  const [filter, setFilter] = useState<Row>({});
  const [batch, setBatch] = useState(0);
  const [times, setTimes] = useState(0);
  const [order, setOrder] = useState<BatchOrder>('given');
  const [perPage, setPerPage] = useState(template.perPage);
  const [numbers, setNumbers] = useState(template.document.file.numbers !== false);
  const [zoomed, setZoom] = useState<Zoom>();
  const [printing, setPrinting] = useState(false);
  const [task, setTask] = useState<string>();
  const state = useBatch(file.documents.call, template, { ids, match, keyword, filter, batch }, times);
  const { rows } = state;
  const narrowing = useMemo(() => (ids ? [] : fieldsTo(template, file.by ?? [])), [ids, template, file.by]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const first = rows?.map(({ id }) => id).join(',');
  useEffect(() => {
    if (first === undefined) return;
    const there = first === '' ? [] : first.split(',');
    setChosen(new Set(isSample ? there.slice(0, 1) : ids || match ? there : []));
  }, [first, ids, match, isSample]);
  const model = useMemo(() => {
    const { document } = template;
    return { ...document, file: { ...document.file, numbers } };
  }, [template, numbers]);
  const ready = useReady([...model.parts.flatMap(({ fields }) => fields), ...narrowing]);
  const wanted = useMemo(
    () => ordered(rows ?? [], order).filter(({ id }) => chosen.has(id)),
    [rows, order, chosen],
  );
  const { sheets, isSigned, sign, settle } = useCodes(file, template, wanted);
  const missing = ids && rows ? Math.min(MOST, ids.length - batch * MOST) - rows.length : 0;
  const lacking = wanted.filter(({ lacks }) => lacks.length > 0).length;
  const wantedIds = wanted.map(({ id }) => id);
  const isEmpty = wanted.length === 0;
  const zoom = zoomed ?? (device === 'desktop' ? 1 : 'fit');

  const makePdf = async () => {
    const Numbers = numbers ? 1 : 0;
    // A refusal was told.
    await data
      .makePdf({ EnCode: file.pdf, TplCode: template.code, Ids: wantedIds, PerPage: perPage, Numbers })
      .then(setTask, () => undefined);
  };
  const print = () =>
    // A refusal was told.
    sign().then(
      () => setPrinting(true),
      () => undefined,
    );
  const mark = async () => {
    const Params = { TplCode: template.code, RowIds: wantedIds.join(',') };
    await data.act({ EnCode: file.mark, Ids: [], Params }).then(
      () => {
        notify.success('已标记');
        setTimes(times + 1);
      },
      () => undefined,
    );
  };

  return (
    <div className={styles['batch']}>
      <div className={styles['bar']}>
        {granted.has(file.print) && (
          <Button type="primary" disabled={isEmpty} loading={printing} onClick={() => void print()}>
            打印
          </Button>
        )}
        {granted.has(file.pdf) && (
          <Button disabled={isEmpty} onClick={() => void makePdf()}>
            生成PDF
          </Button>
        )}
        {granted.has(file.mark) && (
          <Button disabled={isEmpty} onClick={() => void mark()}>
            标记已打印
          </Button>
        )}
        {state.total > MOST && (
          <Button disabled={(batch + 1) * MOST >= state.total} onClick={() => setBatch(batch + 1)}>
            下一批
          </Button>
        )}
        <span className={styles['count']} role="status">
          {`已选 ${wanted.length} 份`}
        </span>
        <Zooms zoom={zoom} choose={setZoom} />
      </div>
      <div className={styles['notes']}>
        {unknown !== undefined && (
          <span role="alert">{`打印模板 ${unknown} 不存在、已停用或您无权使用，已换为 ${template.code}`}</span>
        )}
        {rows && rows.length > 0 && missing > 0 && (
          <span role="alert">{`${missing}份记录不存在或您无权查看`}</span>
        )}
        {lacking > 0 && <span role="alert">{`${lacking}份数据不完整`}</span>}
        {state.total > MOST && (
          <span role="alert">{`单次打印不能超过${MOST}份，正在显示第${batch * MOST + 1}–${Math.min((batch + 1) * MOST, state.total)}份，共${state.total}份`}</span>
        )}
        {isSigned && <span>确认打印或生成PDF后，以前打印的二维码失效</span>}
      </div>
      {settle && !printing && <Settling settle={settle} />}
      {task !== undefined && <PdfTask key={task} id={task} close={() => setTask(undefined)} />}
      <div className={styles['panes']}>
        <div className={styles['side']}>
          <Options
            {...{ templates, template, choose, order, setOrder, perPage, setPerPage, numbers, setNumbers }}
            isLabel={PAPERS[model.file.paper].labels !== undefined}
          />
          {ready && narrowing.length > 0 && (
            <Narrowing
              fields={narrowing}
              entity={model.entity.name}
              filter={filter}
              choose={(next) => {
                setBatch(0);
                setFilter(next);
              }}
            />
          )}
          {state.failure !== undefined ? (
            <Failed text={state.failure} retry={() => setTimes(times + 1)} />
          ) : (
            <RowList
              rows={rows && ordered(rows, order)}
              read={state.read}
              chosen={chosen}
              choose={setChosen}
              search={
                ids
                  ? undefined
                  : (word) => {
                      setBatch(0);
                      setKeyword(word);
                    }
              }
            />
          )}
        </div>
        {!rows || !ready ? (
          <Skeleton />
        ) : isEmpty ? (
          <div className={styles['nothing']}>
            <Empty text={rows.length > 0 ? '请勾选要打印的记录' : nothingText(ids)} />
          </div>
        ) : (
          <Preview {...{ model, perPage, zoom, printing }} rows={sheets} printed={() => setPrinting(false)} />
        )}
      </div>
    </div>
  );
}

const nothingText = (ids: readonly string[] | undefined) =>
  ids ? '所选记录不存在，或您无权查看' : '没有可打印的数据';
