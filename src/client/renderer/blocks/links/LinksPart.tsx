import type { Row } from '../../data.ts';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { numberOf, textIn } from '../values.ts';
import { Way } from '../Way.tsx';
import { sizeOf } from './arrange.ts';
import { Arranged } from './Arranged.tsx';
import { Face } from './Face.tsx';
import styles from './links.module.css';

type Block = PartProps<'links'>['block'];

/** Tiles that lead elsewhere. */
export function LinksPart({ block, on }: PartProps<'links'>) {
  const state = useSource(block.source, on);
  if (block.arrange)
    return (
      <Arranged block={block} arrange={block.arrange} on={on} state={state}>
        {(rows) => <Tiles block={block} rows={rows} />}
      </Arranged>
    );
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} empty={block.empty}>
        {(rows) =>
          groupsOf(block, rows).map(([name, tiles]) => (
            <div key={name} className={styles['group']}>
              {name !== '' && <h3>{name}</h3>}
              <Tiles block={block} rows={tiles} />
            </div>
          ))
        }
      </Sourced>
    </Frame>
  );
}

function Tiles({ block, rows }: { block: Block; rows: readonly Row[] }) {
  return (
    <ul className={styles[block.arrange ? 'desktop' : 'tiles']}>
      {rows.map((row, index) => (
        <li key={index} data-size={block.arrange && sizeOf(row)}>
          <Tile block={block} row={row} />
        </li>
      ))}
    </ul>
  );
}

function groupsOf({ group }: Block, rows: readonly Row[]): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = group === undefined ? '' : textIn(row, group);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups];
}

function Tile({ block, row }: { block: Block; row: Row }) {
  const count = block.count === undefined ? 0 : (numberOf(row[block.count]) ?? 0);
  return (
    <Way url={row[block.url]} className={styles['tile']}>
      <Face block={block} row={row} />
      {count > 0 && <span className={styles['count']}>{count > 99 ? '99+' : count}</span>}
    </Way>
  );
}
