import { useState } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { withNoun } from '../../../../contract/with-noun.ts';
import type { Row } from '../../data.ts';
import { useCodes } from '../codes.ts';
import type { InputProps } from '../kit.ts';
import { AddLine } from './AddLine.tsx';
import { groupsOf, type LineGroup } from './groups.ts';
import { gridOf } from './grid.ts';
import { Lines, MANY } from './Lines.tsx';
import { wrongLines } from './lines.ts';
import { Sum } from './SumLine.tsx';
import styles from './groups.module.css';

interface GroupsProps {
  readonly props: InputProps;
  readonly lines: readonly Row[];
  readonly by: NamedField;
  readonly columns: readonly NamedField[];
  readonly stacked: boolean;
}

/** The lines of a sub-table in groups that fold. */
export function Groups({ props, lines, by, columns, stacked }: GroupsProps) {
  const items = useCodes(by.dict);
  if (items.length === 0) return null;
  const inside = columns.filter(({ name }) => name !== by.name);
  return groupsOf(lines, items, by.name).map((group) => (
    <Group
      key={group.code ?? ''}
      group={group}
      shown={{ props, lines, stacked, by, columns: group.code === undefined ? columns : inside }}
    />
  ));
}

function Group({ group, shown }: { readonly group: LineGroup; readonly shown: GroupsProps }) {
  const { props, lines, columns, stacked } = shown;
  const { code, title, places } = group;
  const [isOpen, setOpen] = useState(lines.length <= MANY);
  const wrongs = wrongLines(props.problems);
  const wrong = places.filter((place) => wrongs.has(place)).length;
  // What is wrong stays in sight, since that is where the focus goes.
  if (wrong > 0 && !isOpen) setOpen(true);
  const own = places.map((place) => lines[place] ?? {});
  const id = `${props.id}-${code ?? ''}`;
  return (
    <details className={styles['group']} open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <strong>{title}</strong>
        <span>{`${places.length}条`}</span>
        {columns
          .filter(({ sum }) => sum)
          .map((column) => (
            <span key={column.name}>
              {`${withNoun(column.title, '合计')} `}
              <Sum column={column} lines={own} />
            </span>
          ))}
        {wrong > 0 && <span className={styles['wrong']}>{`${wrong}条有误`}</span>}
      </summary>
      {isOpen && (
        <div
          className={styles['inside']}
          data-stacked={stacked}
          role="group"
          aria-label={`${title}${props.field.title}`}
        >
          <Lines {...{ props, lines, places, columns, stacked }} grid={gridOf(columns, props.lines)} />
          {code !== undefined && (
            <div className={styles['add']}>
              <AddLine {...{ props, id, group }} />
            </div>
          )}
        </div>
      )}
    </details>
  );
}
