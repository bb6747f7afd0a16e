import { useEffect, useRef } from 'react';

/** Another page begins at its top; a reload stays where it was. */
export function usePageTop(fullPath: string): void {
  const last = useRef(fullPath);
  useEffect(() => {
    if (last.current === fullPath) return;
    last.current = fullPath;
    window.scrollTo(0, 0);
  }, [fullPath]);
}
