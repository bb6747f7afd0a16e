import { ORI_STEP, REVIEW_STATE, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import type { RowHook } from '../../../data/module.ts';
import { markSteps } from '../../../engines/checklist/marks.ts';
import { isByHimself, requireStepOpen } from '../../../engines/checklist/window.ts';

/** The step that a row of an entity is the substance of, and how far the step is when the row is as it is. */
interface Substance {
  readonly code: string;
  stateOf(row: Row): string;
}

const REVIEWED: Readonly<Record<string, string>> = {
  [REVIEW_STATE.Pending]: STEP_STATE.Review,
  [REVIEW_STATE.Passed]: STEP_STATE.Done,
  [REVIEW_STATE.Returned]: STEP_STATE.SentBack,
};

const done = () => STEP_STATE.Done;

const SUBSTANCE: Readonly<Record<string, Substance>> = {
  [entities.NewStudentProfile]: {
    code: ORI_STEP.Info,
    stateOf: (row) => (row['IsDone'] === 1 ? STEP_STATE.Done : STEP_STATE.Running),
  },
  [entities.NewStudentPhoto]: {
    code: ORI_STEP.Photo,
    stateOf: (row) => REVIEWED[String(row['State'])] ?? STEP_STATE.Review,
  },
  [entities.TravelPlan]: { code: ORI_STEP.Travel, stateOf: done },
  [entities.TrainingClothes]: { code: ORI_STEP.Cloth, stateOf: done },
  [entities.BeddingChoice]: { code: ORI_STEP.Bedding, stateOf: done },
  // Its applications say how far it is, not one of them alone.
  [entities.GreenChannelApply]: { code: ORI_STEP.Green, stateOf: () => STEP_STATE.Running },
};

/** A new student works on a step inside its window, after the steps before it; who writes for him is bound by neither. */
export async function beforeStepSave(hook: RowHook): Promise<void> {
  const substance = SUBSTANCE[hook.entity.name];
  if (substance && isByHimself(hook))
    await requireStepOpen(hook.tx, String(hook.row['NewStudentId']), substance.code);
}

/** The step moves with what was written. */
export async function afterStepSave(hook: RowHook): Promise<void> {
  const { entity, row } = hook;
  const substance = SUBSTANCE[entity.name];
  if (!substance) return;
  const student = String(row['NewStudentId']);
  await markSteps(hook, [{ student, code: substance.code, state: substance.stateOf(row) }]);
}
