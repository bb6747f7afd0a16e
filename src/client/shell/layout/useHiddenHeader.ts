import { useEffect, useState } from 'react';

/** Trembling fingers do not count as a direction. */
const LEAST_PX = 6;
/** Near the top of the page the header is always there. */
const TOP_PX = 120;

/** Whether the header is out of the way: the page was scrolled down, and not up since. */
export function useHiddenHeader(isOn: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let last = window.scrollY;
    const scrolled = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < LEAST_PX) return;
      setHidden(now > last && now > TOP_PX);
      last = now;
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      setHidden(false);
    };
  }, [isOn]);
  return isHidden;
}
