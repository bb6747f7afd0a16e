import { useState } from 'react';
import type { FieldKit, FilterProps, InputProps, ViewProps } from '../kit.ts';
import { safeUrl } from '../../../session/safe-url.ts';
import { AllChoice } from '../widgets/AllChoice.tsx';
import { lineView } from '../widgets/Plain.tsx';
import { ariaOf } from '../widgets/TextLine.tsx';
import { Terms } from './Terms.tsx';
import styles from '../widgets/fields.module.css';

const OPTIONS = [
  { value: '1', label: '是' },
  { value: '0', label: '否' },
];

/** What is agreed to, with the way to read it. */
function Agreed({ field: { title, link } }: Pick<InputProps, 'field'>) {
  const address = safeUrl(link);
  if (address === undefined) return <>{title}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  );
}

/** A box to tick, for what a person declares; where the text stands in the form, once it was read to its end. */
const AgreeInput = (props: InputProps) => {
  const { terms, title } = props.field;
  const [isRead, setRead] = useState(terms === undefined || props.value === 1);
  if (terms === undefined) return <AgreeBox {...props} />;
  return (
    <div className={styles['withTerms']}>
      <Terms id={`${props.id}-terms`} title={title} text={terms} onRead={() => setRead(true)} />
      <AgreeBox {...props} disabled={props.disabled || !isRead} />
      {!isRead && <small>请先将上文阅读到底</small>}
    </div>
  );
};

const AgreeBox = (props: InputProps) => (
  <label className={styles['agree']}>
    <input
      type="checkbox"
      id={props.id}
      checked={props.value === 1}
      disabled={props.disabled}
      {...ariaOf({ ...props, label: undefined })}
      onChange={(event) => props.onChange(event.target.checked ? 1 : 0)}
      onBlur={props.onBlur}
    />
    <span>
      我已阅读并同意
      <Agreed field={props.field} />
    </span>
  </label>
);

/** Yes or no; the browser's own buttons, which arrows move between. */
const YesNoInput = (props: InputProps) => {
  const chosen = props.value === null || props.value === undefined ? undefined : String(Number(props.value));
  return (
    <span
      id={props.id}
      role="radiogroup"
      className={styles['radios']}
      {...ariaOf({ ...props, label: props.label ?? props.field.title })}
      onBlur={props.onBlur}
    >
      {OPTIONS.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={props.id}
            value={value}
            checked={chosen === value}
            disabled={props.disabled}
            onChange={() => props.onChange(Number(value))}
          />
          <span>{label}</span>
        </label>
      ))}
    </span>
  );
};

const BoolInput = (props: InputProps) =>
  props.field.widget === 'agree' ? <AgreeInput {...props} /> : <YesNoInput {...props} />;

const boolText = ({ value }: Pick<ViewProps, 'value'>) =>
  value === 1 || value === true ? '是' : value === 0 || value === false ? '否' : '';

const BoolFilter = (props: FilterProps) => <AllChoice {...props} options={OPTIONS} />;

export const kit: FieldKit = {
  Input: BoolInput,
  View: lineView(boolText),
  Filter: BoolFilter,
  text: boolText,
};
