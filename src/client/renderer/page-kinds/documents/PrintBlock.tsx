import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useDevice, useNavigation } from '../../contexts.ts';
import { useReady } from '../../ready.ts';
import { NoRow } from '../../NoRow.tsx';
import { Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { MissingRows } from './MissingRows.tsx';
import { documentModel } from './model.ts';
import { Preview } from './Preview.tsx';
import { MOST, useDocuments } from './useDocuments.ts';
import { Zooms, type Zoom } from './Zooms.tsx';
import styles from './print.module.css';

/** Documents of the rows that the address names, as they will be on paper. */
export function PrintBlock({ page, rowId }: BlockProps) {
  const model = useMemo(() => documentModel(page), [page]);
  const { back } = useNavigation();
  const device = useDevice();
  const all = (rowId ?? '').split(',').filter(Boolean);
  const ids = all.slice(0, MOST);
  const withRecords = model.file.parts.some(({ part }) => part === 'records');
  const ready = useReady(model.parts.flatMap(({ fields }) => fields));
  const [{ rows, read, missing }, retry] = useDocuments(model.entity.name, ids, withRecords);
  const [chosen, setZoom] = useState<Zoom>();
  const zoom = chosen ?? (device === 'mobile' ? 'fit' : 1);
  const [printing, setPrinting] = useState(false);
  if (ids.length === 0) return <NoRow text="没有选择要打印的记录，请从列表中选择" />;
  if (!ready || !rows)
    return (
      <>
        <p role="status">{`正在准备 ${read} / ${ids.length} 份`}</p>
        <Skeleton />
      </>
    );
  return (
    <div className={styles['print']}>
      <div className={styles['bar']}>
        <Button
          type="primary"
          disabled={rows.length === 0}
          loading={printing}
          onClick={() => setPrinting(true)}
        >
          打印
        </Button>
        <Button onClick={back}>返回</Button>
        <Zooms zoom={zoom} choose={setZoom} />
        <span>{`共 ${rows.length} 份`}</span>
        {all.length > MOST && <span role="alert">{`单次打印不能超过${MOST}份`}</span>}
      </div>
      {missing.length > 0 && <MissingRows missing={missing} retry={retry} />}
      {rows.length > 0 && <Preview {...{ model, rows, zoom, printing }} printed={() => setPrinting(false)} />}
    </div>
  );
}
