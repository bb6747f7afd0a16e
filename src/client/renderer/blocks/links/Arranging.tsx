import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { LinksBlock } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { Icon } from '../../icons.tsx';
import { Empty } from '../../States.tsx';
import { textIn } from '../values.ts';
import { moved, nextSize, SIZE_NAMES, sizeOf, stepOf } from './arrange.ts';
import { Face } from './Face.tsx';
import { useDragging } from './useDragging.ts';
import links from './links.module.css';
import styles from './arranging.module.css';

interface ArrangingProps {
  readonly block: LinksBlock;
  /** Value that tells one tile from the others. */
  readonly keyed: string;
  readonly tiles: readonly Row[];
  change(tiles: readonly Row[]): void;
}

/** The tiles while they are being arranged: dragged, or moved with the arrow keys. */
export function Arranging({ block, keyed, tiles, change }: ArrangingProps) {
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string>();
  const [told, setTold] = useState('');
  const keys = tiles.map((tile) => textIn(tile, keyed));
  const nameOf = (at: number) => textIn(tiles[at]!, block.name);
  const grips = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-grip]') ?? [])];
  const move = (from: number, to: number) => {
    const next = moved(tiles, from, to);
    if (next === tiles) return;
    setTold(`${nameOf(from)}移到第${next.indexOf(tiles[from]!) + 1}位，共${tiles.length}位`);
    change(next);
  };
  const [dragged, drag] = useDragging((key, over) => move(keys.indexOf(key), keys.indexOf(over)));
  useEffect(() => list.current?.querySelector<HTMLButtonElement>('[data-grip]')?.focus(), []);
  // A tile that changes its place in the document loses the focus.
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const at = Math.min(keys.indexOf(focused.current), tiles.length - 1);
    if (at >= 0) grips()[at]?.focus();
    focused.current = undefined;
  });
  const onKey = (event: KeyboardEvent, at: number) => {
    const to = stepOf(event.key, at, tiles.length);
    if (to === undefined) return;
    event.preventDefault();
    focused.current = keys[at]!;
    move(at, to);
  };
  const remove = (at: number) => {
    focused.current = keys[at + 1] ?? keys[at - 1];
    setTold(`已移除${nameOf(at)}`);
    change(tiles.toSpliced(at, 1));
  };
  const resize = (at: number) => {
    const Size = nextSize(sizeOf(tiles[at]!));
    setTold(`${nameOf(at)}的大小：${SIZE_NAMES[Size]}`);
    change(tiles.with(at, { ...tiles[at]!, Size }));
  };
  return (
    <>
      <p id={hint} className={styles['hint']}>
        拖动图标调整位置，或选中后按方向键移动
      </p>
      {tiles.length === 0 && <Empty text={block.empty} />}
      <ul ref={list} className={links['desktop']}>
        {tiles.map((tile, at) => (
          <li
            key={keys[at]}
            data-size={sizeOf(tile)}
            data-tile={keys[at]}
            data-dragged={keys[at] === dragged}
          >
            <ArrangedTile
              block={block}
              tile={tile}
              hint={hint}
              onKey={(event) => onKey(event, at)}
              drag={() => drag(keys[at]!)}
              resize={() => resize(at)}
              remove={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={styles['told']}>
        {told}
      </p>
    </>
  );
}

interface ArrangedTileProps {
  readonly block: LinksBlock;
  readonly tile: Row;
  /** Id of the text that says how a tile is moved. */
  readonly hint: string;
  onKey(event: KeyboardEvent): void;
  drag(): void;
  resize(): void;
  remove(): void;
}

function ArrangedTile({ block, tile, hint, onKey, drag, resize, remove }: ArrangedTileProps) {
  const name = textIn(tile, block.name);
  const size = SIZE_NAMES[sizeOf(tile)];
  return (
    <div className={`${links['tile']} ${styles['arranged']}`}>
      <button
        type="button"
        data-grip
        className={styles['grip']}
        aria-describedby={hint}
        onKeyDown={onKey}
        onPointerDown={(event) => event.button === 0 && drag()}
      >
        <Face block={block} row={tile} />
      </button>
      <span className={styles['tools']}>
        <button type="button" aria-label={`${name}的大小：${size}`} onClick={resize}>
          {size}
        </button>
        <button type="button" aria-label={`移除${name}`} onClick={remove}>
          <Icon name="CloseOutlined" />
        </button>
      </span>
    </div>
  );
}
