import { useId, useState } from 'react';
import styles from './login.module.css';

interface EntryProps {
  readonly label: string;
  readonly name: string;
  readonly placeholder: string;
  readonly autoComplete: string;
  readonly value: string;
  readonly problem: string;
  readonly secret?: boolean;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
}

/** A labelled input with its own problem text; a secret one can be shown. */
export function Entry({
  label,
  name,
  placeholder,
  autoComplete,
  value,
  problem,
  secret,
  maxLength = 128,
  onChange,
}: EntryProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          id={id}
          name={name}
          type={secret && !isShown ? 'password' : 'text'}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          maxLength={maxLength}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {secret && (
          <button
            type="button"
            className={styles.reveal}
            aria-label={isShown ? '隐藏密码' : '显示密码'}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? '隐藏' : '显示'}
          </button>
        )}
      </div>
      {problem && (
        <span id={`${id}-problem`} className={styles.entryProblem}>
          {problem}
        </span>
      )}
    </div>
  );
}
