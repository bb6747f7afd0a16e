import { useState } from 'react';
import type { HomeDueHead } from '../../../../contract/generated/meta.ts';
import { useNavigation } from '../../contexts.ts';
import { Failed, Skeleton } from '../../States.tsx';
import { useDue, type DueLine } from './home.ts';
import { useOpenRow } from './useOpenRow.ts';
import styles from './home.module.css';

const GROUPS: readonly (readonly [DueLine['Group'], string])[] = [
  ['late', '已逾期'],
  ['today', '今天'],
  ['week', '本周'],
  ['later', '待处理'],
];

interface DueCardProps {
  readonly head: HomeDueHead;
  /** As many as a phone shows; the others are behind a press. */
  readonly most: number;
}

/** What the reader has to do over all modules, the most urgent first; each line opens where it stands. */
export function DueCard({ head, most }: DueCardProps) {
  const { answer, failure, again } = useDue();
  const { openPage } = useNavigation();
  const open = useOpenRow(again);
  const { title, empty, all } = head;
  const [isWhole, setWhole] = useState(false);
  const told = answer?.Rows ?? [];
  const rows = isWhole ? told : told.slice(0, most);
  const folded = told.length - rows.length;
  const left = (answer?.Total ?? 0) - told.length;
  return (
    <section className={styles['card']} aria-label={title} data-due="">
      <header>
        <h2>{title}</h2>
        {answer && answer.Total > 0 && (
          <span className={styles['count']}>
            {answer.Total.toLocaleString('en')}
            {answer.Late > 0 && <em>逾期{answer.Late.toLocaleString('en')}</em>}
          </span>
        )}
        {all !== undefined && answer && answer.Total > 0 && (
          <button type="button" className={styles['more']} onClick={() => openPage(all, undefined, 'page')}>
            全部
          </button>
        )}
      </header>
      {failure !== undefined && <Failed text={failure} retry={() => void again()} />}
      {failure === undefined && !answer && <Skeleton lines={8} />}
      {answer && rows.length === 0 && <p className={styles['well']}>{empty}</p>}
      {GROUPS.map(([group, name]) => (
        <Group
          key={group}
          name={name}
          isLate={group === 'late'}
          rows={rows.filter(({ Group: one }) => one === group)}
          open={open}
        />
      ))}
      {folded > 0 && (
        <button type="button" className={styles['unfold']} onClick={() => setWhole(true)}>
          {`展开其余${folded}件`}
        </button>
      )}
      {folded === 0 && left > 0 && (
        <p className={styles['well']}>{`另有${left.toLocaleString('en')}件，办完上面的即依次出现`}</p>
      )}
    </section>
  );
}

interface GroupProps {
  readonly name: string;
  readonly isLate: boolean;
  readonly rows: readonly DueLine[];
  open(row: DueLine): Promise<void>;
}

function Group({ name, isLate, rows, open }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <div className={styles['group']} data-late={isLate || undefined}>
      <h3>{name}</h3>
      <ul className={styles['lines']}>
        {rows.map((row) => (
          <li key={`${row.Entity} ${row.RowId} ${row.Title}`}>
            <button type="button" onClick={() => void open(row)}>
              <span className={styles['head']}>
                <span className={styles['what']}>{row.Title}</span>
                <strong>{row.Name}</strong>
                <time>{timeOf(row)}</time>
              </span>
              {row.Facts.length > 0 && <span className={styles['facts']}>{row.Facts.join(' · ')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By when, or since when. */
function timeOf({ Due, Since }: DueLine): string {
  if (Due !== null) return `${Due.slice(5, 16)} 截止`;
  return Since === null ? '' : `${Since.slice(5, 16)} 起`;
}
