import type { Drill, FilterUse } from '../../../contract/generated/meta.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import { STUDENT_LEVELS, type EntityModel } from '../../../contract/model.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { nearest } from '../names/near.ts';
import type { Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

/** Holds a way to another list against that list's filters; `row` is what its values are worked out from. */
export function checkDrill(
  inspection: Inspection,
  at: At,
  drill: Drill,
  row: ConditionType | undefined,
): void {
  inspection.page([...at, 'page'], drill.page, 'list');
  const page = inspection.set.pages.get(drill.page);
  const entity = page?.kind === 'list' ? inspection.set.entities.get(page.entity) : undefined;
  const filters = page?.kind === 'list' && entity ? namesOfFilters(page.filters, entity) : undefined;
  for (const [name, formula] of Object.entries(drill.filter)) {
    if (filters?.includes(name) === false)
      inspection.report(
        [...at, 'filter', name],
        `页面 "${drill.page}" 没有筛选 "${name}"`,
        nearest(name, filters),
      );
    inspection.condition([...at, 'filter', name], formula, {
      row: row ?? 'dyn',
      me: SUBJECT_TYPE,
      now: 'string',
    });
  }
}

/** The row of a source of which only the names are known. */
export const sourceRow = (keys: readonly string[] | undefined): ConditionType | undefined =>
  keys && { fields: Object.fromEntries(keys.map((key) => [key, 'dyn' as const])) };

/** The names of a list's filters. */
export function namesOfFilters(filters: readonly FilterUse[] | undefined, { fields }: EntityModel): string[] {
  return (filters ?? []).flatMap((filter) => {
    if (typeof filter === 'string') return [filter];
    if (filter.student) return [...STUDENT_LEVELS.filter((name) => fields.has(name)), 'Keyword'];
    return filter.range ?? filter.field ?? [];
  });
}
