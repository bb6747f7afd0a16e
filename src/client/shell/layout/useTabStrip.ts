import { useEffect, useState, type RefObject } from 'react';
import type { Tabs } from '../tabs.ts';

const MARGIN_PX = 40;

/** Keeps the shown tab in sight, lets the wheel go sideways, and tells whether there are more tabs than room. */
export function useTabStrip(list: RefObject<HTMLElement>, fullPath: string, tabs: Tabs): boolean {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const strip = list.current;
    if (!strip) return undefined;
    const measure = () => setFull(strip.scrollWidth > strip.clientWidth);
    // React listens to the wheel passively; keeping the page still needs a listener that is not.
    const turned = (event: WheelEvent) => {
      if (strip.scrollWidth <= strip.clientWidth || event.deltaX !== 0) return;
      event.preventDefault();
      strip.scrollLeft += event.deltaY;
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(strip);
    strip.addEventListener('wheel', turned, { passive: false });
    return () => {
      watcher.disconnect();
      strip.removeEventListener('wheel', turned);
    };
  }, [list]);

  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector('[aria-current="page"]')?.parentElement;
    if (!strip) return;
    setFull(strip.scrollWidth > strip.clientWidth);
    if (!tab) return;
    const before = tab.offsetLeft - MARGIN_PX;
    const after = tab.offsetLeft + tab.offsetWidth + MARGIN_PX - strip.clientWidth;
    if (strip.scrollLeft > before) strip.scrollLeft = before;
    else if (strip.scrollLeft < after) strip.scrollLeft = after;
  }, [list, fullPath, tabs, isFull]);

  return isFull;
}
