import { Button, Input, Modal, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import type { ShownValue } from '../../contract/generated/meta.ts';
import { safeUrl } from '../session/safe-url.ts';
import type { ActionCall } from './handler.ts';
import styles from './shown-once.module.css';

/** What an action answered, to be copied before it is closed: it is not told again. */
export async function showOnce(
  call: ActionCall,
  shows: readonly ShownValue[],
  answer: unknown,
): Promise<void> {
  const { action, button, services } = call;
  const values = (answer ?? {}) as Readonly<Record<string, unknown>>;
  await services.openDialog<void>((close) => (
    <Modal
      open
      title={action.success ?? button.text ?? action.title}
      width={640}
      maskClosable={false}
      footer={
        <Button type="primary" onClick={() => close()}>
          我已保存
        </Button>
      }
      onCancel={() => close()}
    >
      <p className={styles['note']}>以下内容只显示这一次，请复制保存后再关闭</p>
      {shows.map(({ field, title }) => (
        <Shown key={field} title={title} text={wholeText(values[field])} />
      ))}
    </Modal>
  ));
}

/** A value as text; an address of this site with the site before it. */
export function wholeText(value: unknown, origin: string = window.location.origin): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (!text.startsWith('/')) return text;
  const path = safeUrl(text);
  return path === undefined ? '' : new URL(path, origin).href;
}

function Shown({ title, text }: { title: string; text: string }) {
  const id = useId();
  const input = useRef<InputRef>(null);
  const [told, setTold] = useState('');
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setTold('已复制');
    } catch {
      // No browser lends the clipboard to a site without https; the text is marked.
      setTold('请按 Ctrl+C 复制');
    }
  };
  return (
    <div className={styles['value']}>
      <label htmlFor={id}>{title}</label>
      <div>
        <Input id={id} ref={input} readOnly value={text} onFocus={({ target }) => target.select()} />
        <Button aria-label={`复制${title}`} onClick={() => void copy()}>
          复制
        </Button>
      </div>
      <span role="status">{told}</span>
    </div>
  );
}
