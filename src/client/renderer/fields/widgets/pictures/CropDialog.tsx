import { Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { NamedField } from '../../../../../contract/field-rules.ts';
import { pictureProblem, ratioOf } from '../../../../../contract/pictures.ts';
import { drawPart, type Part } from './draw.ts';
import styles from './crop.module.css';

interface CropDialogProps {
  readonly field: NamedField;
  readonly file: File;
  /** Called with the part that was cut out, or with nothing. */
  close(this: void, file?: File): void;
}

const HANDLES = {
  cropArea: '选框，用方向键移动',
  nwDragHandle: '左上角',
  nDragHandle: '上边',
  neDragHandle: '右上角',
  eDragHandle: '右边',
  seDragHandle: '右下角',
  sDragHandle: '下边',
  swDragHandle: '左下角',
  wDragHandle: '左边',
};

/** Cuts a picture to the field's ratio; the frame is moved and sized by pointer or by the arrow keys. */
export function CropDialog({ field, file, close }: CropDialogProps) {
  const url = useObjectUrl(file);
  const picture = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [isBroken, setIsBroken] = useState(false);
  const aspect = ratioOf(field.ratio ?? '1:1');
  const part = crop && picture.current ? partOf(picture.current, crop) : undefined;
  const { ratio: _ratio, ...sized } = field;
  const problem = isBroken ? '图片无法读取，请更换图片' : part && pictureProblem(sized, part);
  const finish = async () => {
    if (!picture.current || !part) return;
    // A phone that is short of memory draws nothing; a smaller picture can be chosen.
    const drawn = await drawPart(picture.current, part, file.name, field).catch(() => undefined);
    if (drawn) close(drawn);
    else setIsBroken(true);
  };
  const chosen = part ? `，所选 ${part.width}×${part.height} 像素` : '';
  return (
    <Modal
      open
      title={`裁剪${field.title}`}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: !part || problem !== undefined }}
      onOk={() => void finish()}
      onCancel={() => close()}
      destroyOnHidden
    >
      <p className={styles['help']}>{`拖动选框，或用方向键移动、调整；宽高比${field.ratio}${chosen}`}</p>
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      {!isBroken && (
        <ReactCrop
          {...(crop ? { crop } : {})}
          aspect={aspect}
          keepSelection
          ruleOfThirds
          className={styles['crop'] ?? ''}
          ariaLabels={HANDLES}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img
            ref={picture}
            src={url}
            alt={file.name}
            onError={() => setIsBroken(true)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              const whole = makeAspectCrop({ unit: '%', width: 100 }, aspect, naturalWidth, naturalHeight);
              setCrop(centerCrop(whole, naturalWidth, naturalHeight));
            }}
          />
        </ReactCrop>
      )}
    </Modal>
  );
}

/** The chosen part in the picture's own pixels. */
function partOf({ naturalWidth, naturalHeight }: HTMLImageElement, crop: PercentCrop): Part {
  const x = Math.round((crop.x / 100) * naturalWidth);
  const y = Math.round((crop.y / 100) * naturalHeight);
  return {
    x,
    y,
    width: Math.min(naturalWidth - x, Math.round((crop.width / 100) * naturalWidth)),
    height: Math.min(naturalHeight - y, Math.round((crop.height / 100) * naturalHeight)),
  };
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
