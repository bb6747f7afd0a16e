import type { CodeItem } from '../../../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../../../contract/model.ts';
import { useData, type Row } from '../../../data.ts';
import { useAnswer } from '../../../read.ts';
import { useCodes } from '../../../fields/codes.ts';

/** More lanes than these are no board any more: a filter of the list narrows them. */
export const MOST_LANES = 50;

interface LaneItems {
  /** Absent until they are known. */
  readonly items?: readonly CodeItem[];
  /** Lanes that are left out. */
  readonly left?: number;
  readonly failure?: string | undefined;
  retry(): void;
}

/** What lanes there are: the items of a dictionary, or the rows that a reference may be to, given what the list is narrowed by: its filters, and the row that it stands below. */
export function useLaneItems(entity: EntityModel, field: FieldModel | undefined, applied: Row): LaneItems {
  const data = useData();
  const codes = useCodes(field?.dict);
  const source = field?.type === 'ref' ? field.ref : undefined;
  const form = Object.fromEntries(Object.entries(applied).filter(([name]) => name !== field?.name));
  const asked = {
    Source: source ?? '',
    Entity: entity.name,
    Field: field?.name ?? '',
    Form: form,
    PageSize: MOST_LANES,
  };
  const key = JSON.stringify(asked);
  const ask = async () => ({ key, options: await data.options(asked) });
  const { answer, failure, again } = useAnswer(source === undefined ? null : ['lanes', key], ask, {
    isKept: true,
  });
  const retry = () => void again();
  if (source === undefined) return codes.length > 0 ? { items: codes, retry } : { retry };
  if (failure !== undefined) return { failure, retry };
  if (answer?.key !== key) return { retry };
  const items = answer.options.map(({ Value, Label }) => ({ code: Value, name: Label }));
  return { items, left: answer.options.at(-1)?.More ?? 0, retry };
}
