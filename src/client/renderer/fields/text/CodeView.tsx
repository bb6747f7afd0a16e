import { withNoun } from '../../../../contract/with-noun.ts';
import { wholeText } from '../../../session/whole-text.ts';
import { BarCodePicture } from './BarCodePicture.tsx';
import { QrCode } from './QrCode.tsx';
import type { ViewProps } from '../kit.ts';
import { textOf } from '../widgets/Plain.tsx';
import styles from './code-view.module.css';

/** A value as a QR code or bar code, to be read from the screen, with the text for those who type it; an address of this site is whole in its QR code. */
export function CodeView({ field, value, place }: ViewProps) {
  const text = textOf(value);
  const coded = wholeText(text);
  const isSmall = place === 'cell';
  return (
    <div className={styles['code']}>
      {field.barcode ? (
        <BarCodePicture
          text={text}
          label={withNoun(field.title, '条形码')}
          className={styles[isSmall ? 'smallBars' : 'bars']}
        />
      ) : (
        <QrCode
          text={coded}
          label={withNoun(field.title, '二维码')}
          className={styles[isSmall ? 'small' : 'picture']}
        />
      )}
      <span>{text}</span>
    </div>
  );
}
