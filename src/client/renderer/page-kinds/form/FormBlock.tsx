import { lazy, Suspense, useMemo, useRef, useState, type ComponentType } from 'react';
import { isIntakePage } from '../../../../contract/page.ts';
import { useMe, useNavigation } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import type { LoadedPage } from '../../pages.ts';
import { queryOf } from '../../query.ts';
import { useReady } from '../../ready.ts';
import { FirstBar } from '../../first/FirstBar.tsx';
import { RowLost } from '../../RowLost.tsx';
import { Failed, Skeleton } from '../../States.tsx';
import { useFound } from '../useFound.ts';
import { useRow } from '../useRow.ts';
import { FormBody } from './FormBody.tsx';
import type { FormBodyProps, Saved } from './useSaving.ts';
import { childValues } from './child-rows.ts';
import { formModel, newRow, openedFrom, type FormModel } from './model.ts';
import { useLast, wantedOf } from './useLast.ts';
import { useNeeds } from './useNeeds.ts';

export interface FormBlockProps {
  readonly page: LoadedPage;
  readonly rowId?: string | undefined;
  /** Values of a new row that follow from where the form is opened. */
  readonly initial?: Row | undefined;
  /** EnCode that opened the form. */
  readonly opener?: string | undefined;
  /** Absent on a page of its own, where a saved form leads to the page's `done` or back. */
  readonly onSaved?: FormBodyProps['onSaved'] | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** Draws the form; a wizard has another face. */
  readonly Body?: ComponentType<FormBodyProps>;
  /** Told whether something is typed and not saved. */
  readonly onDirty?: ((isDirty: () => boolean) => void) | undefined;
}

/** Whether a new row has to name a row of another kind: without one its form cannot be handed in. */
const needsRows = ({ page, fields }: FormModel) =>
  !('first' in page.file && page.file.first) &&
  fields.some(({ field }) => field.type === 'ref' && field.required === true);

const IntakeBlock = lazy(async () => ({ default: (await import('../intake/IntakeBlock.tsx')).IntakeBlock }));

/** A form page: a new row, or the row of `rowId`; one that anybody hands in has a face of its own around it. */
export function FormBlock(props: FormBlockProps) {
  if (!isIntakePage(props.page.file) || props.onSaved) return <RowForm {...props} />;
  return (
    <Suspense fallback={<Skeleton />}>
      <IntakeBlock {...props} />
    </Suspense>
  );
}

/** The row of a form: the one that is named, the reader's own that is found, or none, with the last one that a new row follows. */
function useFormRow(model: FormModel, props: FormBlockProps) {
  const me = useMe();
  const [named, setRowId] = useState(props.rowId);
  const wanted = named === undefined && !props.onSaved ? wantedOf(model.file.find, me) : undefined;
  const [found, again] = useFound(model.entity.name, wanted);
  const rowId = named ?? (found.isOver ? found.id : undefined);
  const [state, reload] = useRow(model.entity.name, rowId);
  const [last, lookAgain] = useLast(model.entity, rowId === undefined && found.isOver && model.file.last, me);
  const failed = found.isOver ? undefined : found.failure;
  return {
    rowId,
    setRowId,
    wanted,
    state,
    reload,
    last: last.row,
    isOver: found.isOver && last.isOver && (rowId === undefined || state.row !== undefined),
    failure: failed ?? last.failure,
    retry: failed === undefined ? lookAgain : again,
  };
}

function RowForm(props: FormBlockProps) {
  const { page, Body = FormBody } = props;
  const me = useMe();
  const navigation = useNavigation();
  const model = useMemo(() => formModel(page), [page]);
  const progress = useRef(0);
  useNeeds(model, props.rowId === undefined);
  const { rowId, setRowId, wanted, state, reload, last, isOver, failure, retry } = useFormRow(model, props);
  const ready = useReady(
    [...model.fields, ...model.children.map(({ used }) => used)].map(({ field }) => field),
  );
  if (state.failure !== undefined)
    return <RowLost {...{ state, reload }} isBeside={props.onSaved !== undefined} />;
  if (failure !== undefined) return <Failed text={failure} retry={retry} />;
  if (!ready || !isOver) return <Skeleton />;
  // a form in a drawer was not opened by the address of the page below it
  const params: Row = props.onSaved ? {} : Object.fromEntries(queryOf(navigation.path));
  const opened = { given: { ...wanted, ...props.initial }, params, last };
  const savedOnPage = ({ id, verb, isDraft }: Saved) => {
    if (isDraft || (verb === 'save' && model.file.done === undefined)) {
      setRowId(id);
      return reload();
    }
    return model.file.done === undefined ? navigation.back() : navigation.go(model.file.done);
  };
  return (
    <>
      {rowId === undefined && needsRows(model) && <FirstBar path={page.path} />}
      <Body
        key={`${rowId ?? 'new'} ${String(state.row?.['Version'] ?? '')}`}
        model={model}
        row={state.row}
        values={{ ...(state.row ?? newRow(model, me, opened)), ...childValues(model.children, state.row) }}
        opener={props.opener}
        from={state.row ? {} : openedFrom(model, { given: props.initial, params })}
        onSaved={props.onSaved ?? savedOnPage}
        onCancel={props.onCancel ?? navigation.back}
        onDirty={props.onDirty}
        progress={progress}
        inDrawer={props.onSaved !== undefined}
      />
    </>
  );
}
