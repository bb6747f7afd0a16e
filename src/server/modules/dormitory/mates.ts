import type { Engine } from '../../data/engine.ts';
import { namesOf } from '../../data/read/labels.ts';

/** What fellow students are told of a name before they meet: the surname. */
export function maskedName(name: string): string {
  return `${[...name][0] ?? ''}*`;
}

/** Names the province of a region code, by the dictionary of the entity's own field. */
export function provinceOf(engine: Engine, entity: string): (region: string | null) => string {
  const dictionary = engine.catalog.entities.get(entity)?.fields.get('SourceRegion')?.dict;
  const codes = dictionary === undefined ? undefined : engine.catalog.codes.get(dictionary);
  const names = codes && namesOf(codes);
  return (region) => (region && names?.get(`${region.slice(0, 2)}0000`)) || '';
}
