import { Button, Input } from 'antd';
import type { Names } from './form-schema.ts';
import { addWay, changeWay, moveWay, removeWay, type Draft, type Forked } from './tree.ts';
import { When } from './When.tsx';

interface WaysFormProps {
  readonly node: Forked;
  readonly names: Names;
  readonly isReading: boolean;
  edit(make: (draft: Draft) => Draft, about?: string): void;
}

/** The ways of a node: their names, their conditions, their order. */
export function WaysForm({ node, names, isReading, edit }: WaysFormProps) {
  const { id, branches } = node;
  return (
    <>
      {branches.map((way, branch) => (
        // oxlint-disable-next-line react/no-array-index-key -- a way has no identity but its place
        <fieldset key={branch}>
          <legend>{`分支${branch + 1}`}</legend>
          <Input
            size="small"
            aria-label={`分支${branch + 1}的名称`}
            maxLength={20}
            disabled={isReading}
            value={way.title}
            onChange={(event) =>
              edit(
                (draft) => changeWay(draft, id, branch, { title: event.target.value }),
                `way ${id} ${branch}`,
              )
            }
          />
          {node.kind === 'branch' &&
            ('when' in way ? (
              <When
                value={way.when ?? ''}
                names={names}
                isReading={isReading}
                change={(when) =>
                  edit((draft) => changeWay(draft, id, branch, { when }), `when ${id} ${branch}`)
                }
              />
            ) : (
              <p>以上条件都不成立时走这里</p>
            ))}
          {!isReading && (
            <div>
              <Button
                size="small"
                aria-label={`上移分支${branch + 1}`}
                disabled={branch === 0}
                onClick={() => edit((draft) => moveWay(draft, id, branch, branch - 1))}
              >
                ↑
              </Button>
              <Button
                size="small"
                aria-label={`下移分支${branch + 1}`}
                disabled={branch === branches.length - 1}
                onClick={() => edit((draft) => moveWay(draft, id, branch, branch + 1))}
              >
                ↓
              </Button>
              <Button
                size="small"
                disabled={branches.length <= 2}
                onClick={() => edit((draft) => removeWay(draft, id, branch))}
              >
                删除分支
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {!isReading && (
        <Button size="small" onClick={() => edit((draft) => addWay(draft, id, `分支${branches.length + 1}`))}>
          添加分支
        </Button>
      )}
    </>
  );
}
