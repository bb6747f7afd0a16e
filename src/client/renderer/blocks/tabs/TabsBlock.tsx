import { Tabs } from 'antd';
import { faultAt } from '../../schema/fault.ts';
import { Page } from '../../Page.tsx';
import type { BlockProps } from '../index.ts';

/** Several pages behind tabs; a page is drawn when its tab is first opened and kept from then on. */
export function TabsBlock({ page, rowId }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'tabs') throw faultAt(page.place, `页面类型应为 tabs，实际为 ${file.kind}`);
  return (
    <Tabs
      items={file.tabs.map((tab) => ({
        key: tab.page,
        label: tab.title,
        children: <Page path={tab.page} rowId={rowId} heading={false} />,
      }))}
    />
  );
}
