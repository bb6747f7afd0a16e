import { Button } from 'antd';
import { useId, useState } from 'react';
import type { TabsPage } from '../../../../contract/generated/meta.ts';
import { useChosen } from '../../chosen.tsx';
import { useDevice, useMe, useNavigation } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { faultAt } from '../../schema/fault.ts';
import { Page } from '../../Page.tsx';
import { RowLost } from '../../RowLost.tsx';
import { Empty, Skeleton } from '../../States.tsx';
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
    return state.failure === undefined ? <Skeleton /> : <RowLost {...{ state, reload }} />;
  const tabs = shownTabs(file.tabs, me, state.row);
  if (tabs.length === 0) return <Empty text="没有您可以查看的内容" />;
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
  const isBeside = useDevice() === 'desktop' && file.beside === true && tabs.length > 1;
  const [left, behind] = isBeside ? [tabs[0], tabs.slice(1)] : [undefined, tabs];
  const [wanted, setActive] = useState(() => tabInAddress(tabs, navigation.path));
  const active = behind.some(({ key }) => key === wanted) ? wanted : (behind[0]?.key ?? '');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const counts = useCounts(page, tabs, row);
  const choose = (key: string) => {
    setActive(key);
    setOpened(new Set([...opened, active, key]));
    navigation.keepInAddress('tab', key);
  };
  const behindTabs = (
    <div className={styles['tabs']}>
      {(behind.length > 1 || !left) && (
        <TabStrip
          tabs={behind.map(({ key, tab }) => ({ key, title: tab.title, count: counts.get(key) }))}
          active={active}
          label={file.title}
          panelId={(key) => `${id}-${key}`}
          choose={choose}
        />
      )}
      <ChosenLine />
      {behind
        .filter(({ key }) => opened.has(key) || key === active)
        .map(({ key, tab }) => (
          <div key={key} id={`${id}-${key}`} role="tabpanel" aria-label={tab.title} hidden={key !== active}>
            <Page path={tab.page} rowId={rowId} heading={false} />
          </div>
        ))}
    </div>
  );
  if (!left) return behindTabs;
  return (
    <div className={styles['beside']}>
      <Page path={left.tab.page} rowId={rowId} heading={false} />
      {behindTabs}
    </div>
  );
}

/** What is chosen, in sight wherever it counts. */
function ChosenLine() {
  const { row, name, choose } = useChosen();
  if (!row) return null;
  return (
    <p className={styles['chosen']} role="status">
      {`已选择 ${name}`}
      <Button type="link" size="small" onClick={() => choose(undefined)}>
        取消选择
      </Button>
    </p>
  );
}
