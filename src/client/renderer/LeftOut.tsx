import styles from './states.module.css';

interface LeftOutProps {
  readonly shown: number;
  /** How many are not shown; 0 says nothing. */
  readonly left: number;
  /** What is counted. */
  readonly what?: string;
  /** How the rest is found. */
  readonly way?: string;
}

/** Says that something is not shown, how much of it, and where it is found. */
export function LeftOut({ shown, left, what = '', way = '请缩小范围' }: LeftOutProps) {
  if (left <= 0) return null;
  return (
    <p role="status" className={styles['leftOut']}>
      {`${what}共 ${shown + left} 项，只显示前 ${shown} 项，其余 ${left} 项${way}`}
    </p>
  );
}
