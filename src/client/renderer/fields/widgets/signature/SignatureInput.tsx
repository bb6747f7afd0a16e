import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Attachment } from '../../../data.ts';
import type { InputProps } from '../../kit.ts';
import { AttachmentList } from '../AttachmentList.tsx';
import { attachmentsOf, purposeOf } from '../attachments.ts';
import { UploadJobs } from '../UploadJobs.tsx';
import { useUploads } from '../useUploads.ts';
import fileStyles from '../files.module.css';

const SignatureDialog = lazy(async () => ({
  default: (await import('./SignatureDialog.tsx')).SignatureDialog,
}));

/** A signature: drawn, or the name written; kept as a picture. */
export function SignatureInput(props: InputProps) {
  const { field } = props;
  const [isOpen, setIsOpen] = useState(false);
  const signed = attachmentsOf(props.value, props.twin);
  const put = (next: Attachment[]) => {
    props.onChange(next[0]?.Id ?? null, next);
    props.onBlur?.();
  };
  const uploads = useUploads(purposeOf(props), (attachment) => put([attachment]));
  const what = signed.length > 0 ? '重新签名' : '签名';
  return (
    <div
      className={fileStyles['box']}
      role="group"
      aria-label={props.label ?? field.title}
      aria-describedby={props.describedBy}
    >
      <AttachmentList attachments={signed} images remove={props.disabled ? undefined : () => put([])} />
      <UploadJobs {...uploads} />
      {!props.disabled && (
        <Button
          id={props.id}
          danger={props.invalid ?? false}
          aria-label={`${what}：${field.title}`}
          onClick={() => setIsOpen(true)}
        >
          {what}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SignatureDialog
            title={field.title}
            close={(file) => {
              setIsOpen(false);
              if (file) uploads.start(file);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
