import { Ellipsis } from '../../fields/widgets/Ellipsis.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import styles from '../parts.module.css';

/** Some text. */
export function TextPart({ block }: PartProps<'text'>) {
  return (
    <Frame title={block.title}>
      <p className={styles['text']}>
        {block.ellipsis === undefined ? block.text : <Ellipsis text={block.text} width={block.ellipsis} />}
      </p>
    </Frame>
  );
}
