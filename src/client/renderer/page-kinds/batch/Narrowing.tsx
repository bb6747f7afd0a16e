import { useId } from 'react';
import type { FieldModel } from '../../../../contract/model.ts';
import type { Row } from '../../data.ts';
import { kitOf } from '../../fields/index.ts';
import styles from './batch.module.css';

interface NarrowingProps {
  readonly fields: readonly FieldModel[];
  /** Name of the entity of the rows. */
  readonly entity: string;
  readonly filter: Row;
  choose(filter: Row): void;
}

/** What the rows are narrowed by, such as a class. */
export function Narrowing({ fields, entity, filter, choose }: NarrowingProps) {
  const id = useId();
  const { Filter } = kitOf('ref');
  const owner = { entity, row: () => filter };
  return (
    <div className={styles['options']}>
      {fields.map((field) => (
        <label key={field.name} htmlFor={`${id}-${field.name}`}>
          <span>{field.title}</span>
          <Filter
            id={`${id}-${field.name}`}
            field={field}
            owner={owner}
            multiple={false}
            value={filter[field.name]}
            onChange={(value) => {
              const { [field.name]: _before, ...others } = filter;
              choose(value === null ? others : { ...others, [field.name]: value });
            }}
          />
        </label>
      ))}
    </div>
  );
}
