import { useEffect, useRef } from 'react';
import type { ScanPage } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { Icon } from '../../icons.tsx';
import { Picture } from '../../Picture.tsx';
import { shownValue, textIn } from '../parts/values.ts';
import { Way } from '../parts/Way.tsx';
import styles from './scan.module.css';

/** What came of one code. */
export interface Scanned {
  readonly code: string;
  readonly row: Row;
  readonly isOk: boolean;
  readonly problem?: string;
}

interface ScanResultProps {
  readonly file: ScanPage;
  readonly results: readonly Scanned[];
  readonly busy: boolean;
}

const nameOf = (file: ScanPage, { row, code, problem }: Scanned) =>
  problem ?? ((file.name === undefined ? '' : textIn(row, file.name)) || code);

const noticeOf = (file: ScanPage, { row }: Scanned) =>
  file.notice === undefined ? '' : textIn(row, file.notice);
const pictureOf = (file: ScanPage, { row }: Scanned) =>
  file.picture === undefined ? '' : textIn(row, file.picture);

/** The last result at large, those before it as a list. */
export function ScanResult({ file, results, busy }: ScanResultProps) {
  const [last, ...before] = results;
  const box = useRef<HTMLElement>(null);
  // On a phone it stands below the camera's picture.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [last]);
  return (
    <div className={styles['results']}>
      <div aria-live="assertive" aria-busy={busy}>
        {last ? (
          <section ref={box} className={styles[last.isOk ? 'good' : 'bad']} aria-label="扫码结果">
            <h2>
              <Icon name={last.isOk ? 'CheckOutlined' : 'CloseOutlined'} />
              {nameOf(file, last)}
            </h2>
            {noticeOf(file, last) !== '' && <p className={styles['notice']}>{noticeOf(file, last)}</p>}
            {last.problem === undefined && (
              <div className={styles['person']}>
                {pictureOf(file, last) !== '' && (
                  <Picture
                    id={pictureOf(file, last)}
                    name={`${nameOf(file, last)}的照片`}
                    className={styles['portrait']}
                  />
                )}
                <dl>
                  {file.items.map((item) => (
                    <div key={item.field}>
                      <dt>{item.title}</dt>
                      <dd>
                        {shownValue(last.row[item.field])}
                        {item.unit}
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
            {file.url !== undefined && textIn(last.row, file.url) !== '' && (
              <Way url={last.row[file.url]} className={styles['on']}>
                继续办理
              </Way>
            )}
          </section>
        ) : (
          <p className={styles['none']}>扫码或输入后，结果显示在这里</p>
        )}
      </div>
      {before.length > 0 && (
        <ol className={styles['before']} aria-label="之前的结果">
          {before.map((one, index) => (
            <li key={results.length - index}>
              <Icon name={one.isOk ? 'CheckOutlined' : 'CloseOutlined'} />
              <span>{nameOf(file, one)}</span>
              <span>{one.isOk ? '成功' : '未通过'}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
