import { entities, type NewStudent } from '../../../contract/generated/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { codeNames } from '../../data/read/labels.ts';

/** What fellow students are told of each other before they meet: the surname, and the province by the dictionary of new students' own field. */
export function mateSaid({ catalog }: Engine): (name: string, region: string | null) => string {
  const names = codeNames<NewStudent>(catalog, entities.NewStudent, 'SourceRegion');
  return (name, region) =>
    `${[...name][0] ?? ''}* ${(region && names(`${region.slice(0, 2)}0000`)) || ''}`.trim();
}
