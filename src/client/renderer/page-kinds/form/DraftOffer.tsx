import { Button } from 'antd';
import dayjs from 'dayjs';
import type { Row } from '../../data.ts';
import { leavesOut, type DraftedModel } from './draft.ts';
import type { DraftState } from './useKeptWork.ts';
import styles from './draft-offer.module.css';

/** Work of which a draft keeps everything. */
export const NOTHING_LEFT_OUT: DraftedModel = { fields: [], children: [] };

interface DraftOfferProps {
  readonly draft: DraftState;
  readonly model: DraftedModel;
  readonly row: Row | undefined;
}

/** Asks whether what was typed before a crash, a reload or the end of a session shall come back. */
export function DraftOffer({ draft, model, row }: DraftOfferProps) {
  const { offer } = draft;
  if (!offer) return null;
  const isChanged = row !== undefined && offer.version !== row['Version'];
  return (
    <div role="region" aria-label="未保存的草稿" className={styles['offer']}>
      <span>
        {`有 ${dayjs(offer.savedAt).format('MM-DD HH:mm')} 填写但未保存的内容。`}
        {isChanged && '该记录在此之后已被修改，恢复后请核对。'}
        {leavesOut(model) && '敏感信息不会存入草稿，需要重新填写。'}
      </span>
      <span className={styles['buttons']}>
        <Button size="small" type="primary" onClick={draft.restore}>
          恢复草稿
        </Button>
        <Button size="small" onClick={draft.discard}>
          丢弃
        </Button>
      </span>
    </div>
  );
}
