import { useState } from 'react';
import { useData, type Attachment } from '../../data.ts';
import { Picture } from '../../Picture.tsx';
import { formatSize } from './attachments.ts';
import styles from './files.module.css';

interface AttachmentListProps {
  readonly attachments: readonly Attachment[];
  readonly images: boolean;
  /** Pictures are large from the start. */
  readonly large?: boolean;
  /** A picture that is looked at can be saved too. */
  readonly saves?: boolean;
  readonly remove?: ((id: string) => void) | undefined;
}

/** Files by name, or pictures; each can be opened, and removed where that is offered. */
export function AttachmentList({
  attachments,
  images,
  large = false,
  saves = false,
  remove,
}: AttachmentListProps) {
  if (attachments.length === 0) return null;
  return (
    <ul className={images ? styles['pictures'] : styles['files']}>
      {attachments.map((attachment) => (
        <li key={attachment.Id}>
          {images ? (
            <Enlarged attachment={attachment} large={large} saves={saves} />
          ) : (
            <>
              <Saved attachment={attachment} />
              <span className={styles['hint']}>{formatSize(attachment.Size)}</span>
            </>
          )}
          {remove && (
            <button
              type="button"
              className={styles['remove']}
              aria-label={`移除${attachment.Name}`}
              onClick={() => remove(attachment.Id)}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A file, fetched with the session that an address would not carry. */
function Saved({ attachment: { Name, Url } }: { attachment: Attachment }) {
  const data = useData();
  if (!Url) return <span className={styles['name']}>{Name}</span>;
  return (
    <button
      type="button"
      className={styles['name']}
      title={Name}
      onClick={() => void data.saveFile(Url, Name).catch(() => undefined)}
    >
      {Name}
    </button>
  );
}

/** A picture that grows where it stands. */
function Enlarged({
  attachment,
  large,
  saves,
}: {
  readonly attachment: Attachment;
  readonly large: boolean;
  readonly saves: boolean;
}) {
  const { Id, Name } = attachment;
  const [isLarge, setLarge] = useState(large);
  return (
    <>
      <button
        type="button"
        className={styles[isLarge ? 'large' : 'small']}
        aria-expanded={isLarge}
        aria-label={`${isLarge ? '缩小' : '放大'}${Name}`}
        onClick={() => setLarge(!isLarge)}
      >
        <Picture id={Id} name={Name} />
      </button>
      {isLarge && saves && <Saved attachment={attachment} />}
    </>
  );
}
