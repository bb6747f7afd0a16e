import type { NamedField } from '../../../../contract/field-rules.ts';
import type { Subject } from '../../../../contract/subject.ts';
import { safeUrl } from '../../../session/safe-url.ts';
import type { Row } from '../../data.ts';
import { kitOf } from '../../fields/index.ts';
import { attachmentsOf } from '../../fields/widgets/attachments.ts';
import { valueOf } from '../../schema/judge.ts';
import { QrCode } from '../parts/qr/QrCode.tsx';
import type { DocumentPart } from './model.ts';
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
    case 'records':
      return (
        <Table
          title={part.title ?? '审批记录'}
          heads={['环节', '处理人', '结果', '意见', '时间']}
          rows={records.map((one) => [
            one.NodeName,
            one.TrueName,
            one.ActionName,
            one.Opinion ?? '',
            one.ActDate,
          ])}
          lines={lines}
        />
      );
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
    default: {
      const photo = part.photo === undefined ? undefined : photoOf(row, part.photo);
      const code = part.qr === undefined ? undefined : valueOf(part.qr, scope);
      return (
        <div className={styles['beside']}>
          <dl className={styles[`grid${part.columns ?? 2}`]}>
            {fields.map((field) => (
              <div key={field.name}>
                <dt>{field.title}</dt>
                <dd>
                  <Value field={field} row={row} />
                </dd>
              </div>
            ))}
          </dl>
          {part.photo !== undefined && (
            <div className={styles['photo']}>{photo === undefined ? '照片' : <img src={photo} alt="" />}</div>
          )}
          {typeof code === 'string' && <QrCode text={code} label="二维码" className={styles['qr']} />}
        </div>
      );
    }
  }
}

function photoOf(row: Row, name: string): string | undefined {
  const [first] = attachmentsOf(row[name], row[`${name}List`]);
  return safeUrl(first?.Url);
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
