import { Input, Modal } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Empty } from '../../../States.tsx';
import { stepInGrid } from './grid-step.ts';
import { findIcons, iconTabs, tabOf, type IconSet } from './icon-set.ts';
import styles from './icon.module.css';

interface IconDialogProps {
  readonly value: string;
  readonly choose: (name: string) => void;
  readonly close: () => void;
}

/** Icons behind tabs, to choose one of them. */
export function IconDialog({ value, choose, close }: IconDialogProps) {
  const [text, setText] = useState('');
  const [shown, show] = useState(() => tabOf(value));
  const tab = iconTabs[shown]!;
  return (
    <Modal open title="选择图标" width={720} footer={null} onCancel={close} destroyOnHidden>
      <Input
        allowClear
        value={text}
        placeholder="按名称查找，如 user"
        aria-label="查找图标"
        onChange={(event) => setText(event.target.value)}
      />
      <TabRow shown={shown} show={show} />
      <div id="icon-panel" role="tabpanel" aria-label={tab.title}>
        <Grid key={tab.title} title={tab.title} icons={tab.icons} text={text} value={value} choose={choose} />
      </div>
    </Modal>
  );
}

/** Tabs that go on in the next line where there is no room, instead of hiding behind a menu. */
function TabRow({ shown, show }: { shown: number; show: (index: number) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = stepInGrid(shown, event.key, 1, iconTabs.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    box.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={box} className={styles['tabs']} role="tablist" aria-label="图标分类" onKeyDown={move}>
      {iconTabs.map(({ title }, index) => (
        <button
          key={title}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={index === shown}
          aria-controls="icon-panel"
          tabIndex={index === shown ? 0 : -1}
          onClick={() => show(index)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

interface GridProps {
  readonly title: string;
  readonly icons: IconSet;
  readonly text: string;
  readonly value: string;
  readonly choose: (name: string) => void;
}

/** One Tab stop for all icons; the arrow keys go from one to the next. */
function Grid({ title, icons, text, value, choose }: GridProps) {
  const names = findIcons(icons, text);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() => Math.max(0, names.indexOf(value)));
  if (names.length === 0) return <Empty text="没有找到图标" />;
  const current = Math.min(at, names.length - 1);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const top = buttons[0]?.offsetTop;
    const columns = buttons.filter((button) => button.offsetTop === top).length;
    const next = stepInGrid(current, event.key, columns, names.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    buttons[next]?.focus();
  };
  return (
    <div ref={box} className={styles['grid']} role="group" aria-label={title} onKeyDown={move}>
      {names.map((name, index) => {
        const Glyph = icons[name]!;
        return (
          <button
            key={name}
            type="button"
            className={styles['cell']}
            tabIndex={index === current ? 0 : -1}
            aria-pressed={name === value}
            aria-label={name}
            title={name}
            onClick={() => choose(name)}
          >
            <Glyph />
          </button>
        );
      })}
    </div>
  );
}
