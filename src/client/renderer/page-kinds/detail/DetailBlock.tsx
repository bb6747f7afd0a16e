import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { FLOW_STATUS } from '../../../../contract/generated/codes.ts';
import type { DetailPage } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Subject } from '../../../../contract/subject.ts';
import { ActionButtons } from '../../ActionButtons.tsx';
import { useButtons, useMe, useNavigation } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { ErrorBlock } from '../../ErrorBlock.tsx';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { entityOf, type LoadedPage } from '../../pages.ts';
import { useReady } from '../../ready.ts';
import { rowButtons } from '../../schema/buttons.ts';
import { faultAt, under } from '../../schema/fault.ts';
import { isBroken, resolveSections, type BrokenField, type UsedField } from '../../schema/fields.ts';
import { resolveChildren, type ChildTable } from '../../schema/children.ts';
import { holds, valueOf } from '../../schema/judge.ts';
import { EmptyRows } from '../../first/EmptyRows.tsx';
import { NoRow } from '../../NoRow.tsx';
import { queryOf } from '../../query.ts';
import { RowLost, type RowLostProps } from '../../RowLost.tsx';
import { Skeleton } from '../../States.tsx';
import { DEFAULT_COLUMNS } from '../../blocks/descriptions/columns.ts';
import { Parts } from '../../blocks/Parts.tsx';
import { useRow } from '../useRow.ts';
import { Banner } from './Banner.tsx';
import { Children } from './Children.tsx';
import { Descriptions } from './Descriptions.tsx';
import { SubList } from './SubList.tsx';
import { Timeline } from './Timeline.tsx';
import styles from './detail.module.css';

const TaskBar = lazy(async () => ({ default: (await import('./TaskBar.tsx')).TaskBar }));
const Told = lazy(async () => ({ default: (await import('./Told.tsx')).Told }));

export interface DetailBlockProps {
  readonly page: LoadedPage;
  readonly rowId?: string | undefined;
  /** Form page that edit opens, when the list that opened the row names one. */
  readonly form?: string | undefined;
  /** Called after an action changed the row; `gone` when it no longer exists. */
  readonly onChanged?: ((gone: boolean) => void) | undefined;
}

const usedOf = (table: ChildTable | BrokenField): UsedField | BrokenField =>
  'fault' in table ? table : table.used;

/** The row that is the reader's own; an empty text is none. */
function ownRow(formula: string | undefined, me: Subject): string | undefined {
  const id = formula === undefined ? undefined : valueOf(formula, { me });
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The row that a page is to show. */
interface AskedRow {
  readonly id: string | undefined;
  /** Field that `id` is the value of; absent: it is the row's Id. */
  readonly by?: string;
  readonly isOwn?: true;
}

/** The reader's own row, the one that the page was opened with, or the one whose code stands in the address. */
function askedRow(
  { row, find }: DetailPage,
  me: Subject,
  { opened, path }: { opened: string | undefined; path: string },
): AskedRow {
  const own = ownRow(row, me);
  if (own !== undefined) return { id: own, isOwn: true };
  const code = opened === undefined && find ? queryOf(path).get(find.as) : null;
  if (find && code !== null && code !== '') return { id: code, by: find.field };
  return row !== undefined && opened === undefined ? { id: undefined, isOwn: true } : { id: opened };
}

interface WithoutRowProps extends Omit<RowLostProps, 'isBeside'> {
  readonly page: LoadedPage;
  readonly file: DetailPage;
  readonly asked: AskedRow;
  readonly isBeside: boolean;
}

/** In place of a row that was not named, that there is none, or that did not come. */
function WithoutRow({ page, file, asked: { id, by, isOwn }, state, reload, isBeside }: WithoutRowProps) {
  if (isOwn && (id === undefined || state.isMissing))
    return <EmptyRows path={page.path} text={file.empty ?? '没有与您相关的记录'} />;
  if (by !== undefined && state.isMissing) return <NoRow text={file.empty ?? '没有找到该记录'} />;
  if (id === undefined) return <NoRow text="没有指定要查看的记录，请从列表中打开" />;
  return <RowLost {...{ state, reload, isBeside }} />;
}

/** What a detail page shows of its row, with what cannot be shown in its place. */
function useShown(page: LoadedPage, file: DetailPage, entity: EntityModel) {
  const sections = useMemo(
    () =>
      resolveSections(file.sections, entity, file.columns ?? DEFAULT_COLUMNS, under(page.place, 'sections')),
    [file, entity, page.place],
  );
  const tables = useMemo(
    () => resolveChildren(file.children, page, entity, under(page.place, 'children')),
    [file, page, entity],
  );
  const fields = [...sections.flatMap((section) => section.fields), ...tables.map(usedOf)].filter(
    (used): used is UsedField => !isBroken(used),
  );
  return { sections, tables, isReady: useReady(fields.map(({ field }) => field)) };
}

/** A row for reading: its sections, its approval records, what belongs to it, and what may be done with it. */
export function DetailBlock({ page, rowId: opened, form, onChanged }: DetailBlockProps) {
  const { file } = page;
  if (file.kind !== 'detail') throw faultAt(page.place, `页面类型应为 detail，实际为 ${file.kind}`);
  const entity = entityOf(page, file.entity);
  const me = useMe();
  const { back, path } = useNavigation();
  const asked = askedRow(file, me, { opened, path });
  const buttons = useButtons();
  const { sections, tables, isReady } = useShown(page, file, entity);
  const [state, reloadRow] = useRow(entity.name, asked.id, asked.by);
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => {
    setTimes((count) => count + 1);
    reloadRow();
  }, [reloadRow]);
  if (asked.id === undefined || state.failure !== undefined)
    return <WithoutRow {...{ page, file, asked, state, reload }} isBeside={onChanged !== undefined} />;
  if (!isReady || !state.row) return <Skeleton />;
  const row: Row = state.row;
  const rowId = String(row['Id']);
  const done = (gone = false) => {
    if (!gone) reload();
    else if (!onChanged) back();
    onChanged?.(gone);
  };
  const shown = rowButtons(file.actions, entity, row, { me, buttons });
  const parts = file.blocks && (
    <Parts blocks={file.blocks} place={page.place} on={{ page, row, entity, times, reload }} />
  );
  const version = String(row['Version'] ?? '');
  return (
    <div className={styles['detail']}>
      <Banner of={file.banner} row={row} me={me} />
      {entity.file.flow !== undefined && row['Status'] === FLOW_STATUS.Running && (
        <Suspense fallback={null}>
          <TaskBar entity={entity.name} rowId={rowId} version={version} />
        </Suspense>
      )}
      {shown.length > 0 && (
        <div className={styles['buttons']} data-acts="">
          <ActionButtons
            buttons={shown}
            target={{ page, entity, rows: [row], ...(form === undefined ? {} : { form }), done }}
          />
        </div>
      )}
      {file.blocksFirst && parts}
      {sections
        .filter((section) => holds(section.visible, { row, me }))
        .map((section, index) => (
          <Descriptions key={section.title ?? index} entity={entity} section={section} row={row} me={me} />
        ))}
      {!file.blocksFirst && parts}
      <Belonging {...{ page, file, tables, row, rowId }} />
      <Past {...{ file, rowId, version }} entity={entity.name} />
    </div>
  );
}

interface PastProps {
  readonly file: DetailPage;
  readonly entity: string;
  readonly rowId: string;
  readonly version: string;
}

/** What was done with the row, and who was told of it. */
function Past({ file, ...row }: PastProps) {
  return (
    <>
      {file.timeline && <Timeline {...row} />}
      {file.told && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <Told {...row} />
        </Suspense>
      )}
    </>
  );
}

interface BelongingProps {
  readonly page: LoadedPage;
  readonly file: DetailPage;
  readonly tables: readonly (ChildTable | BrokenField)[];
  readonly row: Row;
  readonly rowId: string;
}

/** The rows that belong to this one. */
function Belonging({ page, file, tables, row, rowId }: BelongingProps) {
  const me = useMe();
  return (
    <>
      {tables.map((table) =>
        'fault' in table ? (
          <ErrorBlock key={table.fault.pointer} fault={table.fault} />
        ) : (
          <ErrorBoundary key={table.entity.name} place={table.used.place}>
            <Children table={table} row={row} />
          </ErrorBoundary>
        ),
      )}
      {file.lists?.map(
        (list, index) =>
          holds(list.when, { row, me }) && (
            <ErrorBoundary key={list.page} place={under(page.place, 'lists', index)}>
              <SubList page={page} list={list} rowId={rowId} />
            </ErrorBoundary>
          ),
      )}
    </>
  );
}
