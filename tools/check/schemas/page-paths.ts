import type { PageFile } from '../../../src/contract/generated/meta.ts';
import { pageClosure } from '../../../src/server/data/catalog-pages.ts';
import type { SchemaSet } from './schema-set.ts';

/** Pages that some lead to, by way of such as are taken. */
export function pathsFrom(
  set: SchemaSet,
  starts: readonly string[],
  isTaken: (page: PageFile) => boolean,
): ReadonlySet<string> {
  const actionOf = (enCode: string) => set.entities.get(set.enCodes.get(enCode) ?? '')?.actions.get(enCode);
  const linked = {
    pages: set.pages,
    enCodes: {
      get(enCode: string) {
        const action = actionOf(enCode);
        return action && { action };
      },
    },
  };
  return new Set(starts.flatMap((start) => [...pageClosure(linked, start, isTaken).keys()]));
}
