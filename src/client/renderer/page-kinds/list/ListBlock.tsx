import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { ListPage } from '../../../../contract/generated/meta.ts';
import { useDevice, useIsWide, useMe, useNavigation, useNotify } from '../../contexts.ts';
import type { FilterValues } from '../../data.ts';
import { ErrorBlock } from '../../ErrorBlock.tsx';
import type { LoadedPage } from '../../pages.ts';
import { useAnew, useKeptLists } from '../../read.ts';
import { useAfter } from '../../refresh.ts';
import { useReady } from '../../ready.ts';
import { Empty, Skeleton } from '../../States.tsx';
import { TabStrip } from '../../TabStrip.tsx';
import type { ListController, ListSetup, ListState } from './controller.ts';
import { FilterBar } from './FilterBar.tsx';
import { keptPlace, placeAsked, placeName, placeOf } from './list-place.ts';
import type { Picking } from './picking.ts';
import { Rows } from './Rows.tsx';
import { fieldsShown, listModel, type ListModel } from './setup.ts';
import { useBeside, type Beside } from './useBeside.ts';
import { useListController } from './useListController.ts';
import { isRunning, sortOfView, useView } from './views/views.ts';
import styles from './list.module.css';

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
  return useReady(fieldsShown(model)) ? <List model={model} fixed={fixed} picking={picking} /> : <Skeleton />;
}

interface ListProps extends Pick<ListBlockProps, 'fixed' | 'picking'> {
  readonly model: ListModel;
}

function List({ model, fixed, picking }: ListProps) {
  const { file, page } = model;
  const [view, showView] = useView(file, fixed !== undefined || picking !== undefined);
  const asCards = useDevice() === 'mobile' || file.card?.always === true || isRunning(view);
  const [controller, state] = useList({ model, fixed, picking }, asCards, sortOfView(view));
  useAnew(() => controller.poll(), file.refresh);
  useAfter(file.refreshAfter, () => void controller.poll());
  const isWide = useIsWide();
  const hasPane = Boolean(file.beside) && !fixed && !picking;
  const beside = useBeside(hasPane && (file.beside === true || isWide));
  const list = (
    <div className={file.tree ? styles['beside'] : undefined}>
      {file.tree && <Tree {...{ model, controller, state }} tree={file.tree} />}
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
  return hasPane ? <WithPane {...{ file, beside, list }} /> : list;
}

/** The rows of a list as they are asked for: from where they were left, in the order of the view. */
function useList(
  { model, fixed, picking }: ListProps,
  asCards: boolean,
  sorted: ListState['sort'],
): [ListController, ListState] {
  const { file, page, entity, filters } = model;
  const data = useKeptLists();
  const notify = useNotify();
  const me = useMe();
  const navigation = useNavigation();
  const place = placeName(page.path);
  const sort = sorted ?? model.sort;
  return useListController(
    {
      data,
      entity: entity.name,
      page: page.path,
      filters,
      pageSize: file.pageSize ?? 10,
      appending: asCards,
      warn: notify.warning,
      ...(file.tabs ? { tab: file.tabs[0].key } : {}),
      ...(sort ? { sort } : {}),
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
              navigation.remember(place, keptPlace(me.UserId, sorted ? { ...left, sort: model.sort } : left)),
          }),
    },
    `${page.path} ${page.answer.Version} ${asCards} ${JSON.stringify([fixed, sorted])}`,
  );
}

interface TreeProps {
  readonly model: ListModel;
  readonly controller: ListController;
  readonly state: ListState;
  readonly tree: NonNullable<ListPage['tree']>;
}

/** The tree beside the rows, by which they are narrowed. */
function Tree({ model, controller, state, tree: { source, title, field } }: TreeProps) {
  return (
    <Suspense fallback={<Skeleton />}>
      <TreePane
        source={source}
        title={title ?? model.entity.fields.get(field)?.title ?? '分类'}
        chosen={state.node?.id}
        choose={(id) => void controller.chooseNode(id === undefined ? undefined : { field, id })}
      />
    </Suspense>
  );
}

interface WithPaneProps {
  readonly file: ListPage;
  readonly beside: Beside;
  readonly list: ReactNode;
}

/** The list, and beside it the row that is open. */
function WithPane({ file, beside, list }: WithPaneProps) {
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
