import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { rowNames } from '../names/references.ts';

/** Names of the conditions of a page that may be opened with a row. */
export const namesOf = (entity: EntityModel | undefined, hasRow: boolean): Record<string, ConditionType> =>
  entity ? rowNames(entity) : { me: SUBJECT_TYPE, now: 'string', ...(hasRow && { row: 'dyn' }) };
