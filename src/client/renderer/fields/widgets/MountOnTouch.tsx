import { useRef, useState, type ReactNode } from 'react';
import { ariaOf } from './TextLine.tsx';
import styles from './fields.module.css';

interface TouchProps {
  readonly id: string;
  readonly text: string;
  readonly placeholder: string;
  readonly date?: boolean;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly label?: string | undefined;
}

interface MountProps<Editor> extends TouchProps {
  /** Brings the real widget. */
  load(): Promise<Editor>;
  /** The real widget, which takes the focus when it mounts; `open` when it was asked for by pointer. */
  children(editor: Editor, open: boolean): ReactNode;
}

/**
 * Shows a plain box until it is touched: Select and DatePicker are what makes long forms slow to appear.
 * A pointer mounts the widget on click, not on focus, because a swap in between would lose the click. While the widget is
 * on its way the box stays and keeps the focus; who has gone on to another field is not called back.
 */
export function MountOnTouch<Editor>({ load, children, ...touch }: MountProps<Editor>) {
  const [mounted, setMounted] = useState<{ editor: Editor; open: boolean }>();
  const [failed, setFailed] = useState<{ reason: unknown }>();
  const box = useRef<HTMLInputElement>(null);
  const byPointer = useRef(false);
  const mount = (open: boolean) =>
    load().then(
      (editor) => {
        if (box.current !== null && box.current === document.activeElement) setMounted({ editor, open });
      },
      (reason: unknown) => setFailed({ reason }),
    );
  if (failed) throw failed.reason;
  if (mounted) return children(mounted.editor, mounted.open);
  return (
    <input
      ref={box}
      readOnly
      role="combobox"
      aria-expanded={false}
      aria-haspopup={touch.date ? 'dialog' : 'listbox'}
      id={touch.id}
      className={`${styles['touch']} ${touch.date ? styles['touchDate'] : ''}`}
      value={touch.text}
      title={touch.text || undefined}
      placeholder={touch.disabled ? undefined : touch.placeholder}
      disabled={touch.disabled}
      {...ariaOf(touch)}
      onPointerDown={() => {
        byPointer.current = true;
      }}
      onFocus={() => {
        if (!byPointer.current) void mount(false);
        byPointer.current = false;
      }}
      onClick={() => void mount(true)}
    />
  );
}
