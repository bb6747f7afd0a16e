import { DOWN_TYPE } from '../../../contract/generated/codes.ts';
import { XLSX_EXT, zipTable } from './archive.ts';
import { writeDocument, type WrittenTable } from '../docx/write.ts';
import { writeSheets } from '../xlsx/write.ts';
import type { AttachedFiles } from './attached-files.ts';
import type { ExportFiles } from './files.ts';

/** Item of DOWN_TYPE. */
export type DownType = (typeof DOWN_TYPE)[keyof typeof DOWN_TYPE];

/** What an exported file is made of. */
export interface ExportContent {
  readonly table: WrittenTable;
  readonly fileName: string;
  readonly files: ExportFiles;
  readonly attached: AttachedFiles;
  readonly folder: string;
}

/** A kind of file that lists are exported to. */
export interface ExportFormat {
  readonly name: string;
  readonly ext: string;
  /** More make a file that nobody can open. */
  readonly mostRows: number;
  write(target: NodeJS.WritableStream, content: ExportContent): Promise<void>;
}

const FORMATS: Record<DownType, ExportFormat> = {
  [DOWN_TYPE.Excel]: {
    name: 'Excel',
    ext: XLSX_EXT,
    // What a spreadsheet holds (specification 9).
    mostRows: 1_000_000,
    write: (target, { table }) => writeSheets(target, [{ ...table, name: table.title, freezeHeader: true }]),
  },
  [DOWN_TYPE.Word]: {
    name: 'Word',
    ext: 'docx',
    mostRows: 20_000,
    write: (target, { table }) => writeDocument(target, table),
  },
  [DOWN_TYPE.Pdf]: {
    name: 'PDF',
    ext: 'pdf',
    mostRows: 5_000,
    // The library and its fonts are large, and few ask for them.
    write: async (target, { table }) => (await import('../pdf/write.ts')).writePdf(target, table),
  },
  [DOWN_TYPE.Zip]: { name: 'Zip', ext: 'zip', mostRows: 20_000, write: zipTable },
};

/** The kind of file that was asked for; Excel when none was. */
export function formatOf(type: DownType | undefined): ExportFormat {
  return FORMATS[type ?? DOWN_TYPE.Excel];
}
