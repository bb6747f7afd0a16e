import { Button, Input, Select } from 'antd';
import type { Names } from './form-schema.ts';
import styles from './flows.module.css';
import { isSought } from '../../fields/widgets/sought.ts';

interface PairsProps {
  readonly value?: Readonly<Record<string, string>>;
  readonly names: Names;
  readonly disabled?: boolean;
  onChange?(value: Readonly<Record<string, string>> | undefined): void;
}

/** Formulas by the fields that they are for. */
export function Pairs({ value = {}, names, disabled, onChange }: PairsProps) {
  const entries = Object.entries(value);
  const put = (next: readonly (readonly [string, string])[]) =>
    onChange?.(next.length === 0 ? undefined : Object.fromEntries(next));
  const free = names.Fields.filter(({ Name }) => !Object.hasOwn(value, Name));
  return (
    <div className={styles['pairs']}>
      {entries.map(([name, formula], at) => (
        <div key={name}>
          <span>{names.Fields.find(({ Name }) => Name === name)?.Title ?? name}</span>
          <Input
            size="small"
            aria-label={`${name}的公式`}
            disabled={disabled}
            value={formula}
            onChange={(event) => put(entries.with(at, [name, event.target.value]))}
          />
          <Button
            size="small"
            disabled={disabled}
            aria-label={`去掉${name}`}
            onClick={() => put(entries.toSpliced(at, 1))}
          >
            ×
          </Button>
        </div>
      ))}
      <Select
        size="small"
        showSearch
        filterOption={isSought}
        aria-label="添加字段"
        placeholder="添加字段"
        disabled={disabled}
        value={null}
        options={free.map(({ Name, Title }) => ({ value: Name, label: Title }))}
        onChange={(name: string | null) => name !== null && put([...entries, [name, '']])}
      />
    </div>
  );
}
