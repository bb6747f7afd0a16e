import { useState } from 'react';
import { safeUrl } from '../../../session/safe-url.ts';
import { Badge } from '../../fields/widgets/Badge.tsx';
import { Icon } from '../../icons.tsx';
import { Empty } from '../../States.tsx';
import { TabStrip } from '../../TabStrip.tsx';
import { firstTab, type Notices } from './notices.ts';
import styles from './notices.module.css';

type Item = Notices['tabs'][number]['items'][number];

export interface NoticeTabsProps {
  readonly notices: Notices;
  /** Route of the page with all messages. */
  readonly all?: string | undefined;
  /** Goes to the in-app route of an item, which is read then. */
  readonly open: (route: string, id?: string) => void;
}

/** Notices, messages and to-dos behind tabs. */
export function NoticeTabs({ notices, all, open }: NoticeTabsProps) {
  const [chosen, choose] = useState<string>();
  const active = chosen ?? String(firstTab(notices));
  const tab = notices.tabs[Number(active)] ?? notices.tabs[0];
  if (!tab) return <Empty />;
  return (
    <div className={styles['notices']}>
      <TabStrip
        label="通知分类"
        tabs={notices.tabs.map(({ title, unread }, index) => ({ key: String(index), title, count: unread }))}
        active={active}
        choose={choose}
      />
      <div role="tabpanel" aria-label={tab.title}>
        {tab.items.length === 0 ? (
          <Empty text={tab.empty} />
        ) : (
          <ul className={styles['list']}>
            {tab.items.map((item, at) => (
              <li key={at} className={item.isRead ? styles['read'] : undefined}>
                <Notice item={item} open={open} />
              </li>
            ))}
          </ul>
        )}
        {tab.left !== undefined && <p className={styles['rest']}>{`还有 ${tab.left} 条未读没有列出`}</p>}
      </div>
      {all !== undefined && (
        <button type="button" className={styles['all']} onClick={() => open(all)}>
          查看全部消息
        </button>
      )}
    </div>
  );
}

function Notice({ item, open }: { item: Item; open: NoticeTabsProps['open'] }) {
  const route = safeUrl(item.url);
  const content = (
    <>
      {item.icon !== undefined && (
        <span className={styles['icon']} aria-hidden="true">
          <Icon name={item.icon} />
        </span>
      )}
      <span className={styles['body']}>
        <span className={styles['title']}>
          <span className={styles['words']}>{item.title}</span>
          {item.tag !== undefined && <Badge text={item.tag} color={item.color ?? 'default'} />}
        </span>
        {item.text !== undefined && <span className={styles['text']}>{item.text}</span>}
        {item.time !== undefined && <span className={styles['time']}>{item.time}</span>}
      </span>
    </>
  );
  if (route === undefined) return <div className={styles['item']}>{content}</div>;
  return (
    <button
      type="button"
      className={`${styles['item']} ${styles['linked']}`}
      onClick={() => open(route, item.id)}
    >
      {content}
    </button>
  );
}
