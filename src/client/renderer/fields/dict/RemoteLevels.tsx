import { useEffect, useState } from 'react';
import type { CodeItem } from '../../../../contract/generated/meta.ts';
import { useData } from '../../data.ts';
import type { InputProps } from '../kit.ts';
import { Choice } from '../widgets/Choice.tsx';
import { RefInput } from '../widgets/RefInput.tsx';
import { branchOf } from './branches.ts';
import { LevelChoice } from './LevelChoice.tsx';
import { pathName } from './levels.ts';

/** An item of a tree that is too large to travel, chosen level by level; searched for where the levels do not come. */
export function RemoteLevels(props: InputProps) {
  const value = typeof props.value === 'string' ? props.value : '';
  const { items, isHere } = useBranch(props.field.dict ?? '', value);
  const isKnown = value === '' || items.some(({ code }) => code === value);
  // the label beside the field is that of a group, which names none of its inputs
  const label = props.label ?? props.field.title;
  if (isHere && (!isKnown || items.length === 0)) return <RefInput {...props} label={label} />;
  if (!isKnown)
    return (
      <Choice
        {...props}
        label={label}
        options={[{ value, label: typeof props.twin === 'string' ? props.twin : value }]}
        value={value}
        multiple={false}
        placeholder=""
        disabled
        onChange={() => undefined}
      />
    );
  return (
    <LevelChoice
      {...props}
      items={items}
      onChange={(code) => props.onChange(code, code === null ? null : pathName(items, code))}
    />
  );
}

/** The items around one of them. `isHere` once they came, or did not come. */
function useBranch(name: string, code: string): { items: readonly CodeItem[]; isHere: boolean } {
  const data = useData();
  const [items, setItems] = useState<readonly CodeItem[]>([]);
  const [come, setCome] = useState<string>();
  useEffect(() => {
    let current = true;
    const arrive = (found: readonly CodeItem[]) => {
      if (!current) return;
      setItems(found);
      setCome(code);
    };
    branchOf(data, name, code).then(arrive, () => arrive([]));
    return () => {
      current = false;
    };
  }, [data, name, code]);
  return { items, isHere: come === code };
}
