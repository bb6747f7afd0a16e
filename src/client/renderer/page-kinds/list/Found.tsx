import { Line } from '../../fields/widgets/Plain.tsx';
import { piecesOf } from './found.ts';
import styles from './list.module.css';

/** A text on one line in which the word that was searched for stands out. */
export function Found({ text, word }: { text: string; word: string }) {
  return (
    <Line text={text}>
      {piecesOf(text, word).map((piece, index) =>
        piece.isFound ? (
          <mark key={index} className={styles['found']}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </Line>
  );
}
