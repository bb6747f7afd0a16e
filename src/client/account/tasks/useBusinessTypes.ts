import { useEffect, useMemo, useState } from 'react';
import { KEYS } from '../../storage/keys.ts';
import { readKey, writeKey } from '../../storage/storage.ts';
import { offeredTypes, type BusinessType } from './task-query.ts';

export interface BusinessTypes {
  readonly offered: readonly BusinessType[];
  /** Name of a type by its Id; the given text when it is not known. */
  nameOf(id: string, otherwise: string): string;
}

const isType = (value: Record<string, unknown>): boolean =>
  typeof value['Id'] === 'string' && typeof value['Name'] === 'string';

/** The types as they were last read on this device, so that names are there before the answer. */
const stored = (): BusinessType[] =>
  (readKey(KEYS.businessList) ?? []).filter(isType) as unknown as BusinessType[];

/** Business types for the filter and the names of a dialog; without an answer those that are known stand. */
export function useBusinessTypes(load: () => Promise<readonly BusinessType[]>): BusinessTypes {
  const [known] = useState(stored);
  const [types, setTypes] = useState<readonly BusinessType[]>();
  useEffect(() => {
    let isGone = false;
    load().then(
      (found) => {
        if (isGone) return;
        setTypes(found);
        const others = stored().filter(({ Id }) => !found.some((type) => type.Id === Id));
        writeKey(
          KEYS.businessList,
          [...others, ...found].map((type) => ({ ...type })),
        );
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return useMemo(() => {
    const names = new Map([...known, ...(types ?? [])].map(({ Id, Name }) => [Id, Name]));
    return {
      offered: offeredTypes(types ?? []),
      nameOf: (id, otherwise) => names.get(id) ?? otherwise,
    };
  }, [known, types]);
}
