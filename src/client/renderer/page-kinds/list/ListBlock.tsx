import { Button } from 'antd';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { ListView } from '../../../../contract/generated/meta.ts';
import { listViews } from '../../../../contract/page.ts';
import { ActionButtons } from '../../ActionButtons.tsx';
import {
  useButtons,
  useDevice,
  useIsWide,
  useMe,
  useNavigation,
  useNotify,
  useRunAction,
} from '../../contexts.ts';
import type { FilterValues, Row } from '../../data.ts';
import { ErrorBlock } from '../../ErrorBlock.tsx';
import { EmptyRows } from '../../first/EmptyRows.tsx';
import { Icon } from '../../icons.tsx';
import { useKept } from '../../keep.ts';
import type { LoadedPage } from '../../pages.ts';
import { useAnew, useKeptLists } from '../../read.ts';
import { useAfter } from '../../refresh.ts';
import { useReady } from '../../ready.ts';
import { isPlaced, rowButtons, tableButtons, type ShownButton } from '../../schema/buttons.ts';
import type { ActionTarget } from '../../schema/target.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { TabStrip } from '../../TabStrip.tsx';
import { Chosen } from './Chosen.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { isColumnChoice, ownChoice, shownColumns, signNote, widthWithin } from './columns.ts';
import type { ListController, ListSetup, ListState } from './controller.ts';
import { FilterBar } from './FilterBar.tsx';
import { withFound } from './found.ts';
import { keptPlace, placeAsked, placeName, placeOf } from './list-place.ts';
import { isNarrowed } from './narrowed.ts';
import { initialOf } from './new-row.ts';
import { listModel, type ListModel } from './setup.ts';
import { marking, type Picking } from './picking.ts';
import { useBeside, type Beside } from './useBeside.ts';
import { useListController } from './useListController.ts';
import { useRowAsked } from './useRowAsked.ts';
import { isRunning, sortOfView, useView, type ViewKind } from './views/views.ts';
import { ViewSwitch } from './views/ViewSwitch.tsx';
import { ListWalk } from './walk.ts';
import styles from './list.module.css';

const DesktopTable = lazy(async () => ({ default: (await import('./DesktopTable.tsx')).DesktopTable }));
const CardList = lazy(async () => ({ default: (await import('./CardList.tsx')).CardList }));
const Groups = lazy(async () => ({ default: (await import('./groups/Groups.tsx')).Groups }));
const Viewed = lazy(async () => ({ default: (await import('./views/Viewed.tsx')).Viewed }));
const Above = lazy(async () => ({ default: (await import('./Above.tsx')).Above }));
const TreePane = lazy(async () => ({ default: (await import('./TreePane.tsx')).TreePane }));

export interface ListBlockProps {
  readonly page: LoadedPage;
  /** Always filtered by: the parent of a sub-list. */
  readonly fixed?: FilterValues | undefined;
  /** Rows are picked here, and nothing else is done with them. */
  readonly picking?: Picking | undefined;
}

/** A list page: filters, buttons, rows. */
export function ListBlock({ page, fixed, picking }: ListBlockProps) {
  const model = useMemo(() => listModel(page), [page]);
  const { title, tags = [], fields: listed = [] } = model.file.card ?? {};
  const fields = [
    ...[title ?? '', ...tags, ...listed].flatMap((name) => model.entity.fields.get(name) ?? []),
    ...model.columns.map((column) => column.field),
    ...model.below,
    ...model.filters.flatMap((filter) => ('field' in filter ? [filter.field] : [])),
  ];
  return useReady(fields) ? <List model={model} fixed={fixed} picking={picking} /> : <Skeleton />;
}

interface ListProps extends Pick<ListBlockProps, 'fixed' | 'picking'> {
  readonly model: ListModel;
}

function List({ model, fixed, picking }: ListProps) {
  const { file, page, entity, filters, sort } = model;
  const data = useKeptLists();
  const notify = useNotify();
  const me = useMe();
  const navigation = useNavigation();
  const place = placeName(page.path);
  const isPart = fixed !== undefined || picking !== undefined;
  const [view, showView] = useView(file, isPart);
  const asCards = useDevice() === 'mobile' || file.card?.always === true || isRunning(view);
  const sorted = sortOfView(view);
  const [controller, state] = useListController(
    {
      data,
      entity: entity.name,
      page: page.path,
      filters,
      pageSize: file.pageSize ?? 10,
      appending: asCards,
      warn: notify.warning,
      ...(file.tabs ? { tab: file.tabs[0].key } : {}),
      ...((sorted ?? sort) ? { sort: sorted ?? sort! } : {}),
      // A list inside another page is not what one goes back to.
      ...(picking ? { keepsTicks: true } : file.groups ? { group: {} } : {}),
      ...(fixed || picking
        ? { fixed: fixed ?? {} }
        : {
            left: sortedBy(
              sorted,
              placeOf(navigation.remembered(place), me.UserId, filters) ??
                placeAsked(navigation.path, filters),
            ),
            keep: (left) =>
              navigation.remember(place, keptPlace(me.UserId, sorted ? { ...left, sort } : left)),
          }),
    },
    `${page.path} ${page.answer.Version} ${asCards} ${JSON.stringify([fixed, sorted])}`,
  );
  useAnew(() => controller.poll(), file.refresh);
  useAfter(file.refreshAfter, () => void controller.poll());
  const isWide = useIsWide();
  const hasBeside = (file.beside === true || (file.beside === 'wide' && isWide)) && !fixed && !picking;
  const beside = useBeside(hasBeside);
  const list = (
    <div className={file.tree ? styles['beside'] : undefined}>
      {file.tree && (
        <Suspense fallback={<Skeleton />}>
          <TreePane
            source={file.tree.source}
            title={file.tree.title ?? entity.fields.get(file.tree.field)?.title ?? '分类'}
            chosen={state.node?.id}
            choose={(id) =>
              void controller.chooseNode(
                id === undefined || !file.tree ? undefined : { field: file.tree.field, id },
              )
            }
          />
        </Suspense>
      )}
      <div className={styles['list']}>
        {model.faults.map((fault) => (
          <ErrorBlock key={fault.pointer} fault={fault} />
        ))}
        {file.tabs && (
          <TabStrip
            tabs={file.tabs}
            active={state.tab}
            label={`${file.title}的分类`}
            choose={(key) => void controller.showTab(key)}
          />
        )}
        <FilterBar {...{ model, controller, state }} />
        {file.blocks && !fixed && !picking && (
          <Suspense fallback={<Skeleton />}>
            <Above page={page} blocks={file.blocks} applied={state.applied} />
          </Suspense>
        )}
        <Rows {...{ model, controller, state, asCards, fixed, picking, beside, view, showView }} />
      </div>
    </div>
  );
  if (!hasBeside) return list;
  return (
    <div
      className={styles['withPane']}
      data-wide={file.beside === 'wide' || undefined}
      data-open={beside.rowId !== undefined || undefined}
    >
      {list}
      <div className={styles['pane']} ref={beside.setElement}>
        {file.beside === true && beside.place && beside.rowId === undefined && (
          <Empty text="点开一条记录，在此查看和办理" />
        )}
      </div>
    </div>
  );
}

/** Where a list was left, in the order that a view asks for. */
const sortedBy = (sort: ListState['sort'], left: ListSetup['left']): ListSetup['left'] =>
  left && sort ? { ...left, sort } : left;

const isForAll = ({ action }: ShownButton) => action?.batch === 'all';

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

interface RowsAreaProps extends ListProps {
  readonly controller: ListController;
  readonly state: ListState;
  readonly asCards: boolean;
  readonly beside: Beside;
  readonly view: ListView;
  showView(as: ViewKind): void;
}

/** Views whose rows stand where they can be ticked. */
const TICKED: ReadonlySet<ViewKind> = new Set(['table', 'gallery']);

function Rows({ model: whole, controller, state, asCards, fixed, picking, beside, ...shown }: RowsAreaProps) {
  const { view, showView } = shown;
  const model = withFound(whole, state.applied);
  const { file, entity, page, columns } = model;
  const me = useMe();
  const run = useRunAction();
  const granted = useButtons();
  const scope = { me, buttons: granted };
  const [kept, choose] = useKept(`columns:${me.UserId}:${page.path}`, isColumnChoice);
  const choice = kept ?? ownChoice(columns);
  const target = (rows: readonly Row[]): ActionTarget => ({
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
  const selected = [...state.selected.values()];
  const rowTexts = (file.rowActions ?? [])
    .filter((button) => isPlaced(button, scope))
    .map((button) => button.text ?? entity.actions.get(button.EnCode)?.title ?? button.EnCode);
  const adder = view.as === 'calendar' && toolbar.find(({ button }) => button.EnCode === view.add);
  const rows = {
    model,
    columns: asCards ? columns.filter(({ hidden }) => !hidden) : shownColumns(columns, choice),
    resize: (key: string, width: number) =>
      choose({ ...choice, widths: { ...choice.widths, [key]: widthWithin(width) } }),
    controller,
    state,
    selectable: picking !== undefined || batch.length > 0,
    taken: picking?.taken,
    markOf: marking(file.mark, me, picking),
    empty: (
      <Nothing
        model={model}
        controller={controller}
        state={state}
        toolbar={picking ? [] : toolbar}
        target={target([])}
      />
    ),
    actionTexts: rowTexts,
    buttonsOf: (row: Row) => rowButtons(file.rowActions, entity, row, scope),
    targetOf,
    current: beside.rowId,
    addWith:
      adder && picking === undefined
        ? (initial: Row) =>
            void run(adder.button, { ...target([]), initial: { ...target([]).initial, ...initial } })
        : undefined,
  };
  const note = signNote(entity, rows.columns);
  const views = picking ? [] : listViews(file);
  const isTable = picking !== undefined || view.as === 'table';
  const Drawn = file.groups && !picking ? Groups : asCards ? CardList : DesktopTable;
  return (
    <>
      <div className={styles['toolbar']} hidden={picking !== undefined}>
        <ActionButtons buttons={toolbar} target={target([])} most={asCards ? 2 : 6} />
        {batch.length > 0 && (!asCards || selected.length > 0) && (
          <>
            <ActionButtons
              buttons={state.isAll ? batch.filter(isForAll) : batch}
              target={state.isAll ? { ...target([]), all: state.total } : target(selected)}
              disabled={selected.length === 0}
              most={asCards ? 1 : 4}
            />
            <Chosen controller={controller} state={state} canAll={batch.some(isForAll)} />
          </>
        )}
        <span className={styles['tools']}>
          {views.length > 1 && <ViewSwitch views={views} shown={view.as} choose={showView} />}
          <Button
            type="text"
            aria-label="刷新"
            icon={<Icon name="ReloadOutlined" />}
            onClick={() => void controller.reload()}
          />
          {!asCards && isTable && <ColumnChooser columns={columns} choice={choice} choose={choose} />}
        </span>
      </div>
      {state.status === 'failed' ? (
        <Failed text={state.failure} retry={() => void controller.reload()} />
      ) : (
        <Suspense fallback={<Skeleton />}>
          {isTable ? <Drawn {...rows} /> : <Viewed {...rows} view={view} />}
          {isTable && note !== undefined && state.rows.length > 0 && <p className={styles['note']}>{note}</p>}
        </Suspense>
      )}
    </>
  );
}
