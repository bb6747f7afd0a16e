import type { Row } from '../../data.ts';
import { kitOf } from '../../fields/index.ts';
import { childLines, type ChildTable } from '../../schema/children.ts';
import styles from './detail.module.css';

/** The lines of a sub-table, for reading. */
export function Children({ table, row }: { table: ChildTable; row: Row }) {
  const { field } = table.used;
  const { View } = kitOf('list');
  return (
    <section className={styles['section']} aria-label={field.title}>
      <h2>{field.title}</h2>
      <View field={field} value={childLines(row, table.entity.name)} row={row} place="block" />
    </section>
  );
}
