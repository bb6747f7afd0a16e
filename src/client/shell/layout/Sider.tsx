import type { ShellRoute } from '../menu-routes.ts';
import { useSettings } from '../settings.ts';
import { Brand } from './Brand.tsx';
import { SideMenu } from './SideMenu.tsx';
import styles from './sider.module.css';

/** The column on the left: the name of the site and the menu. */
export function Sider({ isOpen, route }: { isOpen: boolean; route: ShellRoute | undefined }) {
  const { fixSiderbar } = useSettings();
  return (
    <nav
      className={styles['sider']}
      data-fixed={fixSiderbar || undefined}
      data-collapsed={!isOpen || undefined}
      aria-label="菜单"
    >
      <Brand isCollapsed={!isOpen} />
      <div className={styles['menu']}>
        <SideMenu route={route} isCollapsed={!isOpen} />
      </div>
    </nav>
  );
}
