import type { Verb } from '../../../contract/generated/meta.ts';
import { FLOW_OBJECTIONS } from '../../../contract/model.ts';
import type { Catalog } from '../schemas/catalog.ts';

const HANDLING: ReadonlySet<Verb> = new Set(['approve', 'reject', 'back', 'transfer']);
const APPLYING: ReadonlySet<Verb> = new Set(['submit', 'withdraw', 'urge', 'save', 'edit']);

/**
 * Of the lists that somebody holds, for each kind of application the one whose buttons are for what is done with it there: by who
 * handles it, or by who applied.
 * @param pages paths of the pages that are held
 */
export function listsFor(
  catalog: Catalog,
  pages: ReadonlySet<string>,
  isApplicant: boolean,
): ReadonlyMap<string, string> {
  const wanted = isApplicant ? APPLYING : HANDLING;
  const best = new Map<string, { path: string; weight: number }>();
  for (const path of pages) {
    const page = catalog.pages.get(path);
    if (page?.kind !== 'list' || page.detail === undefined) continue;
    const entity = catalog.entities.get(page.entity);
    if (!entity || (!entity.flow && entity.name !== FLOW_OBJECTIONS)) continue;
    const verbs = (page.rowActions ?? []).flatMap(({ EnCode }) => entity.actions.get(EnCode)?.verb ?? []);
    if (!verbs.includes('view')) continue;
    const weight = verbs.filter((verb) => wanted.has(verb)).length;
    if (weight > (best.get(page.entity)?.weight ?? -1)) best.set(page.entity, { path, weight });
  }
  return new Map([...best].map(([entity, { path }]) => [entity, path]));
}
