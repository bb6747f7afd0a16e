import type { LinksBlock } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { Icon } from '../../icons.tsx';
import { textIn } from '../values.ts';
import styles from './links.module.css';

/** What a tile shows of its row: the icon, the name and a line below it. */
export function Face({ block, row }: { block: LinksBlock; row: Row }) {
  const name = textIn(row, block.name);
  const text = block.text === undefined ? '' : textIn(row, block.text);
  const icon = block.icon === undefined ? '' : textIn(row, block.icon);
  return (
    <>
      <span className={styles['icon']} aria-hidden="true">
        {icon === '' ? name.slice(0, 1) : <Icon name={icon} />}
      </span>
      <span className={styles['words']}>
        <strong>{name}</strong>
        {text !== '' && <small>{text}</small>}
      </span>
    </>
  );
}
