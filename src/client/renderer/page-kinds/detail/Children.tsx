import type { Row } from '../../data.ts';
import { useCodes } from '../../fields/codes.ts';
import { kitOf } from '../../fields/index.ts';
import { groupsOf } from '../../fields/list/groups.ts';
import { inPlaces } from '../../fields/list/lines.ts';
import { childLines, type ChildTable } from '../../schema/children.ts';
import { Foldable } from '../Foldable.tsx';
import styles from './detail.module.css';

/** The lines of a sub-table, for reading. */
export function Children({ table, row }: { table: ChildTable; row: Row }) {
  const { field, lines: use } = table.used;
  const { groups, order, grid } = use ?? {};
  const { [groups ?? '']: by, ...columns } = field.fields ?? {};
  const items = useCodes(by?.dict);
  const { Input, View } = kitOf('list');
  const lines = inPlaces(childLines(row, table.entity.name), order);
  const parts =
    groups === undefined || items.length === 0
      ? undefined
      : groupsOf(lines, items, groups).filter(({ places }) => places.length > 0);
  return (
    <Foldable section={{ title: field.title, collapsed: undefined }} className={styles['section']}>
      {grid && (
        <Input
          id={`read-${field.name}`}
          field={field}
          value={lines}
          owner={{ entity: table.entity.name, row: () => row }}
          lines={use}
          disabled
          onChange={() => {}}
        />
      )}
      {!grid && !parts?.length && <View field={field} value={lines} row={row} place="block" />}
      {parts?.map(({ code, title, places }) => (
        <section key={code ?? ''} className={styles['group']} aria-label={title}>
          <h3>{`${title}（${places.length}条）`}</h3>
          <View
            field={{ ...field, title: `${title}${field.title}`, fields: columns }}
            value={places.map((place) => lines[place])}
            row={row}
            place="block"
          />
        </section>
      ))}
    </Foldable>
  );
}
