import { NOBODY } from '../../src/contract/subject.ts';
import type { FieldModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';
import type { Batch } from '../../src/server/demo/rows.ts';
import { heading, importColumns } from '../../src/server/jobs/import/columns.ts';
import { isCode } from '../../src/server/jobs/import/keys.ts';
import type { WrittenSheet, WrittenValue } from '../../src/server/jobs/xlsx/write.ts';

const STUDENT = 'core/Student';
const IMPORT = 'core.student.import';
const NOBODY_IN_PARTICULAR = {
  subject: NOBODY,
  grants: new Set<string>(),
  readable: new Set<string>(),
  requestId: 'demo',
  ip: '',
};

/** The students of a school as the sheet that the student list imports: names for codes, codes for references. */
export function studentSheet(catalog: Catalog, batches: Iterable<Batch>): WrittenSheet {
  const entity = catalog.entities.get(STUDENT)!;
  const columns = importColumns(entity, entity.actions.get(IMPORT)!, NOBODY_IN_PARTICULAR);
  return {
    name: entity.title,
    columns: columns.map((column) => ({ title: heading(column) })),
    rows: rowsOf(
      catalog,
      columns.map((column) => column.field),
      batches,
    ),
    freezeHeader: true,
  };
}

function* rowsOf(
  catalog: Catalog,
  fields: readonly FieldModel[],
  batches: Iterable<Batch>,
): Generator<WrittenValue[]> {
  const codes = new Map<unknown, string>();
  let begun = false;
  for (const { entity, rows } of batches) {
    if (entity === STUDENT) {
      begun = true;
      for (const row of rows) yield fields.map((field) => cellOf(catalog, field, row[field.name], codes));
    } else if (begun) return;
    else noteCodes(catalog, entity, rows, codes);
  }
}

/** Rows that students refer to come before them. */
function noteCodes(
  catalog: Catalog,
  entity: string,
  rows: readonly Row[],
  codes: Map<unknown, string>,
): void {
  const code = [...catalog.entities.get(entity)!.fields.values()].find(isCode);
  if (code) for (const row of rows) codes.set(row['Id'], String(row[code.name]));
}

function cellOf(
  catalog: Catalog,
  field: FieldModel,
  value: unknown,
  codes: ReadonlyMap<unknown, string>,
): WrittenValue {
  if (value === undefined || value === null) return null;
  if (field.type === 'ref') return codes.get(value) ?? null;
  if (field.type !== 'dict') return value as WrittenValue;
  return catalog.codes.get(field.dict ?? '')?.items.find((item) => item.code === value)?.name ?? null;
}
