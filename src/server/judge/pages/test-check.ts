import type { PageTestFile } from '../../../contract/generated/meta.ts';
import { entityNameOf } from '../../../contract/page.ts';
import type { Problem } from '../problem.ts';
import { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';

/** Holds what a page must do against the page, its fields and the roles. */
export function checkPageTest(set: SchemaSet, path: string, test: PageTestFile): Problem[] {
  const inspection = new Inspection(set, `pages/${path}.test.json`);
  inspection.role(['role'], test.role);
  const page = set.pages.get(path);
  if (!page && !set.broken.has(path)) inspection.report([], `没有页面 "${path}"，测试文件应与页面同名`);
  const entity = page && set.entities.get(entityNameOf(page) ?? '');
  if (!entity) return inspection.problems;
  for (const [index, { steps }] of test.cases.entries())
    for (const [at, step] of steps.entries())
      for (const key of ['fill', 'choose', 'problem'] as const)
        for (const name of Object.keys(step[key] ?? {}))
          inspection.field(['cases', index, 'steps', at, key, name], entity, name);
  return inspection.problems;
}
