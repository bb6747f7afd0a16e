import type { NamedField } from '../../../../contract/field-rules.ts';
import { withNoun } from '../../../../contract/with-noun.ts';
import type { Row } from '../../data.ts';
import { nameOf, type Model } from './model.ts';
import { fieldText, type Box } from './slots.ts';
import styles from './place-table.module.css';

interface PlaceTableProps {
  readonly model: Model;
  readonly columns: readonly NamedField[];
  readonly boxes: readonly Box[];
  readonly chosen: ReadonlySet<string>;
  mayChoose(row: Row): boolean;
  toggle(row: Row): void;
}

/** The places of the map as a table: what is chosen in the one is chosen in the other. */
export function PlaceTable({ model, columns, boxes, chosen, mayChoose, toggle }: PlaceTableProps) {
  return (
    <div
      className={styles['scroll']}
      role="region"
      aria-label={withNoun(model.file.title, '明细')}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">选择</th>
            {columns.map((field) => (
              <th key={field.name} scope="col">
                {field.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boxes
            .flatMap(({ slots }) => slots)
            .map((row) => {
              const id = String(row['Id']);
              return (
                <tr key={id} data-place={id} data-chosen={chosen.has(id)}>
                  <td>
                    <label className={styles['tick']}>
                      <input
                        type="checkbox"
                        aria-label={`选择${nameOf(model, row)}`}
                        checked={chosen.has(id)}
                        disabled={!mayChoose(row)}
                        onChange={() => toggle(row)}
                      />
                    </label>
                  </td>
                  {columns.map((field) => (
                    <td key={field.name}>{fieldText(row, field) || '-'}</td>
                  ))}
                </tr>
              );
            })}
        </tbody>
      </table>
    </div>
  );
}
