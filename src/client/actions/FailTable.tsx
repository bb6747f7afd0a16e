import { useTableSettings } from '../renderer/contexts.ts';
import { Empty } from '../renderer/States.tsx';
import type { TableColumn } from '../renderer/table/columns.ts';
import { DataTable } from '../renderer/table/DataTable.tsx';

type Fail = Readonly<Record<string, string | number | null | undefined>> & { readonly key: string };

/** A column of plain text. */
export function textColumn(key: string, title: string, width: number): TableColumn<Fail> {
  return { key, title, width, render: (row) => <span title={String(row[key] ?? '')}>{row[key]}</span> };
}

/** What was refused, line by line. */
export function FailTable({
  columns,
  rows,
  height = 320,
}: {
  columns: readonly TableColumn<Fail>[];
  rows: readonly Fail[];
  height?: number;
}) {
  const { size, align } = useTableSettings();
  return (
    <DataTable
      columns={align === 'custom' ? columns : columns.map((column) => ({ ...column, align }))}
      rows={rows}
      keyOf={({ key }) => key}
      size={size}
      empty={<Empty />}
      height={height}
    />
  );
}
