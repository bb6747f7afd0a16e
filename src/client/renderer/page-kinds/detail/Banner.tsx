import type { DetailPage } from '../../../../contract/generated/meta.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { Icon } from '../../icons.tsx';
import { holds, valueOf } from '../../schema/judge.ts';
import styles from './detail.module.css';

const ICONS = {
  success: 'CheckCircleOutlined',
  warning: 'ExclamationCircleOutlined',
  danger: 'CloseCircleOutlined',
  muted: 'InfoCircleOutlined',
} as const;

/** What is to be known first about a row: the first banner whose condition holds. */
export function Banner({ of, row, me }: { of: DetailPage['banner']; row: Row; me: Subject }) {
  const banner = of?.find(({ when }) => holds(when, { row, me }));
  if (!banner) return null;
  const text = banner.text === undefined ? '' : String(valueOf(banner.text, { row, me }) ?? '');
  return (
    <section className={styles['banner']} data-as={banner.as} role="status">
      <span className={styles['sign']}>
        <Icon name={ICONS[banner.as]} />
      </span>
      <div>
        <h2>{banner.title}</h2>
        {text !== '' && <p>{text}</p>}
      </div>
    </section>
  );
}
