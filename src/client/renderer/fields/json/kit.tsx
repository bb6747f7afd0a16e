import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { Line, Nothing } from '../widgets/Plain.tsx';
import { TextFilter } from '../widgets/TextBox.tsx';
import styles from '../widgets/fields.module.css';

function JsonView({ value, place }: ViewProps) {
  if (value === null || value === undefined) return <Nothing />;
  if (place === 'cell') return <Line text={JSON.stringify(value)} />;
  return <pre className={styles['mono']}>{JSON.stringify(value, null, 2)}</pre>;
}

const JsonInput = ({ field, value, owner }: InputProps) => (
  <JsonView field={field} value={value} row={owner.row()} place="block" />
);

export const kit: FieldKit = { Input: JsonInput, View: JsonView, Filter: TextFilter };
