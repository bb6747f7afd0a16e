import { entities, type NewStudent } from '../../../contract/generated/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { codeNames } from '../../data/read/labels.ts';

/** What fellow students are told of a name before they meet: the surname. */
export function maskedName(name: string): string {
  return `${[...name][0] ?? ''}*`;
}

/** Names the province of a region code, by the dictionary of new students' own field. */
export function provinceOf({ catalog }: Engine): (region: string | null) => string {
  const names = codeNames<NewStudent>(catalog, entities.NewStudent, 'SourceRegion');
  return (region) => (region && names(`${region.slice(0, 2)}0000`)) || '';
}
