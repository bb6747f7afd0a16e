import { Button } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../read.ts';
import { useMe } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { inputOf } from '../source.ts';
import { crossedOf, FEW, savedLines, shareOf, type Crossed, type Side } from './cross.ts';
import styles from './cross.module.css';
import { csvOf } from '../csv.ts';

/** Two things that the reader chooses, set against each other. */
export function CrossPart({ block, on }: PartProps<'cross'>) {
  const data = useData();
  const me = useMe();
  const { row, times } = on;
  const { source } = block;
  const [chosen, choose] = useState<{ Row?: string; Column?: string }>({});
  const input = { ...inputOf(source.input, { me, ...(row && { row }) }), ...chosen };
  const ask = async () => ({ crossed: crossedOf(await data.ask(source.call, input)) });
  const asked = ['cross', source.call, input, times] as const;
  const { answer, failure, again } = useAnswer(asked, ask, { isKept: true });
  const crossed = answer?.crossed;
  const nameOf = (key: string) => crossed?.sides.find((side) => side.key === key)?.name ?? '';
  const save = () => {
    if (!crossed) return;
    const corner = `${nameOf(crossed.row)}＼${nameOf(crossed.column)}`;
    data.saveContent(csvOf(savedLines(crossed, corner)), `${block.title}.csv`);
  };
  return (
    <Frame
      title={block.title}
      note={block.note}
      tools={
        crossed && (
          <Button size="small" onClick={save}>
            导出表格
          </Button>
        )
      }
    >
      {failure !== undefined && <Failed text={failure} retry={again} />}
      {failure === undefined && !answer && <Skeleton lines={6} />}
      {failure === undefined && answer && !crossed && <Empty text={block.empty} />}
      {failure === undefined && crossed && (
        <>
          <div className={styles['sides']}>
            <Choice
              label="行"
              sides={crossed.sides.filter(({ isRow }) => isRow)}
              value={crossed.row}
              choose={(Row) => choose({ Row, Column: crossed.column })}
            />
            <Choice
              label="列"
              sides={crossed.sides}
              value={crossed.column}
              choose={(Column) => choose({ Row: crossed.row, Column })}
            />
          </div>
          {crossed.columns.length === 0 ? (
            <Empty text={block.empty} />
          ) : (
            <Table crossed={crossed} caption={`${nameOf(crossed.row)}，按${nameOf(crossed.column)}统计`} />
          )}
        </>
      )}
    </Frame>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly sides: readonly Side[];
  readonly value: string;
  choose(key: string): void;
}

function Choice({ label, sides, value, choose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {sides.map(({ key, name }, at) => (
          <option key={at} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Table({ crossed, caption }: { crossed: Crossed; caption: string }) {
  const { columns, lines } = crossed;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={`${caption}，可滚动`}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">选项</th>
            {columns.map(({ name }, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, counts }, line) => (
            <tr key={line}>
              <th scope="row">{name}</th>
              {columns.map((column, at) => {
                const count = counts[at];
                return (
                  <td key={at}>
                    {count ?? FEW}
                    {count !== undefined && <small>{`${shareOf(count, column.count)}%`}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">作答人数</th>
            {columns.map(({ count }, at) => (
              <td key={at}>{count}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
