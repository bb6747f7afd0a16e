import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { useDevice } from '../../renderer/contexts.ts';
import type { ShellRoute } from '../menu-routes.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { Brand } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TabBar } from './TabBar.tsx';
import styles from './basic.module.css';

interface BasicLayoutProps {
  readonly route: ShellRoute | undefined;
  readonly title: string;
  readonly fullPath: string;
  readonly children: ReactNode;
}

/** Side menu, header, tabs, page, footer. On phones the menu is a drawer and the header is small. */
export function BasicLayout({ route, title, fullPath, children }: BasicLayoutProps) {
  const device = useDevice();
  const settings = useSettings();
  // The drawer belongs to the page it was opened on: going elsewhere closes it.
  const [drawerAt, setDrawerAt] = useState<string>();
  const isMobile = device === 'mobile';
  const isOpen = settings.sidebar ?? device === 'desktop';
  const isDrawerOpen = drawerAt === fullPath;
  const closeDrawer = () => setDrawerAt(undefined);

  return (
    <div className={styles['layout']}>
      <a className={styles['skip']} href="#content">
        跳到正文
      </a>
      {isMobile ? (
        <Drawer
          open={isDrawerOpen}
          placement="left"
          width={264}
          closable={false}
          onClose={closeDrawer}
          rootClassName={styles['drawer']}
          aria-label="菜单"
        >
          <Brand isCollapsed={false} />
          <SideMenu route={route} isCollapsed={false} onChosen={closeDrawer} />
        </Drawer>
      ) : (
        <nav
          className={isOpen ? styles['sider'] : `${styles['sider']} ${styles['collapsed']}`}
          aria-label="菜单"
        >
          <Brand isCollapsed={!isOpen} />
          <div className={styles['menu']}>
            <SideMenu route={route} isCollapsed={!isOpen} />
          </div>
        </nav>
      )}
      <div className={styles['body']}>
        <Header
          route={route}
          title={title}
          isMobile={isMobile}
          isMenuOpen={isMobile ? isDrawerOpen : isOpen}
          onToggle={() => (isMobile ? setDrawerAt(fullPath) : changeSettings({ sidebar: !isOpen }))}
        />
        {!isMobile && <TabBar fullPath={fullPath} isPage={route !== undefined} />}
        <main id="content" className={styles['content']} tabIndex={-1}>
          <div className={styles['page']}>{children}</div>
          <Footer />
        </main>
      </div>
    </div>
  );
}
