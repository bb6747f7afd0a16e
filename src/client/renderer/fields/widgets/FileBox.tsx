import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNotify } from '../../contexts.ts';
import type { Attachment } from '../../data.ts';
import { useFilePicker } from '../../useFilePicker.tsx';
import type { InputProps, ViewProps } from '../kit.ts';
import { twinKey } from '../../schema/fields.ts';
import { AttachmentGallery } from './AttachmentGallery.tsx';
import { AttachmentList } from './AttachmentList.tsx';
import { attachmentsOf, fileProblem, purposeOf, valueOfAttachments } from './attachments.ts';
import { Line, Nothing } from './Plain.tsx';
import { ariaOf } from './TextLine.tsx';
import { UploadJobs } from './UploadJobs.tsx';
import { useUploads } from './useUploads.ts';
import styles from './files.module.css';

const CropDialog = lazy(async () => ({ default: (await import('./pictures/CropDialog.tsx')).CropDialog }));

interface Cutting {
  readonly file: File;
  resolve(file: File | undefined): void;
}

const MOST_PICTURES = 9;
const MOST_FILES = 10;
const MOST_IN_CELL = 3;

/** Files chosen one after another; each is sent at once and the field holds their ids. */
export function fileInput(images: boolean) {
  return function FileInput(props: InputProps) {
    const { field } = props;
    const notify = useNotify();
    const [cutting, setCutting] = useState<Cutting>();
    const latest = useRef<Attachment[]>([]);
    latest.current = attachmentsOf(props.value, props.twin);
    const most = field.max ?? (images ? MOST_PICTURES : MOST_FILES);
    const put = (next: Attachment[]) => {
      latest.current = next;
      props.onChange(valueOfAttachments(next), next);
    };
    const uploads = useUploads(purposeOf(props), (attachment) => {
      put([...latest.current, attachment]);
      props.onBlur?.();
    });
    const taken = latest.current.length + uploads.jobs.filter(({ problem }) => problem === undefined).length;
    const prepare = async (file: File): Promise<File | undefined> => {
      if (!images) return file;
      const { canDraw, compress } = await import('./pictures/draw.ts');
      if (!canDraw(file)) return file;
      if (field.ratio === undefined) return compress(file, field);
      const cut = await new Promise<File | undefined>((resolve) => setCutting({ file, resolve }));
      setCutting(undefined);
      return cut;
    };
    const addAll = (files: readonly File[]) => {
      if (taken + files.length > most) return notify.warning(`${field.title}最多${most}个`);
      void uploads.prepare(files, async (file) => {
        const ready = fileProblem({ ...field, maxMB: Infinity }, file) ? file : await prepare(file);
        const problem = ready && fileProblem(field, ready);
        if (problem) uploads.refuse(file, problem);
        else if (ready) uploads.start(ready);
      });
    };
    const picker = useFilePicker({
      multiple: most > 1,
      accept: field.kinds?.map((kind) => `.${kind}`).join(',') ?? (images ? 'image/*' : undefined),
      take: addAll,
    });
    const remove = (id: string) => put(latest.current.filter((attachment) => attachment.Id !== id));
    const what = images ? '上传图片' : '上传文件';
    return (
      <div className={styles['box']}>
        <AttachmentList
          attachments={latest.current}
          images={images}
          remove={props.disabled ? undefined : remove}
        />
        <UploadJobs {...uploads} />
        {picker.input}
        {!props.disabled && taken < most && (
          <Button
            id={props.id}
            loading={uploads.preparing.length > 0}
            danger={props.invalid ?? false}
            {...ariaOf({ ...props, invalid: undefined, label: props.label ?? `${what}：${field.title}` })}
            onClick={picker.open}
          >
            {what}
          </Button>
        )}
        {cutting && (
          <Suspense fallback={null}>
            <CropDialog field={field} file={cutting.file} close={cutting.resolve} />
          </Suspense>
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
    field.minWidth ? `宽度不小于${field.minWidth}像素` : '',
    field.ratio ? `宽高比${field.ratio}` : '',
    field.max ? `最多${field.max}个` : '',
  ]
    .filter(Boolean)
    .join('，');

/** Attachments for reading. */
export function fileView(images: boolean) {
  return function FileView({ field, value, row, place }: ViewProps) {
    const attachments = attachmentsOf(value, row[twinKey(field)]);
    if (attachments.length === 0) return <Nothing />;
    if (field.widget === 'gallery') return <AttachmentGallery attachments={attachments} />;
    if (place === 'cell' && !images) return <Line text={attachments.map(({ Name }) => Name).join('、')} />;
    const shown = place === 'cell' ? attachments.slice(0, MOST_IN_CELL) : attachments;
    return (
      <>
        <AttachmentList
          attachments={shown}
          images={images}
          large={place === 'block' && field.widget === 'portrait'}
        />
        {attachments.length > shown.length && <span>{`等${attachments.length}张`}</span>}
      </>
    );
  };
}
