import { useEffect, useState } from 'react';
import type { CodeItem } from '../../../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../../../contract/model.ts';
import { messageOf, useData, type Row } from '../../../data.ts';
import { useCodes } from '../../../fields/codes.ts';

/** More lanes than these are no board any more: a filter of the list narrows them. */
export const MOST_LANES = 50;

interface LaneItems {
  /** Absent until they are known. */
  readonly items?: readonly CodeItem[];
  /** Lanes that are left out. */
  readonly left?: number;
  readonly failure?: string;
  retry(): void;
}

/** What lanes there are: the items of a dictionary, or the rows that a reference may be to, given the filters of the list. */
export function useLaneItems(entity: EntityModel, field: FieldModel | undefined, applied: Row): LaneItems {
  const data = useData();
  const codes = useCodes(field?.dict);
  const source = field?.type === 'ref' ? field.ref : undefined;
  const [found, setFound] = useState<Omit<LaneItems, 'retry'> & { key?: string }>({});
  const [times, setTimes] = useState(0);
  const form = Object.fromEntries(Object.entries(applied).filter(([name]) => name !== field?.name));
  const key = JSON.stringify([source, entity.name, field?.name, form]);
  useEffect(() => {
    if (source === undefined || field === undefined) return undefined;
    let mounted = true;
    data
      .options({ Source: source, Entity: entity.name, Field: field.name, Form: form, PageSize: MOST_LANES })
      .then(
        (options) =>
          mounted &&
          setFound({
            key,
            items: options.map(({ Value, Label }) => ({ code: Value, name: Label })),
            left: options.at(-1)?.More ?? 0,
          }),
        (problem: unknown) => mounted && setFound({ key, failure: messageOf(problem) }),
      );
    return () => {
      mounted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for what is asked for
  }, [data, key, times]);
  const retry = () => {
    setFound({});
    setTimes((count) => count + 1);
  };
  if (source === undefined) return codes.length > 0 ? { items: codes, retry } : { retry };
  return found.key === key ? { ...found, retry } : { retry };
}
