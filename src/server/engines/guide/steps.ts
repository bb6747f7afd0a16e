import type { GuideStep } from '../../../contract/generated/meta.ts';
import { entityNameOf } from '../../../contract/page.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';

/** The entity that a step is about: the one that it names, or that of its page. */
export function stepEntity(catalog: Catalog, step: GuideStep): EntityModel | undefined {
  const page = step.page === undefined ? undefined : catalog.pages.get(step.page);
  const name = step.entity ?? (page && entityNameOf(page));
  return name === undefined ? undefined : catalog.entities.get(name);
}
