import type { NamedField } from '../../../../contract/field-rules.ts';
import type { Row } from '../../data.ts';
import { kitOf } from '../../fields/index.ts';
import styles from './below.module.css';

/** What stands below a row that was opened. */
export function Below({ fields, row }: { fields: readonly NamedField[]; row: Row }) {
  return (
    <dl className={styles['below']}>
      {fields.map((field) => {
        const { View } = kitOf(field.type);
        return (
          <div key={field.name}>
            <dt>{field.title}</dt>
            <dd>
              <View field={field} value={row[field.name]} row={row} place="block" />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
