import { lazy, Suspense, useEffect } from 'react';
import type { ListView } from '../../../../contract/generated/meta.ts';
import { listViews } from '../../../../contract/page.ts';
import { ActionButtons } from '../../ActionButtons.tsx';
import { useButtons, useMe, useRunAction } from '../../contexts.ts';
import type { FilterValues, Row } from '../../data.ts';
import { EmptyRows } from '../../first/EmptyRows.tsx';
import { useKept } from '../../keep.ts';
import { isPlaced, rowButtons, tableButtons, type ShownButton } from '../../schema/buttons.ts';
import type { ActionTarget } from '../../schema/target.ts';
import { Failed, Skeleton } from '../../States.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { isColumnChoice, ownChoice, shownColumns, signNote, widthWithin } from './columns.ts';
import type { ListController, ListState } from './controller.ts';
import type { RowsProps } from './DesktopTable.tsx';
import { withFound } from './found.ts';
import { isNarrowed } from './narrowed.ts';
import { initialOf } from './new-row.ts';
import { marking, type Picking } from './picking.ts';
import type { ListModel } from './setup.ts';
import { Toolbar } from './Toolbar.tsx';
import type { Beside } from './useBeside.ts';
import { useRowAsked } from './useRowAsked.ts';
import type { ViewKind } from './views/views.ts';
import { ListWalk } from './walk.ts';
import styles from './list.module.css';

const DesktopTable = lazy(async () => ({ default: (await import('./DesktopTable.tsx')).DesktopTable }));
const CardList = lazy(async () => ({ default: (await import('./CardList.tsx')).CardList }));
const Groups = lazy(async () => ({ default: (await import('./groups/Groups.tsx')).Groups }));
const Viewed = lazy(async () => ({ default: (await import('./views/Viewed.tsx')).Viewed }));

const MAKING: ReadonlySet<string | undefined> = new Set(['add', 'import', 'template']);

interface NothingProps extends Pick<RowsAreaProps, 'model' | 'controller' | 'state'> {
  readonly toolbar: readonly ShownButton[];
  readonly target: ActionTarget;
}

/** In place of the rows: how the first one is made, or that the filters leave none. */
function Nothing({ model, controller, state, toolbar, target }: NothingProps) {
  const making = toolbar.filter(({ action }) => MAKING.has(action?.verb));
  const isFew = isNarrowed(model.file, model.filters, state);
  return (
    <EmptyRows
      path={model.page.path}
      text={model.file.empty}
      ways={making.length > 0 && <ActionButtons buttons={making} target={target} />}
      widen={isFew ? () => void widen(controller, model.file.tabs?.[0]?.key) : undefined}
    />
  );
}

async function widen(controller: ListController, tab: string | undefined): Promise<void> {
  await controller.chooseNode(undefined);
  if (tab !== undefined) await controller.showTab(tab);
  await controller.reset();
}

export interface RowsAreaProps {
  readonly model: ListModel;
  readonly fixed: FilterValues | undefined;
  readonly picking: Picking | undefined;
  readonly controller: ListController;
  readonly state: ListState;
  readonly asCards: boolean;
  readonly beside: Beside;
  readonly view: ListView;
  showView(as: ViewKind): void;
}

/** Views whose rows stand where they can be ticked. */
const TICKED: ReadonlySet<ViewKind> = new Set(['table', 'gallery']);

/** What a button of this list is pressed on, by the rows that it is about. */
function targetsOf(props: RowsAreaProps, { page, entity, file, columns }: ListModel) {
  const { controller, state, beside, fixed } = props;
  return (rows: readonly Row[]): ActionTarget => ({
    page,
    entity,
    rows,
    ...(file.form === undefined ? {} : { form: file.form }),
    ...(file.detail === undefined ? {} : { detail: file.detail }),
    ...(file.details === undefined ? {} : { details: file.details }),
    ...(beside.place === undefined ? {} : { beside: beside.place }),
    ...initialOf(entity, file.tree, state.node, fixed),
    exports: {
      Entity: entity.name,
      Filter: controller.filter(),
      Page: page.path,
      ...(state.tab === undefined ? {} : { Tab: state.tab }),
      Columns: columns.map((column) => ({ dataIndex: column.key, title: column.title })),
    },
    found: state.total,
    done: () => void controller.reload(),
  });
}

/** Makes a row on a day of the calendar, for people who may. */
function useAdd(toolbar: readonly ShownButton[], view: ListView, target: ActionTarget) {
  const run = useRunAction();
  const adder = view.as === 'calendar' && toolbar.find(({ button }) => button.EnCode === view.add);
  if (!adder) return undefined;
  return (initial: Row) => void run(adder.button, { ...target, initial: { ...target.initial, ...initial } });
}

/** The rows as the list shows them now. */
export function Rows(props: RowsAreaProps) {
  const { controller, state, asCards, fixed, picking, beside, view, showView } = props;
  const model = withFound(props.model, state.applied);
  const { file, entity, page, columns } = model;
  const me = useMe();
  const granted = useButtons();
  const scope = { me, buttons: granted };
  const [kept, choose] = useKept(`columns:${me.UserId}:${page.path}`, isColumnChoice);
  const choice = kept ?? ownChoice(columns);
  const target = targetsOf(props, model);
  const targetOf = (row: Row): ActionTarget => ({
    ...target([row]),
    walk: () => new ListWalk(controller, String(row['Id']), asCards, targetOf),
  });
  const opener = file.rowActions?.find(
    ({ EnCode }) => granted.has(EnCode) && entity.actions.get(EnCode)?.verb === 'view',
  );
  useRowAsked(entity.name, fixed || picking ? undefined : opener, (row) => target([row]));
  const picked = picking?.picked;
  useEffect(() => picked?.([...state.selected.values()]), [picked, state.selected]);
  const toolbar = tableButtons(file.toolbar, entity, scope);
  const batch = !TICKED.has(view.as) || file.groups ? [] : tableButtons(file.batchActions, entity, scope);
  const addWith = useAdd(toolbar, view, target([]));
  const rows: RowsProps = {
    model,
    columns: asCards
      ? columns.filter(({ hidden }) => !hidden)
      : shownColumns(columns, choice, file.mark !== undefined),
    resize: (key: string, width: number) =>
      choose({ ...choice, widths: { ...choice.widths, [key]: widthWithin(width) } }),
    controller,
    state,
    selectable: picking !== undefined || batch.length > 0,
    taken: picking?.taken,
    markOf: marking(file.mark, me, picking),
    empty: <Nothing {...{ model, controller, state }} toolbar={picking ? [] : toolbar} target={target([])} />,
    actionTexts: (file.rowActions ?? [])
      .filter((button) => isPlaced(button, scope))
      .map((button) => button.text ?? entity.actions.get(button.EnCode)?.title ?? button.EnCode),
    buttonsOf: (row: Row) => rowButtons(file.rowActions, entity, row, scope),
    targetOf,
    current: beside.rowId,
    addWith: picking ? undefined : addWith,
  };
  const isTable = picking !== undefined || view.as === 'table';
  return (
    <>
      {!picking && (
        <Toolbar
          {...{ controller, state, asCards, toolbar, batch, target }}
          views={listViews(file)}
          shown={view.as}
          show={showView}
          chooser={isTable && <ColumnChooser {...{ columns, choice, choose }} />}
        />
      )}
      {state.status === 'failed' ? (
        <Failed text={state.failure} retry={() => void controller.reload()} />
      ) : (
        <Suspense fallback={<Skeleton />}>
          {isTable ? (
            <Table {...{ rows, asCards }} isPicked={picking !== undefined} />
          ) : (
            <Viewed {...rows} view={view} />
          )}
        </Suspense>
      )}
    </>
  );
}

interface TableProps {
  readonly rows: RowsProps;
  readonly asCards: boolean;
  readonly isPicked: boolean;
}

/** Rows in groups, as cards, or as a table, and what the signs in them mean. */
function Table({ rows, asCards, isPicked }: TableProps) {
  const { model, columns, state } = rows;
  const note = signNote(model.entity, columns);
  const Drawn = model.file.groups && !isPicked ? Groups : asCards ? CardList : DesktopTable;
  return (
    <>
      <Drawn {...rows} />
      {note !== undefined && state.rows.length > 0 && <p className={styles['note']}>{note}</p>}
    </>
  );
}
