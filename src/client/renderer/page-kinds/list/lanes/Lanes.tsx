import { useRef, useState } from 'react';
import { isAll } from '../../../../../contract/envelope.ts';
import type { LanesView } from '../../../../../contract/generated/meta.ts';
import { useButtons, useMe, useRunAction } from '../../../contexts.ts';
import type { Row } from '../../../data.ts';
import { isAllowed } from '../../../schema/buttons.ts';
import { Failed, Skeleton } from '../../../States.tsx';
import type { RowsProps } from '../DesktopTable.tsx';
import { LeftOut } from '../../../LeftOut.tsx';
import { Lane, type Moving } from './Lane.tsx';
import { useLaneItems } from './useLaneItems.ts';
import styles from './lanes.module.css';

/** Rows as cards in a lane for each item of a dictionary, or each row that a reference may be to; a card is moved by dragging it, or from its menu. */
export function Lanes({ view, ...props }: RowsProps & { readonly view: LanesView }) {
  const { file, entity } = props.model;
  const { field, codes, move } = view;
  const {
    items: all,
    left = 0,
    failure,
    retry,
  } = useLaneItems(entity, entity.fields.get(field), props.controller.filter());
  const wanted = props.state.applied[field];
  const isWanted = (code: string) =>
    isAll(wanted) || (Array.isArray(wanted) ? wanted.map(String).includes(code) : String(wanted) === code);
  const lanes = (all ?? []).filter(({ code }) => (codes?.includes(code) ?? true) && isWanted(code));
  const moving = useMoving(props, field, move, lanes);
  if (failure !== undefined) return <Failed text={failure} retry={retry} />;
  if (!all) return <Skeleton />;
  if (all.length === 0) return props.empty;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <div
        className={styles['lanes']}
        tabIndex={0}
        role="group"
        aria-label={`${file.title}，按${entity.fields.get(field)?.title ?? ''}分栏`}
      >
        {lanes.map((item) => (
          <Lane key={item.code} {...props} item={item} field={field} moving={moving} />
        ))}
      </div>
      <LeftOut shown={all.length} left={left} what="分栏" way="请用查询条件缩小范围" />
    </>
  );
}

function useMoving(
  { model, controller, targetOf }: RowsProps,
  field: string,
  move: string | undefined,
  lanes: Moving['lanes'],
): Moving {
  const me = useMe();
  const buttons = useButtons();
  const run = useRunAction();
  const [dragged, setDragged] = useState<Row>();
  const arriving = useRef<{ id: string; code: string }>();
  const may = (row: Row) =>
    move !== undefined && buttons.has(move) && isAllowed(move, model.entity, row, { me, buttons });
  return {
    lanes,
    dragged,
    drag: setDragged,
    may,
    to(row, code) {
      setDragged(undefined);
      if (move === undefined || !may(row) || String(row[field]) === code) return;
      const done = () => {
        arriving.current = { id: String(row['Id']), code };
        void controller.reload();
      };
      void run({ EnCode: move }, { ...targetOf(row), given: { [field]: code }, done });
    },
    hasArrived(row, code) {
      const isThis = arriving.current?.id === String(row['Id']) && arriving.current.code === code;
      if (isThis) arriving.current = undefined;
      return isThis;
    },
  };
}
