import { useId } from 'react';
import type { FieldFile } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { kitOf } from '../../fields/index.ts';
import { twinKey } from '../../schema/fields.ts';
import type { KeptParam } from './useGiven.ts';
import styles from './scan.module.css';

interface KeptParamsProps {
  readonly params: readonly KeptParam[];
  readonly entity: string;
  /** The action that they are parameters of. */
  readonly enCode: string;
  readonly values: Row;
  /** The first of them that has to be chosen before a code is read. */
  readonly missing: string | undefined;
  change(values: Row): void;
}

/** Parameters that are chosen once for all codes. */
export function KeptParams(props: KeptParamsProps) {
  return props.params.map(([name, field]) => <Kept key={name} {...props} name={name} file={field} />);
}

function Kept({
  name,
  file,
  entity,
  enCode,
  values,
  missing,
  change,
}: KeptParamsProps & { name: string; file: FieldFile }) {
  const id = useId();
  const field = { ...file, name };
  const twin = twinKey(field);
  const { Input } = kitOf(field.type);
  return (
    <div className={styles['kept']}>
      <label htmlFor={id}>{field.title}</label>
      <Input
        id={id}
        field={field}
        value={values[name] ?? null}
        twin={values[twin]}
        invalid={missing === name}
        {...(missing === name && { describedBy: `${id}-problem` })}
        owner={{ entity, act: { enCode, rows: [] }, row: () => values }}
        onChange={(value, text) => change({ ...values, [name]: value, [twin]: text })}
      />
      {missing === name && (
        <p id={`${id}-problem`} role="alert" className={styles['missing']}>
          请选择{field.title}
        </p>
      )}
    </div>
  );
}
