import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useMe, useNavigation } from '../../contexts.ts';
import { Icon } from '../../icons.tsx';
import { useKept } from '../../keep.ts';
import { safeUrl } from '../../../session/safe-url.ts';
import type { PartProps } from '../part.ts';
import { clampSpot, stepOf, type Spot } from './clamp.ts';
import styles from './handle.module.css';

const SIZE = 44;
/** A finger trembles: what moved less than this was a press. */
const TREMBLE = 5;

const isSpot = (value: unknown): value is Spot =>
  typeof value === 'object' &&
  value !== null &&
  Number.isFinite((value as Spot).x) &&
  Number.isFinite((value as Spot).y);

const area = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

/** A button that floats over the page and can be put elsewhere. */
export function HandlePart({ block, place, on }: PartProps<'handle'>) {
  const me = useMe();
  const { go } = useNavigation();
  const hint = useId();
  const [kept, keep] = useKept(`handle:${me.UserId}:${on.page.path}:${place.pointer}`, isSpot);
  const [dragged, setDragged] = useState<Spot>();
  const grip = useRef<{ from: Spot; at: Spot; moved: boolean }>();
  const box = useSize();
  const spot = clampSpot(dragged ?? kept ?? { x: box.width, y: box.height }, SIZE, box);

  const press = () => {
    if (block.does === 'reload') on.reload();
    if (block.does === 'top') window.scrollTo({ top: 0 });
    const route = safeUrl(block.route);
    if (block.does === 'open' && route !== undefined) go(route);
  };
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { from: { x: event.clientX, y: event.clientY }, at: spot, moved: false };
  };
  const move = (event: PointerEvent) => {
    if (!grip.current) return;
    const { from, at } = grip.current;
    const by = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (Math.hypot(by.x, by.y) >= TREMBLE) grip.current.moved = true;
    if (grip.current.moved) setDragged(clampSpot({ x: at.x + by.x, y: at.y + by.y }, SIZE, area()));
  };
  const up = () => {
    if (dragged) keep(dragged);
    setDragged(undefined);
  };
  const click = () => {
    const wasDrag = grip.current?.moved ?? false;
    grip.current = undefined;
    if (!wasDrag) press();
  };
  const cancel = () => {
    grip.current = undefined;
    setDragged(undefined);
  };
  const key = (event: KeyboardEvent) => {
    const next = stepOf(spot, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    keep(clampSpot(next, SIZE, area()));
  };

  return (
    <>
      <button
        type="button"
        className={styles['handle']}
        style={{ left: spot.x, top: spot.y, width: SIZE, height: SIZE }}
        title={block.title}
        aria-label={block.title}
        aria-describedby={hint}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={cancel}
        onClick={click}
        onKeyDown={key}
      >
        <Icon name={block.icon} />
      </button>
      <span id={hint} hidden>
        可拖动，也可用方向键移动
      </span>
    </>
  );
}

/** The size of the window, less its scroll bar. */
function useSize(): { width: number; height: number } {
  const [size, setSize] = useState(area);
  useEffect(() => {
    const changed = () => setSize(area());
    window.addEventListener('resize', changed);
    return () => window.removeEventListener('resize', changed);
  }, []);
  return size;
}
