import { useMe, useNavigation } from '../../contexts.ts';
import { Icon } from '../../icons.tsx';
import { queryOf } from '../../query.ts';
import { faultAt } from '../../schema/fault.ts';
import { valueOf } from '../../schema/judge.ts';
import { RowLost } from '../../RowLost.tsx';
import { Empty, Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { useRow } from '../useRow.ts';
import { Leaving } from './Leaving.tsx';
import { siteOf } from './site.ts';
import styles from './link.module.css';

/** A page of another site. */
export function LinkBlock({ page, rowId }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'link') throw faultAt(page.place, `页面类型应为 link，实际为 ${file.kind}`);
  const me = useMe();
  const { path } = useNavigation();
  const [state, reload] = useRow(file.entity ?? '', file.entity === undefined ? undefined : rowId);
  if (state.failure !== undefined) return <RowLost {...{ state, reload }} />;
  if (file.entity !== undefined && rowId !== undefined && !state.row) return <Skeleton />;
  const params = Object.fromEntries(queryOf(path));
  const scope = { me, params, ...(state.row && { row: state.row }) };
  const site = siteOf(typeof file.url === 'string' ? file.url : valueOf(file.url.value, scope), file);
  if (!site) return <Empty text="链接不存在或已下线" />;
  const { url, isNamed } = site;
  const label = page.entities.get(file.entity ?? '')?.file.label;
  const leave = (
    <a href={url.href} target="_blank" rel="noopener noreferrer" className={styles['open']}>
      在新窗口打开 <Icon name="ExportOutlined" />
    </a>
  );
  if (file.open !== 'frame')
    return (
      <div className={styles['leaving']}>
        {label !== undefined && state.row && <h2>{String(state.row[label] ?? '')}</h2>}
        <p>即将离开本平台，前往</p>
        <strong>{url.host}</strong>
        {file.delay !== undefined && isNamed ? (
          <Leaving href={url.href} delay={file.delay} waiting={leave} />
        ) : (
          leave
        )}
      </div>
    );
  return (
    <div className={styles['framed']}>
      <p>
        <span>{`以下内容来自 ${url.host}。如果一直空白，说明该网站不允许嵌入，请`}</span>
        {leave}
      </p>
      <iframe
        src={url.href}
        title={file.title}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    </div>
  );
}
