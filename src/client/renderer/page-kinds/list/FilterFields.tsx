import { useEffect, useId, useState, type ReactNode } from 'react';
import { isAll } from '../../../../contract/envelope.ts';
import { useData, type FilterValues } from '../../data.ts';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { kitOf } from '../../fields/index.ts';
import { AllChoice } from '../../fields/widgets/AllChoice.tsx';
import { DateBox } from '../../fields/widgets/DateBox.tsx';
import { RefFilter } from '../../fields/widgets/RefFilter.tsx';
import { TextLine } from '../../fields/widgets/TextLine.tsx';
import fieldStyles from '../../fields/widgets/fields.module.css';
import { shanghaiNow } from '../../schema/judge.ts';
import type { ListFilter } from '../../schema/uses.ts';
import type { ListController, ListState } from './controller.ts';
import { rangeOf, requestFilter } from './filter-values.ts';
import type { ListModel } from './setup.ts';
import styles from './filters.module.css';

interface FilterFieldProps {
  readonly model: ListModel;
  readonly controller: ListController;
  readonly state: ListState;
}

/** The filters, each with its label. */
export function FilterFields({ filters, ...props }: FilterFieldProps & { filters: readonly ListFilter[] }) {
  return filters.map((filter) => (
    <ErrorBoundary key={`${filter.kind}-${filter.key}`} place={props.model.page.place} small>
      <FilterField {...props} filter={filter} />
    </ErrorBoundary>
  ));
}

function FilterField({ filter, model, controller, state }: FilterFieldProps & { filter: ListFilter }) {
  const id = useId();
  const value = state.typed[filter.key];
  const change = (next: unknown) => controller.type(filter.key, next);
  const owner = { entity: model.entity.name, row: () => requestFilter(state.typed) };
  if (filter.kind === 'keyword')
    return (
      <Labelled id={id} title={filter.title}>
        <TextLine
          id={id}
          type="search"
          text={typeof value === 'string' ? value : ''}
          placeholder={filter.hint}
          onText={change}
        />
      </Labelled>
    );
  if (filter.kind === 'level')
    return <Level {...{ id, filter, value, change, owner }} values={state.typed} />;
  if (filter.kind === 'range') {
    const problem = state.problem?.key === filter.key ? state.problem.message : undefined;
    return (
      <Labelled id={id} title={filter.title} wide problem={problem}>
        <RangeEnds {...{ id, filter, value, change, owner }} invalid={problem !== undefined} />
      </Labelled>
    );
  }
  if (filter.kind === 'broken') return null;
  const { Filter } = kitOf(filter.field.type);
  return (
    <Labelled id={id} title={filter.title} wide={filter.field.widget === 'cascade' && !filter.multiple}>
      <Filter
        id={id}
        field={filter.field}
        value={value}
        owner={owner}
        multiple={filter.multiple}
        counts={filter.counts ? state.counts?.[filter.key] : undefined}
        onChange={change}
      />
    </Labelled>
  );
}

interface LabelledProps {
  readonly id: string;
  readonly title: string;
  readonly wide?: boolean;
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

function Labelled({ id, title, wide = false, problem, children }: LabelledProps) {
  return (
    <div className={`${styles['item']} ${wide ? styles['wide'] : ''}`}>
      <label htmlFor={id} title={title}>
        {title}
      </label>
      <div className={styles['control']}>
        {children}
        {problem !== undefined && (
          <div id={`${id}-problem`} role="alert" className={styles['problem']}>
            {problem}
          </div>
        )}
      </div>
    </div>
  );
}

interface PartProps<Kind extends ListFilter['kind']> {
  readonly id: string;
  readonly filter: Extract<ListFilter, { kind: Kind }>;
  readonly value: unknown;
  readonly owner: { readonly entity: string; row(): FilterValues };
  change(value: unknown): void;
}

function RangeEnds({ id, filter, value, owner, change, invalid }: PartProps<'range'> & { invalid: boolean }) {
  const range = rangeOf(value);
  const { field } = filter;
  const isDate = field.type === 'date' || field.type === 'datetime';
  const describedBy = invalid ? `${id}-problem` : undefined;
  const ends = [
    { name: 'From' as const, id, label: undefined, placeholder: isDate ? '开始时间' : '下限' },
    {
      name: 'To' as const,
      id: `${id}-to`,
      label: `${filter.title}至`,
      placeholder: isDate ? '结束时间' : '上限',
    },
  ];
  const { Input: EndInput } = kitOf(field.type);
  return (
    <div className={fieldStyles['pair']}>
      {ends.map((end, index) => [
        index === 1 && (
          <span key="dash" className={fieldStyles['dash']} aria-hidden>
            至
          </span>
        ),
        isDate ? (
          <DateBox
            key={end.name}
            id={end.id}
            value={range[end.name]}
            grain={field.type === 'datetime' ? 'minute' : 'day'}
            placeholder={end.placeholder}
            label={end.label}
            invalid={invalid}
            describedBy={describedBy}
            onChange={(next) => change({ ...range, [end.name]: next })}
          />
        ) : (
          <EndInput
            key={end.name}
            id={end.id}
            field={{ ...field, placeholder: end.placeholder }}
            value={range[end.name]}
            owner={owner}
            label={end.label}
            invalid={invalid}
            describedBy={describedBy}
            onChange={(next) => change({ ...range, [end.name]: next })}
          />
        ),
      ])}
    </div>
  );
}

const YEARS_SHOWN = 8;

const years = () => {
  const first = Number(shanghaiNow().slice(0, 4)) + 1;
  return Array.from({ length: YEARS_SHOWN }, (_, index) => ({
    value: String(first - index),
    label: `${first - index}级`,
  }));
};

/** A level of the student cascade; the college is not asked for when the caller reaches only one. */
function Level({ id, filter, value, owner, change, values }: PartProps<'level'> & { values: FilterValues }) {
  const only = useSingle(filter, owner);
  const above = Object.fromEntries(
    filter.above.map((name) => [name, isAll(values[name]) ? null : values[name]]),
  );
  if (only) return null;
  const isYear = filter.field.type === 'int';
  return (
    <Labelled id={id} title={filter.title}>
      {isYear ? (
        <AllChoice
          {...{ id, value, owner }}
          field={filter.field}
          multiple={false}
          options={years()}
          onChange={(year) => change(isAll(year) ? null : Number(year))}
        />
      ) : (
        <RefFilter
          {...{ id, value }}
          field={filter.field}
          owner={{ entity: owner.entity, row: () => above }}
          multiple={false}
          onChange={change}
        />
      )}
    </Labelled>
  );
}

function useSingle(
  filter: Extract<ListFilter, { kind: 'level' }>,
  owner: { readonly entity: string },
): boolean {
  const data = useData();
  const [single, setSingle] = useState(false);
  const isTop = filter.above.length === 0 && filter.field.ref !== undefined;
  const { name, ref } = filter.field;
  useEffect(() => {
    if (!isTop) return undefined;
    let mounted = true;
    data
      .options({
        Source: ref ?? '',
        Entity: owner.entity,
        Field: name,
        Narrowing: true,
        PageIndex: 1,
        PageSize: 2,
      })
      .then(
        (options) => mounted && setSingle(options.length === 1),
        () => undefined,
      );
    return () => {
      mounted = false;
    };
  }, [data, isTop, name, ref, owner.entity]);
  return single;
}
