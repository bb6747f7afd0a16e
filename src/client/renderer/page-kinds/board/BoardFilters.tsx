import { useEffect, useMemo } from 'react';
import type { BoardFilters as Filters, ListPage } from '../../../../contract/generated/meta.ts';
import { useNotify } from '../../contexts.ts';
import type { PageData, Row } from '../../data.ts';
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

/** What a board is narrowed by. */
export function BoardFilters({ page, filters, choose }: BoardFiltersProps) {
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
