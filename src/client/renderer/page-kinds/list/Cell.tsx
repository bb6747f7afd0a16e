import { lazy, Suspense, type ReactNode } from 'react';
import { useButtons, useMe } from '../../contexts.ts';
import { isEmpty, type NamedField } from '../../../../contract/field-rules.ts';
import type { Row } from '../../data.ts';
import { useRunning } from '../../ActionButtons.tsx';
import { DrillLink } from '../../Drill.tsx';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { kitOf } from '../../fields/index.ts';
import { rowButtons, type ShownButton } from '../../schema/buttons.ts';
import type { ActionTarget } from '../../schema/target.ts';
import { textOf } from '../../fields/widgets/Plain.tsx';
import { cutToWidth } from '../../fields/widgets/text-width.ts';
import { twinKey } from '../../schema/fields.ts';
import type { ListColumn } from '../../schema/uses.ts';
import { fitsIn } from './columns.ts';
import { Found } from './Found.tsx';
import styles from './list.module.css';

const Ellipsis = lazy(async () => ({
  default: (await import('../../fields/widgets/Ellipsis.tsx')).Ellipsis,
}));

const CodeView = lazy(async () => ({ default: (await import('../../fields/text/CodeView.tsx')).CodeView }));

interface CellProps {
  readonly column: ListColumn;
  readonly row: Row;
  readonly target: ActionTarget;
}

/** What a cell holds: a text alone where that says it all, since rows that scroll by are made by the dozen. */
export function contentOf(props: CellProps): ReactNode {
  const { column, row } = props;
  const { field, key, drill, link, ellipsis, found, drawn, second } = column;
  const isAlone = [drill, link, ellipsis, found, drawn, second].every((one) => one === undefined);
  const isPlain = isAlone && fitsIn(column, row);
  const text = isPlain ? kitOf(field.type).text?.({ field, value: row[key], row }) : undefined;
  return text || <Cell {...props} />;
}

/** One value of one row; with a link it runs the column's action when the row allows it. */
export function Cell(props: CellProps) {
  const { column, row } = props;
  return (
    <ErrorBoundary place={column.place} small>
      <Led {...props} />
      {column.second && <Second field={column.second} row={row} />}
    </ErrorBoundary>
  );
}

function Second({ field, row }: { readonly field: NamedField; readonly row: Row }) {
  // One dash says already that there is nothing.
  if (isEmpty(row[field.name])) return null;
  const { View } = kitOf(field.type);
  return (
    <div className={styles['second']}>
      <View field={field} value={row[field.name]} row={row} place="cell" />
    </div>
  );
}

function Led(props: CellProps) {
  const { drill, link } = props.column;
  if (drill !== undefined)
    return (
      <DrillLink drill={drill} row={props.row} className={styles['link']}>
        <Value {...props} />
      </DrillLink>
    );
  return link === undefined ? <Value {...props} /> : <LinkedValue {...props} link={link} />;
}

function Value({ column, row }: CellProps) {
  if (column.found !== undefined) return <Found text={textOf(row[column.key])} word={column.found} />;
  if (column.ellipsis !== undefined) {
    const text = textOf(row[twinKey(column.field)] ?? row[column.key]);
    return (
      <Suspense fallback={cutToWidth(text, column.ellipsis)}>
        <Ellipsis text={text} width={column.ellipsis} />
      </Suspense>
    );
  }
  if (column.drawn && textOf(row[column.key]) !== '')
    return (
      <Suspense fallback={textOf(row[column.key])}>
        <CodeView field={column.field} value={row[column.key]} row={row} place="cell" />
      </Suspense>
    );
  const { View } = kitOf(column.field.type);
  return <View field={column.field} value={row[column.key]} row={row} place="cell" />;
}

function LinkedValue({ link, ...props }: CellProps & { link: string }) {
  const me = useMe();
  const buttons = useButtons();
  const [button] = rowButtons([{ EnCode: link }], props.target.entity, props.row, { me, buttons });
  return button ? <RunningLink {...props} button={button} /> : <Value {...props} />;
}

function RunningLink({ button, ...props }: CellProps & { button: ShownButton }) {
  const { run } = useRunning(props.target);
  return (
    <button type="button" className={styles['link']} onClick={() => run(button)}>
      <Value {...props} />
    </button>
  );
}
