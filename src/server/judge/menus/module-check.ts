import type { ModuleFile } from '../../../contract/generated/meta.ts';
import { folderOf } from '../../../contract/modules.ts';
import type { Problem } from '../problem.ts';
import { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';

/** Holds what is said of a module against the folders of entities, pages and calls. */
export function checkModule(set: SchemaSet, id: string, { calls }: ModuleFile): Problem[] {
  const inspection = new Inspection(set, `modules/${id}.json`);
  const folders = [...set.entities.keys(), ...set.pages.keys()].map(folderOf);
  inspection.known([], 'page', id, folders, '模块');
  const groups = [...set.calls.keys()].map(folderOf);
  calls?.forEach((group, index) => {
    const at = ['calls', String(index)];
    if (!inspection.known(at, 'call', group, groups, '调用分组')) return;
    const twin = [...set.modules].find(([other, file]) => other < id && file.calls?.includes(group));
    if (twin) inspection.report(at, `调用分组 "${group}" 已属于 modules/${twin[0]}.json`);
  });
  return inspection.problems;
}
