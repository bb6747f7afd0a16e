import { SearchOutlined } from '@ant-design/icons';
import { lazy, useEffect, useState } from 'react';
import { Optional } from '../Optional.tsx';
import styles from '../layout/header.module.css';

const MenuSearch = lazy(() => import('./MenuSearch.tsx').then((part) => ({ default: part.MenuSearch })));

/** Opens the search of the menu; so does Ctrl+K everywhere. */
export function SearchButton({ isWide }: { isWide: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      <button
        type="button"
        className={isWide ? styles['search'] : styles['button']}
        title="搜索菜单（Ctrl+K）"
        aria-label={isWide ? undefined : '搜索菜单'}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <SearchOutlined aria-hidden="true" />
        {isWide && (
          <>
            <span>搜索菜单</span>
            <kbd aria-hidden="true">Ctrl K</kbd>
          </>
        )}
      </button>
      <Optional>{isOpen && <MenuSearch onClose={() => setOpen(false)} />}</Optional>
    </>
  );
}
