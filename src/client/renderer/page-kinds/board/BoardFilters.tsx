import { useEffect, useMemo, useState } from 'react';
import type { BoardFilters as Filters, ListPage } from '../../../../contract/generated/meta.ts';
import { useNotify } from '../../contexts.ts';
import { useData, type PageData, type Row } from '../../data.ts';
import { withFile, type LoadedPage } from '../../pages.ts';
import { useReady } from '../../ready.ts';
import { ErrorBlock } from '../../ErrorBlock.tsx';
import { requestFilter } from '../list/filter-values.ts';
import { FilterBar } from '../list/FilterBar.tsx';
import { listModel } from '../list/setup.ts';
import { useListController } from '../list/useListController.ts';

/** A board has the filters of a list, and none of its rows. */
const NO_ROWS: Pick<PageData, 'list'> = { list: () => Promise.resolve({ total: 0, rows: [] }) };

interface BoardFiltersProps {
  readonly page: LoadedPage;
  readonly filters: Filters;
  choose(this: void, filter: Row): void;
}

/** What a board is narrowed by, once it is known what it begins with. */
export function BoardFilters({ filters, ...props }: BoardFiltersProps) {
  const begun = useLatest(filters);
  return begun && <Begun {...props} filters={begun} />;
}

/** The filters with the values of the newest row as those that they begin with; a reader who reaches no row begins with none. */
function useLatest(filters: Filters): Filters | undefined {
  const data = useData();
  const isAsked = filters.fields.some((use) => typeof use === 'object' && use.latest);
  const [newest, setNewest] = useState<Row>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let mounted = true;
    data
      .list({
        ...{ Entity: filters.entity, Filter: {}, PageIndex: 1, PageSize: 1 },
        ...{ sortField: 'CreateDate', sortOrder: 'descend' },
      })
      .then(
        ({ rows }) => mounted && setNewest(rows[0] ?? {}),
        () => mounted && setNewest({}),
      );
    return () => {
      mounted = false;
    };
  }, [data, isAsked, filters.entity]);
  return useMemo(
    () => (isAsked ? newest && begunWith(filters, newest) : filters),
    [isAsked, filters, newest],
  );
}

function begunWith(filters: Filters, row: Row): Filters {
  const [first, ...others] = filters.fields.map((use) =>
    typeof use === 'object' && use.latest && typeof row[use.field ?? ''] === 'string'
      ? { ...use, default: String(row[use.field ?? '']) }
      : use,
  );
  return { ...filters, fields: [first!, ...others] };
}

function Begun({ page, filters, choose }: BoardFiltersProps) {
  const { title } = page.file;
  const model = useMemo(() => {
    const { entity, fields } = filters;
    const list = { version: 1, kind: 'list', title, entity, filters: fields, columns: [] };
    return listModel(withFile(page, list as unknown as ListPage));
  }, [page, title, filters]);
  const notify = useNotify();
  const [controller, state] = useListController(
    { data: NO_ROWS, entity: filters.entity, filters: model.filters, pageSize: 10, warn: notify.warning },
    page.path,
  );
  useEffect(() => choose(requestFilter(state.applied)), [choose, state.applied]);
  const isReady = useReady(model.filters.flatMap((filter) => ('field' in filter ? [filter.field] : [])));
  return (
    <>
      {model.faults.map((fault) => (
        <ErrorBlock key={fault.pointer} fault={fault} small />
      ))}
      {isReady && <FilterBar {...{ model, controller, state }} />}
    </>
  );
}
