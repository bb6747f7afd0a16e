import styles from './tasks.module.css';

/** Something that can be done with a task, among its links. */
export function Act({ text, run }: { text: string; run: () => void }) {
  return (
    <button type="button" className={styles['link']} onClick={run}>
      {text}
    </button>
  );
}
