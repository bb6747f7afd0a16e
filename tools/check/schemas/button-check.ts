import type { PageButton } from '../../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../../src/contract/model.ts';
import { rowNames, type Inspection } from './references.ts';

/** Holds buttons against the EnCodes and the entity. */
export function checkButtons(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  buttons: readonly PageButton[] | undefined,
): void {
  for (const [index, button] of (buttons ?? []).entries()) {
    inspection.enCode([...at, index, 'EnCode'], button.EnCode);
    if (button.when) inspection.condition([...at, index, 'when'], button.when, rowNames(entity), 'bool');
  }
}
