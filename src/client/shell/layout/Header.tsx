import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
} from '@ant-design/icons';
import { useEffect, useState } from 'react';
import type { ShellRoute } from '../menu-routes.ts';
import { Crumbs } from './Crumbs.tsx';
import { UserMenu } from './UserMenu.tsx';
import styles from './header.module.css';

interface HeaderProps {
  readonly route: ShellRoute | undefined;
  readonly title: string;
  readonly isMobile: boolean;
  readonly isMenuOpen: boolean;
  readonly onToggle: () => void;
}

/** The bar on top: menu button, where one is, full screen, the user. */
export function Header({ route, title, isMobile, isMenuOpen, onToggle }: HeaderProps) {
  const MenuGlyph = isMobile ? MenuOutlined : isMenuOpen ? MenuFoldOutlined : MenuUnfoldOutlined;
  return (
    <header className={styles['header']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={isMenuOpen ? '收起菜单' : '展开菜单'}
        aria-expanded={isMenuOpen}
        onClick={onToggle}
      >
        <MenuGlyph />
      </button>
      {isMobile ? (
        <strong className={styles['title']}>{title}</strong>
      ) : (
        <Crumbs route={route} title={title} />
      )}
      <span className={styles['gap']} />
      {!isMobile && <FullScreen />}
      <UserMenu isCompact={isMobile} />
    </header>
  );
}

function FullScreen() {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={isFull ? '退出全屏' : '全屏'}
      onClick={toggle}
    >
      {isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
    </button>
  );
}
