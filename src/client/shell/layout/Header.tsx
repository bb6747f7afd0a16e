import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { Optional } from '../Optional.tsx';
import { TodoLink } from '../todo-count.tsx';
import type { ShellRoute } from '../menu-routes.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { SettingsButton } from '../look/SettingsButton.tsx';
import { BackButton } from './BackButton.tsx';
import { Brand } from './Brand.tsx';
import { Crumbs } from './Crumbs.tsx';
import { FullScreen } from './FullScreen.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';
import { TopMenu } from './TopMenu.tsx';
import { UserMenu } from './UserMenu.tsx';
import styles from './header.module.css';

const Notices = lazy(async () => ({ default: (await import('../Notices.tsx')).Notices }));

interface HeaderProps {
  readonly route: ShellRoute | undefined;
  readonly title: string;
  /** Whether the menu is in the header, which then has the colours of the navigation. */
  readonly hasMenu: boolean;
  readonly isMobile: boolean;
  /** Whether the way back stands before everything else. */
  readonly hasBack: boolean;
  readonly isMenuOpen: boolean;
  readonly onToggle: () => void;
}

/** The bar on top: the menu or its button, where one is, search, links, settings, the user. */
export function Header({ route, title, hasMenu, isMobile, hasBack, isMenuOpen, onToggle }: HeaderProps) {
  return (
    <header
      className={styles['header']}
      data-nav={hasMenu ? undefined : 'light'}
      data-menu={hasMenu || undefined}
    >
      {hasMenu ? (
        <>
          <Brand isCollapsed={false} />
          <TopMenu route={route} />
        </>
      ) : (
        <>
          {hasBack && <BackButton className={styles['button']} />}
          <MenuButton isMobile={isMobile} isOpen={isMenuOpen} onToggle={onToggle} />
          {isMobile ? (
            <strong className={styles['title']}>{title}</strong>
          ) : (
            <Crumbs route={route} title={title} />
          )}
          <span className={styles['gap']} />
        </>
      )}
      <SearchButton isWide={!isMobile && !hasMenu} />
      {!isMobile && <HeaderLinks />}
      {!isMobile && <FullScreen />}
      <TodoLink className={styles['button']} />
      <Optional>
        <Notices className={styles['button']} />
      </Optional>
      {!isMobile && <SettingsButton />}
      <UserMenu isCompact={isMobile} />
    </header>
  );
}

interface MenuButtonProps {
  readonly isMobile: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function MenuButton({ isMobile, isOpen, onToggle }: MenuButtonProps) {
  const Glyph = isMobile ? MenuOutlined : isOpen ? MenuFoldOutlined : MenuUnfoldOutlined;
  const label = isOpen ? '收起菜单' : '展开菜单';
  return (
    <button
      type="button"
      className={styles['button']}
      title={label}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Glyph />
    </button>
  );
}
