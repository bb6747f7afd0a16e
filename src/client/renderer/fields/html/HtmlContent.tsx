import { useEffect, useRef } from 'react';
import { cleanFragment } from './clean.ts';
import styles from './html.module.css';

/** Formatted text for reading. */
export function HtmlContent({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.replaceChildren(cleanFragment(html)), [html]);
  return <div ref={box} className={styles['content']} />;
}
