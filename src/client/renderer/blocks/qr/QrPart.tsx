import { useEffect, useState } from 'react';
import type { PartPage, PartProps } from '../part.ts';
import { Frame } from '../Frame.tsx';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { textIn } from '../values.ts';
import { QrCode } from '../../fields/text/QrCode.tsx';
import styles from './qr.module.css';
import { withNoun } from '../../../../contract/with-noun.ts';

/** A QR code; one that changes shows how long it still holds. */
export function QrPart(props: PartProps<'qr'>) {
  const { every } = props.block;
  return every === undefined ? <Code {...props} /> : <Changing {...props} every={every} />;
}

function Changing({ every, ...props }: PartProps<'qr'> & { every: number }) {
  const [round, setRound] = useState(0);
  const [left, setLeft] = useState(every);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => {
      const rest = every - Math.floor((Date.now() - began) / 1000);
      if (rest > 0) return setLeft(rest);
      setLeft(every);
      setRound((count) => count + 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [every, round]);
  const on: PartPage = { ...props.on, times: props.on.times + round / 1e6 };
  return <Code {...props} on={on} left={left} />;
}

function Code({ block, on, left }: PartProps<'qr'> & { left?: number }) {
  const state = useSource(block.source, on);
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} empty={block.empty}>
        {([row]) => (
          <div className={styles['box']}>
            <QrCode
              text={textIn(row, block.value)}
              label={withNoun(block.title, '二维码')}
              className={styles['code']}
            />
            {block.text !== undefined && <p>{textIn(row, block.text)}</p>}
            {left !== undefined && <p>{`${left} 秒后刷新`}</p>}
          </div>
        )}
      </Sourced>
    </Frame>
  );
}
