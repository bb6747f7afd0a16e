import { useId, useState } from 'react';
import { faultAt } from '../../schema/fault.ts';
import { Page } from '../../Page.tsx';
import { TabStrip } from '../../TabStrip.tsx';
import type { BlockProps } from '../index.ts';
import styles from './tabs.module.css';

/** Several pages behind tabs; a page is drawn when its tab is first opened and kept from then on. */
export function TabsBlock({ page, rowId }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'tabs') throw faultAt(page.place, `页面类型应为 tabs，实际为 ${file.kind}`);
  const id = useId();
  const [active, setActive] = useState(file.tabs[0].page);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([active]));
  const choose = (key: string) => {
    setActive(key);
    setOpened(new Set([...opened, key]));
  };
  return (
    <div className={styles['tabs']}>
      <TabStrip
        tabs={file.tabs.map((tab) => ({ key: tab.page, title: tab.title }))}
        active={active}
        label={file.title}
        panelId={(key) => `${id}-${key}`}
        choose={choose}
      />
      {file.tabs
        .filter((tab) => opened.has(tab.page))
        .map((tab) => (
          <div
            key={tab.page}
            id={`${id}-${tab.page}`}
            role="tabpanel"
            aria-label={tab.title}
            hidden={tab.page !== active}
          >
            <Page path={tab.page} rowId={rowId} heading={false} />
          </div>
        ))}
    </div>
  );
}
