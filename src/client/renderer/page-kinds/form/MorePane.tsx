import { useAnswer } from '../../read.ts';
import { useTableSettings } from '../../contexts.ts';
import { SidePane } from '../../SidePane.tsx';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { DataTable } from '../../table/DataTable.tsx';
import styles from './form.module.css';

interface MorePaneProps {
  readonly title: string;
  ask(): Promise<unknown>;
  close(): void;
}

/** The table behind the lines of a form's preview: who or what they count. */
export function MorePane({ title, ask, close }: MorePaneProps) {
  const { answer, failure, again } = useAnswer(['more', title], ask);
  const { size } = useTableSettings();
  const table = answer === undefined ? undefined : tableIn(answer);
  return (
    <SidePane title={title} width={640} close={close}>
      {failure !== undefined && <Failed text={failure} retry={again} />}
      {failure === undefined && !table && <Skeleton />}
      {table && (
        <>
          {table.note !== '' && <p className={styles['note']}>{table.note}</p>}
          <DataTable<Line>
            columns={table.columns.map((name, at) => ({
              key: String(at),
              title: name,
              width: 120,
              render: ({ cells }) => <span title={cells[at]}>{cells[at]}</span>,
            }))}
            rows={table.lines}
            keyOf={({ key }) => key}
            size={size}
            empty={<Empty />}
          />
        </>
      )}
    </SidePane>
  );
}

interface Line {
  readonly key: string;
  readonly cells: readonly string[];
}

interface MoreTable {
  readonly note: string;
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
}

function tableIn(answer: unknown): MoreTable {
  const { Table } = (answer ?? {}) as { Table?: { Note?: string; Columns?: string[]; Rows?: string[][] } };
  return {
    note: Table?.Note ?? '',
    columns: Table?.Columns ?? [],
    lines: (Table?.Rows ?? []).map((cells, at) => ({ key: `${at} ${cells[0] ?? ''}`, cells })),
  };
}
