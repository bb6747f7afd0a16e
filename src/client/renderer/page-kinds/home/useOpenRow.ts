import { useRef } from 'react';
import { useMe, useNavigation, useNotify, useRunAction } from '../../contexts.ts';
import { messageOf, useData } from '../../data.ts';
import { entityOf, loadPage } from '../../pages.ts';
import { faultAt } from '../../schema/fault.ts';
import type { ActionTarget } from '../../schema/target.ts';
import { keptPlace, placeName } from '../list/list-place.ts';

/** A row of a list that stands on a home. */
export interface HomeRow {
  readonly Page: string | null;
  readonly Tab: string | null;
  readonly RowId: string;
  /** What a press does with it; null: it is viewed. */
  readonly EnCode: string | null;
}

/** Opens rows where they stand, with what their own list has for it; without anything of the kind the list is opened. */
export function useOpenRow(done: () => Promise<void>): (row: HomeRow) => Promise<void> {
  const data = useData();
  const run = useRunAction();
  const notify = useNotify();
  const me = useMe();
  const { openNoted } = useNavigation();
  const isBusy = useRef(false);
  const open = async ({ Page, Tab, RowId, EnCode }: HomeRow) => {
    if (Page === null) return notify.warning('您没有查看该事项的页面，请联系系统管理员');
    const page = await loadPage(data, Page);
    const { file } = page;
    if (file.kind !== 'list') throw faultAt(page.place, `页面类型应为 list，实际为 ${file.kind}`);
    const entity = entityOf(page, file.entity);
    const opener = file.rowActions?.find(({ EnCode: one }) =>
      EnCode === null ? entity.actions.get(one)?.verb === 'view' : one === EnCode,
    );
    const applied = {};
    if (!opener)
      return openNoted(Page, {
        [placeName(Page)]: keptPlace(me.UserId, { applied, ...(Tab === null ? {} : { tab: Tab }) }),
      });
    const target: ActionTarget = {
      page,
      entity,
      rows: [await data.get(entity.name, RowId)],
      ...(file.form === undefined ? {} : { form: file.form }),
      ...(file.detail === undefined ? {} : { detail: file.detail }),
      ...(file.details === undefined ? {} : { details: file.details }),
      isElsewhere: true,
      done,
    };
    isBusy.current = false;
    return run(opener, target);
  };
  return async (row) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await open(row);
    } catch (failure) {
      notify.error(messageOf(failure));
      await done();
    } finally {
      isBusy.current = false;
    }
  };
}
