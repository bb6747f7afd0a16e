import { Button, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { fileOf } from '../pictures/draw.ts';
import { inkOf } from './ink.ts';
import styles from './signature.module.css';

const LARGEST_FONT = 120;
const INK = '#1a1a1a';

interface SignatureDialogProps {
  readonly title: string;
  /** Called with the signature as a picture, or with nothing. */
  close(this: void, file?: File): void;
}

/** A field to sign on with finger, pen or mouse; a person who cannot draw writes the name. */
export function SignatureDialog({ title, close }: SignatureDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | undefined>(undefined);
  const [name, setName] = useState('');
  const [isEmpty, setIsEmpty] = useState(true);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    // the pad counts in the pixels of the page
    element.width = element.offsetWidth || element.width;
    element.height = element.offsetHeight || element.height;
    const made = new SignaturePad(element, { backgroundColor: '#fff', penColor: INK });
    made.addEventListener('endStroke', () => setIsEmpty(false));
    pad.current = made;
    return () => made.off();
  }, []);
  const write = (text: string) => {
    setName(text);
    pad.current?.clear();
    if (canvas.current) drawName(canvas.current, text.trim());
    setIsEmpty(text.trim() === '');
  };
  const finish = async () => {
    if (canvas.current) close(await fileOf(cutToInk(canvas.current), '签名.png', 'image/png'));
  };
  return (
    <Modal
      open
      title={title}
      width={660}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: isEmpty }}
      onOk={() => void finish()}
      onCancel={() => close()}
      destroyOnHidden
    >
      <p className={styles['help']}>请在框内书写签名；不便书写时，可在下方键入姓名</p>
      <canvas
        ref={canvas}
        className={styles['pad']}
        role="img"
        aria-label={isEmpty ? '签名区，未签名' : '签名区，已签名'}
      />
      <div className={styles['row']}>
        <Input
          value={name}
          maxLength={20}
          placeholder="键入姓名"
          aria-label="键入姓名代替书写"
          onChange={(event) => write(event.target.value)}
        />
        <Button onClick={() => write('')}>清除</Button>
      </div>
    </Modal>
  );
}

/** The signature without the empty paper around it: it is shown small, in lists and on printed sheets. */
function cutToInk(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d');
  const ink = context && inkOf(context.getImageData(0, 0, canvas.width, canvas.height));
  if (!ink) return canvas;
  const cut = document.createElement('canvas');
  [cut.width, cut.height] = [ink.width, ink.height];
  cut.getContext('2d')?.drawImage(canvas, -ink.x, -ink.y);
  return cut;
}

/** Writes a name as large as it fits. */
function drawName(canvas: HTMLCanvasElement, name: string): void {
  const context = canvas.getContext('2d');
  if (!context || name === '') return;
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const size = Math.min(LARGEST_FONT, (canvas.width - 40) / [...name].length);
  context.font = `${size}px KaiTi, STKaiti, "Noto Serif CJK SC", serif`;
  context.fillText(name, canvas.width / 2, canvas.height / 2);
}
