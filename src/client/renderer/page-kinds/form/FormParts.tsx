import { useState } from 'react';
import { Parts } from '../../blocks/Parts.tsx';
import type { FormModel } from './model.ts';

/** What stands above the fields of a form. */
export function FormParts({ model: { page, file, entity } }: { model: FormModel }) {
  const [times, setTimes] = useState(0);
  if (!file.blocks) return null;
  const on = { page, entity, times, reload: () => setTimes(times + 1) };
  return <Parts blocks={file.blocks} place={page.place} on={on} />;
}
