import { Avatar } from 'antd';
import type { Row } from '../../data.ts';
import { Tip } from '../../popup/Tip.tsx';
import { safeUrl } from '../../../session/safe-url.ts';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { textIn } from '../values.ts';
import { shownPeople } from './avatars.ts';
import styles from './avatars.module.css';

/** People as small round pictures; the name is the tooltip. */
export function AvatarsPart({ block, on }: PartProps<'avatars'>) {
  const state = useSource(block.source, on);
  const size = block.size ?? 'default';
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} lines={2}>
        {(rows) => {
          const { shown, more } = shownPeople(rows, block.max);
          const others = rows.slice(shown.length).map((row) => textIn(row, block.name));
          return (
            <ul className={styles['avatars']}>
              {shown.map((row, index) => (
                <li key={index}>
                  <Person name={textIn(row, block.name)} image={imageOf(row, block.image)} size={size} />
                </li>
              ))}
              {more > 0 && (
                <li>
                  <Person name={others.join('、')} text={`+${more}`} size={size} />
                </li>
              )}
            </ul>
          );
        }}
      </Sourced>
    </Frame>
  );
}

const imageOf = (row: Row, key: string | undefined): string | undefined =>
  key === undefined ? undefined : safeUrl(textIn(row, key));

interface PersonProps {
  readonly name: string;
  readonly image?: string | undefined;
  readonly text?: string;
  readonly size: 'small' | 'default' | 'large';
}

function Person({ name, image, text, size }: PersonProps) {
  return (
    <Tip text={name}>
      <button type="button" className={styles['person']} aria-label={text ? `${text}：${name}` : name}>
        <Avatar size={size} src={image} alt="" className={text ? styles['more'] : styles['face']}>
          {text ?? [...name][0] ?? '?'}
        </Avatar>
      </button>
    </Tip>
  );
}
