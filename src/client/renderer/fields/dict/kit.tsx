import { FILTER_ALL, isAll } from '../../../../contract/envelope.ts';
import { twinKey } from '../../schema/fields.ts';
import { useCodes } from '../codes.ts';
import type { FieldKit, FilterProps, InputProps, ViewProps } from '../kit.ts';
import { AllChoice } from '../widgets/AllChoice.tsx';
import { Badge } from '../widgets/Badge.tsx';
import { Choice } from '../widgets/Choice.tsx';
import { RefFilter } from '../widgets/RefFilter.tsx';
import { RefInput } from '../widgets/RefInput.tsx';
import { Line, textOf } from '../widgets/Plain.tsx';
import { RemoteLevels } from './RemoteLevels.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import { among, offeredOf, optionsOf, withCounts } from './options.ts';

const DictInput = (props: InputProps) => {
  if (props.field.remote)
    return props.field.widget === 'cascade' ? <RemoteLevels {...props} /> : <RefInput {...props} />;
  return props.field.widget === 'cascade' ? <LevelsInput {...props} /> : <OneInput {...props} />;
};

const OneInput = (props: InputProps) => {
  const { field, above } = props;
  const items = useCodes(field.dict);
  const below = field.under === undefined ? items : items.filter((item) => item.parent === above);
  const offered = among(below, props);
  const isWaiting = field.under !== undefined && typeof above !== 'string';
  return (
    <Choice
      {...props}
      options={offeredOf(offered, props.value)}
      isFlat={field.under !== undefined}
      value={typeof props.value === 'string' && props.value !== '' ? props.value : null}
      multiple={false}
      clearable={field.required !== true}
      placeholder={isWaiting ? '请先选择上一级' : (field.placeholder ?? `请选择${field.title}`)}
      onChange={(value) => props.onChange(value, items.find((item) => item.code === value)?.name)}
    />
  );
};

const LevelsInput = (props: InputProps) => {
  const items = useCodes(props.field.dict);
  return (
    <LevelChoice
      {...props}
      items={items}
      onChange={(value) => props.onChange(value, items.find((item) => item.code === value)?.name ?? null)}
    />
  );
};

function DictView({ field, value, row }: ViewProps) {
  const items = useCodes(field.remote ? undefined : field.dict);
  const item = items.find(({ code }) => code === value);
  const text = textOf(row[twinKey(field)]) || item?.name || textOf(value);
  return item?.color ? <Badge text={text} color={item.color} /> : <Line text={text} />;
}

const DictFilter = (props: FilterProps) => {
  if (props.field.widget === 'cascade' && !props.multiple) return <LevelsFilter {...props} />;
  return props.field.remote ? <RefFilter {...props} /> : <LocalFilter {...props} />;
};

/** An item stands for those below it too. */
const LevelsFilter = ({ field, value, onChange, ...props }: FilterProps) => (
  <DictInput
    {...props}
    field={{ ...field, required: false, placeholder: '全部' }}
    value={isAll(value) ? null : value}
    onChange={(code) => onChange(code ?? FILTER_ALL)}
  />
);

const LocalFilter = (props: FilterProps) => (
  <AllChoice {...props} options={withCounts(optionsOf(useCodes(props.field.dict)), props.counts)} />
);

export const kit: FieldKit = { Input: DictInput, View: DictView, Filter: DictFilter };
