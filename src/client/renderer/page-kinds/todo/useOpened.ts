import { useRef } from 'react';
import { useNotify, useRunAction } from '../../contexts.ts';
import { messageOf, useData, type PageData } from '../../data.ts';
import { entityOf, loadPage } from '../../pages.ts';
import { faultAt } from '../../schema/fault.ts';
import type { ActionTarget, BesidePlace } from '../../schema/target.ts';
import { ListWalk } from '../list/walk.ts';
import type { TodoLine, TodoList } from './todo-list.ts';

/** Counter word of applications. */
const UNIT = '件';

/** The list that a line is opened by: the one that the reader holds for what is done with it. */
async function listOf(data: PageData, { Page }: TodoLine) {
  if (Page === null) return undefined;
  const page = await loadPage(data, Page);
  const { file } = page;
  if (file.kind !== 'list') throw faultAt(page.place, `页面类型应为 list，实际为 ${file.kind}`);
  return { page, file, entity: entityOf(page, file.entity) };
}

/** The row of a line, as the buttons of its own list work on it. */
async function targetOf(data: PageData, list: TodoList, line: TodoLine, beside: BesidePlace | undefined) {
  const own = await listOf(data, line);
  if (!own) return undefined;
  const { page, file, entity } = own;
  const row = await data.get(entity.name, line.RowId);
  const target: ActionTarget = {
    page,
    entity,
    rows: [row],
    ...(file.form === undefined ? {} : { form: file.form }),
    ...(file.detail === undefined ? {} : { detail: file.detail }),
    ...(file.details === undefined ? {} : { details: file.details }),
    beside,
    isElsewhere: true,
    turn: UNIT,
    goesOn: true,
    walk: () =>
      new ListWalk(
        list,
        line.Id,
        false,
        async (next) => (await targetOf(data, list, next as TodoLine, beside))?.target,
      ),
    done: () => list.load(),
  };
  return { target, file, entity };
}

/** Opens a line in place, and runs what is done with several at once. */
export function useOpened(list: TodoList, beside: BesidePlace | undefined) {
  const data = useData();
  const run = useRunAction();
  const notify = useNotify();
  const isBusy = useRef(false);
  const told = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } catch (failure) {
      notify.error(messageOf(failure));
      await list.load();
    } finally {
      isBusy.current = false;
    }
  };
  const open = (line: TodoLine) =>
    told(async () => {
      const found = await targetOf(data, list, line, beside);
      const opener = found?.file.rowActions?.find(
        ({ EnCode }) => found.entity.actions.get(EnCode)?.verb === 'view',
      );
      if (!found || !opener) return notify.warning('您没有查看该申请的页面，请联系系统管理员');
      isBusy.current = false;
      await run(opener, found.target);
    });
  /** Agrees to several: kind by kind, each with the button that its own list has for it. */
  const agree = (lines: readonly TodoLine[]) =>
    told(async () => {
      for (const kind of new Set(lines.map(({ Entity }) => Entity))) {
        const own = lines.filter(({ Entity }) => Entity === kind);
        const shown = await listOf(data, own[0]!);
        const button = shown?.file.batchActions?.find(
          ({ EnCode }) => shown.entity.actions.get(EnCode)?.verb === 'approve',
        );
        if (!shown || !button) {
          notify.warning(`${own[0]!.EntityTitle}不能批量办理，请逐件打开`);
          continue;
        }
        const rows = await Promise.all(own.map(({ RowId }) => data.get(kind, RowId)));
        const { page, entity } = shown;
        await run(button, { page, entity, rows, done: () => list.load() });
      }
    });
  return { open, agree };
}
