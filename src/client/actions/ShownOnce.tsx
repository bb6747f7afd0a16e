import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import type { ShownValue } from '../../contract/generated/meta.ts';
import { wholeText } from '../session/whole-text.ts';
import type { ActionCall } from './handler.ts';
import './print.css';
import styles from './shown-once.module.css';

/** What an action answered, to be copied before it is closed: it is not told again. */
export async function showOnce(
  call: ActionCall,
  shows: readonly ShownValue[],
  answer: unknown,
): Promise<void> {
  const { action, button, services } = call;
  const lines = linesOf(answer);
  await services.openDialog<void>((close) => (
    <Modal
      open
      title={action.success ?? button.text ?? action.title}
      width={640}
      maskClosable={false}
      className="printed"
      footer={
        <>
          {lines.length > 1 && <Button onClick={() => window.print()}>打印</Button>}
          <Button type="primary" onClick={() => close()}>
            我已保存
          </Button>
        </>
      }
      onCancel={() => close()}
    >
      <p className={styles['note']}>以下内容只显示这一次，请复制{lines.length > 1 && '或打印'}保存后再关闭</p>
      {lines.length > 1 && <Sheet shows={shows} lines={lines} />}
      {shownTexts(shows, answer).map(({ title, text }) => (
        <Shown key={title} title={title} text={text} />
      ))}
    </Modal>
  ));
}

type Values = Readonly<Record<string, unknown>>;

/** What is shown of an answer: each value; of several answers a line each, to be copied as a whole into a table. */
export function shownTexts(shows: readonly ShownValue[], answer: unknown): { title: string; text: string }[] {
  const rows = linesOf(answer);
  const [first = {}] = rows;
  if (rows.length < 2) return shows.map(({ field, title }) => ({ title, text: wholeText(first[field]) }));
  const lines = rows.map((row) => shows.map(({ field }) => wholeText(row[field])).join('\t'));
  return [{ title: shows.map(({ title }) => title).join('、'), text: lines.join('\n') }];
}

/** What an answer has to show: its Items, or itself. */
function linesOf(answer: unknown): readonly Values[] {
  const { Items } = (answer ?? {}) as { Items?: readonly Values[] };
  return Items ?? [(answer ?? {}) as Values];
}

/** The lines as they are printed, to be cut up and handed out. */
function Sheet({ shows, lines }: { shows: readonly ShownValue[]; lines: readonly Values[] }) {
  return (
    <table className={styles['sheet']}>
      <thead>
        <tr>
          {shows.map(({ field, title }) => (
            <th key={field}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            {shows.map(({ field }) => (
              <td key={field}>{wholeText(line[field])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Shown({ title, text }: { title: string; text: string }) {
  const id = useId();
  const [told, setTold] = useState('');
  const copy = async () => {
    const box = document.getElementById(id);
    if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.select();
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
        {text.includes('\n') ? (
          <Input.TextArea id={id} readOnly value={text} autoSize={{ maxRows: 12 }} />
        ) : (
          <Input id={id} readOnly value={text} onFocus={({ target }) => target.select()} />
        )}
        <Button aria-label={`复制${title}`} onClick={() => void copy()}>
          复制
        </Button>
      </div>
      <span role="status">{told}</span>
    </div>
  );
}
