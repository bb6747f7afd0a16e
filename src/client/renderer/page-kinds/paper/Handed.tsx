import { Button } from 'antd';
import { useNavigation } from '../../contexts.ts';
import type { Outcome } from './paper.ts';
import styles from './paper.module.css';

/** A paper that is handed in, or cannot be answered: why, and what came out of it. */
export function Handed({ title, outcome }: { title: string | undefined; outcome: Outcome }) {
  const navigation = useNavigation();
  return (
    <div className={styles['paper']}>
      {title !== undefined && title !== '' && <h2>{title}</h2>}
      {outcome.text !== '' && (
        <p role="status" className={styles['handed']}>
          {outcome.text}
        </p>
      )}
      {outcome.results.length > 0 && (
        <dl className={styles['results']} aria-label="结果">
          {outcome.results.map(({ name, level, advice }) => (
            <div key={name}>
              <dt>
                {name}
                <strong>{level}</strong>
              </dt>
              <dd>{advice}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles['buttons']}>
        <Button onClick={() => navigation.back()}>返回</Button>
      </div>
    </div>
  );
}
