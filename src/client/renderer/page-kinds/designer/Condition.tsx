import { hasOptions } from '../../../../contract/paper/design.ts';
import styles from './designer.module.css';
import { Check } from './inputs.tsx';
import type { DraftQuestion } from './model.ts';

interface ConditionProps {
  readonly question: DraftQuestion;
  readonly earlier: readonly DraftQuestion[];
  change(changes: Partial<DraftQuestion>): void;
}

/** When a question is asked: always, or after certain choices of an earlier one. */
export function Condition({ question, earlier, change }: ConditionProps) {
  const { showWhen } = question;
  const other = earlier.find(({ id }) => id === showWhen?.question);
  const choose = (id: string) =>
    change({ showWhen: id === '' ? undefined : { question: id, not: false, keys: [] } });
  return (
    <fieldset className={styles['condition']}>
      <legend>显示条件</legend>
      <select
        aria-label="显示条件的题目"
        value={showWhen?.question ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">总是显示</option>
        {showWhen && !other && <option value={showWhen.question}>题目无效</option>}
        {earlier.map(
          ({ id, title, kind }, at) =>
            hasOptions(kind) && <option key={id} value={id}>{`第${at + 1}题 ${title.slice(0, 12)}`}</option>,
        )}
      </select>
      {showWhen && other && (
        <>
          <select
            aria-label="显示条件的关系"
            value={showWhen.not ? 'notIn' : 'in'}
            onChange={(event) => change({ showWhen: { ...showWhen, not: event.target.value === 'notIn' } })}
          >
            <option value="in">选了其中之一</option>
            <option value="notIn">一个也没有选</option>
          </select>
          {other.options.map(({ key, text }) => (
            <Check
              key={key}
              label={`${key}. ${text}`}
              checked={showWhen.keys.includes(key)}
              change={(checked) => {
                const keys = showWhen.keys.filter((one) => one !== key);
                change({ showWhen: { ...showWhen, keys: checked ? [...keys, key] : keys } });
              }}
            />
          ))}
        </>
      )}
    </fieldset>
  );
}
