import { Icon } from '../../../icons.tsx';
import type { Row } from '../../../data.ts';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { numberOf, textIn } from '../values.ts';
import { Way } from '../Way.tsx';
import styles from './links.module.css';

type Block = PartProps<'links'>['block'];

/** Tiles that lead elsewhere. */
export function LinksPart({ block, on }: PartProps<'links'>) {
  const state = useSource(block.source, on);
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} empty={block.empty}>
        {(rows) =>
          groupsOf(block, rows).map(([name, tiles]) => (
            <div key={name} className={styles['group']}>
              {name !== '' && <h3>{name}</h3>}
              <ul className={styles['tiles']}>
                {tiles.map((row, index) => (
                  <li key={index}>
                    <Tile block={block} row={row} />
                  </li>
                ))}
              </ul>
            </div>
          ))
        }
      </Sourced>
    </Frame>
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
  const name = textIn(row, block.name);
  const count = block.count === undefined ? 0 : (numberOf(row[block.count]) ?? 0);
  const text = block.text === undefined ? '' : textIn(row, block.text);
  const icon = block.icon === undefined ? '' : textIn(row, block.icon);
  return (
    <Way url={row[block.url]} className={styles['tile']}>
      <span className={styles['icon']} aria-hidden="true">
        {icon === '' ? name.slice(0, 1) : <Icon name={icon} />}
      </span>
      <span className={styles['words']}>
        <strong>{name}</strong>
        {text !== '' && <small>{text}</small>}
      </span>
      {count > 0 && <span className={styles['count']}>{count > 99 ? '99+' : count}</span>}
    </Way>
  );
}
