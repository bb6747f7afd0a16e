import { Select, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { messageOf, useData, type Option } from '../../data.ts';
import { askedBy, sourceOf, valuesOf, type RefChoiceProps } from './RefChoice.tsx';
import { TabLeaves } from './TabLeaves.tsx';
import { ariaOf } from './TextLine.tsx';
import styles from './fields.module.css';

const SEARCH_DELAY_MS = 300;
const PAGE_SIZE = 50;

/** The antd widget behind RefChoice. */
export function RefEditor({ open, labels, ...props }: RefChoiceProps & { open: boolean }) {
  const { found, loading, problem, search } = useSearch(props);
  const seen = useRef(new Map<string, string>(labels));
  for (const option of found) seen.current.set(option.Value, option.Label);
  const listed = found.map((option) => ({
    value: option.Value,
    label: option.Label,
    disabled: option.Disabled ?? false,
  }));
  const chosen = props.value
    .filter((id) => !found.some((option) => option.Value === id))
    .map((id) => ({ value: id, label: seen.current.get(id) ?? labels.get(id) ?? id, disabled: false }));
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
      notFoundContent={loading ? <Spin size="small" /> : (problem ?? '无匹配项')}
      {...ariaOf(props)}
      onSearch={search}
      onChange={change}
      onBlur={props.onBlur}
    />
  );
  return props.multiple ? <TabLeaves>{select}</TabLeaves> : select;
}

function useSearch({ field, owner }: Pick<RefChoiceProps, 'field' | 'owner'>) {
  const data = useData();
  const [keyword, setKeyword] = useState('');
  const [state, setState] = useState<{ found: readonly Option[]; loading: boolean; problem?: string }>({
    found: [],
    loading: true,
  });
  const source = sourceOf(field);
  const isRef = field.ref !== undefined;
  const { name } = field;
  const asking = useRef(owner);
  asking.current = owner;
  useEffect(() => {
    let current = true;
    setState((before) => ({ ...before, loading: true }));
    const ask = () =>
      data
        .options({
          Source: source,
          Keyword: keyword,
          ...(isRef
            ? {
                ...askedBy(asking.current.entity, `${asking.current.prefix ?? ''}${name}`),
                Form: valuesOf(asking.current.row()),
              }
            : {}),
          PageIndex: 1,
          PageSize: PAGE_SIZE,
        })
        .then(
          (found) => current && setState({ found, loading: false }),
          (failure: unknown) =>
            current && setState({ found: [], loading: false, problem: messageOf(failure) }),
        );
    const timer = setTimeout(() => void ask(), keyword === '' ? 0 : SEARCH_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [data, source, isRef, name, keyword]);
  return { ...state, search: setKeyword };
}
