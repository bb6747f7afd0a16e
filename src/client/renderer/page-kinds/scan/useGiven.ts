import type { FieldFile } from '../../../../contract/generated/meta.ts';
import { useData, type Row } from '../../data.ts';
import { useAnswer } from '../../read.ts';
import { twinKey } from '../../schema/fields.ts';

/** A parameter that is chosen once for all codes. */
export type KeptParam = readonly [name: string, field: FieldFile];

/**
 * What the parameters are before anybody chose: their defaults, and of the first one what the address names, by its Id or by a
 * code that stands on a poster. A code is told by the name of the one row that it finds.
 */
export function useGiven(params: readonly KeptParam[], EnCode: string, named: string | undefined): Row {
  const data = useData();
  const [first] = params;
  const Source = first?.[1].ref;
  const isAsked = first !== undefined && Source !== undefined && named !== undefined;
  const ask = async (): Promise<Row> => {
    const [Field, field] = first!;
    const asked = { Source: Source!, EnCode, Field };
    const [byId] = await data.options({ ...asked, Ids: [named!] });
    const found = byId
      ? [byId]
      : await data.options({ ...asked, Keyword: named!, PageIndex: 1, PageSize: 2 });
    const [one] = found;
    if (!one || found.length > 1) return {};
    return { [Field]: one.Value, [twinKey({ ...field, name: Field })]: one.Label };
  };
  const { answer } = useAnswer(isAsked ? ['given', EnCode, first[0], named] : null, ask);
  return {
    ...Object.fromEntries(params.map(([name, field]) => [name, field.default ?? null])),
    ...(first && named !== undefined ? { [first[0]]: named } : {}),
    ...answer,
  };
}
