import { lazy, Suspense, useEffect, useRef, type KeyboardEvent } from 'react';
import { Skeleton } from './States.tsx';
import styles from './tab-strip.module.css';

export interface TabStripProps {
  readonly tabs: readonly {
    readonly key: string;
    readonly title: string;
    /** Number beside the title. */
    readonly count?: number | undefined;
  }[];
  readonly active: string | undefined;
  /** What the tabs choose between, for those who do not see it. */
  readonly label: string;
  /** Id of the element that a tab shows, where each has its own. */
  panelId?(key: string): string;
  choose(key: string): void;
}

/** More tabs than these are no line any more: they are chosen from a list that can be searched. */
const MOST_TABS = 12;

const ManyTabs = lazy(async () => ({ default: (await import('./ManyTabs.tsx')).ManyTabs }));

/** A line of tabs, or a list where there are many. What they show stands below and belongs to the caller. */
export function TabStrip(props: TabStripProps) {
  if (props.tabs.length <= MOST_TABS) return <Line {...props} />;
  return (
    <Suspense fallback={<Skeleton lines={1} />}>
      <ManyTabs {...props} />
    </Suspense>
  );
}

/** The arrow keys move between the tabs. */
function Line({ tabs, active, label, panelId, choose }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the tab that an address names may stand outside of the strip.
  useEffect(() => {
    const box = strip.current?.getBoundingClientRect();
    const tab = strip.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    if (!box || !tab) return;
    if (tab.right > box.right) strip.current!.scrollLeft += tab.right - box.right;
    else if (tab.left < box.left) strip.current!.scrollLeft -= box.left - tab.left;
  }, [active]);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === active);
    const next = (at + step + tabs.length) % tabs.length;
    strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    const tab = tabs[next];
    if (tab) choose(tab.key);
  };
  return (
    <div
      ref={strip}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={styles['strip']}
      onKeyDown={move}
    >
      {tabs.map(({ key, title, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === active}
          aria-controls={key === active ? panelId?.(key) : undefined}
          tabIndex={key === active ? 0 : -1}
          onClick={() => choose(key)}
        >
          {title}
          {count !== undefined && <span className={styles['count']}>{count > 999 ? '999+' : count}</span>}
        </button>
      ))}
    </div>
  );
}
