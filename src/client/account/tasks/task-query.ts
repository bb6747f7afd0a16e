import { FILTER_ALL, type Paged } from '../../../contract/envelope.ts';

/** What tasks are filtered by; codes are -1 for all of them (specification 9). */
export interface TaskFilters {
  readonly name: string;
  readonly fileType: string;
  readonly businessType: string;
  /** `YYYY-MM-DD HH:mm:ss`, empty for any. */
  readonly start: string;
  readonly end: string;
}

export const NO_FILTERS: TaskFilters = {
  name: '',
  fileType: FILTER_ALL,
  businessType: FILTER_ALL,
  start: '',
  end: '',
};

export const WRONG_RANGE = '结束时间不能小于开始时间';
export const TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** Whether the end lies before the start. */
export const isRangeWrong = ({ start, end }: TaskFilters): boolean =>
  start !== '' && end !== '' && end < start;

/** What stands where there are no tasks: filters that match none do not say that there are none. */
export const emptyText = (filters: TaskFilters): string =>
  JSON.stringify({ ...filters, name: filters.name.trim() }) === JSON.stringify(NO_FILTERS)
    ? '暂无数据'
    : '没有符合条件的任务';

/** A page of tasks that is asked for. */
export interface TaskQuery {
  readonly filters: TaskFilters;
  readonly pageIndex: number;
  readonly pageSize: number;
}

export const FIRST_QUERY: TaskQuery = { filters: NO_FILTERS, pageIndex: 1, pageSize: 10 };

export const NO_TASKS: Paged<never> = { total: 0, rows: [] };

/** Loads a page of tasks; from a page that has become empty it steps back to the one before. */
export async function loadPage<Row>(
  query: TaskQuery,
  load: (query: TaskQuery) => Promise<Paged<Row>>,
): Promise<{ query: TaskQuery; page: Paged<Row> }> {
  const page = await load(query);
  if (page.rows.length > 0 || query.pageIndex <= 1) return { query, page };
  return loadPage({ ...query, pageIndex: query.pageIndex - 1 }, load);
}

/** A business type as its list tells it. */
export interface BusinessType {
  readonly Id: string;
  readonly Name: string;
}

/** The entry that the lists of business types leave out (specification 9). */
const LEFT_OUT = '测试';

/** The business types that are offered. */
export const offeredTypes = (types: readonly BusinessType[]): BusinessType[] =>
  types.filter(({ Name }) => Name !== LEFT_OUT);
