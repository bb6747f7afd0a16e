import { Button } from 'antd';
import { useState } from 'react';
import type { TalliesBlock } from '../../../../contract/generated/meta.ts';
import { useCall } from '../../read.ts';
import { useMe } from '../../contexts.ts';
import type { Attachment, Row } from '../../data.ts';
import { AttachmentGallery } from '../../fields/widgets/AttachmentGallery.tsx';
import { Failed, Skeleton } from '../../States.tsx';
import type { PartPage } from '../part.ts';
import { inputOf, rowsOfAnswer } from '../source.ts';
import { numberOf, textIn } from '../values.ts';
import styles from './tallies.module.css';

const PAGE_SIZE = 5;

interface WrittenListProps {
  readonly list: NonNullable<TalliesBlock['list']>;
  /** The row whose answers are read. */
  readonly of: Row;
  readonly on: PartPage;
  /** There is something else to see first. */
  readonly later: boolean;
}

/** What was written or sent for one question, a few at a time. */
export function WrittenList({ list, of, on, later }: WrittenListProps) {
  const total = numberOf(of[list.count]) ?? 0;
  const [isOpen, setOpen] = useState(!later);
  if (total === 0) return null;
  if (!isOpen)
    return (
      <Button type="link" className={styles['open'] ?? ''} onClick={() => setOpen(true)}>
        {`查看填写内容（${total}）`}
      </Button>
    );
  return <Pages {...{ list, of, on, total }} />;
}

function Pages({ list, of, on, total }: Omit<WrittenListProps, 'later'> & { readonly total: number }) {
  const me = useMe();
  const [page, setPage] = useState(1);
  const { source, no } = list;
  const { row } = on;
  const input = inputOf(source.input, { me, ...(row && { row }) });
  const asked = { ...input, No: of[no], PageIndex: page, PageSize: PAGE_SIZE };
  const { answer, failure, again } = useCall(source.call, asked, { isKept: true });
  const rows = answer === undefined ? undefined : rowsOfAnswer(answer);
  if (failure !== undefined) return <Failed text={failure} retry={again} />;
  if (!rows) return <Skeleton lines={3} />;
  const last = Math.ceil(total / PAGE_SIZE);
  return (
    <div className={styles['written']}>
      <ul>
        {rows.map((one, at) => (
          <li key={at}>
            {textIn(one, 'Text')}
            <AttachmentGallery attachments={rowsOfAnswer(one['Files'] ?? []).map(attachmentOf)} />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <p className={styles['pages']}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            上一页
          </Button>
          <span role="status">{`第${page} / ${last}页，共${total}条`}</span>
          <Button size="small" disabled={page === last} onClick={() => setPage(page + 1)}>
            下一页
          </Button>
        </p>
      )}
    </div>
  );
}

const attachmentOf = (file: Row): Attachment => ({
  Id: textIn(file, 'Id'),
  Name: textIn(file, 'Name'),
  Url: textIn(file, 'Url'),
  Size: numberOf(file['Size']) ?? 0,
});
