/** A box to tick. */
export function Check(props: { label: string; checked: boolean; change(checked: boolean): void }) {
  return (
    <label data-check>
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.change(event.target.checked)}
      />
      {props.label}
    </label>
  );
}

interface NumberBoxProps {
  readonly label: string;
  readonly value: number | undefined;
  /** The label is read out, but not shown. */
  readonly bare?: boolean;
  readonly step?: number;
  change(value: number | undefined): void;
}

/** A number that may be empty. */
export function NumberBox({ label, value, bare, step = 1, change }: NumberBoxProps) {
  const box = (
    <input
      type="number"
      step={step}
      aria-label={label}
      placeholder={bare ? label : undefined}
      value={value ?? ''}
      onChange={(event) => change(event.target.value === '' ? undefined : Number(event.target.value))}
    />
  );
  return bare ? (
    box
  ) : (
    <label>
      {label}
      {box}
    </label>
  );
}
