import { useButtons, useNavigation } from '../../contexts.ts';
import { Icon } from '../../icons.tsx';
import { companion, type LoadedPage } from '../../pages.ts';
import styles from './tools.module.css';

/** The way to the keys by which a board is shared, for who may make one. */
export function SharesButton({ page }: { page: LoadedPage }) {
  const buttons = useButtons();
  const { openPage } = useNavigation();
  const path = page.file.kind === 'board' ? page.file.shares : undefined;
  const list = path === undefined ? undefined : companion(page, path)?.file;
  const isOffered = list?.kind === 'list' && (list.toolbar ?? []).some(({ EnCode }) => buttons.has(EnCode));
  if (path === undefined || !isOffered) return null;
  return (
    <button type="button" className={styles['tool']} onClick={() => openPage(path, undefined, 'page')}>
      <Icon name="ShareAltOutlined" />
      分享链接
    </button>
  );
}
