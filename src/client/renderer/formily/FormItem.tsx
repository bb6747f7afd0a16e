import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormItemProps {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly required: boolean;
  readonly note: string | undefined;
  readonly problem: string | undefined;
  readonly span: number;
  /** The input is a group of controls that names itself. */
  readonly unlabelled: boolean;
  readonly children: ReactNode;
}

/** Label, input, help and problem of one field, tied together for assistive technology. */
export function FormItem(props: FormItemProps) {
  const { id, title, required } = props;
  const className = `${styles['label']} ${required ? styles['required'] : ''}`;
  return (
    <div className={`${styles['item']} ${styles[`span${props.span}`] ?? ''}`} data-field={props.name}>
      {props.unlabelled ? (
        <span className={className}>{title}</span>
      ) : (
        <label className={className} htmlFor={id} title={title}>
          {title}
        </label>
      )}
      <div className={styles['control']}>
        {props.children}
        {props.note !== undefined && (
          <div id={`${id}-note`} className={styles['note']}>
            {props.note}
          </div>
        )}
        {props.problem !== undefined && (
          <div id={`${id}-problem`} role="alert" className={styles['problem']}>
            {props.problem}
          </div>
        )}
      </div>
    </div>
  );
}
