import type { GuidePage, GuideStep } from '../../../../contract/generated/meta.ts';
import type { StepProgress } from '../../data.ts';

/** How a step stands: nothing is there, something is missing, all is there, or it was set aside. */
export type StepState = 'open' | 'missing' | 'done' | 'skipped';

/** A step of the guide with its numbers. */
export interface ShownStep {
  readonly step: GuideStep;
  readonly progress: StepProgress;
  readonly state: StepState;
}

/** The steps that the reader may see, each with how it stands. */
export function shownSteps(page: GuidePage, told: readonly StepProgress[]): ShownStep[] {
  return page.steps.flatMap((step) => {
    const progress = told.find(({ Key }) => Key === step.key);
    return progress ? [{ step, progress, state: stateOf(step, progress) }] : [];
  });
}

function stateOf(step: GuideStep, { Count, Missing, SkipId }: StepProgress): StepState {
  const hasRows = Count === null || Count > 0;
  if (SkipId !== null) return hasRows ? 'done' : 'skipped';
  if (!hasRows || step.told) return 'open';
  return Missing.some((count) => count > 0) ? 'missing' : 'done';
}

/** Whether nothing is left to do in a step. */
export const isOver = ({ state }: Pick<ShownStep, 'state'>): boolean =>
  state === 'done' || state === 'skipped';

/** The steps before a step that have no rows yet. */
export function stepsBefore(steps: readonly ShownStep[], { step }: ShownStep): ShownStep[] {
  return steps.filter((one) => step.after?.includes(one.step.key) && one.progress.Count === 0);
}
