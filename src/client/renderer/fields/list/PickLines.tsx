import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMe } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import type { InputProps } from '../kit.ts';
import { loadOnce, prefetchOf } from '../widgets/load-once.ts';
import { linesOf } from './lines.ts';
import { pickedIds, pickedLines, type Picking } from './picking.ts';

const loadDialog = loadOnce(() => import('./PickDialog.tsx'));
const prefetch = prefetchOf(loadDialog);
const PickDialog = lazy(async () => ({ default: (await loadDialog()).PickDialog }));

interface PickLinesProps {
  readonly props: InputProps;
  readonly pick: Picking;
  readonly most: number;
  /** What is picked, for people. */
  readonly title: string;
  /** Values that every picked line has: those of its group. */
  readonly given: Row;
}

/** Opens the list that lines are picked from. */
export function PickLines({ props, pick, most, title, given }: PickLinesProps) {
  const me = useMe();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { field } = props;
  const { by } = pick;
  const own = Object.values(given)[0];
  const lines = linesOf(props.value);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <>
      <Button
        ref={opener}
        id={props.id}
        type="dashed"
        block
        icon={<PlusOutlined />}
        disabled={lines.length >= most}
        danger={props.invalid === true && (props.problems?.size ?? 0) === 0}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
      >
        {lines.length >= most ? `最多${most}条` : `选择${title}`}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PickDialog
            title={`选择${title}`}
            page={pick.list}
            fixed={by === undefined || own === undefined ? undefined : { [by]: own }}
            taken={pickedIds(lines, pick)}
            most={most - lines.length}
            choose={(rows) => {
              props.onChange([...lines, ...pickedLines(field, pick, rows, { me, given })]);
              close();
            }}
            close={close}
          />
        </Suspense>
      )}
    </>
  );
}
