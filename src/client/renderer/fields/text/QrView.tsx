import { withNoun } from '../../../../contract/with-noun.ts';
import { QrCode } from './QrCode.tsx';
import type { ViewProps } from '../kit.ts';
import { textOf } from '../widgets/Plain.tsx';
import styles from './qr-view.module.css';

/** A value as a QR code, to be read from the screen, with the text for those who type it. */
export function QrView({ field, value, place }: ViewProps) {
  const text = textOf(value);
  const picture = styles[place === 'cell' ? 'small' : 'picture'];
  return (
    <div className={styles['code']}>
      <QrCode text={text} label={withNoun(field.title, '二维码')} className={picture} />
      <span>{text}</span>
    </div>
  );
}
