import { safeUrl } from '../../../session/safe-url.ts';
import type { Attachment } from '../../data.ts';
import { formatSize } from './attachments.ts';
import styles from './files.module.css';

interface AttachmentListProps {
  readonly attachments: readonly Attachment[];
  readonly images: boolean;
  readonly remove?: ((id: string) => void) | undefined;
}

/** Files by name, or pictures; each can be opened, and removed where that is offered. */
export function AttachmentList({ attachments, images, remove }: AttachmentListProps) {
  if (attachments.length === 0) return null;
  return (
    <ul className={images ? styles['pictures'] : styles['files']}>
      {attachments.map((attachment) => {
        const url = safeUrl(attachment.Url);
        return (
          <li key={attachment.Id}>
            <Opened url={url} name={attachment.Name} picture={images} />
            {!images && <span className={styles['hint']}>{formatSize(attachment.Size)}</span>}
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
        );
      })}
    </ul>
  );
}

function Opened({ url, name, picture }: { url: string | undefined; name: string; picture: boolean }) {
  const content = picture && url ? <img src={url} alt={name} loading="lazy" /> : name;
  if (!url) return <span className={styles['name']}>{content}</span>;
  return (
    <a className={styles['name']} href={url} target="_blank" rel="noopener noreferrer" title={name}>
      {content}
    </a>
  );
}
