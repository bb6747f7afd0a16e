import type { Row } from '../../data.ts';
import { kitOf } from '../../fields/index.ts';
import { childLines, type ChildTable } from '../../schema/children.ts';
import { Foldable } from '../Foldable.tsx';
import styles from './detail.module.css';

/** The lines of a sub-table, for reading. */
export function Children({ table, row }: { table: ChildTable; row: Row }) {
  const { field } = table.used;
  const { View } = kitOf('list');
  return (
    <Foldable section={{ title: field.title, collapsed: undefined }} className={styles['section']}>
      <View field={field} value={childLines(row, table.entity.name)} row={row} place="block" />
    </Foldable>
  );
}
