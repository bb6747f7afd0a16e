import { Button, Input } from 'antd';
import { useState } from 'react';
import type { InputProps } from '../fields/kit.ts';
import { ariaOf } from '../fields/widgets/TextLine.tsx';
import { Camera } from './Camera.tsx';
import styles from './camera.module.css';

/** What a QR code says: read with the camera, or typed where there is none. */
export function ScanInput(props: InputProps) {
  const { id, field, value, disabled, invalid, onChange } = props;
  const [isRead, setRead] = useState(false);
  const take = (text: string | null) => {
    setRead(text !== null);
    onChange(text);
    return true;
  };
  if (isRead && value)
    return (
      <div className={styles['read']}>
        <span role="status">已读到二维码</span>
        <Button id={id} size="small" disabled={disabled} onClick={() => take(null)}>
          重新扫码
        </Button>
      </div>
    );
  return (
    <div className={styles['input']} role="group" aria-label={field.title}>
      {disabled !== true && <Camera found={take} />}
      <Input
        id={id}
        value={typeof value === 'string' ? value : ''}
        placeholder="不能扫码时，可在此粘贴"
        maxLength={field.length}
        autoComplete="off"
        disabled={disabled}
        status={invalid ? 'error' : ''}
        {...ariaOf(props)}
        onChange={(event) => onChange(event.target.value || null)}
        onBlur={props.onBlur}
      />
    </div>
  );
}
