import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { siteTitle, storedSite } from '../../account/site.ts';
import { useDevice } from '../../renderer/contexts.ts';
import { useFrame } from '../frame.ts';
import styles from './blank.module.css';

/** A page as wide as its window, without a menu: work that fills the screen. The way back leads to the shell. */
export function WindowLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const device = useDevice();
  const { home, systemTitle } = useFrame();
  const site = systemTitle ?? siteTitle(storedSite());
  return (
    <div className={styles['blank']}>
      <header className={styles['bar']}>
        <strong>{device === 'mobile' ? title || site : site}</strong>
        <Link to={home}>返回首页</Link>
      </header>
      <main className={`${styles['content']} ${styles['wide']}`}>{children}</main>
    </div>
  );
}
