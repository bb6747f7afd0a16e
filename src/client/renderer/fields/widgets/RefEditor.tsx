import { Select, Spin } from 'antd';
import { useRef, type UIEvent } from 'react';
import type { Option } from '../../data.ts';
import { labelOf, type RefChoiceProps } from './RefChoice.tsx';
import { TabLeaves } from './TabLeaves.tsx';
import { ariaOf } from './TextLine.tsx';
import { useFoundOptions } from './useFoundOptions.ts';
import styles from './fields.module.css';

/** How near to its end a list is when more of it is fetched. */
const NEAR_PX = 80;

/** The antd widget behind RefChoice. */
export function RefEditor({ open, labels, ...props }: RefChoiceProps & { open: boolean }) {
  const { found, keyword, left, loading, problem, search, opened, more } = useFoundOptions(props);
  const seen = useRef(new Map<string, string>(labels));
  for (const option of found) seen.current.set(option.Value, option.Label);
  const listed = found.map((option) => ({
    value: option.Value,
    label: option.Label,
    told: labelOf(option),
    beside: countOf(props.counts, option.Value) ?? option.Beside,
    disabled: option.Disabled ?? false,
  }));
  // What is chosen does not stand among what is looked for: Enter would take it away again.
  const chosen = (keyword === '' ? props.value : [])
    .filter((id) => !found.some((option) => option.Value === id))
    .map((id) => {
      const label = seen.current.get(id) ?? labels.get(id) ?? id;
      return { value: id, label, told: label, beside: undefined, disabled: false };
    });
  const change = (value: unknown) => {
    const ids = Array.isArray(value)
      ? value.map(String)
      : value === undefined || value === null
        ? []
        : [String(value)];
    props.onChange(
      ids,
      ids.map((id) => seen.current.get(id) ?? labels.get(id) ?? id),
    );
  };
  const scrolled = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollTop + list.clientHeight >= list.scrollHeight - NEAR_PX) more();
  };
  const select = (
    <Select
      id={props.id}
      className={styles['wide']}
      autoFocus
      defaultOpen={open}
      showSearch
      allowClear
      filterOption={false}
      mode={props.multiple ? 'multiple' : undefined}
      maxTagCount="responsive"
      disabled={props.disabled}
      status={props.invalid ? 'error' : ''}
      placeholder={props.placeholder}
      value={props.multiple ? [...props.value] : props.value[0]}
      options={[...chosen, ...listed]}
      optionRender={({ data }) => <Told label={data.label} beside={data.beside} />}
      labelRender={({ label, value }) => seen.current.get(String(value)) ?? label ?? String(value)}
      notFoundContent={loading ? <Spin size="small" /> : (problem ?? '无匹配项')}
      popupRender={(list) => (
        <>
          {list}
          <Left shown={found.length} left={left} loading={loading} more={more} />
        </>
      )}
      {...ariaOf(props)}
      onSearch={search}
      onOpenChange={(isOpen) => {
        if (isOpen) opened();
      }}
      onPopupScroll={scrolled}
      onChange={change}
      onBlur={props.onBlur}
    />
  );
  return props.multiple ? <TabLeaves>{select}</TabLeaves> : select;
}

const countOf = (counts: RefChoiceProps['counts'], value: string): string | undefined =>
  counts && `${counts[value] ?? 0}条`;

/** A choice; a person with number, unit and role. */
function Told({ label, beside }: { label: string; beside: Option['Beside'] }) {
  if (beside === undefined) return label;
  return (
    <span className={styles['person']}>
      <span>{label}</span>
      <span className={styles['besideName']}>{beside}</span>
    </span>
  );
}

interface LeftProps {
  readonly shown: number;
  readonly left: number;
  readonly loading: boolean;
  more(): void;
}

/** Says what is not listed yet, and lists it. */
function Left({ shown, left, loading, more }: LeftProps) {
  if (left === 0) return null;
  return (
    <button
      type="button"
      className={styles['unlisted']}
      disabled={loading}
      // The list would close if its input lost the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={more}
    >
      {`已列出 ${shown} 项，还有 ${left} 项：点此或下拉继续，也可输入关键字查找`}
    </button>
  );
}
