import type { FormEvent, ReactNode } from 'react';
import { Entry } from './Entry.tsx';
import styles from './login.module.css';

interface CodeFormProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with the code as it stands. */
  readonly wrong: string;
  /** What the server said. */
  readonly problem: string;
  /** The way on for who has no authenticator at hand. */
  readonly other: string;
  /** Stands above the code. */
  readonly children?: ReactNode;
  readonly onChange: (code: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onOther: () => void;
}

/** Asks for the code that an authenticator shows. */
export function CodeForm(props: CodeFormProps) {
  return (
    <form className={styles.form} noValidate onSubmit={props.onSubmit}>
      {props.children}
      <Entry
        label={props.label}
        name="Code"
        placeholder="请输入身份验证器显示的6位动态码"
        autoComplete="one-time-code"
        value={props.value}
        problem={props.wrong}
        onChange={props.onChange}
      />
      <p role="alert" className={styles.problem}>
        {props.problem}
      </p>
      <button type="submit" className={styles.submit}>
        确定
      </button>
      <p className={styles.links}>
        <button type="button" className={styles.plain} onClick={props.onOther}>
          {props.other}
        </button>
      </p>
    </form>
  );
}
