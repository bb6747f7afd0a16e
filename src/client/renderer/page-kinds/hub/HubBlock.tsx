import type { HubItem } from '../../../../contract/generated/meta.ts';
import { useMe, useNavigation } from '../../contexts.ts';
import { Icon } from '../../icons.tsx';
import { faultAt } from '../../schema/fault.ts';
import { holds } from '../../schema/judge.ts';
import { Empty } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { useCounts } from '../tabs/useCounts.ts';
import styles from './hub.module.css';

/** Ways to other pages, in groups; a way that is not for the reader is left out, and a group without any. */
export function HubBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'hub') throw faultAt(page.place, `页面类型应为 hub，实际为 ${file.kind}`);
  const me = useMe();
  const { openPage } = useNavigation();
  const groups = file.groups
    .map(({ title, items }) => ({ title, items: items.filter(({ when }) => holds(when, { me })) }))
    .filter(({ items }) => items.length > 0);
  const counts = useCounts(
    page,
    groups.flatMap(({ items }) => items.map((tab) => ({ key: tab.page, tab }))),
    undefined,
  );
  if (groups.length === 0) return <Empty text="没有您可以查看的内容" />;
  return (
    <div className={styles['hub']}>
      {groups.map(({ title, items }, at) => (
        <section key={title ?? at} className={styles['group']}>
          {title !== undefined && <h2>{title}</h2>}
          <ul>
            {items.map((item) => (
              <li key={item.page}>
                <button type="button" onClick={() => openPage(item.page, undefined, 'page')}>
                  <Face item={item} count={counts.get(item.page)} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const Face = ({ item, count }: { item: HubItem; count: number | undefined }) => (
  <>
    {item.icon !== undefined && <Icon name={item.icon} />}
    <span className={styles['words']}>
      <strong>{item.title}</strong>
      {item.note !== undefined && <small>{item.note}</small>}
    </span>
    {count !== undefined && <b className={styles['count']}>{count.toLocaleString('en')}</b>}
  </>
);
