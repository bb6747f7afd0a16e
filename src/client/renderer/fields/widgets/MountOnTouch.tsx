import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDevice } from '../../contexts.ts';
import { ariaOf } from './TextLine.tsx';
import { isOfWidget, textOf, typeAgain, withStroke, type Stroke } from './typed-ahead.ts';
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
  /** Takes what was typed by a person who has gone on before the real widget came; absent: it was only to look for something. */
  leave?(text: string): Promise<void>;
  /** The real widget, which takes the focus when it mounts; `open` when it was asked for by pointer. */
  children(editor: Editor, open: boolean): ReactNode;
}

/**
 * Shows a plain box until it is touched: Select and DatePicker are what makes long forms slow to appear.
 * A pointer mounts the widget on click, not on focus, because a swap in between would lose the click. While the widget is
 * on its way the box stays and keeps the focus and what is typed, which is typed again when the widget is there; a person who has gone on
 * to another field is not called back.
 */
export function MountOnTouch<Editor>({ load, leave, children, ...touch }: MountProps<Editor>) {
  const [mounted, setMounted] = useState<{ editor: Editor; open: boolean }>();
  const [failed, setFailed] = useState<{ reason: unknown }>();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const box = useRef<HTMLInputElement>(null);
  // A character that is put together of several keys is not cut in two.
  const composed = useRef<() => void>();
  const isTaken = useRef(false);
  const fail = (reason: unknown) => setFailed({ reason });
  const mount = (open: boolean) =>
    load().then((editor) => {
      const show = () => {
        if (box.current === null || box.current !== document.activeElement) return;
        isTaken.current = true;
        setMounted({ editor, open });
      };
      if (composed.current) composed.current = show;
      else show();
    }, fail);
  useTypedAgain(touch.id, mounted !== undefined, strokes);
  if (failed) throw failed.reason;
  if (mounted) return children(mounted.editor, mounted.open);
  const left = () => {
    // Some browsers say that a box is left when it gives way to the widget.
    if (isTaken.current) return;
    const text = textOf(strokes);
    if (text === undefined || !leave) setStrokes([]);
    else leave(text).then(() => setStrokes([]), fail);
  };
  return (
    <StandIn
      {...touch}
      box={box}
      text={textOf(strokes) ?? touch.text}
      mount={mount}
      stroke={(stroke) => setStrokes((before) => withStroke(before, stroke))}
      leave={left}
      compose={(isOver) => {
        if (isOver) composed.current?.();
        composed.current = isOver ? undefined : () => undefined;
      }}
    />
  );
}

/** Types at the widget what was typed before it came. */
function useTypedAgain(id: string, isMounted: boolean, strokes: readonly Stroke[]): void {
  const kept = useRef(strokes);
  kept.current = strokes;
  useEffect(() => {
    const input = isMounted ? document.getElementById(id) : null;
    if (input instanceof HTMLInputElement) void typeAgain(input, kept.current);
  }, [id, isMounted]);
}

interface StandInProps extends TouchProps {
  readonly box: React.RefObject<HTMLInputElement>;
  mount(open: boolean): Promise<void>;
  stroke(stroke: Stroke): void;
  leave(): void;
  compose(isOver: boolean): void;
}

function StandIn({ box, mount, stroke, leave, compose, ...touch }: StandInProps) {
  const device = useDevice();
  const byPointer = useRef(false);
  const pressed = (event: KeyboardEvent) => {
    if (!isOfWidget(event.key) || event.nativeEvent.isComposing) return;
    // Enter would send the form.
    event.preventDefault();
    stroke({ key: event.key });
  };
  return (
    <input
      ref={box}
      role="combobox"
      aria-expanded={false}
      aria-haspopup={touch.date ? 'dialog' : 'listbox'}
      id={touch.id}
      autoComplete="off"
      // A keyboard on the screen would come and go again with the box.
      inputMode={device === 'mobile' ? 'none' : undefined}
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
        // What is typed comes in the place of what was chosen.
        box.current?.select();
        if (!byPointer.current) void mount(false);
        byPointer.current = false;
      }}
      onClick={() => void mount(true)}
      onKeyDown={pressed}
      onChange={({ target }) => stroke({ text: target.value })}
      onCompositionStart={() => compose(false)}
      onCompositionEnd={() => compose(true)}
      onBlur={leave}
    />
  );
}
