import { mayWrite } from '../../../../contract/paper/question.ts';
import styles from './designer.module.css';
import { Check, NumberBox } from './inputs.tsx';
import { END, newChoice, type DraftChoice, type DraftQuestion } from './model.ts';

interface ChoicesProps {
  readonly question: DraftQuestion;
  /** Questions that a choice may jump to; absent where it may not. */
  readonly later: readonly DraftQuestion[] | undefined;
  /** Number of the first of them. */
  readonly from: number;
  change(changes: Partial<DraftQuestion>, about?: string): void;
}

/** The choices of a question: text, score, warning, and the question that follows. */
export function Choices({ question, later, from, change }: ChoicesProps) {
  const { options } = question;
  const isWritable = mayWrite(question.kind);
  // all choices are put in order: none of them is taken
  const isTaken = question.kind !== 'sort';
  const set = (key: string, changes: Partial<DraftChoice>, about?: string) =>
    change(
      { options: options.map((one) => (one.key === key ? { ...one, ...changes } : one)) },
      about && `${about} ${key}`,
    );
  return (
    <fieldset className={styles['options']}>
      <legend>选项</legend>
      {options.map((option) => {
        const { key, text, score, isWarning, isOpen } = option;
        return (
          <div key={key} className={styles['option']} data-plain={!isTaken}>
            <span>{key}</span>
            <input
              aria-label={`选项${key}`}
              value={text}
              onChange={(event) => set(key, { text: event.target.value }, 'text')}
            />
            {isTaken && (
              <NumberBox
                label={`选项${key}分值`}
                placeholder="分值"
                bare
                step={0.1}
                value={score}
                change={(value) => set(key, { score: value }, 'score')}
              />
            )}
            <button
              type="button"
              aria-label={`删除选项${key}`}
              onClick={() => change({ options: options.filter((one) => one.key !== key) })}
            >
              ×
            </button>
            <div>
              {isTaken && (
                <Check
                  label="预警项"
                  checked={isWarning}
                  change={(value) => set(key, { isWarning: value })}
                />
              )}
              {isWritable && (
                <Check label="可填写" checked={isOpen} change={(value) => set(key, { isOpen: value })} />
              )}
              {later && <Jump {...{ option, later, from }} jump={(jumpTo) => set(key, { jumpTo })} />}
            </div>
          </div>
        );
      })}
      <button
        type="button"
        className={styles['more']}
        onClick={() => change({ options: [...options, newChoice(options)] })}
      >
        添加选项
      </button>
    </fieldset>
  );
}

interface JumpProps {
  readonly option: DraftChoice;
  readonly later: readonly DraftQuestion[];
  readonly from: number;
  jump(to: string | undefined): void;
}

/** The question that follows when this choice is taken. */
function Jump({ option: { key, jumpTo }, later, from, jump }: JumpProps) {
  const isMissing = jumpTo !== undefined && jumpTo !== END && !later.some(({ id }) => id === jumpTo);
  return (
    <select
      aria-label={`选项${key}跳转`}
      value={jumpTo ?? ''}
      onChange={(event) => jump(event.target.value || undefined)}
    >
      <option value="">顺序作答</option>
      {isMissing && <option value={jumpTo}>跳转无效</option>}
      {later.map(({ id, title }, index) => (
        <option key={id} value={id}>
          {`跳至第${from + index}题 ${title.slice(0, 12)}`}
        </option>
      ))}
      <option value={END}>跳至结束</option>
    </select>
  );
}
