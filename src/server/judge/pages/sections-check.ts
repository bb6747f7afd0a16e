import type { PageSection, WizardStep } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { checkTrack } from './track-check.ts';

/** Holds the fields of sections and steps against their entity. */
export function checkSections(
  inspection: Inspection,
  entity: EntityModel,
  sections: readonly (PageSection | WizardStep)[],
  under: readonly (string | number)[],
): void {
  const names = rowNames(entity);
  for (const [place, section] of sections.entries()) {
    if (section.visible) inspection.condition([...under, place, 'visible'], section.visible, names, 'bool');
    if ('collapsed' in section && section.title === undefined)
      inspection.report([...under, place, 'collapsed'], '可折叠的分组需要 "title"');
    for (const [index, use] of (section.fields ?? []).entries()) {
      const at = [...under, place, 'fields', index];
      if (typeof use === 'string') inspection.field(at, entity, use);
      else {
        inspection.field([...at, 'field'], entity, use.field);
        for (const key of ['visible', 'required', 'disabled'] as const) {
          const source = use[key];
          if (typeof source === 'string') inspection.condition([...at, key], source, names, 'bool');
        }
        if (use.track) checkTrack(inspection, [...at, 'track'], entity, section.fields ?? [], index);
      }
    }
  }
}
