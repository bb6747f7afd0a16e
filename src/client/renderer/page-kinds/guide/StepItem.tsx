import { useId } from 'react';
import type { GuidePage } from '../../../../contract/generated/meta.ts';
import type { LoadedPage } from '../../pages.ts';
import type { ShownStep, StepState } from './progress.ts';
import { StepBody } from './StepBody.tsx';
import styles from './guide.module.css';

const STATES: Readonly<Record<StepState, string>> = {
  open: '未完成',
  missing: '待补充',
  done: '已完成',
  skipped: '已跳过',
};

export interface StepProps {
  readonly page: LoadedPage;
  readonly file: GuidePage;
  readonly steps: readonly ShownStep[];
  readonly shown: ShownStep;
  /** Opens a step, or closes the open one. */
  open(key: string | undefined): void;
  reload(): void;
}

interface StepItemProps extends StepProps {
  readonly number: number;
  readonly isOpen: boolean;
}

/** A step: its title with how it stands, and below it what there is to do. */
export function StepItem({ number, isOpen, ...props }: StepItemProps) {
  const { shown, open } = props;
  const { step, progress, state } = shown;
  const id = useId();
  return (
    <li className={styles['step']} data-state={state} data-step={step.key}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => open(isOpen ? undefined : step.key)}
        >
          <span className={styles['number']} aria-hidden="true">
            {state === 'done' ? '✓' : number}
          </span>
          <span className={styles['title']}>{step.title}</span>
          {progress.Count !== null && progress.Count > 0 && (step.unit !== undefined || !step.told) && (
            <span className={styles['count']}>{`${progress.Count} ${step.unit ?? '条'}`}</span>
          )}
          <span className={styles['state']}>{STATES[state]}</span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <StepBody {...props} />}
      </div>
    </li>
  );
}
