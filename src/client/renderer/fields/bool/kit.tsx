import { Radio } from 'antd';
import type { FieldKit, FilterProps, InputProps, ViewProps } from '../kit.ts';
import { AllChoice } from '../widgets/AllChoice.tsx';
import { Line } from '../widgets/Plain.tsx';
import { ariaOf } from '../widgets/TextBox.tsx';
import styles from '../widgets/fields.module.css';

const OPTIONS = [
  { value: '1', label: '是' },
  { value: '0', label: '否' },
];

/** A box to tick, for what a person declares. */
const AgreeInput = (props: InputProps) => (
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
    {`我已阅读并同意${props.field.title}`}
  </label>
);

const YesNoInput = (props: InputProps) => (
  <span onBlur={props.onBlur}>
    <Radio.Group
      id={props.id}
      {...{ role: 'radiogroup' }}
      disabled={props.disabled}
      value={props.value === null || props.value === undefined ? null : Number(props.value)}
      {...ariaOf({ ...props, label: props.label ?? props.field.title })}
      onChange={(event) => props.onChange(Number(event.target.value))}
    >
      <Radio value={1}>是</Radio>
      <Radio value={0}>否</Radio>
    </Radio.Group>
  </span>
);

const BoolInput = (props: InputProps) =>
  props.field.widget === 'agree' ? <AgreeInput {...props} /> : <YesNoInput {...props} />;

const BoolView = ({ value }: ViewProps) => (
  <Line text={value === 1 || value === true ? '是' : value === 0 || value === false ? '否' : ''} />
);

const BoolFilter = (props: FilterProps) => <AllChoice {...props} options={OPTIONS} />;

export const kit: FieldKit = { Input: BoolInput, View: BoolView, Filter: BoolFilter };
