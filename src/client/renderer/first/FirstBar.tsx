import { FirstNotes } from './FirstNotes.tsx';
import styles from './first.module.css';
import { useFirst } from './useFirst.ts';

/** Above a page that has places of its own: what has to be made before they can be filled. Nothing where all of it is there. */
export function FirstBar({ path }: { path: string | undefined }) {
  const first = useFirst(path);
  if (!first || first.Missing.length === 0) return null;
  return (
    <div role="note" className={styles['bar']}>
      <FirstNotes missing={first.Missing} />
    </div>
  );
}
