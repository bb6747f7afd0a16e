import { useMemo, useState } from 'react';
import { printPage } from '../../../../../contract/print/page.ts';
import type { Row } from '../../../data.ts';
import { useReady } from '../../../ready.ts';
import { SchemaFault } from '../../../schema/fault.ts';
import { Skeleton } from '../../../States.tsx';
import { documentModel, type DocumentModel } from '../model.ts';
import { Preview } from '../Preview.tsx';
import { Zooms, type Zoom } from '../Zooms.tsx';
import type { Sample } from './parts.ts';
import styles from './editor.module.css';

interface TemplatePreviewProps {
  /** The template as typed so far. */
  readonly row: Row;
  readonly sample: Sample;
}

/** The sheet that a template makes of the sample, or what is wrong with it. */
export function TemplatePreview({ row, sample }: TemplatePreviewProps) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const made = useMemo(() => modelOf(row, sample), [row, sample]);
  const fields = typeof made === 'string' ? [] : made.parts.flatMap((part) => part.fields);
  const ready = useReady(fields);
  const rows = useMemo(() => (sample.row ? [sample.row] : []), [sample]);
  const perPage = Math.trunc(Number(row['PerPage'])) || 1;
  return (
    <section className={styles['sheet']} aria-label="预览">
      <div className={styles['bar']}>
        <span>样例</span>
        <Zooms zoom={zoom} choose={setZoom} />
      </div>
      {typeof made === 'string' ? (
        <p className={styles['fault']} role="alert">
          {made}
        </p>
      ) : rows.length === 0 ? (
        <p className={styles['note']}>没有可作样例的数据，保存后可在批量打印中查看</p>
      ) : ready ? (
        <Preview model={made} {...{ rows, perPage, zoom }} printing={false} printed={() => undefined} />
      ) : (
        <Skeleton />
      )}
    </section>
  );
}

/** The document, or its fault in words: which part, and where in it. */
function modelOf(row: Row, { entities }: Sample): DocumentModel | string {
  try {
    return documentModel({ file: printPage(row), entities, place: { file: '', pointer: '' } });
  } catch (failure) {
    if (!(failure instanceof SchemaFault)) return '模板内容的格式不正确';
    const pointer = failure.pointer.replace(/^\/parts/, '');
    const at = Number(pointer.split('/')[1]);
    return Number.isNaN(at) ? failure.message : `第${at + 1}项：${failure.message}（${pointer}）`;
  }
}
