import type { HomeFigure } from '../../../../contract/generated/meta.ts';
import { useMe, useNavigation } from '../../contexts.ts';
import { Failed, Skeleton } from '../../States.tsx';
import { keptPlace, placeName } from '../list/list-place.ts';
import { useFigures, type Figures } from './home.ts';
import styles from './home.module.css';

interface FiguresCardProps {
  readonly cardKey: string;
  readonly figures: readonly HomeFigure[];
}

/** Numbers, each a door to the rows that it counts. What is well is said in words, in one line. */
export function FiguresCard({ cardKey, figures }: FiguresCardProps) {
  const { answer, failure, again } = useFigures(cardKey);
  if (failure !== undefined) return <Failed text={failure} retry={() => void again()} />;
  if (!answer) return <Skeleton lines={Math.ceil(figures.length / 2) * 2} />;
  const told = answer.Items.flatMap((item) => {
    const figure = figures[item.At];
    return figure ? [{ figure, item }] : [];
  });
  const well = told.flatMap(({ figure, item }) =>
    item.Count === 0 && figure.zero !== undefined ? [figure.zero] : [],
  );
  const numbers = told.filter(({ figure, item }) => item.Count > 0 || figure.zero === undefined);
  return (
    <>
      {numbers.length > 0 && (
        <ul className={styles['figures']}>
          {numbers.map(({ figure, item }) => (
            <li key={item.At}>
              <Figure figure={figure} item={item} />
            </li>
          ))}
        </ul>
      )}
      {well.length > 0 && <p className={styles['well']}>{well.join('，')}</p>}
    </>
  );
}

function Figure({ figure, item }: { readonly figure: HomeFigure; readonly item: Figures['Items'][number] }) {
  const me = useMe();
  const { openNoted } = useNavigation();
  const { page, tab } = figure.rows;
  const place = keptPlace(me.UserId, { applied: item.Filter, ...(tab === undefined ? {} : { tab }) });
  return (
    <button
      type="button"
      data-late={(figure.late && item.Count > 0) || undefined}
      onClick={() => openNoted(page, { [placeName(page)]: place })}
    >
      <span className={styles['name']}>{figure.title}</span>
      <strong>
        {item.Count.toLocaleString('en')}
        {figure.unit !== undefined && <small>{figure.unit}</small>}
      </strong>
      {item.Usual !== null && <span className={styles['usual']}>{beside(item.Count, item.Usual)}</span>}
    </button>
  );
}

/** How a number stands beside what is usual on this weekday. */
function beside(count: number, usual: number): string {
  const more = Math.round(count - usual);
  if (more === 0) return '与往常持平';
  return more > 0 ? `比往常多${more.toLocaleString('en')}` : `比往常少${(-more).toLocaleString('en')}`;
}
