import { Button, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import type { FieldType } from '../../../../contract/generated/meta.ts';
import type { Names } from './form-schema.ts';
import styles from './flows.module.css';
import { celOf, COMPARISONS, kindOfField, termsOf, type Term, type Terms, type Value } from './when.ts';
import { COMPARED } from './words.ts';
import { isSought } from '../../fields/widgets/sought.ts';

interface WhenProps {
  readonly value: string;
  readonly names: Names;
  readonly isReading: boolean;
  change(value: string): void;
}

/** A condition of comparisons, or as CEL where they cannot say it. */
export function When({ value, names, isReading, change }: WhenProps) {
  const [isText, setText] = useState(false);
  // Comparisons that are not whole yet say nothing, and stay until they do.
  const [held, hold] = useState<{ readonly cel: string; readonly terms: Terms }>();
  const read = held?.cel === value ? held.terms : termsOf(value);
  const put = (terms: Terms) => {
    const cel = celOf(terms);
    hold({ cel, terms });
    change(cel);
  };
  return (
    <div className={styles['when']}>
      {read && !isText ? (
        <Group terms={read} names={names} isReading={isReading} put={put} />
      ) : (
        <Input.TextArea
          aria-label="条件（CEL）"
          rows={3}
          disabled={isReading}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {read === undefined ? (
        <small>这个条件只能用 CEL 表示</small>
      ) : (
        <Button size="small" type="link" onClick={() => setText(!isText)}>
          {isText ? '用比较表示' : '查看 CEL'}
        </Button>
      )}
    </div>
  );
}

interface GroupProps {
  readonly terms: Terms;
  readonly names: Names;
  readonly isReading: boolean;
  readonly isInner?: boolean;
  put(terms: Terms): void;
}

function Group({ terms, names, isReading, isInner = false, put }: GroupProps) {
  const { join, items } = terms;
  const at = (index: number, item: Term | Terms) => put({ join, items: items.with(index, item) });
  const open: Term = { field: '', how: 'is', values: [] };
  return (
    <div data-group={isInner}>
      {items.length > 1 && (
        <Select
          size="small"
          aria-label="几个条件之间"
          disabled={isReading}
          value={join}
          options={[
            { value: 'and', label: '全部成立' },
            { value: 'or', label: '任一成立' },
          ]}
          onChange={(next) => put({ join: next, items })}
        />
      )}
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- comparisons have no identity but their place
        <div key={index} data-item>
          {'field' in item ? (
            <One term={item} names={names} isReading={isReading} put={(next) => at(index, next)} />
          ) : (
            <Group terms={item} names={names} isReading={isReading} isInner put={(next) => at(index, next)} />
          )}
          {!isReading && (
            <Button
              size="small"
              aria-label="去掉这个条件"
              onClick={() => put({ join, items: items.toSpliced(index, 1) })}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {!isReading && (
        <div>
          <Button size="small" onClick={() => put({ join, items: [...items, open] })}>
            加条件
          </Button>
          {!isInner && (
            <Button
              size="small"
              onClick={() =>
                put({ join, items: [...items, { join: join === 'and' ? 'or' : 'and', items: [open, open] }] })
              }
            >
              加一组
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function One({
  term,
  names,
  isReading,
  put,
}: {
  term: Term;
  names: Names;
  isReading: boolean;
  put(term: Term): void;
}) {
  const fields = names.Fields.filter(({ Type }) => kindOfField(Type as FieldType) !== undefined);
  const field = fields.find(({ Name }) => Name === term.field);
  const kind = field ? kindOfField(field.Type as FieldType)! : 'text';
  const hows = COMPARISONS[kind].includes(term.how) ? COMPARISONS[kind] : [term.how, ...COMPARISONS[kind]];
  const choose = (name: string) => {
    const next = fields.find(({ Name }) => Name === name);
    const [how] = COMPARISONS[next ? kindOfField(next.Type as FieldType)! : 'text'];
    put({ field: name, how: how ?? 'is', values: [] });
  };
  return (
    <span data-term>
      <Select
        size="small"
        showSearch
        filterOption={isSought}
        aria-label="字段"
        placeholder="字段"
        disabled={isReading}
        value={term.field || null}
        options={fields.map(({ Name, Title }) => ({ value: Name, label: Title }))}
        onChange={(name) => name !== null && choose(name)}
      />
      <Select
        size="small"
        aria-label="怎样比较"
        disabled={isReading}
        value={term.how}
        options={hows.map((how) => ({ value: how, label: COMPARED[how] }))}
        onChange={(how) =>
          put({ ...term, how, values: how === 'empty' || how === 'filled' ? [] : term.values })
        }
      />
      {term.how !== 'empty' && term.how !== 'filled' && (
        <Against term={term} field={field} kind={kind} isReading={isReading} put={put} />
      )}
    </span>
  );
}

interface AgainstProps {
  readonly term: Term;
  readonly field: Names['Fields'][number] | undefined;
  readonly kind: string;
  readonly isReading: boolean;
  put(term: Term): void;
}

/** What a field is compared with. */
function Against({ term, field, kind, isReading, put }: AgainstProps) {
  const isMany = term.how === 'among' || term.how === 'notAmong';
  const values = (next: readonly Value[]) => put({ ...term, values: next });
  const [value] = term.values;
  if (kind === 'number')
    return (
      <InputNumber
        size="small"
        aria-label="值"
        disabled={isReading}
        value={typeof value === 'number' ? value : null}
        onChange={(next) => values(next === null ? [] : [next])}
      />
    );
  const options: { value: Value; label: string }[] =
    kind === 'yes'
      ? [
          { value: 1, label: '是' },
          { value: 0, label: '否' },
        ]
      : (field?.Options ?? []).map(({ Code, Name }) => ({ value: Code, label: Name }));
  if (isMany || options.length > 0)
    return (
      <Select
        size="small"
        showSearch
        filterOption={isSought}
        aria-label="值"
        placeholder="值"
        mode={isMany ? (options.length > 0 ? 'multiple' : 'tags') : undefined}
        disabled={isReading}
        value={(isMany ? [...term.values] : (value ?? null)) as Value | Value[] | null}
        options={options}
        onChange={(next: Value | Value[] | null) =>
          values(next === null ? [] : Array.isArray(next) ? next : [next])
        }
      />
    );
  return (
    <Input
      size="small"
      aria-label="值"
      placeholder={kind === 'date' ? 'YYYY-MM-DD' : '值'}
      disabled={isReading}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => values(event.target.value === '' ? [] : [event.target.value])}
    />
  );
}
