import { useSyncExternalStore } from 'react';
import type { FormContext } from '../../formily/FormFields.tsx';
import { FormFields } from '../../formily/FormFields.tsx';
import { holds } from '../../schema/judge.ts';
import type { UsedSection } from '../../schema/fields.ts';
import { Foldable } from '../Foldable.tsx';
import { useGrowing } from './useGrowing.ts';
import styles from './form.module.css';

interface FormSectionsProps {
  readonly sections: readonly UsedSection[];
  readonly context: FormContext;
}

/** The sections of a form, each a grid of its own. */
export function FormSections({ sections, context }: FormSectionsProps) {
  const total = sections.reduce((count, { fields }) => count + fields.length, 0);
  let left = useGrowing(total, context.form);
  return sections.map((section, index) => {
    const fields = section.fields.slice(0, left);
    left -= fields.length;
    if (fields.length === 0) return null;
    return <Section key={section.title ?? index} section={{ ...section, fields }} context={context} />;
  });
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
