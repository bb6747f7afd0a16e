import styles from './busy.module.css';

/** A whole page that waits, with a text that says for what. */
export function Busy({ text }: { text: string }) {
  return (
    <div className={styles['busy']} role="status">
      <span className={styles['spinner']} aria-hidden="true" />
      {text}
    </div>
  );
}
