import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Engine } from '../../data/engine.ts';
import { refuse } from '../../data/refusal.ts';
import { attachmentsById } from '../../storage/attachments.ts';
import { keyField } from '../import/keys.ts';
import { entryName } from './zip.ts';

const MOST_FILES = 20_000;
const FILES_AT_ONCE = 500;

/** A file that a row names: where it stands in the archive and under which name in the file store. */
export interface AttachedFile {
  readonly path: string;
  readonly name: string;
}

/** The files that the exported rows name in the exported columns, `<column>/<code of the row>.<kind>`. */
export class AttachedFiles {
  private readonly fields: readonly { readonly field: FieldModel; readonly folder: string }[];
  private readonly key: string;
  private readonly noted: { readonly id: string; readonly place: string }[] = [];

  constructor(
    private readonly engine: Engine,
    entity: EntityModel,
    columns: readonly { readonly dataIndex: string; readonly title: string }[],
  ) {
    this.fields = columns.flatMap(({ dataIndex, title }) => {
      const field = entity.fields.get(dataIndex);
      const isFiles = field && (field.type === 'file' || field.type === 'image');
      return isFiles ? [{ field, folder: entryName(title) }] : [];
    });
    this.key = keyField(entity)?.name ?? entity.label;
  }

  /** What the list is asked for, so that files can be called by the code of their row. */
  columns(asked: readonly string[]): readonly string[] {
    return this.fields.length === 0 ? asked : [...new Set([...asked, this.key])];
  }

  /** Remembers what a row names; only names are kept, never the files. */
  note(row: Row): void {
    for (const { field, folder } of this.fields) {
      const value = row[field.name];
      const ids = typeof value === 'string' && value !== '' ? value.split(',') : [];
      const code = row[this.key] ?? row['Id'];
      for (const id of ids) this.noted.push({ id, place: `${folder}/${entryName(String(code))}` });
    }
    if (this.noted.length > MOST_FILES) throw refuse(`一次最多导出${MOST_FILES}个文件，请缩小查询范围`);
  }

  /** The files in the order of the rows; one that is gone is left out. */
  async *files(): AsyncGenerator<AttachedFile> {
    const taken = new Map<string, number>();
    for (let start = 0; start < this.noted.length; start += FILES_AT_ONCE) {
      const group = this.noted.slice(start, start + FILES_AT_ONCE);
      const stored = await attachmentsById(
        this.engine.database,
        group.map(({ id }) => id),
      );
      for (const { id, place } of group) {
        const file = stored.get(id);
        if (!file) continue;
        const path = `${place}.${file.Ext}`;
        const before = taken.get(path) ?? 0;
        taken.set(path, before + 1);
        yield { path: before === 0 ? path : `${place}-${before + 1}.${file.Ext}`, name: file.Url };
      }
    }
  }
}
