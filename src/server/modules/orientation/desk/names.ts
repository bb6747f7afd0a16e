import { entities, type CheckinCase } from '../../../../contract/generated/entities.ts';
import type { Engine } from '../../../data/engine.ts';
import { entityOf } from '../../../data/entities.ts';
import { namesOf } from '../../../data/read/labels.ts';

/** The display texts of codes in the fields of a case. */
export function nameOfCode(engine: Engine): (field: keyof CheckinCase, code: string) => string {
  const { fields } = entityOf(engine, entities.CheckinCase);
  return (field, code) => {
    const codes = engine.catalog.codes.get(fields.get(field)?.dict ?? '');
    return (codes && namesOf(codes).get(code)) ?? code;
  };
}
