import { ENABLE } from '../../contract/generated/codes.ts';
import { dictionariesFor } from '../data/access/visitor.ts';
import type { Engine } from '../data/engine.ts';
import type { Caller } from '../data/access/caller.ts';
import type { CallInput, CallOutput } from '../../contract/generated/calls.ts';

/** Dictionaries, once per version: a browser that has this version gets an empty list. */
export function dictionariesTold(
  engine: Engine,
  caller: Caller,
  input: CallInput['BaseData/GetAllCodeItemList'],
): CallOutput['BaseData/GetAllCodeItemList'] {
  const { codes, version } = engine.catalog;
  if (input.Version === version) return { Version: version, List: [] };
  const wanted = input.TypeCodes && input.TypeCodes.length > 0 ? new Set(input.TypeCodes) : undefined;
  const isFor = dictionariesFor(engine.catalog, caller);
  const chosen = [...codes].filter(([code]) => (!wanted || wanted.has(code)) && isFor(code));
  return {
    Version: version,
    List: chosen.map(([TypeCode, file]) => ({
      TypeCode,
      TypeName: file.title,
      Items: file.items.map((item, index) => ({
        ItemCode: item.code,
        ItemName: item.name,
        ParentCode: item.parent ?? null,
        Color: item.color ?? null,
        Sort: index + 1,
        State: item.disabled === true ? ENABLE.Off : ENABLE.On,
      })),
    })),
  };
}
