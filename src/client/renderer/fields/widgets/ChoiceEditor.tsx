import { Select, TreeSelect } from 'antd';
import type { ChoiceOption, ChoiceProps } from './Choice.tsx';
import { isSought } from './sought.ts';
import { TabLeaves } from './TabLeaves.tsx';
import { ariaOf } from './TextLine.tsx';
import styles from './fields.module.css';

interface TreeItem {
  readonly value: string;
  readonly title: string;
  readonly disabled: boolean;
  readonly children: TreeItem[];
}

function treeOf(options: readonly ChoiceOption[], parent?: string): TreeItem[] {
  const known = new Set(options.map((option) => option.value));
  const isUnder = (option: ChoiceOption) =>
    parent === undefined
      ? option.parent === undefined || !known.has(option.parent)
      : option.parent === parent;
  return options.filter(isUnder).map((option) => ({
    value: option.value,
    title: option.label,
    disabled: option.disabled ?? false,
    children: treeOf(options, option.value),
  }));
}

/** The antd widget behind Choice. */
export function ChoiceEditor({ open, isTree, ...props }: ChoiceProps & { open: boolean; isTree: boolean }) {
  const shared = {
    id: props.id,
    autoFocus: true,
    defaultOpen: open,
    disabled: props.disabled,
    status: props.invalid ? ('error' as const) : ('' as const),
    placeholder: props.placeholder,
    allowClear: props.clearable !== false,
    showSearch: true,
    className: styles['wide'],
    onBlur: props.onBlur,
    notFoundContent: '无匹配项',
    ...ariaOf(props),
  };
  const changed = (value: unknown) => {
    if (Array.isArray(value)) return props.onChange(value.map(String));
    return props.onChange(value === undefined || value === null ? null : String(value));
  };
  if (isTree)
    return (
      <TreeSelect
        {...shared}
        value={props.value}
        multiple={props.multiple}
        treeData={treeOf(props.options)}
        filterTreeNode={isSought}
        onChange={changed}
      />
    );
  const select = (
    <Select
      {...shared}
      value={props.value}
      mode={props.multiple ? 'multiple' : undefined}
      maxTagCount="responsive"
      options={props.options.map(({ value, label, disabled }) => ({ value, label, disabled }))}
      filterOption={isSought}
      onChange={changed}
    />
  );
  return props.multiple ? <TabLeaves>{select}</TabLeaves> : select;
}
