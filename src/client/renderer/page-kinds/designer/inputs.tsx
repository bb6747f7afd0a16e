import type { MouseEvent, ReactNode } from 'react';

/** Whether a button was pressed by a key: no click of a mouse was counted. */
export const isByKeyboard = ({ detail }: MouseEvent): boolean => detail === 0;

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

interface BoxProps<Value> {
  readonly label: string;
  readonly value: Value;
  /** The label is read out, but not shown. */
  readonly bare?: boolean;
  change(value: Value): void;
}

function Labelled({ label, bare, children }: { label: string; bare: boolean; children: ReactNode }) {
  if (bare) return children;
  return (
    <label>
      {label}
      {children}
    </label>
  );
}

/** A line of text. */
export function TextBox({
  label,
  bare = false,
  placeholder = bare ? label : undefined,
  ...box
}: BoxProps<string> & { readonly placeholder?: string }) {
  return (
    <Labelled {...{ label, bare }}>
      <input
        aria-label={bare ? label : undefined}
        placeholder={placeholder}
        value={box.value}
        onChange={(event) => box.change(event.target.value)}
      />
    </Labelled>
  );
}

/** A number that may be empty. */
export function NumberBox({
  label,
  value,
  bare = false,
  placeholder = bare ? label : undefined,
  step = 1,
  change,
}: BoxProps<number | undefined> & { readonly step?: number; readonly placeholder?: string }) {
  return (
    <Labelled {...{ label, bare }}>
      <input
        type="number"
        step={step}
        aria-label={label}
        placeholder={placeholder}
        value={value ?? ''}
        onChange={(event) => change(event.target.value === '' ? undefined : Number(event.target.value))}
      />
    </Labelled>
  );
}
