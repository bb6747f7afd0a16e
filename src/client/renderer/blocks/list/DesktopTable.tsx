import { Table, type TableColumnsType, type TableProps } from 'antd';
import { useTableSettings } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { RowActions } from '../../ActionButtons.tsx';
import type { ShownButton } from '../../schema/buttons.ts';
import type { ActionTarget } from '../../schema/target.ts';
import type { ListColumn } from '../../schema/uses.ts';
import { Empty } from '../../States.tsx';
import { Cell } from './Cell.tsx';
import { actionsWidth, alignOf, tableSize } from './columns.ts';
import { isSinglePage, type ListController, type ListState } from './controller.ts';
import styles from './list.module.css';

export interface RowsProps {
  readonly columns: readonly ListColumn[];
  readonly controller: ListController;
  readonly state: ListState;
  readonly selectable: boolean;
  readonly empty: string | undefined;
  /** Texts of all the buttons that rows may have, which decide the width of their column. */
  readonly actionTexts: readonly string[];
  buttonsOf(row: Row): readonly ShownButton[];
  targetOf(row: Row): ActionTarget;
}

const VIRTUAL_FROM = 100;
const VIRTUAL_HEIGHT = 560;
const SELECT_WIDTH = 40;

/** antd's checkbox hands attributes on that its types do not list. */
const named = (label: string): object => ({ 'aria-label': label });

/** Rows on tablets and desktops. */
export function DesktopTable(props: RowsProps) {
  const { controller, state, columns } = props;
  const settings = useTableSettings();
  const withActions = props.actionTexts.length > 0;
  const actions = actionsWidth(props.actionTexts, props.actionTexts.length > 3);
  const width =
    columns.reduce((sum, column) => sum + column.width, 0) +
    (withActions ? actions : 0) +
    (props.selectable ? SELECT_WIDTH : 0);
  const isVirtual = state.rows.length >= VIRTUAL_FROM;
  const shown: TableColumnsType<Row> = columns.map((column) => ({
    key: column.key,
    dataIndex: column.key,
    title: <span title={column.title}>{column.title}</span>,
    width: column.width,
    fixed: column.fixed,
    align: alignOf(column, settings),
    ellipsis: { showTitle: false },
    sorter: column.sortable,
    sortOrder: state.sort?.field === column.key ? state.sort.order : null,
    showSorterTooltip: false,
    render: (_, row) => <Cell column={column} row={row} target={props.targetOf(row)} />,
  }));
  if (withActions)
    shown.push({
      key: '_actions',
      title: '操作',
      width: actions,
      fixed: 'right',
      className: styles['actions'],
      render: (_, row) => <RowActions buttons={props.buttonsOf(row)} target={props.targetOf(row)} />,
    });
  const changed: TableProps<Row>['onChange'] = (pager, _filters, sorter, { action }) => {
    if (action === 'paginate') void controller.turn(pager.current ?? 1, pager.pageSize ?? state.pageSize);
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const order = sorter.order ?? undefined;
    void controller.sortBy(order && { field: String(sorter.columnKey), order });
  };
  return (
    <Table<Row>
      className={`${styles['table']} ${settings.size === 'mini' ? styles['mini'] : ''}`}
      size={tableSize(settings)}
      rowKey="Id"
      columns={shown}
      dataSource={[...state.rows]}
      loading={state.status === 'loading'}
      scroll={{ x: width, ...(isVirtual ? { y: VIRTUAL_HEIGHT } : {}) }}
      virtual={isVirtual}
      rowHoverable={!isVirtual}
      locale={{ emptyText: <Empty text={props.empty} /> }}
      rowSelection={
        props.selectable
          ? {
              selectedRowKeys: [...state.selected.keys()],
              preserveSelectedRowKeys: true,
              columnWidth: SELECT_WIDTH,
              fixed: true,
              onChange: (keys) => controller.select(keys.map(String)),
              getCheckboxProps: (row) => ({
                name: String(row['Id']),
                ...named(`选择第${state.rows.indexOf(row) + 1}行`),
              }),
              getTitleCheckboxProps: () => named('选择本页全部行'),
            }
          : undefined
      }
      pagination={{
        current: state.pageIndex,
        pageSize: state.pageSize,
        total: state.total,
        showSizeChanger: true,
        pageSizeOptions: [10, 20, 50, 100],
        hideOnSinglePage: isSinglePage(state),
        showTotal: (total) => `共 ${total} 条`,
        size: 'small',
      }}
      onChange={changed}
    />
  );
}
