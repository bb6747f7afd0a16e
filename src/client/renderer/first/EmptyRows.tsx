import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from '../States.tsx';
import { Way } from '../blocks/Way.tsx';
import { FirstNotes, rolesText } from './FirstNotes.tsx';
import styles from './first.module.css';
import { useFirst } from './useFirst.ts';

interface EmptyRowsProps {
  /** The page that has no rows to show. */
  readonly path: string;
  /** What the page itself says. */
  readonly text?: string | undefined;
  /** Buttons that make rows here; nothing where the reader has none. */
  readonly ways?: ReactNode;
  /** The reader asked for some rows only: takes that back. */
  readonly widen?: (() => void) | undefined;
}

/** Where rows would be: what comes first and the way there, else how the first row is made, or who makes it. */
export function EmptyRows({ path, text, ways, widen }: EmptyRowsProps) {
  const first = useFirst(widen ? undefined : path);
  if (widen)
    return (
      <Empty text="没有符合条件的记录">
        <Button onClick={widen}>清除条件，查看全部</Button>
      </Empty>
    );
  if (first && first.Missing.length > 0)
    return (
      <Empty text={text}>
        <FirstNotes missing={first.Missing} />
      </Empty>
    );
  if (ways)
    return (
      <Empty text={text} isPending={first === undefined}>
        <div className={styles['ways']}>{ways}</div>
      </Empty>
    );
  const own = first?.Own;
  // What nobody adds is made by the product itself, as things happen.
  const untold = first && !own ? '暂无数据，有记录后会显示在这里' : undefined;
  return (
    <Empty text={text ?? untold} isPending={first === undefined}>
      {own && own.Url !== null && <Way url={own.Url}>{`去建立${own.Title}`}</Way>}
      {own && own.Url === null && <span>{`${own.Title}由${rolesText(own.Roles)}建立`}</span>}
    </Empty>
  );
}
