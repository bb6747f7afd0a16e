import { Button } from 'antd';
import type { InputProps } from '../kit.ts';
import type { LineGroup } from './groups.ts';
import { focusLine } from './focus-line.ts';
import { columnsOf, linesOf, newLine } from './lines.ts';
import { PickLines } from './PickLines.tsx';

interface AddLineProps {
  readonly props: InputProps;
  /** Id of the button; that of the list where it stands alone. */
  readonly id?: string;
  /** The group that the line is added to. */
  readonly group?: LineGroup;
}

/** Adds a line: an empty one, or those that are picked. */
export function AddLine({ props, id = props.id, group }: AddLineProps) {
  const { field, disabled, lines: use } = props;
  const lines = linesOf(props.value);
  const title = `${group?.title ?? ''}${field.title}`;
  const given = use?.groups !== undefined && group?.code !== undefined ? { [use.groups]: group.code } : {};
  if (disabled) return null;
  if (use?.pick)
    return (
      <PickLines
        props={{ ...props, id }}
        {...{ title, given }}
        pick={use.pick}
        most={field.max ?? Infinity}
      />
    );
  const full = field.max !== undefined && lines.length >= field.max;
  return (
    <Button
      id={id}
      type="dashed"
      block
      disabled={full}
      danger={props.invalid === true && (props.problems?.size ?? 0) === 0}
      onClick={({ detail }) => {
        props.onChange([...lines, { ...newLine(field), ...given }]);
        // A pointer presses no key for the number of times that it clicked.
        if (detail === 0) focusLine(props.id, lines.length, columnsOf(field));
      }}
    >
      {full ? `最多${field.max}条` : `添加${title}`}
    </Button>
  );
}
