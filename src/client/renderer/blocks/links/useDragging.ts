import { useEffect, useRef, useState } from 'react';

/** Follows the pointer from tile to tile; the window hears it, because a tile on its way leaves the document for a moment. */
export function useDragging(
  over: (key: string, over: string) => void,
): [dragged: string | undefined, drag: (key: string) => void] {
  const [dragged, drag] = useState<string>();
  const latest = useRef(over);
  latest.current = over;
  useEffect(() => {
    if (dragged === undefined) return undefined;
    let last: string | undefined = dragged;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-tile]');
      const key = tile?.dataset['tile'];
      if (key !== undefined && key !== last && key !== dragged) latest.current(dragged, key);
      last = key;
    };
    const end = () => drag(undefined);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragged]);
  return [dragged, drag];
}
