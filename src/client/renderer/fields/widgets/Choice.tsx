import { useEffect } from 'react';
import { useDevice } from '../../contexts.ts';
import { loadOnce, prefetchOf } from './load-once.ts';
import { MountOnTouch } from './MountOnTouch.tsx';
import { ariaOf } from './TextLine.tsx';
import styles from './fields.module.css';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly parent?: string | undefined;
  readonly disabled?: boolean;
}

export interface ChoiceProps {
  readonly id: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string | readonly string[] | null;
  readonly multiple: boolean;
  /** The options are one level, whatever their parents. */
  readonly isFlat?: boolean;
  readonly placeholder: string;
  readonly clearable?: boolean;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly label?: string | undefined;
  onChange(value: string | string[] | null): void;
  onBlur?(): void;
}

const loadEditor = loadOnce(async () => (await import('./ChoiceEditor.tsx')).ChoiceEditor);
const prefetch = prefetchOf(loadEditor);

const listOf = (value: ChoiceProps['value']): readonly string[] =>
  value === null ? [] : typeof value === 'string' ? [value] : value;

/** One or several out of a known list. */
export function Choice(props: ChoiceProps) {
  const device = useDevice();
  useEffect(prefetch, []);
  const isTree = !props.isFlat && props.options.some((option) => option.parent !== undefined);
  if (device === 'mobile' && !props.multiple && !isTree) return <NativeChoice {...props} />;
  const labels = new Map(props.options.map((option) => [option.value, option.label]));
  const text = listOf(props.value)
    .map((value) => labels.get(value) ?? value)
    .join('、');
  return (
    <MountOnTouch {...props} load={loadEditor} text={text}>
      {(Editor, open) => <Editor {...props} open={open} isTree={isTree} />}
    </MountOnTouch>
  );
}

function NativeChoice(props: ChoiceProps) {
  const value = listOf(props.value)[0] ?? '';
  return (
    <select
      id={props.id}
      className={styles['nativeSelect']}
      value={value}
      disabled={props.disabled}
      {...ariaOf(props)}
      onChange={(event) => props.onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={props.onBlur}
    >
      {(props.clearable !== false || value === '') && <option value="">{props.placeholder}</option>}
      {props.options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
