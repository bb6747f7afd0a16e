import { useMe } from '../../contexts.ts';
import { useCodes } from '../../fields/codes.ts';
import { Badge } from '../../fields/widgets/Badge.tsx';
import tones from '../../fields/widgets/badge.module.css';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { Way } from '../Way.tsx';
import { daysOf, type StripDay } from './days.ts';
import styles from './days.module.css';

/** Days beside each other, each with the colour and the name of its state. */
export function DaysPart({ block, on }: PartProps<'days'>) {
  const state = useSource(block.source, on);
  const isVisitor = useMe().UserId === '';
  const codes = useCodes(isVisitor ? undefined : block.dict);
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} empty={block.empty}>
        {(rows) => (
          <ol className={styles['strip']}>
            {daysOf(block, rows, codes).map((day, index) => (
              <li key={index}>
                <Day {...day} />
              </li>
            ))}
          </ol>
        )}
      </Sourced>
    </Frame>
  );
}

function Day({ day, weekday, state, color, text, url }: StripDay) {
  return (
    <Way url={url} className={`${styles['day']} ${tones[color]}`}>
      <span className={styles['date']}>{day}</span>
      {weekday !== '' && <span className={styles['weekday']}>{weekday}</span>}
      {state !== '' && <Badge text={state} color={color} />}
      {text !== '' && <span className={styles['text']}>{text}</span>}
    </Way>
  );
}
