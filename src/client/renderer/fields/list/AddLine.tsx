import { Button } from 'antd';
import type { InputProps } from '../kit.ts';
import type { LineGroup } from './groups.ts';
import { linesOf, newLine } from './lines.ts';
import { PickLines } from './PickLines.tsx';

interface AddLineProps {
  readonly props: InputProps;
  /** The group that the line is added to. */
  readonly group?: LineGroup;
}

/** Adds a line: an empty one, or those that are picked. */
export function AddLine({ props, group }: AddLineProps) {
  const { field, disabled, lines: use } = props;
  const lines = linesOf(props.value);
  const title = `${group?.title ?? ''}${field.title}`;
  const given = use?.groups !== undefined && group?.code !== undefined ? { [use.groups]: group.code } : {};
  if (disabled) return null;
  if (use?.pick)
    return <PickLines {...{ props, title, given }} pick={use.pick} most={field.max ?? Infinity} />;
  const full = field.max !== undefined && lines.length >= field.max;
  return (
    <Button
      id={props.id}
      type="dashed"
      block
      disabled={full}
      danger={props.invalid === true && (props.problems?.size ?? 0) === 0}
      onClick={() => props.onChange([...lines, { ...newLine(field), ...given }])}
    >
      {full ? `最多${field.max}条` : `添加${title}`}
    </Button>
  );
}
