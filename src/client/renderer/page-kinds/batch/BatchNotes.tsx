import { MOST } from '../documents/useDocuments.ts';
import styles from './batch.module.css';

interface BatchNotesProps {
  /** The template that was asked for and is not among those offered, with the one that stands in for it. */
  readonly replaced: { readonly unknown: string; readonly by: string } | undefined;
  /** Rows that were asked for and are not there. */
  readonly missing: number;
  /** Wanted sheets whose rows lack something. */
  readonly lacking: number;
  readonly batch: number;
  readonly total: number;
  readonly isSigned: boolean;
}

/** What there is to know before the sheets are printed. */
export function BatchNotes({ replaced, missing, lacking, batch, total, isSigned }: BatchNotesProps) {
  return (
    <div className={styles['notes']}>
      {replaced && (
        <span role="alert">{`打印模板 ${replaced.unknown} 不存在、已停用或您无权使用，已换为 ${replaced.by}`}</span>
      )}
      {missing > 0 && <span role="alert">{`${missing}份记录不存在或您无权查看`}</span>}
      {lacking > 0 && <span role="alert">{`${lacking}份数据不完整`}</span>}
      {total > MOST && (
        <span role="alert">{`单次打印不能超过${MOST}份，正在显示第${batch * MOST + 1}–${Math.min((batch + 1) * MOST, total)}份，共${total}份`}</span>
      )}
      {isSigned && <span>确认打印或生成PDF后，以前打印的二维码失效</span>}
    </div>
  );
}
