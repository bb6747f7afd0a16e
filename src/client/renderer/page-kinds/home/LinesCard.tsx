import type { HomeLines } from '../../../../contract/generated/meta.ts';
import { useTellEmpty } from '../../blocks/absent.ts';
import { Badge } from '../../fields/widgets/Badge.tsx';
import { Failed, Skeleton } from '../../States.tsx';
import { useLines } from './home.ts';
import { useOpenRow } from './useOpenRow.ts';
import styles from './home.module.css';

interface LinesCardProps {
  readonly cardKey: string;
  readonly lines: HomeLines;
}

/** The first rows of a list; each opens where it stands. */
export function LinesCard({ cardKey, lines }: LinesCardProps) {
  const { answer, failure, again } = useLines(cardKey);
  const open = useOpenRow(again);
  useTellEmpty(answer?.Rows.length === 0);
  if (failure !== undefined) return <Failed text={failure} retry={() => void again()} />;
  if (!answer) return <Skeleton lines={lines.most ?? 5} />;
  return (
    <ul className={styles['lines']}>
      {answer.Rows.map((row) => (
        <li key={row.RowId}>
          <button type="button" onClick={() => void open(row)}>
            <span className={styles['head']}>
              <strong>{row.Name}</strong>
              {row.Tag !== null && <Badge text={row.Tag} color={row.Color ?? 'default'} />}
            </span>
            {row.Facts.length > 0 && <span className={styles['facts']}>{row.Facts.join(' · ')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
