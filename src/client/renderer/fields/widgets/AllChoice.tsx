import { FILTER_ALL, isAll } from '../../../../contract/envelope.ts';
import type { FilterProps } from '../kit.ts';
import { Choice, type ChoiceOption } from './Choice.tsx';

const ALL: ChoiceOption = { value: FILTER_ALL, label: '全部' };

/** A choice of a filter: 全部 (-1) unless something narrower is chosen. */
export function AllChoice({ options, ...props }: FilterProps & { options: readonly ChoiceOption[] }) {
  if (props.multiple) {
    const chosen = Array.isArray(props.value) ? props.value.map(String) : [];
    return <Choice {...props} options={options} value={chosen} placeholder="全部" multiple />;
  }
  return (
    <Choice
      {...props}
      options={[ALL, ...options]}
      value={isAll(props.value) ? FILTER_ALL : String(props.value)}
      placeholder="全部"
      clearable={false}
      multiple={false}
    />
  );
}
