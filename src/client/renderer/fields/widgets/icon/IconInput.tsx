import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import type { InputProps, ViewProps } from '../../kit.ts';
import { Icon } from '../../../icons.tsx';
import { ariaOf } from '../TextLine.tsx';
import { Nothing, textOf } from '../Plain.tsx';
import styles from './icon.module.css';

const IconDialog = lazy(async () => ({ default: (await import('./IconDialog.tsx')).IconDialog }));

/** The name of an icon, chosen by its looks. */
export function IconInput(props: InputProps) {
  const name = textOf(props.value);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    props.onBlur?.();
    opener.current?.focus();
  };
  return (
    <span className={styles['input']}>
      <button
        ref={opener}
        id={props.id}
        type="button"
        className={styles['opener']}
        disabled={props.disabled}
        aria-haspopup="dialog"
        {...ariaOf(props)}
        onClick={() => setOpen(true)}
      >
        {name === '' ? (
          <span className={styles['hint']}>{props.field.placeholder ?? `请选择${props.field.title}`}</span>
        ) : (
          <Named name={name} />
        )}
      </button>
      {name !== '' && !props.disabled && (
        <Button
          type="text"
          aria-label={`清除${props.field.title}`}
          icon={<Icon name="CloseOutlined" />}
          onClick={() => props.onChange(null)}
        />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <IconDialog
            value={name}
            close={close}
            choose={(chosen) => {
              props.onChange(chosen);
              close();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}

/** An icon and its name. */
export function IconView({ value }: ViewProps) {
  const name = textOf(value);
  return name === '' ? <Nothing /> : <Named name={name} />;
}

function Named({ name }: { name: string }) {
  return (
    <span className={styles['named']}>
      <span className={styles['glyph']} aria-hidden="true">
        <Icon name={name} />
      </span>
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
