import { entities } from '../../../../contract/generated/entities.ts';
import { entityOf } from '../../../data/entities.ts';
import type { WriteContext } from '../../../data/module.ts';
import { outOfScope } from '../../../data/refusal.ts';
import { selectForWrite } from '../../../data/write/select-for-write.ts';

/** @throws Refusal when the caller does not reach the new student by their own scope */
export async function requireReach({ engine, tx, caller }: WriteContext, id: string): Promise<void> {
  const entity = entityOf(engine, entities.NewStudent);
  if (!(await selectForWrite(engine, tx, caller, entity, id))) throw outOfScope();
}
