import { dateText, isLatest, stepped, type DateUnit } from './report-date.ts';
import styles from './date-stepper.module.css';

interface DateStepperProps {
  readonly unit: DateUnit;
  readonly date: string;
  choose(date: string): void;
}

const WORDS = { day: { before: '前一天', after: '后一天' }, month: { before: '上个月', after: '下个月' } };

/** Goes back and forth through days or months. */
export function DateStepper({ unit, date, choose }: DateStepperProps) {
  const { before, after } = WORDS[unit];
  return (
    <div role="group" aria-label="统计时间" className={styles['stepper']}>
      <button type="button" aria-label={before} onClick={() => choose(stepped(date, unit, -1))}>
        ‹
      </button>
      <strong aria-live="polite">{dateText(date, unit)}</strong>
      <button
        type="button"
        aria-label={after}
        disabled={isLatest(date, unit)}
        onClick={() => choose(stepped(date, unit, 1))}
      >
        ›
      </button>
    </div>
  );
}
