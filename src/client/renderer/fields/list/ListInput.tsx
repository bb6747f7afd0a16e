import { lazy, Suspense } from 'react';
import { computeLines } from '../../../../contract/rules.ts';
import { useDevice, useMe } from '../../contexts.ts';
import { rulesFor } from '../../schema/judge.ts';
import { Skeleton } from '../../States.tsx';
import type { InputProps } from '../kit.ts';
import { loadOnce } from '../widgets/load-once.ts';
import { AddLine } from './AddLine.tsx';
import { gridOf } from './grid.ts';
import { Groups } from './Groups.tsx';
import { Lines } from './Lines.tsx';
import { columnsOf, linesOf, withPlaces } from './lines.ts';
import { SumLine } from './SumLine.tsx';
import styles from './list.module.css';

const MOST_COLUMNS = 9;

const loadLayout = loadOnce(() => import('./layout/LayoutInput.tsx'));
const LayoutInput = lazy(async () => ({ default: (await loadLayout()).LayoutInput }));

/** Lines below a row: typed in a grid, on phones each a card; or laid out as places. */
export function ListInput(props: InputProps) {
  const grid = props.lines?.grid;
  if (!grid) return <TypedLines {...props} />;
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <LayoutInput props={props} grid={grid} />
    </Suspense>
  );
}

function TypedLines(given: InputProps) {
  const { field, lines: use } = given;
  const me = useMe();
  const props: InputProps = {
    ...given,
    onChange: (next) => {
      const lines = linesOf(computeLines(field, next, rulesFor(me)));
      given.onChange(withPlaces(lines, use?.order, use?.groups));
    },
  };
  const device = useDevice();
  const all = columnsOf(field);
  const by = all.find(({ name }) => name === use?.groups);
  const lines = linesOf(props.value);
  const stacked = device === 'mobile' || all.length > MOST_COLUMNS;
  // The sum of all groups stands under the columns of their lines.
  const columns = all.filter((column) => column !== by);
  const grid = gridOf(columns, use);
  return (
    <div
      className={styles['list']}
      role="group"
      aria-label={field.title}
      aria-describedby={props.describedBy}
    >
      {by ? (
        <Groups {...{ props, lines, by, columns: all, stacked }} />
      ) : (
        <Lines {...{ props, lines, columns, stacked, grid }} places={[...lines.keys()]} />
      )}
      {lines.length > 0 && <SumLine {...{ columns, lines, stacked, grid }} />}
      {!by && <AddLine props={props} />}
    </div>
  );
}
