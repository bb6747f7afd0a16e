import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { UserMenu } from './UserMenu.tsx';
import styles from './platform.module.css';

/** A portal: the header across the whole width, no menu and no tabs. `ZX` is the same for the ZX sign-on, without the footer. */
export function PlatformLayout({ hasFooter, children }: { hasFooter: boolean; children: ReactNode }) {
  return (
    <div className={styles['platform']}>
      <header className={styles['header']} data-nav="dark">
        <Brand isCollapsed={false} />
        <UserMenu isCompact={false} />
      </header>
      <main className={styles['content']}>{children}</main>
      {hasFooter && <Footer />}
    </div>
  );
}
