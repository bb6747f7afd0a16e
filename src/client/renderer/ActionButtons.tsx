import { Button } from 'antd';
import { useState } from 'react';
import { useChosen } from './chosen.tsx';
import { useRunAction } from './contexts.ts';
import { Icon } from './icons.tsx';
import { PopupMenu } from './popup/PopupMenu.tsx';
import type { ShownButton } from './schema/buttons.ts';
import type { ActionTarget } from './schema/target.ts';
import styles from './action-buttons.module.css';

const VERB_ICONS: Readonly<Partial<Record<string, string>>> = {
  add: 'PlusOutlined',
  import: 'UploadOutlined',
  template: 'FileExcelOutlined',
  export: 'DownloadOutlined',
};

/** Runs buttons one at a time; `running` is the EnCode at work. */
export function useRunning(target: ActionTarget): {
  running: string | undefined;
  run(shown: ShownButton): void;
} {
  const runAction = useRunAction();
  const { row: chosen } = useChosen();
  const [running, setRunning] = useState<string>();
  const run = (shown: ShownButton) => {
    if (running !== undefined) return;
    setRunning(shown.button.EnCode);
    void runAction(shown.button, { ...target, chosen }).finally(() => setRunning(undefined));
  };
  return { running, run };
}

interface ActionButtonsProps {
  readonly buttons: readonly ShownButton[];
  readonly target: ActionTarget;
  readonly disabled?: boolean;
  /** Buttons beyond these stand behind 更多. */
  readonly most?: number;
  /** Without icons, where there is little room. */
  readonly plain?: boolean;
}

/** Buttons of a toolbar, a card, a detail. */
export function ActionButtons({
  buttons,
  target,
  disabled = false,
  most = 8,
  plain = false,
}: ActionButtonsProps) {
  const { running, run } = useRunning(target);
  return (
    <>
      {buttons.slice(0, most).map((shown, index) => {
        const { button, action, text } = shown;
        const icon = plain ? undefined : (button.icon ?? VERB_ICONS[action?.verb ?? '']);
        const isFirstAdd = button.type === undefined && index === 0 && action?.verb === 'add';
        return (
          <Button
            key={button.EnCode}
            type={
              button.type === 'primary' || isFirstAdd
                ? 'primary'
                : button.type === 'link'
                  ? 'link'
                  : 'default'
            }
            danger={shown.danger}
            icon={icon && <Icon name={icon} />}
            loading={running === button.EnCode}
            aria-pressed={shown.pressed}
            className={styles['toggle']}
            disabled={disabled || (running !== undefined && running !== button.EnCode)}
            onClick={() => run(shown)}
          >
            {text}
          </Button>
        );
      })}
      <More buttons={buttons.slice(most)} run={run} disabled={disabled} />
    </>
  );
}

const MOST_INLINE = 3;

/** How many of a row's buttons stand in the line: three, or two where 更多 takes the place of the third. */
export const inlineOf = (count: number): number => (count > MOST_INLINE ? MOST_INLINE - 1 : count);

/** Buttons of one row, the first in the line, the others behind 更多. */
export function RowActions({ buttons, target }: ActionButtonsProps) {
  const { running, run } = useRunning(target);
  return (
    <>
      {buttons.slice(0, inlineOf(buttons.length)).map((shown) => (
        <Button
          key={shown.button.EnCode}
          type="link"
          size="small"
          danger={shown.danger}
          loading={running === shown.button.EnCode}
          aria-pressed={shown.pressed}
          className={styles['toggle']}
          onClick={() => run(shown)}
        >
          {shown.text}
        </Button>
      ))}
      <More buttons={buttons.slice(inlineOf(buttons.length))} run={run} inRow />
    </>
  );
}

interface MoreProps {
  readonly buttons: readonly ShownButton[];
  readonly inRow?: boolean;
  readonly disabled?: boolean;
  run(shown: ShownButton): void;
}

function More({ buttons, run, inRow = false, disabled = false }: MoreProps) {
  if (buttons.length === 0) return null;
  const entries = buttons.map(({ button, text, danger }) => ({ key: button.EnCode, label: text, danger }));
  const choose = (key: string) => {
    const chosen = buttons.find(({ button }) => button.EnCode === key);
    if (chosen) run(chosen);
  };
  return (
    <PopupMenu entries={entries} edge="right" choose={choose}>
      {(opener) => (
        <Button
          type={inRow ? 'link' : 'default'}
          size={inRow ? 'small' : 'middle'}
          disabled={disabled}
          {...opener}
        >
          更多
        </Button>
      )}
    </PopupMenu>
  );
}
