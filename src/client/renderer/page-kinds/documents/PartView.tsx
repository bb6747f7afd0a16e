import type { NamedField } from '../../../../contract/field-rules.ts';
import { THEN } from '../../../../contract/following.ts';
import type { PrintPart } from '../../../../contract/generated/meta.ts';
import { recordTable, SIGNATURE } from '../../../../contract/print/records.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { wholeText } from '../../../session/whole-text.ts';
import { kitOf } from '../../fields/index.ts';
import { childLines } from '../../schema/children.ts';
import { valueOf } from '../../schema/judge.ts';
import { BarCodePicture } from '../../fields/text/BarCodePicture.tsx';
import { QrCode } from '../../fields/text/QrCode.tsx';
import type { DocumentPart } from './model.ts';
import { usePhoto } from './photos.ts';
import type { PrintedRow } from './useDocuments.ts';
import styles from './print.module.css';

interface PartViewProps {
  readonly model: DocumentPart;
  readonly printed: PrintedRow;
  readonly me: Subject;
  /** Lines of a table that stand on this page; absent: all. */
  readonly lines?: readonly number[];
}

function Value({ field, row }: { field: NamedField; row: Row }) {
  const { View } = kitOf(field.type);
  return <View field={field} value={row[field.name]} row={row} place="block" />;
}

/** One part of a document on paper. */
export function PartView(props: PartViewProps) {
  const { part } = props.model;
  return (
    <section className={styles['part']}>
      {part.title !== undefined && part.part !== 'table' && part.part !== 'records' && <h3>{part.title}</h3>}
      <Body {...props} />
    </section>
  );
}

function Body({ model, printed, me, lines }: PartViewProps) {
  const { part, fields } = model;
  const { row, records } = printed;
  const scope = { row, me };
  switch (part.part) {
    case 'text': {
      const text = part.value === undefined ? part.text : valueOf(part.value, scope);
      return <p className={styles[part.align ?? 'left']}>{String(text ?? '')}</p>;
    }
    case 'signs':
      return (
        <ul className={styles['signs']}>
          {(part.titles ?? []).map((title) => (
            <li key={title}>
              {title}：<span />
              年&emsp;月&emsp;日
            </li>
          ))}
        </ul>
      );
    case 'records': {
      const { title, heads, lines: texts, signatures } = recordTable(records);
      const rows = texts.map((cells, at) =>
        signatures.length === 0 ? cells : [...cells, <Signature key="signature" id={signatures[at]} />],
      );
      return <Table title={part.title ?? title} heads={heads} rows={rows} lines={lines} />;
    }
    case 'table':
      return (
        <Table
          title={part.title}
          heads={fields.map(({ title }) => title)}
          rows={model
            .linesOf(row)
            .map((line) => fields.map((field) => <Value key={field.name} field={field} row={line} />))}
          lines={lines}
        />
      );
    default:
      return <Fields model={model} printed={printed} me={me} />;
  }
}

/** Names and values of the row, with what stands beside and below them. */
function Fields({ model, printed, me }: PartViewProps) {
  const { part, fields } = model;
  const { row } = printed;
  const scope = { row, me };
  const told = part.qr === undefined ? undefined : valueOf(part.qr, scope);
  const code = part.signed ? printed.code : told;
  const hasCode = part.signed === true || typeof code === 'string';
  const bars = part.barcode === undefined ? undefined : valueOf(part.barcode, scope);
  return (
    <>
      <div className={styles['beside']}>
        <dl className={styles[`grid${part.columns ?? 2}`]}>
          {fields.map((field) => (
            <div key={field.name}>
              <dt>
                {field.title}
                {model.isThen(field, row) && THEN}
              </dt>
              <dd>
                <Value field={field} row={row} />
              </dd>
            </div>
          ))}
        </dl>
        {(part.photo !== undefined || hasCode) && (
          <div className={styles['side']}>
            {part.photo !== undefined && <Photo id={photoOf(row, part)} />}
            {typeof code === 'string' && code !== '' ? (
              <QrCode text={wholeText(code)} label="二维码" className={styles['qr']} />
            ) : (
              part.signed && (
                <p className={styles['unsigned']}>{code === '' ? '无需扫码' : '打印时生成二维码'}</p>
              )
            )}
          </div>
        )}
      </div>
      {typeof bars === 'string' && bars !== '' && (
        <div className={styles['bars']}>
          <BarCodePicture text={bars} label="条形码" />
          <span>{bars}</span>
        </div>
      )}
    </>
  );
}

const signed = { width: `${SIGNATURE.width}mm`, height: `${SIGNATURE.height}mm` };

/** A signature by hand. Its room is kept from the first: pages are counted before the picture is there. */
function Signature({ id }: { id: string | undefined }) {
  const address = usePhoto(id);
  if (id === undefined) return undefined;
  return (
    <div className={styles['signature']} style={signed}>
      {address !== undefined && <img src={address} alt="签名" />}
    </div>
  );
}

function Photo({ id }: { id: string | undefined }) {
  const address = usePhoto(id);
  return (
    <div className={styles['photo']}>{address === undefined ? '照片' : <img src={address} alt="" />}</div>
  );
}

/** The first picture of the part's field, in the row or in the one that names it. */
export function photoOf(row: Row, { photo = '', photoOf: holder }: PrintPart): string | undefined {
  const value = (holder === undefined ? row : childLines(row, holder)[0])?.[photo];
  return typeof value === 'string' && value !== '' ? value.split(',')[0] : undefined;
}

interface TableProps {
  readonly title: string | undefined;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly React.ReactNode[])[];
  readonly lines: readonly number[] | undefined;
}

function Table({ title, heads, rows, lines }: TableProps) {
  const shown = lines ?? rows.map((_, index) => index);
  return (
    <table>
      {title !== undefined && <caption>{title}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((at) => (
          <tr key={at}>
            {(rows[at] ?? []).map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
