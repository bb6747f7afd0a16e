import { lazy, useState, type ReactNode } from 'react';
import { Optional } from '../Optional.tsx';
import { TodoCountProvider } from '../todo-count.tsx';
import { useAppState } from '../app-state.ts';
import type { ShellRoute } from '../menu-routes.ts';
import { serverHas } from '../../request/features.ts';
import { useFrame } from '../frame.ts';
import { appsAddress, BottomBar, isBarPlace } from './BottomBar.tsx';
import { Crumbs } from './Crumbs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Sider } from './Sider.tsx';
import { TabBar } from './TabBar.tsx';
import { useHiddenHeader } from './useHiddenHeader.ts';
import { usePageTop } from './usePageTop.ts';
import styles from './basic.module.css';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

interface BasicLayoutProps {
  readonly route: ShellRoute | undefined;
  readonly title: string;
  readonly fullPath: string;
  readonly children: ReactNode;
}

/** Menu at the side or on top, header, tabs, page, footer. On phones the menu is a drawer and the header is small. */
export function BasicLayout({ route, title, fullPath, children }: BasicLayoutProps) {
  const app = useAppState();
  const isMobile = app.device === 'mobile';
  // The drawer belongs to the page it was opened on: going elsewhere closes it.
  const [drawerAt, setDrawerAt] = useState<string>();
  const isDrawerOpen = drawerAt === fullPath;
  const hasTopMenu = app.layout === 'topmenu' && !isMobile;
  const isHidden = useHiddenHeader(app.fixedHeader && app.autoHideHeader);
  usePageTop(fullPath);
  const { routes } = useFrame();
  // A server that is not ours knows of no homes.
  const hasBar = isMobile && serverHas('idempotency') && isBarPlace(fullPath, appsAddress(routes));

  return (
    <TodoCountProvider place={fullPath}>
      <div
        className={styles['layout']}
        data-nav={app.theme}
        data-width={app.contentWidth}
        data-top-menu={hasTopMenu || undefined}
        data-bar={hasBar || undefined}
      >
        <a className={styles['skip']} href="#content">
          跳到正文
        </a>
        {isMobile && (
          <Optional>
            <MenuDrawer isOpen={isDrawerOpen} route={route} onClose={() => setDrawerAt(undefined)} />
          </Optional>
        )}
        {!isMobile && !hasTopMenu && <Sider isOpen={app.sidebar} route={route} />}
        <div className={styles['body']}>
          <div
            className={styles['above']}
            data-fixed={app.fixedHeader || undefined}
            data-hidden={isHidden || undefined}
          >
            <Header
              route={route}
              title={title}
              hasMenu={hasTopMenu}
              isMobile={isMobile}
              hasBack={isMobile && !hasBar}
              isMenuOpen={isMobile ? isDrawerOpen : app.sidebar}
              onToggle={() => (isMobile ? setDrawerAt(fullPath) : app.toggleSidebar())}
            />
            {app.multiTab && !isMobile && <TabBar fullPath={fullPath} isPage={route !== undefined} />}
          </div>
          <main id="content" className={styles['content']} tabIndex={-1}>
            {hasTopMenu && <Crumbs route={route} title={title} />}
            <div className={styles['page']}>{children}</div>
            <Footer />
          </main>
        </div>
        {hasBar && <BottomBar fullPath={fullPath} />}
      </div>
    </TodoCountProvider>
  );
}
