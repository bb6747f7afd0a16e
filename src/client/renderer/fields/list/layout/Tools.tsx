import { useId } from 'react';
import type { ChildGrid } from '../../../../../contract/generated/meta.ts';
import type { NamedField } from '../../../../../contract/field-rules.ts';
import { useCodes } from '../../codes.ts';
import { columnsOf } from '../lines.ts';
import type { Tool } from './layout.ts';
import { toneOf } from './tone.ts';
import styles from './layout.module.css';

/** A tool with its name, and the colour of what it leaves behind. */
export interface NamedTool {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  /** What stands in a place for a yes. */
  readonly sign?: string;
  readonly tool: Tool;
}

/** The tools of a layout: a place in each of its states, an aisle, and each yes or no of the places. */
export function useTools(field: NamedField, grid: ChildGrid): NamedTool[] {
  const columns = columnsOf(field);
  const states = useCodes(columns.find(({ name }) => name === grid.state)?.dict);
  const placed: NamedTool[] =
    grid.state === undefined
      ? [{ key: 'place', name: field.title, color: 'green', tool: { kind: 'place' } }]
      : states.map(({ code, name, color = 'default' }) => ({
          key: `place ${code}`,
          name,
          color,
          tool: { kind: 'place', state: code },
        }));
  const flags = columns
    .filter(({ type }) => type === 'bool')
    .map(({ name, title }): NamedTool => ({
      key: `flag ${name}`,
      name: title,
      color: 'none',
      sign: signOf(title),
      tool: { kind: 'flag', field: name },
    }));
  return [
    ...placed,
    { key: 'clear', name: '过道（清空）', color: 'clear', tool: { kind: 'clear' } },
    ...flags,
  ];
}

/** 有电源 is told by 电, 靠窗 by 窗: the first letter that says what it is. */
const signOf = (title: string) => [...title.replace(/^[是否有可靠带近]+/, '')][0] ?? title.slice(0, 1);

interface ToolsProps {
  readonly tools: readonly NamedTool[];
  readonly tool: Tool;
  readonly label: string;
  choose(this: void, tool: Tool): void;
}

/** Which tool is in hand. */
export function Tools({ tools, tool, label, choose }: ToolsProps) {
  const name = useId();
  return (
    <fieldset className={styles['tools']}>
      <legend>{`${label}设为`}</legend>
      {tools.map((one) => (
        <label key={one.key}>
          <input
            type="radio"
            name={name}
            checked={JSON.stringify(one.tool) === JSON.stringify(tool)}
            onChange={() => choose(one.tool)}
          />
          <i aria-hidden="true" className={`${styles['swatch']} ${toneOf(one.color)}`}>
            {one.sign}
          </i>
          {one.name}
        </label>
      ))}
    </fieldset>
  );
}
