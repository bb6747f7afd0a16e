import { isPicture } from '../../../../contract/paper/files.ts';
import type { Attachment } from '../../data.ts';
import { AttachmentList } from './AttachmentList.tsx';

interface AttachmentGalleryProps {
  readonly attachments: readonly Attachment[];
  readonly remove?: ((id: string) => void) | undefined;
}

/** Files of all kinds: pictures as pictures, the others by name. */
export function AttachmentGallery({ attachments, remove }: AttachmentGalleryProps) {
  const pictures = attachments.filter(({ Name }) => isPicture(Name));
  const others = attachments.filter(({ Name }) => !isPicture(Name));
  return (
    <>
      <AttachmentList attachments={pictures} images saves={!remove} remove={remove} />
      <AttachmentList attachments={others} images={false} remove={remove} />
    </>
  );
}
