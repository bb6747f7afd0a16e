import type { ReactNode } from 'react';
import { siteTitle, storedSite } from '../../account/site.ts';
import { useDevice } from '../../renderer/contexts.ts';
import { loginAddress } from '../../session/home.ts';
import { useFrame } from '../frame.ts';
import styles from './blank.module.css';

interface BlankLayoutProps {
  readonly title: string;
  readonly fullPath: string;
  readonly children: ReactNode;
}

/** Nothing but the page, in a column of readable width. A visitor without a session finds the way to the login on top. */
export function BlankLayout({ title, fullPath, children }: BlankLayoutProps) {
  const device = useDevice();
  const { me } = useFrame();
  const isVisitor = me === undefined;
  return (
    <div className={styles['blank']}>
      {(isVisitor || device === 'mobile') && (
        <header className={styles['bar']}>
          <strong>{title || siteTitle(storedSite())}</strong>
          {isVisitor && <a href={loginAddress(fullPath)}>登录</a>}
        </header>
      )}
      <main className={styles['content']}>{children}</main>
    </div>
  );
}
