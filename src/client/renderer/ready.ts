import { useEffect, useState } from 'react';
import type { NamedField } from '../../contract/field-rules.ts';
import { useData } from './data.ts';
import { codesNow, loadCodes } from './fields/codes.ts';
import { hasKits, loadKits, typesOf } from './fields/index.ts';

/** Dictionaries that a field needs: its own, and for a list those of its columns. */
function dictsOf(field: Pick<NamedField, 'dict' | 'remote' | 'fields'>): string[] {
  return [
    ...(field.dict && !field.remote ? [field.dict] : []),
    ...Object.values(field.fields ?? {}).flatMap(dictsOf),
  ];
}

/**
 * Whether the field types of a page are loaded; loads them together with the dictionaries when not, so that a page
 * appears at once and not field by field. A dictionary that cannot be loaded does not hold the page up; a field type does.
 * @throws while drawing, when a field type cannot be loaded
 */
export function useReady(fields: readonly NamedField[]): boolean {
  const data = useData();
  const types = [...new Set(fields.flatMap(typesOf))];
  const dicts = [...new Set(fields.flatMap(dictsOf))];
  const isReady = hasKits(types) && dicts.every((name) => codesNow(data, name));
  const wanted = [...types, ...dicts].join(' ');
  const [loaded, setLoaded] = useState('');
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (isReady) return undefined;
    let mounted = true;
    void Promise.allSettled([loadKits(types), loadCodes(data, dicts)]).then(([kits]) => {
      if (!mounted) return;
      if (kits.status === 'rejected') setFailure(kits.reason);
      setLoaded(wanted);
    });
    return () => {
      mounted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `wanted` stands for the two lists
  }, [data, isReady, wanted]);
  if (failure !== undefined) throw failure;
  return isReady || (loaded === wanted && hasKits(types));
}
