import type { PageFile } from '../../../contract/generated/meta.ts';
import { pageClosure, type Linked } from '../../data/schemas/catalog-pages.ts';
import type { SchemaSet } from '../files/schema-set.ts';

/** The pages of a set as they lead to each other. */
export function linkedPages(set: SchemaSet): Linked {
  const actionOf = (enCode: string) => set.entities.get(set.enCodes.get(enCode) ?? '')?.actions.get(enCode);
  return {
    pages: set.pages,
    enCodes: {
      get(enCode: string) {
        const action = actionOf(enCode);
        return action && { action };
      },
    },
  };
}

/** Pages that some lead to, by way of such as are taken. */
export function pathsFrom(
  set: SchemaSet,
  starts: readonly string[],
  isTaken: (page: PageFile) => boolean,
): ReadonlySet<string> {
  const linked = linkedPages(set);
  return new Set(starts.flatMap((start) => [...pageClosure(linked, start, isTaken).keys()]));
}
