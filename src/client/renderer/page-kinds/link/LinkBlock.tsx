import type { CallSource, LinkPage } from '../../../../contract/generated/meta.ts';
import { inputOf, rowsOfAnswer } from '../../blocks/source.ts';
import { useMe, useNavigation } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { Icon } from '../../icons.tsx';
import { queryOf } from '../../query.ts';
import { useCall } from '../../read.ts';
import { faultAt } from '../../schema/fault.ts';
import { valueOf } from '../../schema/judge.ts';
import { RowLost } from '../../RowLost.tsx';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { useRow } from '../useRow.ts';
import { Leaving } from './Leaving.tsx';
import { siteOf } from './site.ts';
import styles from './link.module.css';

/** A page of another site. */
export function LinkBlock({ page, rowId }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'link') throw faultAt(page.place, `页面类型应为 link，实际为 ${file.kind}`);
  return file.source ? (
    <Sourced file={file} page={page} source={file.source} />
  ) : (
    <OfRow file={file} page={page} rowId={rowId} />
  );
}

interface LinkProps extends BlockProps {
  readonly file: LinkPage;
}

/** What stands behind the ? of the address. */
const useParams = () => Object.fromEntries(queryOf(useNavigation().path));

function OfRow({ file, page, rowId }: LinkProps) {
  const [state, reload] = useRow(file.entity ?? '', file.entity === undefined ? undefined : rowId);
  if (state.failure !== undefined) return <RowLost {...{ state, reload }} />;
  if (file.entity !== undefined && rowId !== undefined && !state.row) return <Skeleton />;
  const label = page.entities.get(file.entity ?? '')?.file.label;
  const heading = label !== undefined && state.row ? String(state.row[label] ?? '') : undefined;
  return <Leads {...{ file, heading, row: state.row }} />;
}

function Sourced({ file, source }: LinkProps & { readonly source: CallSource }) {
  const scope = { me: useMe(), params: useParams() };
  const { answer, failure, again } = useCall(source.call, inputOf(source.input, scope), { isKept: true });
  if (failure !== undefined) return <Failed text={failure} retry={() => void again()} />;
  if (answer === undefined) return <Skeleton />;
  return <Leads file={file} heading={undefined} row={rowsOfAnswer(answer)[0]} />;
}

interface LeadsProps {
  readonly file: LinkPage;
  readonly heading: string | undefined;
  readonly row: Row | undefined;
}

function Leads({ file, heading, row }: LeadsProps) {
  const scope = { me: useMe(), params: useParams(), ...(row && { row }) };
  const site = siteOf(typeof file.url === 'string' ? file.url : valueOf(file.url.value, scope), file);
  if (!site) return <Empty text="链接不存在或已下线" />;
  const { url, isNamed } = site;
  const leave = (
    <a href={url.href} target="_blank" rel="noopener noreferrer" className={styles['open']}>
      在新窗口打开 <Icon name="ExportOutlined" />
    </a>
  );
  if (file.open !== 'frame')
    return (
      <div className={styles['leaving']}>
        {heading !== undefined && <h2>{heading}</h2>}
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
