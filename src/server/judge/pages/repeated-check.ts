import type { ListPage, PageFile } from '../../../contract/generated/meta.ts';
import { STUDENT_LEVELS, type EntityModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

/** Reports each name that stands in a list a second time. */
export function checkOnce(
  inspection: Inspection,
  what: string,
  names: readonly (readonly [At, string | undefined])[],
): void {
  const seen = new Set<string>();
  for (const [at, name] of names) {
    if (name === undefined) continue;
    if (seen.has(name)) inspection.report(at, `${what} "${name}" 重复`);
    seen.add(name);
  }
}

/** The fields that a list of uses names, with their places. */
const usesAt = (
  at: At,
  uses: readonly (string | { readonly field?: string })[] = [],
): (readonly [At, string | undefined])[] =>
  uses.map((use, index) =>
    typeof use === 'string' ? [[...at, index], use] : [[...at, index, 'field'], use.field],
  );

/** What filters narrow by, with their places: the cascade of students stands for its levels and the keyword. */
const filtersAt = (filters: ListPage['filters'] = []): (readonly [At, string | undefined])[] =>
  filters.flatMap((use, index): (readonly [At, string | undefined])[] => {
    const at = ['filters', index];
    if (typeof use === 'string') return [[at, use]];
    if (use.student) return [...STUDENT_LEVELS, 'Keyword'].map((name) => [[...at, 'student'], name] as const);
    return [use.range === undefined ? [[...at, 'field'], use.field] : [[...at, 'range'], use.range]];
  });

/** What a list shows or offers stands there once. */
export function checkListOnce(inspection: Inspection, page: ListPage): void {
  checkOnce(inspection, '列', usesAt(['columns'], page.columns));
  checkOnce(inspection, '筛选', filtersAt(page.filters));
  checkOnce(inspection, '字段', usesAt(['expand'], page.expand));
  for (const group of ['tags', 'fields'] as const)
    checkOnce(inspection, '字段', usesAt(['card', group], page.card?.[group]));
  checkOnce(
    inspection,
    '页签',
    (page.tabs ?? []).map(({ key }, index) => [['tabs', index, 'key'], key]),
  );
}

/** A field stands on a form once: of two boxes for one value the later would win. */
export function checkFormOnce(inspection: Inspection, page: PageFile): void {
  const sectionsOf = (at: At, sections: readonly { readonly fields?: Parameters<typeof usesAt>[1] }[] = []) =>
    sections.flatMap((section, index) => usesAt([...at, index, 'fields'], section.fields));
  if (page.kind === 'form' || page.kind === 'detail')
    checkOnce(inspection, '字段', sectionsOf(['sections'], page.sections));
  if (page.kind === 'wizard') checkOnce(inspection, '字段', sectionsOf(['steps'], page.steps));
  if (page.kind === 'form')
    checkOnce(inspection, '字段', sectionsOf(['phone', 'sections'], page.phone?.sections));
}

/** What an entity names itself by stands there once, in the whole set: numbers of two entities with one beginning could not be told apart. */
export function checkEntityOnce(inspection: Inspection, entity: EntityModel): void {
  const { file } = entity;
  checkOnce(inspection, '字段', usesAt(['search'], file.search));
  const others = [...inspection.set.entities.values()].filter((other) => other.name !== entity.name);
  const byNumber = others.find((other) => file.number !== undefined && other.file.number === file.number);
  if (byNumber) inspection.report(['number'], `编号前缀 "${file.number}" 与 ${byNumber.name} 相同`);
}
