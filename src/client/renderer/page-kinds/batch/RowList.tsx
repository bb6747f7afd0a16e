import { SearchOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { Badge } from '../../fields/widgets/Badge.tsx';
import { Skeleton } from '../../States.tsx';
import type { BatchRow } from './model.ts';
import styles from './batch.module.css';

interface RowListProps {
  /** Absent while they are on their way. */
  readonly rows: readonly BatchRow[] | undefined;
  readonly read: number;
  readonly chosen: ReadonlySet<string>;
  choose(ids: ReadonlySet<string>): void;
  /** Absent where the rows were named. */
  readonly search: ((word: string) => void) | undefined;
}

/** The rows that may be printed; those that are chosen are in the preview. */
export function RowList({ rows, read, chosen, choose, search }: RowListProps) {
  const all = rows ?? [];
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  return (
    <div className={styles['list']}>
      {search && (
        <Input.Search
          aria-label="查找"
          placeholder="编号、姓名等"
          maxLength={50}
          allowClear
          enterButton={<Button aria-label="开始查找" icon={<SearchOutlined />} />}
          onSearch={(word) => search(word.trim())}
        />
      )}
      {!rows ? (
        <>
          <p role="status">{read > 0 ? `已读取 ${read} 份` : '正在读取'}</p>
          <Skeleton />
        </>
      ) : (
        <>
          <Checkbox
            className={styles['all']}
            disabled={all.length === 0}
            checked={all.length > 0 && chosen.size === all.length}
            indeterminate={chosen.size > 0 && chosen.size < all.length}
            onChange={() => choose(new Set(chosen.size === all.length ? [] : all.map(({ id }) => id)))}
          >
            {`全选（共 ${all.length} 份）`}
          </Checkbox>
          <ul aria-label="要打印的记录">
            {all.map((row) => (
              <li key={row.id}>
                <label>
                  <input type="checkbox" checked={chosen.has(row.id)} onChange={() => toggle(row.id)} />
                  <span className={styles['name']}>
                    {row.name}
                    <small>{row.number}</small>
                  </span>
                  {row.lacks.length > 0 && <Badge color="orange" text={`缺${row.lacks.join('、')}`} />}
                  {row.markedAt !== null && (
                    <span title={row.markedAt}>
                      <Badge color="green" text="已打印" />
                    </span>
                  )}
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
