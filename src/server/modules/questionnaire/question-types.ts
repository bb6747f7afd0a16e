import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { KINDS } from './paper.ts';

/** Codes of the types that may be asked, by their names. */
export function questionTypes(engine: Engine): Map<string, string> {
  const { dict = '' } = entityOf(engine, entities.SurveyQuestion).fields.get('QType')!;
  const items = engine.catalog.codes.get(dict)?.items ?? [];
  return new Map(
    items.filter(({ code }) => Object.hasOwn(KINDS, code)).map(({ name, code }) => [name, code]),
  );
}
