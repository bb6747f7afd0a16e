import { useState } from 'react';
import type { ListPage, ListView } from '../../../../../contract/generated/meta.ts';
import { listViews } from '../../../../../contract/page.ts';
import { useNavigation } from '../../../contexts.ts';
import { queryOf } from '../../../query.ts';
import type { ListSort } from '../controller.ts';

export type ViewKind = ListView['as'];

/** What a view is called where the page does not say. */
const TITLES: Readonly<Record<ViewKind, string>> = {
  table: '列表',
  lanes: '看板',
  calendar: '日历',
  gallery: '图库',
  timeline: '时间线',
};

export const viewTitle = ({ as, title }: ListView): string => title ?? TITLES[as];

/** Rows that are pictures or stand under days come below each other, as cards do. */
export const isRunning = ({ as }: ListView): boolean => as === 'gallery' || as === 'timeline';

/** The order that a view asks for, whatever the page or the reader sorts by. */
export const sortOfView = (view: ListView): ListSort | undefined =>
  view.as === 'timeline'
    ? { field: view.date, order: view.order === 'earliest' ? 'ascend' : 'descend' }
    : undefined;

/** The view of a list that is shown, which the address keeps; a list inside another page has its first. */
export function useView(file: ListPage, isPart: boolean): [ListView, (as: ViewKind) => void] {
  const navigation = useNavigation();
  const views = listViews(file);
  const [chosen, setChosen] = useState(isPart ? null : queryOf(navigation.path).get('view'));
  const choose = (as: ViewKind) => {
    setChosen(as);
    if (!isPart) navigation.keepInAddress('view', as);
  };
  return [views.find(({ as }) => as === chosen) ?? views[0], choose];
}
