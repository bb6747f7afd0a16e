import { Suspense, useRef, useState, type ReactNode } from 'react';
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

interface MountProps extends TouchProps {
  /** The real widget, which takes the focus when it mounts; `open` when it was asked for by pointer. */
  children(open: boolean): ReactNode;
}

/**
 * Shows a plain box until it is touched: Select and DatePicker are what makes long forms slow to appear.
 * A pointer mounts the widget on click, not on focus, because a swap in between would lose the click.
 */
export function MountOnTouch({ children, ...touch }: MountProps) {
  const [mode, setMode] = useState<'idle' | 'focused' | 'open'>('idle');
  const byPointer = useRef(false);
  const box = (
    <input
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
        if (!byPointer.current) setMode('focused');
      }}
      onClick={() => setMode('open')}
    />
  );
  if (mode === 'idle') return box;
  return <Suspense fallback={box}>{children(mode === 'open')}</Suspense>;
}
