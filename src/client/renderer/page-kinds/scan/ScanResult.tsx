import { useEffect, useRef } from 'react';
import type { ScanPage } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Row } from '../../data.ts';
import { kitOf } from '../../fields/index.ts';
import { Icon } from '../../icons.tsx';
import { Picture } from '../../Picture.tsx';
import { twinKey } from '../../schema/fields.ts';
import { shownValue, textIn } from '../../blocks/values.ts';
import { Way } from '../../blocks/Way.tsx';
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
  readonly entity: EntityModel;
  readonly results: readonly Scanned[];
  readonly busy: boolean;
}

/** What a value is called: a field of a row has its text beside it. */
function textAt(entity: EntityModel, row: Row, key: string): string {
  const field = entity.fields.get(key);
  return (field && textIn(row, twinKey(field))) || textIn(row, key);
}

type Shown = Pick<ScanResultProps, 'file' | 'entity'>;

const subjectOf = ({ file, entity }: Shown, { row, code }: Scanned) =>
  (file.name === undefined ? '' : textAt(entity, row, file.name)) || code;

function headOf(shown: Shown, scanned: Scanned): string {
  const { file, entity } = shown;
  if (scanned.problem !== undefined) return scanned.problem;
  if (file.find === undefined) return subjectOf(shown, scanned);
  const done = file.done ?? `${entity.actions.get(file.EnCode)?.title ?? ''}成功`;
  return `${done} ${subjectOf(shown, scanned)}`;
}

/** An earlier result, which nothing else tells of: what was refused is named with the reason. A code that is no number of a row may be a secret. */
function lineOf(shown: Shown, scanned: Scanned): string {
  const head = headOf(shown, scanned);
  const { code, problem } = scanned;
  const subject = subjectOf(shown, scanned);
  const isNamed = subject !== code || shown.file.find !== undefined;
  return problem === undefined || !isNamed || head.includes(subject) ? head : `${subject}：${head}`;
}

function Value({ entity, row, field: name }: { entity: EntityModel; row: Row; field: string }) {
  const field = entity.fields.get(name);
  if (!field) return shownValue(row[name]);
  const { View } = kitOf(field.type);
  return <View field={field} value={row[name]} row={row} place="cell" />;
}

const noticeOf = (file: ScanPage, { row }: Scanned) =>
  file.notice === undefined ? '' : textIn(row, file.notice);
const pictureOf = (file: ScanPage, { row }: Scanned) =>
  file.picture === undefined ? '' : textIn(row, file.picture);

/** The last result at large, those before it as a list. */
export function ScanResult({ file, entity, results, busy }: ScanResultProps) {
  const shown = { file, entity };
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
              {headOf(shown, last)}
            </h2>
            {noticeOf(file, last) !== '' && <p className={styles['notice']}>{noticeOf(file, last)}</p>}
            {last.problem !== undefined && last.row['Id'] !== undefined && (
              <p className={styles['notice']}>{subjectOf(shown, last)}</p>
            )}
            {(last.problem === undefined || last.row['Id'] !== undefined) && (
              <div className={styles['person']}>
                {pictureOf(file, last) !== '' && (
                  <Picture
                    id={pictureOf(file, last)}
                    name={`${subjectOf(shown, last)}的照片`}
                    className={styles['portrait']}
                  />
                )}
                <dl>
                  {file.items.map((item) => (
                    <div key={item.field}>
                      <dt>{item.title}</dt>
                      <dd>
                        {file.find === undefined ? (
                          shownValue(last.row[item.field])
                        ) : (
                          <Value entity={entity} row={last.row} field={item.field} />
                        )}
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
              <span>{lineOf(shown, one)}</span>
              <span>{one.isOk ? '成功' : '未通过'}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
