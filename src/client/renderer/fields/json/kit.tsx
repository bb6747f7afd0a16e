import { lazy, Suspense } from 'react';
import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { Line, Nothing } from '../widgets/Plain.tsx';
import { TextFilter } from '../widgets/TextBox.tsx';
import styles from '../widgets/fields.module.css';

function JsonView({ value, place }: ViewProps) {
  if (value === null || value === undefined) return <Nothing />;
  if (place === 'cell') return <Line text={JSON.stringify(value)} />;
  return <pre className={styles['mono']}>{JSON.stringify(value, null, 2)}</pre>;
}

const TemplateInput = lazy(async () => ({
  default: (await import('../../blocks/documents/editor/TemplateInput.tsx')).TemplateInput,
}));

/** What the field's widget is for can be changed; any other JSON is read. */
function JsonInput(props: InputProps) {
  const { field, value, owner } = props;
  const shown = <JsonView field={field} value={value} row={owner.row()} place="block" />;
  if (field.widget !== 'document') return shown;
  return (
    <Suspense fallback={<div aria-busy="true">{shown}</div>}>
      <TemplateInput {...props} />
    </Suspense>
  );
}

export const kit: FieldKit = { Input: JsonInput, View: JsonView, Filter: TextFilter };
