import type { ReactNode } from 'react';
import type { FieldKit, ViewProps } from '../kit.ts';
import styles from './fields.module.css';

/** What stands where a value is missing. */
export const Nothing = () => <span className={styles['nothing']}>-</span>;

/** Text on one line, cut with an ellipsis; the whole text is its tooltip. */
export function Line({ text, children }: { text: string; children?: ReactNode }) {
  if (text === '') return <Nothing />;
  return (
    <span className={styles['line']} title={text}>
      {children ?? text}
    </span>
  );
}

/** Text that keeps its line breaks. */
export function Paragraph({ text }: { text: string }) {
  if (text === '') return <Nothing />;
  return <span className={styles['paragraph']}>{text}</span>;
}

export const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A value as it travels. */
export const plainText = ({ value }: Pick<ViewProps, 'value'>): string => textOf(value);

/** A view that shows nothing but a text, on one line. */
export const lineView = (text: NonNullable<FieldKit['text']>) =>
  function LineView(props: ViewProps) {
    return <Line text={text(props) ?? ''} />;
  };

/** A value as it travels; more than one line of it where there is room. */
export function TextView({ value, place }: ViewProps) {
  const text = textOf(value);
  return place === 'cell' ? <Line text={text} /> : <Paragraph text={text} />;
}
