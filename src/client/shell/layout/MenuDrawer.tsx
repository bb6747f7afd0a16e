import { Drawer } from 'antd';
import { useSettings } from '../settings.ts';
import type { ShellRoute } from '../menu-routes.ts';
import { SettingsButton } from '../look/SettingsButton.tsx';
import { Brand } from './Brand.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';
import { SideMenu } from './SideMenu.tsx';
import styles from './sider.module.css';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly route: ShellRoute | undefined;
  readonly onClose: () => void;
}

/** The menu on phones: the whole of it, above the page. */
export function MenuDrawer({ isOpen, route, onClose }: MenuDrawerProps) {
  const { theme } = useSettings();
  return (
    <Drawer
      open={isOpen}
      placement="left"
      width={272}
      closable={false}
      onClose={onClose}
      push={false}
      rootClassName={styles['drawer']}
      aria-label="菜单"
    >
      <div className={styles['inside']} data-nav={theme}>
        <Brand isCollapsed={false} />
        <SideMenu route={route} isCollapsed={false} onChosen={onClose} />
        <div className={styles['foot']}>
          <HeaderLinks />
          <SettingsButton />
        </div>
      </div>
    </Drawer>
  );
}
