import { lazy, Suspense } from 'react';
import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { loadOnce } from '../widgets/load-once.ts';
import { twinKey } from '../../schema/fields.ts';
import { Line, Nothing, TextView } from '../widgets/Plain.tsx';
import { TextFilter } from '../widgets/TextBox.tsx';
import { answerText } from './answer/answers.ts';
import styles from '../widgets/fields.module.css';

function JsonView({ field, value, row, place }: ViewProps) {
  if (value === null || value === undefined) return <Nothing />;
  if (field.answer) return <Line text={answerText({ field, value, row })} />;
  if (field.names) return <TextView {...{ field, row, place }} value={row[twinKey(field)]} />;
  if (place === 'cell') return <Line text={JSON.stringify(value)} />;
  return <pre className={styles['mono']}>{JSON.stringify(value, null, 2)}</pre>;
}

const TemplateInput = lazy(async () => ({
  default: (await import('../../page-kinds/documents/editor/TemplateInput.tsx')).TemplateInput,
}));

const loadAnswer = loadOnce(() => import('./answer/AnswerInput.tsx'));
const AnswerInput = lazy(async () => ({ default: (await loadAnswer()).AnswerInput }));

/** What the field's widget is for can be changed; any other JSON is read. */
function JsonInput(props: InputProps) {
  const { field, value, owner } = props;
  const shown = <JsonView field={field} value={value} row={owner.row()} place="block" />;
  if (field.widget !== 'document' && field.widget !== 'answer') return shown;
  const Known = field.widget === 'answer' ? AnswerInput : TemplateInput;
  return (
    <Suspense fallback={<div aria-busy="true">{shown}</div>}>
      <Known {...props} />
    </Suspense>
  );
}

export const kit: FieldKit = { Input: JsonInput, View: JsonView, Filter: TextFilter };
