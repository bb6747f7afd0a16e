import { useEffect } from 'react';
import { useButtons } from '../../contexts.ts';
import { useData } from '../../data.ts';
import type { FormModel } from './model.ts';

/** Asks, when an empty form opens, whether what it ends in can work at all, so that nobody fills it in for nothing. */
export function useNeeds({ file, entity }: FormModel, isNew: boolean): void {
  const data = useData();
  const granted = useButtons();
  useEffect(() => {
    if (!isNew) return;
    const named = (file.actions ?? []).map(({ EnCode }) => EnCode);
    const first = named.find((enCode) => granted.has(enCode) && entity.actions.get(enCode)?.needs?.length);
    // What is missing is told by the request itself; any other failure is told when the form is sent.
    if (first !== undefined) data.ready({ EnCode: first }).catch(() => undefined);
  }, [data, entity, file, granted, isNew]);
}
