import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMe, useNavigation } from '../../contexts.ts';
import { useReady } from '../../ready.ts';
import { Empty, Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { Measured } from './Measured.tsx';
import { documentModel } from './model.ts';
import type { Piece } from './paginate.ts';
import { printSheets } from './printing.ts';
import { Sheets } from './Sheets.tsx';
import { MOST, useDocuments } from './useDocuments.ts';
import styles from './print.module.css';

const ZOOMS = [0.5, 0.75, 1, 1.5];
/** Narrower windows begin with the whole width of the paper in sight, or nearly. */
const PHONE = 576;

/** Documents of the rows that the address names, as they will be on paper. */
export function PrintBlock({ page, rowId }: BlockProps) {
  const model = useMemo(() => documentModel(page), [page]);
  const me = useMe();
  const { back } = useNavigation();
  const all = (rowId ?? '').split(',').filter(Boolean);
  const ids = all.slice(0, MOST);
  const withRecords = model.file.parts.some(({ part }) => part === 'records');
  const ready = useReady(model.parts.flatMap(({ fields }) => fields));
  const { rows, read, missing } = useDocuments(model.entity.name, ids, withRecords);
  const [pages, setPages] = useState<Piece[][][]>();
  const [zoom, setZoom] = useState(() => (window.innerWidth <= PHONE ? 0.5 : 1));
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    printSheets(model.file.paper);
    setPrinting(false);
  }, [printing, model]);
  if (ids.length === 0) return <Empty text="没有选择要打印的记录" />;
  if (!ready || !rows)
    return (
      <>
        <p role="status">{`正在准备 ${read} / ${ids.length} 份`}</p>
        <Skeleton />
      </>
    );
  const sheets = pages && <Sheets {...{ model, rows, pages, me }} />;
  return (
    <div className={styles['print']}>
      <div className={styles['bar']}>
        <Button type="primary" disabled={rows.length === 0 || !pages} onClick={() => setPrinting(true)}>
          打印
        </Button>
        <Button onClick={back}>返回</Button>
        <span role="group" aria-label="缩放" className={styles['zooms']}>
          {ZOOMS.map((one) => (
            <Button
              key={one}
              size="small"
              type={one === zoom ? 'primary' : 'default'}
              aria-pressed={one === zoom}
              onClick={() => setZoom(one)}
            >
              {`${one * 100}%`}
            </Button>
          ))}
        </span>
        <span>{`共 ${rows.length} 份`}</span>
        {missing > 0 && <span role="alert">{`${missing}份数据不完整`}</span>}
        {all.length > MOST && <span role="alert">{`单次打印不能超过${MOST}份`}</span>}
      </div>
      {!pages && <Measured {...{ model, rows, me }} tell={setPages} />}
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        <div className={styles['preview']} tabIndex={0} role="group" aria-label="打印预览">
          <div style={{ zoom }}>{sheets}</div>
        </div>
      )}
      {printing && createPortal(<div data-printing>{sheets}</div>, document.body)}
    </div>
  );
}
