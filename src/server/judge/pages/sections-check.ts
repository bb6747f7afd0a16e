import type { PageSection, WizardStep } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkThrough } from '../entities/beyond-check.ts';
import { reachingNames, type Inspection } from '../names/references.ts';
import { checkTrack } from './track-check.ts';

/** Holds the fields of sections and steps against their entity. */
export function checkSections(
  inspection: Inspection,
  entity: EntityModel,
  sections: readonly (PageSection | WizardStep)[],
  under: readonly (string | number)[],
): void {
  const names = reachingNames(inspection.set, entity);
  const condition = (at: readonly (string | number)[], source: string | boolean | undefined) => {
    if (typeof source !== 'string') return;
    inspection.condition(at, source, names, 'bool');
    checkThrough(inspection, at, entity, source, undefined);
  };
  for (const [place, section] of sections.entries()) {
    condition([...under, place, 'visible'], section.visible);
    if ('collapsed' in section && section.title === undefined)
      inspection.report([...under, place, 'collapsed'], '可折叠的分组需要 "title"');
    for (const [index, use] of (section.fields ?? []).entries()) {
      const at = [...under, place, 'fields', index];
      if (typeof use === 'string') inspection.field(at, entity, use);
      else {
        inspection.field([...at, 'field'], entity, use.field);
        for (const key of ['visible', 'required', 'disabled'] as const) condition([...at, key], use[key]);
        if (use.track) checkTrack(inspection, [...at, 'track'], entity, section.fields ?? [], index);
      }
    }
  }
}
