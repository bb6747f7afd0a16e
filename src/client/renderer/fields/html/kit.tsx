import { lazy, Suspense, useEffect } from 'react';
import { textOfHtml } from '../../../../contract/html.ts';
import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { Line, Nothing, textOf } from '../widgets/Plain.tsx';
import { TextFilter } from '../widgets/TextBox.tsx';
import styles from './html.module.css';

const loadEditor = () => import('./HtmlEditor.tsx');
const HtmlEditor = lazy(async () => ({ default: (await loadEditor()).HtmlEditor }));
const HtmlContent = lazy(async () => ({ default: (await import('./HtmlContent.tsx')).HtmlContent }));

function HtmlView({ value, place }: ViewProps) {
  const html = textOf(value);
  if (html === '') return <Nothing />;
  if (place === 'cell') return <Line text={textOfHtml(html)} />;
  return (
    <Suspense fallback={<span>{textOfHtml(html)}</span>}>
      <HtmlContent html={html} />
    </Suspense>
  );
}

function HtmlInput(props: InputProps) {
  useEffect(() => void loadEditor(), []);
  if (props.disabled)
    return (
      <div className={`${styles['box']} ${styles['disabled']}`} role="group" aria-label={props.field.title}>
        <HtmlView field={props.field} value={props.value} row={{}} place="block" />
      </div>
    );
  return (
    <Suspense fallback={<div className={styles['box']} aria-busy="true" />}>
      <HtmlEditor {...props} />
    </Suspense>
  );
}

export const kit: FieldKit = { Input: HtmlInput, View: HtmlView, Filter: TextFilter };
