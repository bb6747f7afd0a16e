import { useId, useState } from 'react';
import type { TabsPage } from '../../../../contract/generated/meta.ts';
import { useMe, useNavigation } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { faultAt } from '../../schema/fault.ts';
import { Page } from '../../Page.tsx';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { TabStrip } from '../../TabStrip.tsx';
import type { BlockProps } from '../index.ts';
import { useRow } from '../useRow.ts';
import { shownTabs, tabInAddress, type ShownTab } from './shown-tabs.ts';
import { useCounts } from './useCounts.ts';
import styles from './tabs.module.css';

/** Several pages behind tabs; a page is drawn when its tab is first opened and kept from then on. */
export function TabsBlock({ page, rowId }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'tabs') throw faultAt(page.place, `页面类型应为 tabs，实际为 ${file.kind}`);
  const me = useMe();
  const asks = file.entity !== undefined && file.tabs.some((tab) => tab.when?.includes('row'));
  const [state, reload] = useRow(file.entity ?? '', asks ? rowId : undefined);
  if (asks && rowId !== undefined && !state.row)
    return state.failure === undefined ? <Skeleton /> : <Failed text={state.failure} retry={reload} />;
  const tabs = shownTabs(file.tabs, me, state.row);
  if (tabs.length === 0) return <Empty />;
  return <Tabs {...{ page, file, tabs, rowId, row: state.row }} />;
}

interface TabsProps extends BlockProps {
  readonly file: TabsPage;
  readonly tabs: readonly ShownTab[];
  readonly row: Row | undefined;
}

function Tabs({ page, file, tabs, rowId, row }: TabsProps) {
  const id = useId();
  const navigation = useNavigation();
  const [active, setActive] = useState(() => tabInAddress(tabs, navigation.path));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([active]));
  const counts = useCounts(page, tabs, row);
  const choose = (key: string) => {
    setActive(key);
    setOpened(new Set([...opened, key]));
    navigation.keepInAddress('tab', key);
  };
  return (
    <div className={styles['tabs']}>
      <TabStrip
        tabs={tabs.map(({ key, tab }) => ({ key, title: tab.title, count: counts.get(key) }))}
        active={active}
        label={file.title}
        panelId={(key) => `${id}-${key}`}
        choose={choose}
      />
      {tabs
        .filter(({ key }) => opened.has(key))
        .map(({ key, tab }) => (
          <div key={key} id={`${id}-${key}`} role="tabpanel" aria-label={tab.title} hidden={key !== active}>
            <Page path={tab.page} rowId={rowId} heading={false} />
          </div>
        ))}
    </div>
  );
}
