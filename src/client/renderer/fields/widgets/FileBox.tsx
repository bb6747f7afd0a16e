import { Button } from 'antd';
import { useRef, useState } from 'react';
import { safeUrl } from '../../../session/safe-url.ts';
import { useNotify } from '../../contexts.ts';
import { messageOf, useData, type Attachment } from '../../data.ts';
import type { InputProps, ViewProps } from '../kit.ts';
import { twinKey } from '../../schema/fields.ts';
import { attachmentsOf, fileProblem, formatSize, valueOfAttachments } from './attachments.ts';
import { Line, Nothing } from './Plain.tsx';
import { ariaOf } from './TextLine.tsx';
import styles from './files.module.css';

/** Files chosen one after another; each is uploaded at once and the field holds their ids. */
export function fileInput(images: boolean) {
  return function FileInput(props: InputProps) {
    const { field } = props;
    const data = useData();
    const notify = useNotify();
    const chooser = useRef<HTMLInputElement>(null);
    const [uploading, setUploading] = useState(0);
    const latest = useRef<Attachment[]>([]);
    latest.current = attachmentsOf(props.value, props.twin);
    const most = field.max ?? (images ? 9 : 10);
    const put = (next: Attachment[]) => {
      latest.current = next;
      props.onChange(valueOfAttachments(next), next);
    };
    const add = async (file: File) => {
      const problem = fileProblem(field, file);
      if (problem) return notify.warning(`${file.name}：${problem}`);
      setUploading((count) => count + 1);
      try {
        put([...latest.current, await data.upload(file)]);
      } catch (failure) {
        notify.error(`${file.name}：${messageOf(failure)}`);
      } finally {
        setUploading((count) => count - 1);
      }
    };
    const addAll = async (files: readonly File[]) => {
      if (latest.current.length + files.length > most) return notify.warning(`${field.title}最多${most}个`);
      for (const file of files) await add(file);
      props.onBlur?.();
    };
    const remove = (id: string) => put(latest.current.filter((attachment) => attachment.Id !== id));
    return (
      <div className={styles['box']}>
        <Shown attachments={latest.current} images={images} remove={props.disabled ? undefined : remove} />
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={most > 1}
          accept={field.kinds?.map((kind) => `.${kind}`).join(',') ?? (images ? 'image/*' : undefined)}
          onChange={(event) => {
            void addAll([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        {!props.disabled && latest.current.length < most && (
          <Button
            id={props.id}
            loading={uploading > 0}
            danger={props.invalid ?? false}
            {...ariaOf({
              ...props,
              invalid: undefined,
              label: props.label ?? `${images ? '上传图片' : '上传文件'}：${field.title}`,
            })}
            onClick={() => chooser.current?.click()}
          >
            {images ? '上传图片' : '上传文件'}
          </Button>
        )}
        {!props.disabled && <span className={styles['hint']}>{hintOf(field)}</span>}
      </div>
    );
  };
}

const hintOf = (field: InputProps['field']) =>
  [
    field.kinds ? `支持${field.kinds.join('、')}` : '',
    field.maxMB ? `单个不超过${field.maxMB}MB` : '',
    field.max ? `最多${field.max}个` : '',
  ]
    .filter(Boolean)
    .join('，');

interface ShownProps {
  readonly attachments: readonly Attachment[];
  readonly images: boolean;
  readonly remove?: ((id: string) => void) | undefined;
}

function Shown({ attachments, images, remove }: ShownProps) {
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

/** Attachments for reading. */
export function fileView(images: boolean) {
  return function FileView({ field, value, row, place }: ViewProps) {
    const attachments = attachmentsOf(value, row[twinKey(field)]);
    if (attachments.length === 0) return <Nothing />;
    if (place === 'cell' && !images) return <Line text={attachments.map(({ Name }) => Name).join('、')} />;
    return <Shown attachments={place === 'cell' ? attachments.slice(0, 3) : attachments} images={images} />;
  };
}
