import { useSyncExternalStore } from 'react';
import type { FormContext } from '../../formily/FormFields.tsx';
import { FormFields } from '../../formily/FormFields.tsx';
import { holds } from '../../schema/judge.ts';
import type { UsedSection } from '../../schema/fields.ts';
import { Foldable } from '../Foldable.tsx';
import styles from './form.module.css';

interface FormSectionsProps {
  readonly sections: readonly UsedSection[];
  readonly context: FormContext;
}

/** The sections of a form, each a grid of its own. */
export function FormSections({ sections, context }: FormSectionsProps) {
  return sections.map((section, index) => (
    <Section key={section.title ?? index} section={section} context={context} />
  ));
}

function Section({ section, context }: { section: UsedSection; context: FormContext }) {
  const { form, me } = context;
  const isVisible = useSyncExternalStore(form.onTyped, () => {
    if (section.visible === undefined) return true;
    const row = form.values();
    return holds(section.visible, { row, form: row, me });
  });
  if (!isVisible) return null;
  return (
    <Foldable section={section} className={styles['section']}>
      {section.note !== undefined && <p className={styles['note']}>{section.note}</p>}
      <div className={styles[`grid${section.columns}`]}>
        <FormFields fields={section.fields} columns={section.columns} context={context} />
      </div>
    </Foldable>
  );
}
