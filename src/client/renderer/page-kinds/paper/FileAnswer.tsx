import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { FILE_GROUPS, isPicture, MOST_MB, mostFiles } from '../../../../contract/paper/files.ts';
import type { Question } from '../../../../contract/paper/question.ts';
import { useDevice } from '../../contexts.ts';
import { AttachmentGallery } from '../../fields/widgets/AttachmentGallery.tsx';
import { attachmentsOf, fileProblem } from '../../fields/widgets/attachments.ts';
import { useFilePicker } from '../../useFilePicker.tsx';
import { UploadJobs } from '../../fields/widgets/UploadJobs.tsx';
import { useUploads } from '../../fields/widgets/useUploads.ts';
import styles from './file-answer.module.css';
import type { QuestionFiles } from './usePaperFiles.ts';

interface FileAnswerProps {
  readonly question: Question;
  readonly ids: readonly string[];
  readonly files: QuestionFiles;
  change(ids: readonly string[]): void;
}

const ALL_KINDS = FILE_GROUPS.flatMap(({ kinds }) => kinds);

/** Sends what is chosen, and keeps the answer in step with what was sent and removed. */
function useFileAnswer({ question, ids, files, change }: FileAnswerProps) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const latest = useRef(ids);
  latest.current = ids;
  const put = (next: readonly string[]) => {
    latest.current = next;
    change(next);
  };
  const uploads = useUploads(files.purpose, (attachment) => {
    files.attached(attachment);
    put([...latest.current, attachment.Id]);
  });
  const waiting = uploads.jobs.length + uploads.preparing.length;
  const waits = useRef(files.waits);
  waits.current = files.waits;
  useEffect(() => waits.current(waiting), [waiting]);
  useEffect(() => () => waits.current(0), []);

  const most = mostFiles(question);
  const room = most - ids.length - waiting;
  const addAll = async (chosen: readonly File[]) => {
    const found: string[] = [];
    const field = fieldOf(question);
    let left = room;
    await uploads.prepare(chosen, async (file) => {
      const { problem, ready } = await prepared(file, field);
      if (problem !== undefined) found.push(`${file.name}：${problem}`);
      else if (left <= 0) found.push(`${file.name}：最多上传${most}个文件`);
      else {
        left -= 1;
        uploads.start(ready);
      }
    });
    setFaults(found);
  };
  const remove = (id: string) => {
    put(latest.current.filter((one) => one !== id));
    setFaults([]);
  };
  return { uploads, faults, room, addAll, remove };
}

/** Files as an answer: each is sent as soon as it is chosen, what cannot be taken is told below. */
export function FileAnswer({ question, ids, files, change }: FileAnswerProps) {
  const { title } = question;
  const isMobile = useDevice() === 'mobile';
  const adds = useRef<HTMLButtonElement>(null);
  const { uploads, faults, room, addAll, remove } = useFileAnswer({
    question,
    ids,
    files,
    change,
  });
  const most = mostFiles(question);
  const kinds = question.kinds ?? ALL_KINDS;
  const removed = (id: string) => {
    remove(id);
    requestAnimationFrame(() => adds.current?.focus());
  };
  const preparing = uploads.preparing.length > 0;
  const isOpen = room > 0 && files.purpose !== undefined;
  const takesPictures = kinds.some((kind) => isPicture(`.${kind}`));
  const onlyPictures = kinds.every((kind) => isPicture(`.${kind}`));
  const take = (chosen: readonly File[]) => void addAll(chosen);
  const picker = useFilePicker({
    accept: onlyPictures ? 'image/*' : kinds.map((kind) => `.${kind}`).join(','),
    multiple: most > 1,
    take,
  });
  const camera = useFilePicker({ accept: 'image/*', camera: true, take });
  return (
    <div className={styles['files']}>
      <AttachmentGallery attachments={attachmentsOf(ids.join(','), files.known)} remove={removed} />
      <UploadJobs {...uploads} />
      {faults.length > 0 && (
        <ul className={styles['faults']} role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {picker.input}
      {camera.input}
      <div className={styles['buttons']}>
        <Button
          ref={adds}
          disabled={!isOpen}
          loading={preparing}
          aria-label={`上传文件：${title}`}
          onClick={picker.open}
        >
          {onlyPictures ? '选择图片' : '选择文件'}
        </Button>
        {isMobile && takesPictures && (
          <Button disabled={!isOpen || preparing} aria-label={`拍照：${title}`} onClick={camera.open}>
            拍照
          </Button>
        )}
        <span className={styles['count']}>{`${ids.length} / ${most}`}</span>
      </div>
      <p className={styles['hint']}>{hintOf(question)}</p>
      {files.isNameless && (
        <p className={styles['hint']}>匿名问卷不保留文件名和拍摄信息，请自行确认内容不含姓名、学号</p>
      )}
    </div>
  );
}

const fieldOf = ({ title, kinds, maxMB }: Question): NamedField => ({
  name: 'Files',
  type: 'file',
  title,
  kinds: [...(kinds ?? ALL_KINDS)],
  maxMB: maxMB ?? MOST_MB,
});

/** A photograph is made smaller first: telephones make larger ones than anybody looks at. */
async function prepared(
  file: File,
  field: NamedField,
): Promise<{ ready: File; problem: string | undefined }> {
  const isWrong = fileProblem({ ...field, maxMB: Infinity }, file) !== undefined;
  const { canDraw, compress } = await import('../../fields/widgets/pictures/draw.ts');
  const ready = !isWrong && canDraw(file) ? await compress(file, field) : file;
  return { ready, problem: ready.size === 0 ? '文件是空的' : fileProblem(field, ready) };
}

function hintOf({ kinds, maxMB, least, most }: Question): string {
  const whole = FILE_GROUPS.filter((group) => group.kinds.every((kind) => kinds?.includes(kind) ?? true));
  const others = kinds?.filter((kind) => !whole.some((group) => group.kinds.includes(kind))) ?? [];
  const names = [...whole.map(({ name }) => name), ...others].join('、');
  const count = least === undefined || least < 1 ? '' : `至少${least}个，`;
  return `支持${names}，${count}最多${mostFiles({ most })}个，单个不超过${maxMB ?? MOST_MB}MB`;
}
