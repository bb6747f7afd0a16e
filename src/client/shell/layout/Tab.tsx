import { CloseOutlined } from '@ant-design/icons';
import { memo } from 'react';
import styles from './tab-bar.module.css';

interface TabProps {
  readonly path: string;
  readonly title: string;
  readonly isActive: boolean;
  readonly isClosable: boolean;
}

/** One tab; its bar listens for what is done to it. */
export const Tab = memo(({ path, title, isActive, isClosable }: TabProps) => (
  <li data-path={path} className={isActive ? `${styles['tab']} ${styles['active']}` : styles['tab']}>
    <button
      type="button"
      data-tab=""
      tabIndex={-1}
      aria-current={isActive ? 'page' : undefined}
      title={title}
    >
      {title}
    </button>
    {isClosable && (
      <button
        type="button"
        data-close=""
        className={styles['close']}
        tabIndex={-1}
        aria-label={`关闭 ${title}`}
      >
        <CloseOutlined />
      </button>
    )}
  </li>
));
Tab.displayName = 'Tab';
