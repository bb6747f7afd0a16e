import { TRAIN_LEVEL } from '../../../contract/generated/codes.ts';
import { entities, type OutingApply } from '../../../contract/generated/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { requireFree } from './apply.ts';

const POSTGRADUATE: readonly unknown[] = [TRAIN_LEVEL.Doctor, TRAIN_LEVEL.Master];

/** Only postgraduates apply for outings, and not for two at one time. */
export async function beforeOutingSubmit({ tx, row }: RowHook): Promise<void> {
  if (!POSTGRADUATE.includes((row as Partial<OutingApply>).TrainLevel)) throw refuse('该功能仅面向研究生');
  await requireFree(tx, entities.OutingApply, row);
}
