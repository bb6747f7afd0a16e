import { EnterOutlined, ExportOutlined, SearchOutlined } from '@ant-design/icons';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFrame } from '../frame.ts';
import { openWindow } from '../useNavigationOf.ts';
import { pagesOf, search, type Found, type Readings } from './menu-search.ts';
import styles from './menu-search.module.css';

const SILENT: Readings = () => [];

/** Finds a page of the menu by its name, by pinyin or by initials. The browser's own dialog keeps the focus inside. */
export function MenuSearch({ onClose }: { onClose: () => void }) {
  const { navigation } = useFrame();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useOpenDialog();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const readings = useReadings();
  const pages = useMemo(() => pagesOf(navigation), [navigation]);
  const { shown: found, total } = useMemo(() => search(pages, query, readings), [pages, query, readings]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, found]);

  const choose = ({ item }: Found) => {
    onClose();
    if (item.isNewWindow) openWindow(item.path);
    else void navigate(item.path);
  };
  const keyPressed = listKeys(found, at, setAt, choose);

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label="搜索菜单"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles['box']}>
        <SearchOutlined />
        <input
          role="combobox"
          aria-label="搜索菜单"
          aria-expanded={found.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={found[at] ? `${id}${at}` : undefined}
          placeholder="输入名称、拼音或首字母"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={keyPressed}
        />
        <button type="button" onClick={onClose} aria-label="Esc 关闭">
          Esc
        </button>
      </div>
      <ul ref={list} id={`${id}list`} role="listbox" aria-label="找到的页面" className={styles['list']}>
        {found.map((page, index) => (
          <FoundPage
            key={page.item.name}
            id={`${id}${index}`}
            page={page}
            isSelected={index === at}
            onPoint={() => setAt(index)}
            onChoose={() => choose(page)}
          />
        ))}
      </ul>
      <p className={styles['note']} role="status">
        {noteOf(query, { found: total, shown: found.length, pages: pages.length })}
      </p>
    </dialog>
  );
}

/** A dialog that is open as long as it is drawn. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}

/** The arrows go round the list, Enter chooses where they stand. */
function listKeys(
  found: readonly Found[],
  at: number,
  setAt: (at: number) => void,
  choose: (page: Found) => void,
) {
  return (event: KeyboardEvent) => {
    // Enter that ends the choice of Chinese letters is not meant for the list.
    if (event.nativeEvent.isComposing) return;
    const chosen = found[at];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };
}

interface FoundPageProps {
  readonly id: string;
  readonly page: Found;
  readonly isSelected: boolean;
  onPoint(): void;
  onChoose(): void;
}

function FoundPage({ id, page: { item, path }, isSelected, onPoint, onChoose }: FoundPageProps) {
  return (
    <li id={id} role="option" aria-selected={isSelected} onMouseMove={onPoint} onClick={onChoose}>
      <span className={styles['title']}>{item.title}</span>
      {path.length > 0 && <span className={styles['path']}>{path.map(({ text }) => text).join(' / ')}</span>}
      {item.isNewWindow ? <ExportOutlined title="新窗口" /> : <EnterOutlined aria-hidden />}
    </li>
  );
}

function noteOf(
  query: string,
  { found, shown, pages }: { found: number; shown: number; pages: number },
): string {
  if (query.trim() === '') return `共 ${pages} 个页面，例如输入“qj”可以找到“请假”`;
  if (found === 0) return '没有找到相关页面，换个词试试';
  return found > shown
    ? `找到 ${found} 个页面，只列出前 ${shown} 个，请再输入几个字`
    : `找到 ${found} 个页面`;
}

/** Sounds of Chinese letters, once they are here; until then names are found by their letters. */
function useReadings(): Readings {
  const [readings, setReadings] = useState<{ of: Readings }>({ of: SILENT });
  useEffect(() => {
    let mounted = true;
    import('./readings.ts').then(
      (part) => mounted && setReadings({ of: part.readings }),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, []);
  return readings.of;
}
