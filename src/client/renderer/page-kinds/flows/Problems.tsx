import styles from './flows.module.css';
import type { FlowProblem } from './useFlow.ts';

interface ProblemsProps {
  readonly problems: ReadonlyMap<string, readonly FlowProblem[]>;
  show(id: string): void;
}

/** What is wrong, and what going through the definition has shown; a press leads to the node. */
export function Problems({ problems, show }: ProblemsProps) {
  const all = [...problems].flatMap(([id, found]) => found.map((problem) => ({ id, problem })));
  if (all.length === 0) return null;
  return (
    <ul className={styles['problems']} aria-label="检查结果">
      {all.map(({ id, problem }) => (
        <li key={`${problem.Pointer} ${problem.Message}`}>
          <button type="button" data-hint={problem.IsHint} onClick={() => id !== '' && show(id)}>
            {problem.Message}
            {problem.Row.length > 0 && (
              <small>{`例如：${problem.Row.map(({ Title, Value }) => `${Title}=${Value}`).join('，')}`}</small>
            )}
            <small>{problem.Place}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
