import { pagesShown } from './pages-shown.ts';
import styles from './pager.module.css';

/** Rows a page may hold. */
export const PAGE_SIZES = [10, 20, 50, 100];

/** A search in texts is not counted further by the server: there are so many, or more. */
const MOST_COUNTED = 10_000;

interface PagerProps {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly total: number;
  /** Everything fits on one page: only the count is shown, and the size where another one would make a difference. */
  readonly isSingle: boolean;
  /** What is counted. */
  readonly unit?: string;
  turn(pageIndex: number, pageSize: number): void;
}

/** Count of the rows, pages to turn to, rows a page. */
export function Pager({ pageIndex, pageSize, total, isSingle, unit = '条', turn }: PagerProps) {
  const count = Math.max(1, Math.ceil(total / pageSize));
  const smallest = PAGE_SIZES[0] ?? pageSize;
  return (
    <div role="group" className={styles['pager']} aria-label="分页">
      <span className={styles['total']}>
        {total === MOST_COUNTED ? `${total} ${unit}以上，请缩小查询范围` : `共 ${total} ${unit}`}
      </span>
      {!isSingle && (
        <ul>
          <li>
            <Turn label="上一页" text="‹" to={pageIndex - 1} off={pageIndex <= 1} {...{ pageSize, turn }} />
          </li>
          {pagesShown(pageIndex, count).map((page, place) => (
            <li key={page === '…' ? `gap${place}` : page}>
              {page === '…' ? (
                <span aria-hidden="true">…</span>
              ) : (
                <button
                  type="button"
                  aria-label={`第${page}页`}
                  aria-current={page === pageIndex ? 'page' : undefined}
                  onClick={() => turn(page, pageSize)}
                >
                  {page}
                </button>
              )}
            </li>
          ))}
          <li>
            <Turn
              label="下一页"
              text="›"
              to={pageIndex + 1}
              off={pageIndex >= count}
              {...{ pageSize, turn }}
            />
          </li>
        </ul>
      )}
      {(!isSingle || total > smallest) && (
        <select
          aria-label="每页条数"
          value={pageSize}
          onChange={(event) => turn(1, Number(event.target.value))}
        >
          {(PAGE_SIZES.includes(pageSize) ? PAGE_SIZES : [pageSize, ...PAGE_SIZES]).map((size) => (
            <option key={size} value={size}>
              {size} {unit}/页
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

interface TurnProps extends Pick<PagerProps, 'pageSize' | 'turn'> {
  readonly label: string;
  readonly text: string;
  readonly to: number;
  readonly off: boolean;
}

function Turn({ label, text, to, off, pageSize, turn }: TurnProps) {
  return (
    <button type="button" aria-label={label} disabled={off} onClick={() => turn(to, pageSize)}>
      {text}
    </button>
  );
}
