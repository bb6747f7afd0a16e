import { useEffect, useRef, useState } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { useData, type Option, type Row } from '../../data.ts';
import type { FieldOwner } from '../kit.ts';
import { askedBy } from './asked-by.ts';
import { loadOnce, prefetchOf } from './load-once.ts';
import { MountOnTouch } from './MountOnTouch.tsx';

export interface RefChoiceProps {
  readonly id: string;
  readonly field: NamedField;
  readonly owner: FieldOwner;
  readonly value: readonly string[];
  /** Labels of the values, when they are known. */
  readonly labels: ReadonlyMap<string, string>;
  readonly multiple: boolean;
  readonly placeholder: string;
  /** Whether a list is narrowed by it: what its rows may name is offered, whether it may still be chosen or not. */
  readonly narrowing?: boolean | undefined;
  /** How many rows stand behind each choice of a filter. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly label?: string | undefined;
  onChange(value: readonly string[], labels: readonly string[]): void;
  onBlur?(): void;
}

const loadEditor = loadOnce(async () => (await import('./RefEditor.tsx')).RefEditor);
const prefetch = prefetchOf(loadEditor);

/** Names are asked for so many at once; those behind are asked for when these are there. */
const MOST_IDS = 100;

/** One or several rows of another entity, found by searching. */
export function RefChoice(props: RefChoiceProps) {
  const labels = useLabels(props);
  useEffect(prefetch, []);
  const text = props.value.map((value) => labels.get(value) ?? value).join('、');
  return (
    <MountOnTouch {...props} load={loadEditor} text={text}>
      {(Editor, open) => <Editor {...props} labels={labels} open={open} />}
    </MountOnTouch>
  );
}

/** Where the choices come from: an entity, or a dictionary that is too large to travel. */
export const sourceOf = (field: NamedField): string => field.ref ?? field.dict ?? '';

/** How a choice is told: a person by number, unit and role beside the name. */
export const labelOf = ({ Label, Beside }: Pick<Option, 'Label' | 'Beside'>): string =>
  Beside === undefined ? Label : `${Label}（${Beside}）`;

/** The values alone: the server compares with these, and what is shown beside them only makes the request longer. */
export const valuesOf = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('_') && name !== 'Children'));

/** The labels of the chosen rows: those that travelled with the row, else asked for by Id. */
function useLabels({ field, owner, value, labels }: RefChoiceProps): ReadonlyMap<string, string> {
  const data = useData();
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  const source = sourceOf(field);
  const isRef = field.ref !== undefined;
  const asking = useRef({ owner, field });
  asking.current = { owner, field };
  const missing = value.filter((id) => !labels.has(id) && !found.has(id)).join(',');
  useEffect(() => {
    if (missing === '') return undefined;
    let mounted = true;
    const Ids = missing.split(',').slice(0, MOST_IDS);
    const by = asking.current;
    const asked = () => ({ ...askedBy(by.owner, by.field), Form: valuesOf(by.owner.row()) });
    data.options({ Source: source, Ids, PageSize: MOST_IDS, ...(isRef && asked()) }).then(
      (options) => {
        const known = new Map(options.map((option) => [option.Value, option.Label]));
        if (mounted)
          setFound(
            (before) => new Map([...before, ...Ids.map((id): [string, string] => [id, known.get(id) ?? id])]),
          );
      },
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [data, source, isRef, owner.entity, missing]);
  return new Map([...found, ...labels]);
}
