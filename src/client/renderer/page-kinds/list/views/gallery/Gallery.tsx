import type { GalleryView } from '../../../../../../contract/generated/meta.ts';
import type { Row } from '../../../../data.ts';
import { textOf } from '../../../../fields/widgets/Plain.tsx';
import { Picture } from '../../../../Picture.tsx';
import { twinKey } from '../../../../schema/fields.ts';
import { Skeleton } from '../../../../States.tsx';
import { cardOf, type CardModel } from '../../card.ts';
import type { RowsProps } from '../../DesktopTable.tsx';
import { ListEnd } from '../../ListEnd.tsx';
import { RowCard } from '../../RowCard.tsx';
import styles from './gallery.module.css';

/** Rows as cards under a picture of each. */
export function Gallery({ view, ...props }: RowsProps & { readonly view: GalleryView }) {
  const { state, model } = props;
  const card = cardOf(model);
  if (state.rows.length === 0) return state.status === 'loading' ? <Skeleton /> : props.empty;
  return (
    <>
      <ul className={styles['gallery']}>
        {state.rows.map((row) => (
          <li key={String(row['Id'])}>
            <Cover image={row[view.image]} card={card} row={row} />
            <div className={styles['text']}>
              <RowCard card={card} row={row} {...props} />
            </div>
          </li>
        ))}
      </ul>
      <ListEnd {...props} />
    </>
  );
}

/** The first picture of a row; without one, how its name begins. */
function Cover({ image, card, row }: { image: unknown; card: CardModel; row: Row }) {
  const [id = ''] = typeof image === 'string' ? image.split(',') : [];
  const name = card.title ? textOf(row[twinKey(card.title.field)] ?? row[card.title.key]) : '';
  if (id !== '') return <Picture id={id} name={`${name}的图片`} className={styles['cover']} />;
  return (
    <span className={styles['cover']} aria-hidden>
      {[...name].slice(0, 2).join('')}
    </span>
  );
}
