import { lazy, Suspense, useRef } from 'react';
import { RowFormProvider } from '../../formily/FormFields.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { enterKeys } from './enter-key.ts';
import { focusField } from './focus.ts';
import { FormParts } from './FormParts.tsx';
import { FormButtons } from './FormButtons.tsx';
import { FormSections } from './FormSections.tsx';
import { Preview } from './Preview.tsx';
import { useFormWork } from './useFormWork.ts';
import type { FormBodyProps } from './useSaving.ts';
import styles from './form.module.css';

const PhoneButton = lazy(async () => ({ default: (await import('./PhoneButton.tsx')).PhoneButton }));

/** Sections, preview and buttons of a form whose row is there. */
export function FormBody(props: FormBodyProps) {
  const { model, row, inDrawer, onCancel } = props;
  const { file } = model;
  const box = useRef<HTMLFormElement>(null);
  const work = useFormWork(props, (key) => box.current && focusField(box.current, key));
  const { form, context, kept, buttons, primary, press } = work;
  return (
    <RowFormProvider form={form}>
      <form
        ref={box}
        noValidate
        className={styles['form']}
        aria-label={file.title}
        {...enterKeys}
        onSubmit={(event) => {
          event.preventDefault();
          if (primary) void press(primary);
        }}
      >
        <DraftOffer draft={kept} model={model} row={row} />
        <FormParts model={model} />
        <FormSections sections={model.sections} context={context} />
        {file.preview !== undefined && (
          <Preview form={form} enCode={file.preview} row={row}>
            {file.kind === 'form' && file.phone && (
              <Suspense fallback={null}>
                <PhoneButton model={model} phone={file.phone} form={form} />
              </Suspense>
            )}
          </Preview>
        )}
        <FormButtons work={work} shown={buttons} cancel={onCancel} inDrawer={inDrawer} />
      </form>
    </RowFormProvider>
  );
}
