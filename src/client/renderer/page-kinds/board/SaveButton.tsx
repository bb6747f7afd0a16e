import { shanghaiText } from '../../../../contract/conditions/time.ts';
import { serverNow } from '../../../session/clock.ts';
import type { SavedBlock } from '../../blocks/saved.ts';
import { useMe } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { Icon } from '../../icons.tsx';
import styles from './tools.module.css';

interface SaveButtonProps {
  readonly title: string;
  readonly date: string | undefined;
  readonly blocks: ReadonlySet<SavedBlock>;
}

/** Saves the numbers that the board shows now; a visitor by a shared address only looks at it. */
export function SaveButton({ title, date, blocks }: SaveButtonProps) {
  const data = useData();
  const isKnown = useMe().UserId !== '';
  if (!isKnown) return null;
  const save = async () => {
    const { boardFile } = await import('./saved-board.ts');
    const head = { title, date, now: shanghaiText(serverNow()) };
    data.saveContent(boardFile(head, blocks), `${[title, date].filter(Boolean).join(' ')}.csv`);
  };
  return (
    <button type="button" className={styles['tool']} onClick={() => void save()}>
      <Icon name="DownloadOutlined" />
      导出数据
    </button>
  );
}
