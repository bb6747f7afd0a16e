import type { ReactNode } from 'react';
import { useDevice, useTableSettings } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { RowActions } from '../../ActionButtons.tsx';
import type { ShownButton } from '../../schema/buttons.ts';
import type { ActionTarget } from '../../schema/target.ts';
import type { ListColumn } from '../../schema/uses.ts';
import type { TableColumn } from '../../table/columns.ts';
import { DataTable } from '../../table/DataTable.tsx';
import type { RowMark } from '../../table/MarkSign.tsx';
import { Pager } from '../../table/Pager.tsx';
import { Below } from './Below.tsx';
import { contentOf } from './Cell.tsx';
import { alignOf, fitsIn, signOf, widestActions } from './columns.ts';
import type { ListModel } from './setup.ts';
import { summaryText } from './summary.ts';
import { isSinglePage, type ListController, type ListState } from './controller.ts';

export interface RowsProps {
  readonly model: ListModel;
  readonly columns: readonly ListColumn[];
  readonly controller: ListController;
  readonly state: ListState;
  readonly selectable: boolean;
  /** Rows that are ticked for good. */
  readonly taken: ReadonlySet<string> | undefined;
  /** How a row stands out. */
  readonly markOf: ((row: Row) => RowMark | undefined) | undefined;
  /** Stands where rows would be. */
  readonly empty: ReactNode;
  /** The row that stands open beside the list. */
  readonly current: string | undefined;
  /** Texts of all the buttons that rows may have: as wide is their column before the rows are there. */
  readonly actionTexts: readonly string[];
  /** Begins a new row with some values; absent where the view adds none. */
  readonly addWith?: ((initial: Row) => void) | undefined;
  resize(key: string, width: number): void;
  buttonsOf(row: Row): readonly ShownButton[];
  targetOf(row: Row): ActionTarget;
}

/** Rows on tablets and desktops. */
export function DesktopTable(props: RowsProps) {
  const { controller, model, state } = props;
  const settings = useTableSettings();
  // On a tablet two columns that stay would leave no room for those that move.
  const most = useDevice() === 'tablet' ? 1 : Infinity;
  const columns: TableColumn<Row>[] = props.columns.map((column, index) => ({
    key: column.key,
    title: column.title,
    sign: signOf(model.entity, column),
    width: column.width,
    fixed: column.fixed === 'left' && index >= most ? undefined : column.fixed,
    align: alignOf(column, settings),
    sortable: column.sortable,
    fits: (row) => column.second === undefined && fitsIn(column, row),
    render: (row) => contentOf({ column, row, target: props.targetOf(row) }),
  }));
  if (props.actionTexts.length > 0)
    columns.push({
      key: '_actions',
      title: '操作',
      width: widestActions(
        state.rows,
        (row) => props.buttonsOf(row).map(({ text }) => text),
        props.actionTexts,
      ),
      fixed: 'right',
      isRoomy: true,
      render: (row) => <RowActions buttons={props.buttonsOf(row)} target={props.targetOf(row)} />,
    });
  const ticked = state.selected;
  const isCounted = state.status !== 'loading' || state.rows.length > 0;
  return (
    <>
      <DataTable<Row>
        columns={columns}
        rows={state.rows}
        keyOf={keyOf}
        current={props.current}
        size={settings.size}
        hasTwoLines={props.columns.some(({ second }) => second !== undefined)}
        isLoading={state.status === 'loading'}
        empty={props.empty}
        resize={props.resize}
        {...(props.markOf ? { markOf: props.markOf } : {})}
        {...(model.below.length > 0 ? { below: (row) => <Below fields={model.below} row={row} /> } : {})}
        {...(model.file.summary ? { footOf: (key) => summaryText(model, state.summary, key) } : {})}
        sort={state.sort}
        sortBy={(sort) => void controller.sortBy(sort)}
        selection={
          props.selectable
            ? {
                keys: new Set(ticked.keys()),
                fixed: props.taken,
                select: (keys) => controller.select(keys),
              }
            : undefined
        }
      />
      {isCounted && (
        <Pager
          pageIndex={state.pageIndex}
          pageSize={state.pageSize}
          total={state.total}
          isSingle={isSinglePage(state)}
          turn={(pageIndex, pageSize) => void controller.turn(pageIndex, pageSize)}
        />
      )}
    </>
  );
}

const keyOf = (row: Row): string => String(row['Id']);
